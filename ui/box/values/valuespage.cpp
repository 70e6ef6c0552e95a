// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/values/valuespage.h"

#include "ui/box/values/proposalspanel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/partnames.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/widgets/wrappingdelegate.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtCore/QItemSelectionModel>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTabWidget>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ValuesPage::ValuesPage(GameTable &table, std::unique_ptr<GameValues> values, QWidget *parent)
    : GamePage(parent),
      m_values(std::move(values)),
      m_filter(m_model),
      m_intro(wrappedLabel(u"values-intro", this)),
      m_sample(wrappedLabel(u"values-sample", this)),
      m_tabs(new QTabWidget(this)),
      m_proposals(new ProposalsPanel(m_tabs))
{
    setObjectName(u"values-page"_s);
    m_tabs->setObjectName(u"values-tabs"_s);
    m_tabs->addTab(valuesTab(), QString());
    m_tabs->addTab(m_proposals, QString());
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_sample);
    column->addWidget(m_tabs, 1);
    column->addWidget(bar());
    setFocusProxy(m_list);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.game())
            follow();
    });
    connect(&table, &GameTable::wordsChanged, this, &ValuesPage::retranslate);
    connect(m_proposals, &ProposalsPanel::confirmed, this, &ValuesPage::enter);
    connect(m_proposals, &ProposalsPanel::eventAsked, this, &ValuesPage::eventAsked);
    retranslate();
    select(0);
}

QWidget *ValuesPage::valuesTab()
{
    auto *tab = new QWidget(m_tabs);
    m_search = new QLineEdit(tab);
    m_search->setObjectName(u"values-search"_s);
    m_search->setClearButtonEnabled(true);
    m_onlyMissing = new QCheckBox(tab);
    m_onlyMissing->setObjectName(u"values-only-missing"_s);
    m_next = namedButton(u"values-next-missing", tab);
    m_list = new QTreeView(tab);
    m_list->setObjectName(u"values-list"_s);
    m_list->setModel(&m_filter);
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setTabKeyNavigation(false);
    m_list->setItemDelegate(new WrappingDelegate(*m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(ValuesModel::What, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(ValuesModel::Value, QHeaderView::Interactive);
    m_list->header()->setSectionResizeMode(ValuesModel::Source, QHeaderView::ResizeToContents);
    m_list->header()->resizeSection(ValuesModel::Value, fontMetrics().averageCharWidth() * 20);
    auto *top = new FlowLayout;
    for (QWidget *each : {static_cast<QWidget *>(m_search), static_cast<QWidget *>(m_onlyMissing),
                          static_cast<QWidget *>(m_next)})
        top->addWidget(each);
    auto *column = new QVBoxLayout(tab);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addWidget(editorBox(tab));
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_filter.setSearch(m_search->text());
        selectAny();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (m_editor)
            m_editor->setFocus(Qt::TabFocusReason);
    });
    connect(m_onlyMissing, &QCheckBox::toggled, this, [this](bool only) {
        m_filter.setOnlyMissing(only);
        selectAny();
    });
    connect(m_next, &QPushButton::clicked, this, &ValuesPage::showNextMissing);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ValuesPage::leaveRow);
    connect(m_list, &QTreeView::activated, this, [this] {
        if (m_editor)
            m_editor->setFocus(Qt::TabFocusReason);
    });
    return tab;
}

