// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/numbers/boardnumberspage.h"

#include "ui/play/numbers/numbersections.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

// How much larger than other texts the numbers of a large page are, at least and at most.
constexpr double largerText = 1.15;
constexpr double largestText = 2.6;

} // namespace

BoardNumbersPage::BoardNumbersPage(GameTable &table, BoardNumbers &game, QWidget *parent)
    : EditPage(parent),
      m_table(table),
      m_game(game),
      m_dress(game.dress()),
      m_fields(
          game, [this](const std::vector<BoardNumber> &numbers) { build(numbers); }, this),
      m_intro(plainLabel(this)),
      m_area(new QScrollArea(this))
{
    setObjectName(u"numbers-page"_s);
    m_intro->setWordWrap(true);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_area, 1);
    if (m_dress.isLarge)
        column->addWidget(numbersLine(this));
    column->addWidget(bar());
    connect(&m_fields, &NumberFields::edited, this, &BoardNumbersPage::judge);
    connect(&m_fields, &NumberFields::entered, this, &BoardNumbersPage::apply);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.boards)
            follow();
        if (what.record)
            showAgreement();
    });
    connect(&table, &GameTable::lookChanged, this, &BoardNumbersPage::judge);
    connect(&table, &GameTable::wordsChanged, this, &BoardNumbersPage::retranslate);
    retranslate();
}

QWidget *BoardNumbersPage::bar()
{
    auto *bar = new QWidget(this);
    m_noteTitle = plainLabel(bar);
    m_note = new QLineEdit(bar);
    m_note->setObjectName(u"numbers-note"_s);
    m_noteTitle->setBuddy(m_note);
    makeControls(u"numbers"_s, bar);
    applyButton()->setDefault(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_noteTitle);
    row->addWidget(m_note, 1);
    row->addWidget(applyButton());
    row->addWidget(resetButton());
    row->addWidget(closeButton());
    auto *column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    if (m_dress.agrees) {
        m_agreement = plainLabel(bar);
        m_agreement->setObjectName(u"numbers-agreement"_s);
        m_agreement->setWordWrap(true);
        m_agree = namedButton(u"numbers-agree"_s, bar);
        connect(m_agree, &QPushButton::clicked, this, &BoardNumbersPage::agree);
        auto *audit = new QHBoxLayout;
        audit->addWidget(m_agreement, 1);
        audit->addWidget(m_agree);
        column->addLayout(audit);
    }
    column->addWidget(message());
    column->addLayout(row);
    return bar;
}

/// Makes the fields anew: which values there are can change with the boards.
void BoardNumbersPage::build(const std::vector<BoardNumber> &numbers)
{
    auto *content = new QWidget;
    if (m_dress.isLarge)
        content->setFont(scaledFont(font(), largerText));
    m_main = layOutSections(numbers, m_fields, *content);
    const int scrolled = m_area->verticalScrollBar()->value();
    if (QWidget *before = m_area->takeWidget())
        before->deleteLater(); // what is typed in may be what led here
    m_area->setWidget(content);
    m_area->verticalScrollBar()->setValue(scrolled);
    setFocusProxy(m_fields.first());
    fitText();
}

/// On a large page the first table fills the width: it is what people compare, from as far as the window allows.
void BoardNumbersPage::fitText()
{
    QWidget *content = m_area->widget();
    if (!m_dress.isLarge || content == nullptr || m_main == nullptr)
        return;
    const auto fields = m_main->findChildren<QSpinBox *>();
    const auto boxes = m_main->findChildren<QComboBox *>();
    // Measured at one size, so that it does not matter what was shown before.
    content->setFont(scaledFont(font(), largerText));
    m_main->setFont(scaledFont(font(), largerText));
    for (QSpinBox *field : fields)
        field->setMinimumWidth(0);
    for (QComboBox *box : boxes)
        box->setMinimumWidth(0);
    const double natural = m_main->sizeHint().width() / largerText;
    // Not that of the viewport, which gets its size after the page; and there is more than the window is high.
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    const double room = m_area->width() - bar - fontMetrics().height() * 2;
    // In steps, so that a window that is drawn larger does not shiver.
    const double wanted = std::floor(room / natural * 20) / 20;
    m_main->setFont(scaledFont(font(), std::clamp(wanted, largerText, largestText)));
    // Numbers stand under each other, however many digits each may have.
    int wide = 0;
    for (const QSpinBox *field : fields)
        wide = std::max(wide, field->sizeHint().width());
    for (QSpinBox *field : fields)
        field->setMinimumWidth(wide);
    // What a box measures for its texts leaves out what the style takes from large ones.
    for (QComboBox *box : boxes)
        box->setMinimumWidth(box->sizeHint().width() + box->fontMetrics().averageCharWidth());
}

