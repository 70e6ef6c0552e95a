// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/sheetpanel.h"

#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/scoring/sheet/ownersboard.h"
#include "ui/airshipcity/scoring/sheet/sheetform.h"
#include "ui/airshipcity/scoring/sheet/sheetrules.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/marks.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

SheetNumber countedBy(Award award)
{
    return award == Award::Shipbuilding ? SheetNumber::AirshipMajorities : SheetNumber::UtilityMajorities;
}

bool isUntouched(const SheetDesk &desk)
{
    return desk.gaps().size() >= desk.seated().players.size() * askedNumbers - 4
        && !desk.draft().players[0].numbers[SheetNumber::Vp];
}

} // namespace

SheetPanel::SheetPanel(SheetDesk &desk, const QStringList &knownNames, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_form(new SheetForm(desk, SheetForm::Use::Sheet, knownNames, this)),
      m_rules(new SheetRules(desk, this)),
      m_board(new OwnersBoard(this)),
      m_verdict(plainLabel(this)),
      m_paste(namedButton(u"sheet-paste"_s, this)),
      m_copyColumns(namedButton(u"sheet-copy-columns"_s, this)),
      m_copyRows(namedButton(u"sheet-copy-rows"_s, this))
{
    setObjectName(u"sheet-panel"_s);
    m_verdict->setObjectName(u"sheet-verdict"_s);
    m_verdict->setWordWrap(true);
    auto *left = new QVBoxLayout;
    left->addWidget(m_form);
    left->addWidget(m_verdict);
    left->addStretch();
    auto *right = new QVBoxLayout;
    right->addWidget(m_board);
    right->addWidget(m_rules);
    auto *buttons = new FlowLayout;
    for (QPushButton *each : {m_paste, m_copyColumns, m_copyRows})
        buttons->addWidget(each);
    right->addLayout(buttons);
    right->addStretch();
    auto *page = new QWidget;
    auto *columns = new QHBoxLayout(page);
    columns->setSpacing(fontMetrics().height());
    columns->addLayout(left, 13);
    columns->addLayout(right, 9);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"sheet-scroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    connect(m_form, &SheetForm::finished, this, &SheetPanel::finished);
    connect(m_board, &OwnersBoard::ownersChanged, this, &SheetPanel::countOwners);
    connect(m_paste, &QPushButton::clicked, m_form, &SheetForm::pasteFromClipboard);
    connect(m_copyColumns, &QPushButton::clicked, this, [this] { m_form->copyToClipboard(false); });
    connect(m_copyRows, &QPushButton::clicked, this, [this] { m_form->copyToClipboard(true); });
    connect(&desk, &SheetDesk::changed, this, [this] {
        m_warnedOfGaps = false;
        refresh();
    });
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &SheetPanel::retranslate);
    retranslate();
}

void SheetPanel::countOwners(Award award)
{
    m_desk.setNumbers(countedBy(award),
                      m_board->counts(award, static_cast<std::size_t>(m_desk.seated().players.size())));
}

void SheetPanel::refresh()
{
    std::vector<PlayerLook> looks;
    QStringList names;
    for (const DraftPlayer &player : m_desk.seated().players)
        names << player.name;
    const QStringList marks = words::playerMarks(names);
    looks.reserve(static_cast<std::size_t>(names.size()));
    for (const DraftPlayer &player : m_desk.seated().players)
        looks.push_back({pieceColor(player.color.value_or(PlayerColor::Orange)),
                         marks.value(static_cast<qsizetype>(looks.size()))});
    m_board->setPlayers(looks, names);
    for (const Award award : {Award::Shipbuilding, Award::Construction}) {
        const auto counts = m_board->counts(award, looks.size());
        for (std::size_t i = 0; i < counts.size(); ++i) {
            // A number that was typed makes the picture untrue.
            const auto &typed = m_desk.draft().players[static_cast<qsizetype>(i)].numbers[countedBy(award)];
            if (typed.value_or(0) != counts[i] && !m_board->isEmpty(award))
                m_board->clear(award);
        }
    }
    if (isUntouched(m_desk)) {
        say({}, false);
        return;
    }
    const ScoredGame &game = m_desk.scored();
    const words::GameWords gameWords(game.setup, game.ids, game.names(), game.catalogue);
    const QStringList sentences = words::winners(game.score, game.setup.rulings, gameWords);
    const auto gaps = static_cast<int>(m_desk.gaps().size());
    const QString missing =
        gaps > 0 ? tr("%n number(s) are not entered yet and count as 0.", nullptr, gaps) : QString();
    say(sentences.join(u' ') + (missing.isEmpty() ? QString() : u'\n' + missing), false);
}

void SheetPanel::say(const QString &text, bool warning)
{
    m_verdict->setText(text);
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, Theme::of(palette()).color(warning ? Role::LitFrame : Role::Text));
    m_verdict->setPalette(colors);
    m_verdict->setFont(boldFont(font(), 1.1));
}

bool SheetPanel::mayFinish()
{
    if (!m_desk.faults().empty()) {
        const SheetFault &fault = m_desk.faults().front();
        if (fault.field == SheetField::Number)
            m_form->field(fault.players.empty() ? Player{0} : fault.players[0], fault.number)
                ->setFocus(Qt::TabFocusReason);
        else
            m_form->focusFirst();
        return false;
    }
    if (m_desk.gaps().empty() || std::exchange(m_warnedOfGaps, true))
        return true;
    const SheetGap &gap = m_desk.gaps().front();
    m_form->field(gap.player, gap.number)->setFocus(Qt::TabFocusReason);
    say(tr("%n number(s) are not entered. Finish once more to count them as 0.", nullptr,
           static_cast<int>(m_desk.gaps().size())),
        true);
    return false;
}

void SheetPanel::retranslate()
{
    m_paste->setText(tr("Paste cells"));
    m_paste->setToolTip(
        plainTip(tr("Cells of a spreadsheet, players as columns or rows, with or without headings: Ctrl+V")));
    m_copyColumns->setText(tr("Copy, players as columns"));
    m_copyColumns->setToolTip(plainTip(tr("For a spreadsheet: Ctrl+C in a field")));
    m_copyRows->setText(tr("Copy, players as rows"));
    const QString key = KeyBindings::shared().text(keys::copyRows);
    m_copyRows->setToolTip(plainTip(key.isEmpty() ? tr("For a spreadsheet")
                                                  : tr("For a spreadsheet: %1 in a field", "key").arg(key)));
    refresh();
}

void SheetPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        m_verdict->setFont(boldFont(font(), 1.1));
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
