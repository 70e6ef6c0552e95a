// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handpage.h"

#include "ui/box/hand/handhelp.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QResizeEvent>
#include <QtGui/QShowEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

enum Page { Cards, Report };

constexpr int compactBelow = 30;  // lines of text that the page is high
constexpr int helpInLetters = 30; // how wide it is at least

} // namespace

HandPage::HandPage(const GameTable &table, StepGuide &guide, std::unique_ptr<HandDesk> desk, QWidget *parent)
    : QWidget(parent),
      m_guide(guide),
      m_desk(std::move(desk)),
      m_title(plainLabel(this)),
      m_subtitle(plainLabel(this)),
      m_back(namedButton(u"value-back"_s, this)),
      m_allValues(namedButton(u"among-all-values"_s, this)),
      m_later(namedButton(u"report-instead"_s, this)),
      m_pages(new QStackedLayout)
{
    setObjectName(u"value-form"_s);
    setFocusPolicy(Qt::ClickFocus);
    auto *column = new QVBoxLayout(this);
    makeHead();
    column->addLayout(m_pages, 1);
    m_pages->addWidget(cardsPage());
    m_pages->addWidget(reportPage());
    connect(&guide, &Guide::changed, this, &HandPage::follow);
    connect(&table, &GameTable::wordsChanged, this, &HandPage::retell);
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &HandPage::retell);
    connect(qApp, &QApplication::focusChanged, this, &HandPage::followFocus);
    connect(m_back, &QPushButton::clicked, &guide, &Guide::back);
    connect(m_allValues, &QPushButton::clicked, this, [this] {
        if (m_shown && !m_shown->missing.empty())
            emit valueAsked(m_shown->missing.front());
    });
    connect(m_later, &QPushButton::clicked, this, &HandPage::putOff);
    connect(m_help->enterButton(), &QPushButton::clicked, this, &HandPage::accept);
    connect(m_record, &QPushButton::clicked, this, &HandPage::record);
    connect(m_lookUp, &QPushButton::clicked, this, [this] { showPage(Cards); });
    retell();
    follow();
    fit();
}

/// Its fields lose the keyboard when they go, and that is nothing to hear of any more.
HandPage::~HandPage()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void HandPage::makeHead()
{
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_subtitle->setObjectName(u"hand-subtitle"_s);
    m_title->setObjectName(u"hand-title"_s);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_subtitle);
    auto *head = new QHBoxLayout;
    head->addLayout(names, 1);
    for (QPushButton *button : {m_allValues, m_back})
        button->setFlat(true);
    for (QPushButton *button : {m_allValues, m_back, m_later})
        head->addWidget(button, 0, Qt::AlignTop);
    static_cast<QVBoxLayout *>(layout())->addLayout(head);
}

QWidget *HandPage::cardsPage()
{
    auto *page = new QWidget(this);
    m_row = new QHBoxLayout(page);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_help = new HandHelp(*m_desk, page);
    m_row->addWidget(m_help, 1);
    return page;
}

QWidget *HandPage::reportPage()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    m_reportTitle = wrappedLabel(u"report-title"_s, page);
    m_reportLayout = new QVBoxLayout;
    m_whyNot = new RuleLabel(page);
    m_whyNot->setObjectName(u"report-refused"_s);
    m_record = namedButton(u"record-reported"_s, page);
    m_record->setDefault(true);
    m_lookUp = namedButton(u"look-up-instead"_s, page);
    m_lookUp->setFlat(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_record);
    buttons->addWidget(m_lookUp);
    buttons->addStretch();
    column->addWidget(m_reportTitle);
    column->addLayout(m_reportLayout);
    column->addWidget(m_whyNot);
    column->addLayout(buttons);
    column->addStretch();
    return page;
}

/// Whether all that is asked for is on the cards that are shown.
bool HandPage::covers(const HandAsked &asked) const
{
    return std::all_of(asked.missing.begin(), asked.missing.end(), [this](const play::MissingValue &which) {
        return std::any_of(m_cards.begin(), m_cards.end(), [&which](const HandCard *card) {
            const auto &values = card->values();
            return std::any_of(values.begin(), values.end(),
                               [&which](const HandValue *value) { return value->which() == which; });
        });
    });
}

/// Shows what the guide asks for. As long as it is the same choice the cards stay, with what was typed on them.
void HandPage::follow()
{
    const std::optional<HandAsked> asked = m_desk->asked();
    if (m_isSaving || (!asked && !m_shown))
        return;
    const bool isSame = asked && m_shown && asked->choice == m_shown->choice && covers(*asked);
    const bool wasWanted = isWanted();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    m_shown = asked;
    if (isSame) {
        retell();
        return;
    }
    // The field that has the keyboard goes, and must not hand it to another part of the window.
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
    clear();
    if (m_shown)
        rebuild();
    if (isWanted() != wasWanted)
        emit wantedChanged();
    else if (m_shown && (hadFocus || isVisible()))
        focusFirst();
}