QWidget *ValuesPage::editorBox(QWidget *parent)
{
    auto *box = new QFrame(parent);
    box->setObjectName(u"values-editor"_s);
    box->setFrameShape(QFrame::StyledPanel);
    m_title = wrappedLabel(u"values-title", box);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_editorPlace = new QVBoxLayout;
    m_hint = new RuleLabel(box);
    m_hint->setObjectName(u"values-hint"_s);
    m_consequence = wrappedLabel(u"values-consequence", box);
    m_apply = namedButton(u"values-apply", box);
    m_apply->setDefault(true);
    m_reset = namedButton(u"values-reset", box);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_apply);
    buttons->addWidget(m_reset);
    buttons->addStretch();
    auto *column = new QVBoxLayout(box);
    column->addWidget(m_title);
    column->addLayout(m_editorPlace);
    column->addWidget(m_hint);
    column->addWidget(m_consequence);
    column->addLayout(buttons);
    connect(m_apply, &QPushButton::clicked, this, &ValuesPage::apply);
    connect(m_reset, &QPushButton::clicked, this, &ValuesPage::reset);
    return box;
}

QWidget *ValuesPage::bar()
{
    auto *bar = new QWidget(this);
    m_message = wrappedLabel(u"values-message", bar);
    m_close = namedButton(u"values-close", bar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_message, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QPushButton::clicked, this, &ValuesPage::closed);
    return bar;
}

const GameValueRow *ValuesPage::selected() const
{
    const QModelIndex current = m_list->currentIndex();
    return current.isValid() ? &m_model.valueAt(m_filter.mapToSource(current).row()) : nullptr;
}

/// Works out everything anew, or as soon as somebody looks.
void ValuesPage::follow()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void ValuesPage::refresh()
{
    m_stale = false;
    m_model.setValues(m_values->rows());
    m_proposals->setProposals(m_values->proposals());
    const int proposed = m_proposals->count();
    m_tabs->setTabText(1, proposed == 0 ? tr("&Proposals") : tr("&Proposals (%n)", nullptr, proposed));
    const QString sample = m_values->sampleNotice();
    m_sample->setText(sample);
    m_sample->setVisible(!sample.isEmpty());
    const int missing = m_model.missing();
    m_next->setText(tr("&Next missing (%n left)", nullptr, missing));
    m_next->setAccessibleName(tr("Go to the next missing value; %n left", nullptr, missing));
    m_next->setEnabled(missing > 0);
    m_next->setVisible(missing > 0);
    m_onlyMissing->setVisible(missing > 0);
    if (missing == 0)
        m_onlyMissing->setChecked(false);
    const GameValueRow *now = selected();
    if (now == nullptr || !m_shown || !m_shown->isSame(*now)) {
        leaveRow();
    } else {
        m_shown = *now; // perhaps in another language
        judge();
    }
}