void BoardNumbersPage::apply()
{
    const std::vector<NumberChange> wanted = m_fields.changes();
    if (wanted.empty() || !applyButton()->isEnabled())
        return;
    const QString note = m_note->text().trimmed();
    m_note->clear();
    m_game.correct(wanted, note);
    reset();
    say(tr("The boards are corrected."), false);
}

void BoardNumbersPage::reset()
{
    m_fields.load();
    judge();
}

/// The boards stand differently: what was typed stays. Nobody waits for a page that is not looked at.
void BoardNumbersPage::follow()
{
    m_isBehind = !isVisible();
    if (m_isBehind)
        return;
    m_fields.follow();
    judge();
}

void BoardNumbersPage::showEvent(QShowEvent *event)
{
    if (m_isBehind)
        follow();
    EditPage::showEvent(event);
}

void BoardNumbersPage::agree()
{
    if (!isEdited())
        m_table.session().agree();
}

/// When the table agreed last with all numbers.
void BoardNumbersPage::showAgreement()
{
    if (m_agreement == nullptr)
        return;
    const std::optional<play::Agreement> last = m_table.session().lastAgreed();
    m_agreement->setText(last ? m_game.agreed(*last) : tr("The table has not compared the numbers yet."));
}

/// Says what would be set, or why it cannot be.
void BoardNumbersPage::judge()
{
    forgetWarning();
    const std::vector<NumberChange> wanted = m_fields.changes();
    const auto count = static_cast<int>(m_game.valuesSet(wanted));
    QString refusal = m_fields.judge();
    if (refusal.isEmpty() && count > 0) {
        const auto &past = m_table.past();
        refusal = past && past->purpose == PastMoment::Purpose::Look
            ? tr("The boards show the past, in which nothing is set.")
            : m_game.whyNot(wanted);
    }
    say(!refusal.isEmpty() ? refusal
            : count == 0   ? tr("Nothing is changed.")
                           : tr("%n value(s) will be set as one correction.", nullptr, count),
        !refusal.isEmpty());
    applyButton()->setEnabled(count > 0 && refusal.isEmpty());
    resetButton()->setEnabled(!wanted.empty() || !refusal.isEmpty());
    if (m_agree != nullptr)
        m_agree->setEnabled(count == 0);
    showAgreement();
}

QString BoardNumbersPage::lossWarning() const
{
    return tr("%n value(s) are not applied. Close again to give them up.", nullptr,
              static_cast<int>(m_fields.changes().size()));
}

void BoardNumbersPage::retranslate()
{
    m_intro->setText(tr("Every number as the boards stand now. Change what is different on the table and "
                        "apply it as one correction. To join a game under way, set all boards once."));
    m_noteTitle->setText(tr("Reason"));
    m_note->setPlaceholderText(tr("may be left empty"));
    setSaidName(*m_note, tr("Reason of the correction"));
    applyButton()->setText(tr("Apply"));
    setSaidName(*applyButton(), tr("Apply the changed numbers as one correction"));
    resetButton()->setText(tr("Put back"));
    setSaidName(*resetButton(), tr("Show the numbers as they are recorded"));
    closeButton()->setText(tr("Close"));
    setSaidName(*closeButton(), tr("Close the page of numbers"));
    setSaidName(*m_area, tr("Numbers of all boards"));
    if (m_agree != nullptr) {
        m_agree->setText(tr("The table agrees"));
        setSaidName(*m_agree, tr("Note that the table agrees with all numbers"));
    }
    m_fields.follow(); // in the words of now
    judge();
}

void BoardNumbersPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fitText();
    } else if (event->type() == QEvent::PaletteChange && applyButton() != nullptr) {
        m_fields.recolour();
        judge();
    }
    EditPage::changeEvent(event);
}

void BoardNumbersPage::resizeEvent(QResizeEvent *event)
{
    EditPage::resizeEvent(event);
    fitText();
}

/// Enter is what applies, unless a button has the keyboard.
void BoardNumbersPage::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && button != nullptr && button->hasFocus())
        button->click();
    else if (enter)
        apply();
    else
        EditPage::keyPressEvent(event);
}

} // namespace skyledger::ui