void HandPage::clear()
{
    // A key in one of them may have led here: it goes at once, but lives until that is over.
    for (HandCard *card : m_cards) {
        card->setParent(nullptr);
        card->deleteLater();
    }
    m_cards.clear();
    m_kept.clear();
    m_card = 0;
    m_help->tellOf(nullptr, nullptr);
    m_help->setRemark({});
    if (m_report.fields != nullptr) {
        m_report.fields->setParent(nullptr);
        m_report.fields->deleteLater();
        m_report = {};
    }
}

void HandPage::rebuild()
{
    m_note = nullptr;
    int number = 0;
    for (const auto &piece : m_desk->takePieces(m_shown->missing)) {
        auto *card = new HandCard(m_desk->piece(piece, number), number, this);
        number += static_cast<int>(piece.size());
        m_row->insertWidget(static_cast<int>(m_cards.size()), card);
        connect(card, &HandCard::changed, this, &HandPage::judge);
        connect(card, &HandCard::stepped, this, &HandPage::step);
        m_cards.push_back(card);
    }
    m_report = m_desk->makeReport(m_reportTitle->parentWidget());
    m_reportLayout->addWidget(m_report.fields);
    connect(m_report.fields, &ReportFields::changed, this, &HandPage::judge);
    m_pages->setCurrentIndex(Cards);
    QWidget *before = nullptr;
    for (const HandCard *card : m_cards) {
        const QList<QWidget *> stops = card->stops();
        for (QWidget *stop : stops) {
            if (before != nullptr)
                setTabOrder(before, stop);
            before = stop;
        }
    }
    if (before != nullptr)
        setTabOrder(before, m_help->enterButton());
    setTabOrder(m_help->enterButton(), m_later);
    setTabOrder(m_report.fields, m_record);
    setTabOrder(m_record, m_lookUp);
    turnTo(0, true);
    retell();
    fit();
}

void HandPage::focusFirst()
{
    if (m_pages->currentIndex() == Report) {
        if (m_report.fields != nullptr)
            m_report.fields->setFocus(Qt::TabFocusReason);
        return;
    }
    turnTo(m_card, true);
}

void HandPage::takeInHand(std::size_t card)
{
    m_card = card;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setNext(i != card);
    tellLeft();
}

/// Takes a card in hand, and gives the keyboard to its first or last field; a field that says nothing comes before others.
bool HandPage::turnTo(std::size_t card, bool toFirst)
{
    if (card >= m_cards.size())
        return false;
    takeInHand(card);
    fit();
    const QList<QWidget *> stops = m_cards[card]->stops();
    if (stops.isEmpty())
        return false;
    QWidget *wanted = toFirst ? stops.front() : stops.back();
    for (const HandValue *value : m_cards[card]->values()) {
        if (!toFirst || value->isKnown() || value->value())
            continue;
        const QList<QWidget *> own = value->stops();
        if (own.isEmpty())
            continue;
        wanted = own.front();
        break;
    }
    // As by Tab, so that what is typed takes the place of what stands there.
    wanted->setFocus(Qt::TabFocusReason);
    showHelp(wanted);
    return true;
}

/// Enter goes on from a field to the next one, to the next card behind the last field of one, and behind the last of all
/// the choice goes on.
void HandPage::step(const QWidget *from, bool forward)
{
    save(false);
    if (m_card >= m_cards.size())
        return;
    const HandCard *card = m_cards[m_card];
    const QList<QWidget *> stops = card->stops();
    qsizetype here = -1;
    for (qsizetype i = 0; i < stops.size(); ++i) {
        if (stops[i] == from || stops[i]->isAncestorOf(from))
            here = i;
    }
    const qsizetype next = forward ? here + 1 : here - 1;
    if (here >= 0 && next >= 0 && next < stops.size())
        stops[next]->setFocus(Qt::TabFocusReason);
    else if (forward && m_card + 1 < m_cards.size())
        turnTo(m_card + 1, true);
    else if (forward)
        accept();
    else if (m_card > 0)
        turnTo(m_card - 1, false);
}

/// Whether the choice goes on as soon as the game knows the value.
bool HandPage::isWaitedFor(const play::MissingValue &which) const
{
    return m_shown
        && std::find(m_shown->missing.begin(), m_shown->missing.end(), which) != m_shown->missing.end();
}

