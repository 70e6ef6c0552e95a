// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/comparepanel.h"

#include "core/airshipcity/game/gamesheet.h"
#include "core/airshipcity/record/sheettable.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/scoring/sheet/airshipcitysheet.h"
#include "ui/airshipcity/scoring/sheet/ownersboard.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/score/sheet/rowsform.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject sheetNow(const AirshipCityTable &table)
{
    return sheetOfGame(table.session().record(), table.state());
}

/// What can be set beside the table: VP and stocks. Majorities are set on the picture.
std::vector<std::size_t> rowsToType()
{
    std::vector<std::size_t> rows{sheetCell(SheetEntry::Vp)};
    for (const Resource resource : all<Resource>())
        rows.push_back(sheetCell(SheetEntry::Resource, indexOf(resource)));
    return rows;
}

std::optional<std::size_t> ownerOf(const Grid &grid)
{
    return grid.majority == none<Player> ? std::nullopt : std::optional(indexOf(grid.majority));
}

Player holder(const std::optional<std::size_t> &owner)
{
    return owner ? static_cast<Player>(*owner) : none<Player>;
}

} // namespace

ComparePanel::ComparePanel(AirshipCityTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_desk(airshipCitySheet(), sheetNow(table)),
      m_intro(plainLabel(this)),
      m_form(new RowsForm(m_desk, {}, this)),
      m_board(new OwnersBoard(this)),
      m_reason(new QLineEdit(this)),
      m_hint(wrappedLabel(u"sheet-hint"_s, this)),
      m_message(plainLabel(this)),
      m_apply(namedButton(u"compare-apply"_s, this)),
      m_reset(namedButton(u"compare-reset"_s, this)),
      m_all(namedButton(u"compare-all-numbers"_s, this))
{
    setObjectName(u"compare-panel"_s);
    m_reason->setObjectName(u"compare-reason"_s);
    m_message->setObjectName(u"compare-message"_s);
    m_message->setWordWrap(true);
    m_intro->setWordWrap(true);
    auto *left = new QVBoxLayout;
    left->addWidget(m_intro);
    left->addWidget(m_form);
    left->addWidget(m_hint);
    left->addStretch();
    auto *right = new QVBoxLayout;
    right->addWidget(m_board);
    right->addWidget(m_all, 0, Qt::AlignLeft);
    right->addStretch();
    auto *page = new QWidget;
    auto *columns = new QHBoxLayout(page);
    columns->addLayout(left, 13);
    columns->addLayout(right, 9);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    auto *line = new QHBoxLayout;
    line->addWidget(m_reason, 1);
    line->addWidget(m_apply);
    line->addWidget(m_reset);
    auto *whole = new QVBoxLayout(this);
    whole->addWidget(scroll, 1);
    whole->addWidget(m_message);
    whole->addLayout(line);
    connect(&m_desk, &RowsDesk::changed, this, &ComparePanel::refresh);
    connect(m_board, &OwnersBoard::ownersChanged, this, &ComparePanel::refresh);
    connect(m_form, &RowsForm::rowChanged, this,
            [this] { m_hint->setText(m_desk.game().rows()[m_form->row()].where()); });
    connect(m_form, &RowsForm::finished, this, [this] { m_reason->setFocus(Qt::TabFocusReason); });
    connect(m_reason, &QLineEdit::returnPressed, this, &ComparePanel::apply);
    connect(m_apply, &QPushButton::clicked, this, &ComparePanel::apply);
    connect(m_reset, &QPushButton::clicked, this, &ComparePanel::reset);
    connect(m_all, &QPushButton::clicked, this, &ComparePanel::allNumbersWanted);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.game())
            reset();
    });
    connect(&table, &GameTable::wordsChanged, this, &ComparePanel::retranslate);
    m_form->typeOnly(rowsToType());
    loadOwners();
    retranslate();
}

void ComparePanel::loadOwners()
{
    std::vector<PlayerLook> looks;
    QStringList names;
    for (const Player player : m_table.players()) {
        looks.push_back({pieceColor(m_table.color(player)), m_table.mark(player)});
        names << m_table.words().player(player);
    }
    QStringList utilities;
    OwnersBoard::Owners ofUtilities;
    for (const Utility utility : m_table.setup().utilities()) {
        utilities << m_table.words().utility(utility);
        ofUtilities.push_back(ownerOf(m_table.state().utilities[utility]));
    }
    OwnersBoard::Owners ofAirships;
    ofAirships.reserve(countOf<Airship>);
    for (const Airship airship : all<Airship>())
        ofAirships.push_back(ownerOf(m_table.state().airships[airship]));
    m_board->setPlayers(looks, names);
    m_board->setUtilityNames(utilities);
    m_board->setOwners(ofAirships, ofUtilities);
}