void ValuesPage::select(int row)
{
    QModelIndex index = m_filter.mapFromSource(m_model.index(row, 0));
    if (!index.isValid()) {
        m_search->clear();
        m_onlyMissing->setChecked(false);
        index = m_filter.mapFromSource(m_model.index(row, 0));
    }
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

/// A list of which no row is the current one shows no keyboard, and no editor stands below it.
void ValuesPage::selectAny()
{
    if (!m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_filter.index(0, 0));
    m_list->scrollTo(m_list->currentIndex());
}

void ValuesPage::showValue(const ValuePlace &which)
{
    if (m_stale)
        refresh();
    m_tabs->setCurrentIndex(0);
    if (const int row = m_model.rowOf(which); row >= 0)
        select(row);
}

void ValuesPage::showNextMissing()
{
    const GameValueRow *now = selected();
    const int from = now ? m_model.rowOf(now->which) : -1;
    const int rows = m_model.rowCount();
    for (int step = 1; step <= rows; ++step) {
        const int row = (from + step + rows) % rows;
        if (m_model.valueAt(row).value)
            continue;
        m_tabs->setCurrentIndex(0);
        select(row);
        if (m_editor)
            m_editor->setFocus(Qt::TabFocusReason);
        return;
    }
}

/// What was typed and is not in the game stays typed while other rows are looked at.
void ValuesPage::keepTyped()
{
    if (!isTyped())
        return;
    const describe::Value typed = *m_editor->value();
    if (typed == m_values->known(m_shown->which))
        return; // it was put into the game just now
    m_typed.push_back({m_shown->which, typed});
    say(
        [this, left = *m_shown] {
            const int row = m_model.rowOf(left.which);
            return tr("%1: what you typed is kept here, but it is not in the game yet.", "a value")
                .arg(row < 0 ? left.what : m_model.valueAt(row).what);
        },
        true);
}

void ValuesPage::leaveRow()
{
    keepTyped();
    rebuildEditor();
}

void ValuesPage::rebuildEditor()
{
    if (m_editor) {
        // A key in it may have led here: it goes at once, but lives until that is over.
        m_editor->setParent(nullptr);
        m_editor->deleteLater();
        m_editor = nullptr;
    }
    const GameValueRow *now = selected();
    m_shown = now ? std::optional(*now) : std::nullopt;
    m_warnedOfLoss = false;
    if (now) {
        m_editor = new ValueFields(m_values->formOf(now->which, u"value"_s), m_title->parentWidget());
        const auto kept = std::find_if(m_typed.begin(), m_typed.end(),
                                       [now](const Typed &each) { return each.which == now->which; });
        if (kept != m_typed.end()) {
            m_editor->setValue(kept->value);
            m_typed.erase(kept);
        }
        m_editorPlace->addWidget(m_editor);
        m_editor->show(); // or it could not take the keyboard yet
        setRules(*m_editor, m_values->ruleOf(now->which));
        QWidget *before = m_list;
        const QList<QWidget *> fields =
            m_editor->findChildren<QWidget *>(); // of a track those not yet in sight, too
        for (QWidget *field : fields) {
            if (field->focusPolicy() != Qt::NoFocus && field->focusProxy() == nullptr)
                QWidget::setTabOrder(std::exchange(before, field), field);
        }
        QWidget::setTabOrder(before, m_apply);
        connect(m_editor, &ValueFields::changed, this, [this] {
            m_warnedOfLoss = false;
            say({}, false);
            judge();
        });
        connect(m_editor, &ValueFields::nextWanted, this,
                [this](QWidget *from, bool forward) { step(from, forward, true); });
        connect(m_editor, &ValueFields::stepWanted, this,
                [this](QWidget *from, bool forward) { step(from, forward, false); });
    }
    judge();
}

bool ValuesPage::isEdited() const
{
    return isTyped() || !m_typed.empty();
}

/// Whether the editor holds a whole value that is another one than that of the game.
bool ValuesPage::isTyped() const
{
    if (!m_editor || !m_shown)
        return false;
    const auto typed = m_editor->value();
    return typed.has_value() && typed != m_shown->value;
}

/// Says what the selected value is, and what another one would do.
void ValuesPage::judge()
{
    const bool edited = isTyped();
    const QString fault = m_editor ? m_editor->fault() : QString();
    m_apply->setEnabled(false);
    m_reset->setEnabled(edited || !fault.isEmpty());
    m_consequence->setVisible(edited || !fault.isEmpty());
    m_hint->setVisible(m_shown.has_value());
    if (!m_shown) {
        m_title->setText(tr("No value is selected."));
        return;
    }
    //: A value, what is printed, its source
    m_title->setText(m_shown->value ? tr("%1: %2 (%3)").arg(m_shown->what, m_shown->printed, m_shown->told)
                                    : tr("%1: not known yet").arg(m_shown->what));
    m_hint->setPlain(m_values->howToRead(m_shown->which));
    m_editor->setSubject(m_shown->what);
    m_consequence->setText(fault);
    if (!edited)
        return;
    const GameValues::Change change = m_values->wouldEnter(m_shown->which, *m_editor->value());
    m_consequence->setText(change.said);
    m_apply->setEnabled(!change.isRefused);
}

/// Enter leads from field to field, and behind the last one the value is put into the game. What stands there already
/// leads back to the list, as it does before the first field; what is not complete stays.
void ValuesPage::step(const QWidget *from, bool forward, bool save)
{
    const QList<QWidget *> stops = m_editor->stops();
    const auto here = std::find(stops.begin(), stops.end(), from) - stops.begin();
    const auto next = here + (forward ? 1 : -1);
    if (next >= 0 && next < stops.size())
        stops[next]->setFocus(Qt::TabFocusReason);
    else if (!forward || (save && m_shown->value && m_editor->value() == m_shown->value))
        m_list->setFocus(Qt::BacktabFocusReason);
    else if (save)
        apply();
}

void ValuesPage::apply()
{
    if (isTyped() && m_apply->isEnabled())
        enter(m_shown->which, *m_editor->value());
}

/// Into the game, and into the owner's copy, as whoever reads it off the cardboard wants both.
void ValuesPage::enter(ValuePlace which, const describe::Value &value)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const auto kept = m_values->enter(which, value);
    if (!kept) {
        say([] { return tr("The value was not taken, and nothing has changed."); }, true);
        return;
    }
    // What had the keyboard is gone now: it stays on this page, and goes on from the list.
    if (hadFocus && m_tabs->currentIndex() == 0)
        m_list->setFocus(Qt::OtherFocusReason);
    else if (hadFocus)
        m_tabs->tabBar()->setFocus(Qt::OtherFocusReason);
    switch (*kept) {
    case KeptInBox::Kept:
        say([] { return tr("The value is in this game and in your copy of the box."); }, false);
        return;
    case KeptInBox::Nothing:
        say([] { return tr("The value is in this game."); }, false);
        return;
    default:
        say([kept = *kept, path = m_values->copyPath()] { return notKept(kept, path); }, true);
    }
}