/// Puts what was copied since the last time into the owner's copy and into the game. What the choice waits for comes into
/// the game only when it is to go on.
void HandPage::save(bool goOn)
{
    if (m_isSaving || !m_shown)
        return;
    m_isSaving = true;
    // What is typed is taken down first: the game goes on by itself as soon as it can.
    std::vector<Copied> copied;
    for (const HandCard *card : m_cards) {
        for (const HandValue *value : card->values()) {
            const std::optional<describe::Value> now = value->isKnown() ? std::nullopt : value->value();
            if (now)
                copied.emplace_back(value->which(), *now);
        }
    }
    std::stable_partition(copied.begin(), copied.end(),
                          [this](const Copied &each) { return !isWaitedFor(each.first); });
    for (const auto &[which, value] : copied) {
        keep(which, value);
        if (goOn || !isWaitedFor(which))
            take(which, value);
    }
    m_isSaving = false;
    follow();
}

/// Puts a value into the game.
void HandPage::take(const play::MissingValue &which, const describe::Value &copied)
{
    if (m_desk->enter(which, copied)) {
        m_note = [] {
            return tr(
                "Earlier events do not fit this value: the journal flags them, and the game as it was is "
                "kept.");
        };
    }
}

/// Puts a value into the owner's copy; what is to be told if that cannot be.
void HandPage::keep(const play::MissingValue &which, const describe::Value &copied)
{
    const auto before = std::find_if(m_kept.begin(), m_kept.end(),
                                     [&which](const Copied &kept) { return kept.first == which; });
    if (before != m_kept.end() && before->second == copied)
        return;
    const KeptInBox kept = m_desk->keep(which, copied);
    if (before != m_kept.end())
        before->second = copied;
    else
        m_kept.emplace_back(which, copied);
    if (kept != KeptInBox::Kept && kept != KeptInBox::Nothing)
        m_note = [kept, path = m_desk->copyPath()] { return notKept(kept, path); };
}

void HandPage::accept()
{
    if (!m_shown)
        return;
    if (m_pages->currentIndex() == Report) {
        record();
        return;
    }
    save(true);
    if (m_shown)
        tellMissing();
    else
        tellNote();
}

/// What became of the copy, when the choice went on.
void HandPage::tellNote()
{
    if (const Sentence note = std::exchange(m_note, nullptr))
        m_guide.tell(note);
}

/// The choice cannot go on: what it still needs is said, and asked for again.
void HandPage::tellMissing()
{
    const std::optional<HandAsked> asked = m_desk->asked();
    if (!asked || asked->missing.empty())
        return;
    const play::MissingValue which = asked->missing.front();
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        const auto &values = m_cards[card]->values();
        const bool isThere = std::any_of(values.begin(), values.end(), [&which](const HandValue *value) {
            return value->which() == which;
        });
        if (isThere) {
            turnTo(card, true);
            break;
        }
    }
    const QString remark =
        tr("Still to be copied: %1.", "a value that the choice needs").arg(m_desk->nameOf(which));
    m_help->setRemark(remark);
    announce(*this, remark);
}

/// What was copied stays; if the choice cannot go on with it, only what was paid and gained is asked.
void HandPage::putOff()
{
    if (!m_shown)
        return;
    save(true);
    if (!m_shown) {
        tellNote();
        return;
    }
    if (m_shown->mayReport)
        showPage(Report);
    else
        m_guide.back();
}

void HandPage::record()
{
    if (m_report.fields == nullptr)
        return;
    if (m_report.whyNot().isEmpty())
        m_guide.report(m_report.fields->told());
    else
        judge();
}

std::optional<play::MissingValue> HandPage::valueOf(const QWidget *widget) const
{
    for (const HandCard *card : m_cards) {
        if (const HandValue *value = card->valueOf(widget))
            return value->which();
    }
    return std::nullopt;
}

void HandPage::showPage(int page)
{
    m_pages->setCurrentIndex(page);
    m_later->setVisible(page == Cards);
    judge();
    focusFirst();
}

/// Whatever way the keyboard leaves a field, what stands in it is saved.
void HandPage::followFocus(QWidget *old, QWidget *now)
{
    if (!m_shown || m_isSaving || !isVisible())
        return;
    if (old != nullptr && valueOf(old))
        save(false);
    if (m_shown)
        showHelp(now);
}

/// Tells how the value of a field is read; the card that it is on is in the hand, though the pointer took it.
void HandPage::showHelp(const QWidget *field)
{
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        const HandValue *value = m_cards[card]->valueOf(field);
        if (value == nullptr)
            continue;
        if (card != m_card)
            takeInHand(card);
        m_help->tellOf(m_cards[card], value);
        setRules(*m_help, value->form().rule);
    }
}