SheetTexts ComparePanel::recorded() const
{
    return m_desk.textsIn(sheetNow(m_table));
}

Correct ComparePanel::correction() const
{
    Correct correct;
    const SheetTexts before = recorded();
    for (const Player player : m_table.players()) {
        /// A number that is not the recorded one.
        const auto changed = [&, at = indexOf(player)](SheetEntry entry,
                                                       std::size_t thing = 0) -> std::optional<int> {
            const auto row = static_cast<qsizetype>(sheetCell(entry, thing));
            const auto now = numberIn(m_desk.texts().players[at].cells[row]);
            return now != numberIn(before.players[at].cells[row]) ? now : std::nullopt;
        };
        if (const auto vp = changed(SheetEntry::Vp))
            correct.set.push_back(assign(Setting::Vp, *vp, player));
        for (const Resource resource : all<Resource>()) {
            const auto stock = changed(SheetEntry::Resource, indexOf(resource));
            // What no stock can hold is shown in the form and does not get as far as the boards.
            if (stock && *stock >= 0 && *stock <= unlockedCapacity)
                correct.set.push_back(assign(Setting::Stock, *stock, player, resource));
        }
    }
    const OwnersBoard::Owners airships = m_board->airshipOwners();
    for (const Airship airship : all<Airship>()) {
        if (holder(airships[indexOf(airship)]) != m_table.state().airships[airship].majority)
            correct.set.push_back(
                assign(Setting::AirshipMajority, holder(airships[indexOf(airship)]), airship));
    }
    const OwnersBoard::Owners utilities = m_board->utilityOwners();
    for (const Utility utility : m_table.setup().utilities()) {
        if (holder(utilities[indexOf(utility)]) != m_table.state().utilities[utility].majority)
            correct.set.push_back(
                assign(Setting::UtilityMajority, holder(utilities[indexOf(utility)]), utility));
    }
    return correct;
}

QString ComparePanel::whyNot(const Correct &correct) const
{
    const Verdict verdict = m_table.session().verdict(correct);
    if (verdict.playable() || verdict.objections.empty())
        return {};
    const Event event = correct;
    return tr("The boards cannot stand like that: %1.")
        .arg(words::reason(verdict.objections.front(), m_table.words(), &event));
}

void ComparePanel::apply()
{
    const Correct correct = correction();
    if (correct.set.empty() || m_desk.hasFaults() || !whyNot(correct).isEmpty()) {
        refresh();
        return;
    }
    const QString reason = m_reason->text().trimmed();
    m_reason->clear();
    m_table.session().play(correct, reason);
}

void ComparePanel::reset()
{
    m_desk.replace(recorded());
    loadOwners();
    refresh();
}

void ComparePanel::refresh()
{
    const Correct correct = correction();
    const auto count = static_cast<int>(correct.set.size());
    const QString refusal = count == 0 ? QString() : whyNot(correct);
    m_message->setText(!refusal.isEmpty() ? refusal
                           : count == 0   ? tr("Nothing is different from the record.")
                                          : tr("%n value(s) will be corrected.", nullptr, count));
    setInk(m_message, refusal.isEmpty() ? Role::QuietText : Role::LitFrame);
    m_apply->setEnabled(count > 0 && refusal.isEmpty() && !m_desk.hasFaults());
    m_reset->setEnabled(count > 0);
}

void ComparePanel::retranslate()
{
    setAccessibleName(tr("Compare with the table"));
    m_intro->setText(
        tr("What the score is made of. Change what is different on the table, and apply it as one "
           "correction; majorities are set on the picture, contracts on the page of all numbers."));
    m_reason->setPlaceholderText(tr("Reason, may be left empty"));
    m_reason->setAccessibleName(tr("Reason of the correction"));
    m_apply->setText(tr("Apply"));
    m_apply->setAccessibleName(tr("Apply what was changed as one correction"));
    m_reset->setText(tr("Put back"));
    m_reset->setAccessibleName(tr("Show the numbers as they are recorded"));
    m_hint->setText(m_desk.game().rows()[m_form->row()].where());
    m_all->setText(KeyBindings::shared().told(tr("All numbers, large"), keys::allNumbers));
    m_desk.retell();
    loadOwners();
    refresh();
}

void ComparePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
