// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/compare/comparepanel.h"

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

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ComparePanel::ComparePanel(const GameTable &table, std::unique_ptr<ComparedGame> game, QWidget *parent)
    : QWidget(parent),
      m_game(std::move(game)),
      m_groups(m_game->squares().size()),
      m_desk(m_game->sheet(), m_game->recorded()),
      m_intro(plainLabel(this)),
      m_form(new RowsForm(m_desk, {}, this)),
      m_board(new OwnersBoard(m_game->squares(), this)),
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
    m_form->typeOnly(m_game->rows());
    loadOwners();
    retranslate();
}

ComparePanel::~ComparePanel() = default;

void ComparePanel::loadOwners()
{
    m_board->setPlayers(m_game->looks(), m_game->players());
    for (std::size_t group = 0; group < m_groups; ++group) {
        m_board->setThings(group, m_game->things(group));
        m_board->setOwners(group, m_game->owners(group));
    }
}

SheetTexts ComparePanel::recorded() const
{
    return m_desk.textsIn(m_game->recorded());
}

ComparedGame::Assignments ComparePanel::correction() const
{
    ComparedGame::Assignments set;
    const SheetTexts before = recorded();
    for (std::size_t player = 0; player < before.players.size(); ++player) {
        for (const std::size_t row : m_game->rows()) {
            const auto at = static_cast<qsizetype>(row);
            const std::optional<int> now = numberIn(m_desk.texts().players[player].cells[at]);
            if (!now || now == numberIn(before.players[player].cells[at]))
                continue;
            if (const auto value = m_game->typed(row, player, *now))
                set.push_back(*value);
        }
    }
    for (std::size_t group = 0; group < m_groups; ++group) {
        const OwnersBoard::Owners held = m_game->owners(group);
        const OwnersBoard::Owners seen = m_board->owners(group);
        for (std::size_t square = 0; square < held.size(); ++square) {
            if (seen[square] != held[square])
                set.push_back(m_game->held(group, square, seen[square]));
        }
    }
    return set;
}

QString ComparePanel::whyNot(const ComparedGame::Assignments &set) const
{
    const QString reason = m_game->refusal(set);
    return reason.isEmpty() ? QString() : tr("The boards cannot stand like that: %1.").arg(reason);
}

void ComparePanel::apply()
{
    const ComparedGame::Assignments set = correction();
    if (set.empty() || m_desk.hasFaults() || !whyNot(set).isEmpty()) {
        refresh();
        return;
    }
    const QString reason = m_reason->text().trimmed();
    m_reason->clear();
    m_game->correct(set, reason);
}

void ComparePanel::reset()
{
    m_desk.replace(recorded());
    loadOwners();
    refresh();
}

void ComparePanel::refresh()
{
    const ComparedGame::Assignments set = correction();
    const auto count = static_cast<int>(set.size());
    const QString refusal = count == 0 ? QString() : whyNot(set);
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
    m_intro->setText(m_game->intro());
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