/// Says what can be done with what is in the fields now.
void HandPage::judge()
{
    if (!m_shown || m_report.fields == nullptr)
        return;
    QString fault;
    for (const HandCard *card : m_cards) {
        for (const HandValue *value : card->values())
            fault = fault.isEmpty() ? value->fault() : fault;
    }
    m_help->setRemark(fault);
    if (m_card < m_cards.size())
        m_help->tellOf(m_cards[m_card], nullptr);
    bool any = false;
    for (const HandCard *card : m_cards) {
        for (const HandValue *value : card->values())
            any = any || (!value->isKnown() && value->value());
    }
    m_help->enterButton()->setEnabled(any);
    const QString whyNot = m_report.whyNot();
    m_whyNot->setPlain(whyNot.isEmpty() ? QString() : tr("This cannot be recorded: %1.").arg(whyNot));
    m_whyNot->setVisible(!whyNot.isEmpty());
    setInk(m_whyNot, Role::LitFrame);
    m_record->setEnabled(whyNot.isEmpty());
}

/// What is about to be recorded, and how much is still to be copied for it.
void HandPage::tellLeft()
{
    const int left = static_cast<int>(m_cards.size() - std::min(m_card, m_cards.size()));
    m_subtitle->setText(
        m_shown
            ? tr("%1: %2", "what is about to be recorded, what is to be done for it")
                  .arg(m_shown->deed, tr("%n piece(s) of cardboard to copy, once and for all", nullptr, left))
            : QString());
}

void HandPage::retell()
{
    const bool canReport = m_shown && m_shown->mayReport;
    m_title->setText(tr("The cardboard in hand"));
    tellLeft();
    setAccessibleName(m_title->text());
    m_back->setText(tr("Choose otherwise"));
    setSaidName(*m_back, tr("Back to the choice before"));
    m_allValues->setText(KeyBindings::shared().told(tr("All values"), keys::gameValues));
    setSaidName(*m_allValues, tr("Show what is missing among all values of this game"));
    m_later->setText(canReport ? tr("Later (Esc)") : tr("Back (Esc)"));
    setSaidName(*m_later,
                canReport ? tr("Later: record only what was paid and gained")
                          : tr("Back to the choice before"));
    m_later->setToolTip(plainTip(m_later->accessibleName()));
    m_back->setVisible(canReport);
    m_reportTitle->setText(tr("Record what happened at the table; the cardboard can be copied later."));
    m_record->setText(tr("Record"));
    setSaidName(*m_record, tr("Record these amounts"));
    m_lookUp->setText(tr("Copy the cardboard after all"));
    m_help->retell(canReport);
    for (HandCard *card : m_cards)
        card->retell();
    judge();
}

/// The card in hand, as large as there is room for, and the next one where it has room, too.
void HandPage::fit()
{
    const int line = fontMetrics().height();
    const bool compact = height() < line * compactBelow;
    m_title->setFont(boldFont(font(), 1.4));
    m_subtitle->setVisible(!compact);
    m_help->setCompact(compact);
    const int high = height() - layout()->itemAt(0)->sizeHint().height() - 3 * line / 2;
    const int wide = width() - fontMetrics().averageCharWidth() * helpInLetters;
    int room = wide;
    bool fits = true;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const QSize size = fitCard(*m_cards[i], QSize(wide, high), compact);
        room -= i >= m_card ? size.width() : 0;
        fits = fits && (i <= m_card || room > 0);
        m_cards[i]->setVisible(i >= m_card && fits);
    }
}

/// The largest lettering with which a card has room.
QSize HandPage::fitCard(HandCard &card, const QSize &room, bool compact)
{
    QSize size;
    for (const double factor : {2.6, 2.2, 1.9, 1.6, 1.4, 1.2, 1.0}) {
        card.fit(factor, compact);
        size = card.sizeHint();
        if (size.height() <= room.height() && size.width() <= room.width())
            break;
    }
    return size;
}

bool HandPage::takeKey(const QKeyEvent &event)
{
    if (!m_shown || event.isAutoRepeat())
        return false;
    if (KeyBindings::shared().matches(event, keys::endTurn)) {
        accept();
        return true;
    }
    if (event.key() != Qt::Key_Escape)
        return false;
    if (m_pages->currentIndex() == Report)
        m_guide.back();
    else
        putOff();
    return true;
}

void HandPage::keyPressEvent(QKeyEvent *event)
{
    if (takeKey(*event))
        return;
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        auto *focused = qobject_cast<QPushButton *>(QApplication::focusWidget());
        if (event->isAutoRepeat() || (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier))
            return;
        if (focused != nullptr && isAncestorOf(focused))
            focused->click();
        else if (m_pages->currentIndex() == Report)
            record();
        else if (!m_cards.empty())
            step(QApplication::focusWidget(), modifiers == Qt::NoModifier);
        return;
    }
    // A letter or digit that no field wants must not take a crew and throw away what was entered.
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && !event->text().isEmpty())
        return;
    QWidget::keyPressEvent(event);
}

void HandPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void HandPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fit();
    if (m_shown && !event->spontaneous())
        focusFirst();
}

void HandPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retell();
    else if (event->type() == QEvent::FontChange)
        fit();
    else if (event->type() == QEvent::PaletteChange)
        judge();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