void ValuesPage::reset()
{
    rebuildEditor();
    say({}, false);
}

bool ValuesPage::mayClose()
{
    if (isEdited() && !m_warnedOfLoss) {
        say([] { return tr("The value that you typed is not in the game. Close again to give it up."); },
            true);
        m_warnedOfLoss = true;
        return false;
    }
    m_typed.clear();
    reset();
    return true;
}

void ValuesPage::say(const Sentence &message, bool warning)
{
    m_said = message;
    m_saidWarns = warning;
    m_message->setText(message ? message() : QString());
    setInk(m_message, warning ? Role::LitFrame : Role::QuietText);
}

void ValuesPage::retranslate()
{
    m_intro->setText(
        tr("Enter what is missing and correct what is wrong: the game is replayed, and nothing that was "
           "recorded is lost."));
    m_tabs->setTabText(0, tr("&Values"));
    nameTabs(*m_tabs->tabBar(), tr("Values and proposals"));
    m_search->setPlaceholderText(tr("Search the values"));
    m_search->setAccessibleName(tr("Search the values"));
    m_onlyMissing->setText(tr("Only &missing ones"));
    m_list->setAccessibleName(tr("Component values of this game"));
    m_apply->setText(tr("&Enter"));
    m_apply->setAccessibleName(tr("Put the value into the game"));
    m_apply->setToolTip(plainTip(tr("Puts the value into this game and into your copy of the box (Enter)")));
    m_reset->setText(tr("Put &back"));
    m_reset->setAccessibleName(tr("Show the value as it is"));
    m_close->setText(tr("Close"));
    m_close->setAccessibleName(tr("Close the values of this game"));
    refresh();
    judge();
    say(m_said, m_saidWarns);
    colour();
}

void ValuesPage::colour()
{
    setInk(m_intro, Role::QuietText);
    setInk(m_sample, Role::LitFrame);
    setInk(m_hint, Role::QuietText);
    setInk(m_message, m_saidWarns ? Role::LitFrame : Role::QuietText);
}

void ValuesPage::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && m_editor && m_editor->isAncestorOf(focusWidget()))
        apply();
    else if (event->key() == Qt::Key_Down && m_search->hasFocus())
        m_list->setFocus(Qt::TabFocusReason);
    else if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

void ValuesPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void ValuesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange && m_close)
        colour();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
