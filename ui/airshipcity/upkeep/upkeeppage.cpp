// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/upkeep/upkeeppage.h"

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/upkeep/upkeepcolumn.h"
#include "ui/airshipcity/upkeep/upkeepsides.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

UpkeepPage::UpkeepPage(AirshipCityTable &table, QWidget *parent)
    : GamePage(parent),
      m_table(table),
      m_title(plainLabel(this)),
      m_subtitle(plainLabel(this)),
      m_goOn(namedButton(u"upkeep-go-on"_s, this)),
      m_forAll(new UpkeepForAll(table, this)),
      m_steps(new UpkeepSteps(this)),
      m_grid(new QGridLayout),
      m_hint(plainLabel(this))
{
    setObjectName(u"upkeep-page"_s);
    m_title->setObjectName(u"upkeep-title"_s);
    m_subtitle->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setWordWrap(true);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_title);
    names->addWidget(m_subtitle);
    auto *top = new QHBoxLayout;
    top->addLayout(names, 1);
    top->addWidget(m_goOn);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_forAll, 2);
    column->addLayout(m_grid, 12);
    column->addWidget(m_hint);
    m_grid->addWidget(m_steps, 0, 0);
    setFocusPolicy(Qt::StrongFocus);
    connect(m_goOn, &QPushButton::clicked, this, &UpkeepPage::goOn);
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (isVisible() && what.game())
            showUpkeep(m_table.session().cursor());
    });
    connect(&table, &GameTable::wordsChanged, this, &UpkeepPage::retranslate);
    retranslate();
}

/// Whether it is the upkeep where the game stands, so that something can still be done in it.
bool UpkeepPage::isRunning() const
{
    return m_sheet.last == m_table.session().cursor();
}

void UpkeepPage::showUpkeep(qsizetype event)
{
    auto sheet = upkeepWith(m_table.session(), event);
    if (!sheet)
        return;
    m_sheet = std::move(*sheet);
    arrange();
    refresh();
    retranslate();
}

/// A column for everybody who plays.
void UpkeepPage::arrange()
{
    for (std::size_t seat = m_columns.size(); seat < m_sheet.seats.size(); ++seat) {
        auto *column = new UpkeepColumn(m_table, static_cast<int>(seat), this);
        connect(column, &UpkeepColumn::chosen, this,
                [this, seat](std::size_t option) { take(seat, option); });
        connect(column, &UpkeepColumn::doneChanged, this, [this, seat](bool done) { tick(seat, done); });
        const int place = static_cast<int>(seat) + 1;
        m_grid->addWidget(column, 0, place);
        m_grid->setColumnStretch(place, 1);
        m_columns.push_back(column);
    }
    for (std::size_t seat = 0; seat < m_columns.size(); ++seat)
        m_columns[seat]->setVisible(seat < m_sheet.seats.size());
}

void UpkeepPage::refresh()
{
    m_forAll->setSheet(m_sheet);
    const QWidget *focus = QApplication::focusWidget();
    const bool isFocusHere = focus != nullptr && (focus == this || isAncestorOf(focus));
    const std::vector<QChar> keys = keysOfOptions();
    const QSet<std::size_t> done = m_done.value(m_sheet.first);
    for (std::size_t seat = 0; seat < m_sheet.seats.size(); ++seat)
        m_columns[seat]->setSheet(m_sheet, keys, done.contains(seat));
    m_goOn->setEnabled(m_sheet.isClosed);
    m_goOn->setDefault(m_sheet.isClosed);
    const auto asked = keys.empty() ? std::nullopt : std::optional(m_sheet.next);
    if (isFocusHere && asked != m_asked)
        passFocusOn();
    m_asked = asked;
}

/// The keyboard goes to what is asked, so that Enter answers; with nothing left to choose it is the page's.
void UpkeepPage::passFocusOn()
{
    for (const UpkeepColumn *column : m_columns) {
        if (UpkeepOption *option = column->firstToChoose()) {
            option->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    setFocus(Qt::OtherFocusReason);
}

/// The letters by which the guide knows what can be chosen next.
std::vector<QChar> UpkeepPage::keysOfOptions() const
{
    std::vector<QChar> keys;
    if (m_sheet.isClosed || !isRunning())
        return keys;
    for (const UpkeepSheet::Seat &seat : m_sheet.seats) {
        if (seat.player != m_sheet.next)
            continue;
        keys.reserve(seat.options.size());
        for (const UpkeepSheet::Option &option : seat.options) {
            const PlayOption *choice = m_table.guide().optionFor(Target(option.gain.resource));
            keys.push_back(choice != nullptr ? choice->key : QChar());
        }
    }
    return keys;
}

void UpkeepPage::take(std::size_t seat, std::size_t option)
{
    if (seat >= m_sheet.seats.size() || option >= m_sheet.seats[seat].options.size()
        || m_sheet.seats[seat].player != m_sheet.next || !isRunning())
        return;
    m_table.guide().click(m_sheet.seats[seat].options[option].gain.resource);
    if (m_table.guide().lackedValues())
        emit closed(); // a value is missing: it is asked for beside the boards
}

void UpkeepPage::tick(std::size_t seat, bool done)
{
    if (done)
        m_done[m_sheet.first].insert(seat);
    else
        m_done[m_sheet.first].remove(seat);
    refresh();
}

/// Ticks everybody, and goes back to the boards.
void UpkeepPage::goOn()
{
    if (!m_sheet.isClosed)
        return;
    for (std::size_t seat = 0; seat < m_sheet.seats.size(); ++seat)
        m_done[m_sheet.first].insert(seat);
    refresh();
    emit finished();
    emit closed();
}

void UpkeepPage::keyPressEvent(QKeyEvent *event)
{
    if (!takeKey(*event))
        GamePage::keyPressEvent(event);
}

bool UpkeepPage::takeKey(const QKeyEvent &event)
{
    if (event.isAutoRepeat())
        return false;
    if (KeyBindings::shared().matches(event, keys::endTurn)) {
        goOn();
        return true;
    }
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    const auto digit = typedDigit(event);
    if (digit && *digit >= 1 && static_cast<std::size_t>(*digit) <= m_sheet.seats.size()) {
        const auto seat = static_cast<std::size_t>(*digit - 1);
        tick(seat, !m_done.value(m_sheet.first).contains(seat));
        return true;
    }
    const QString text = typedText(event);
    const std::vector<QChar> keys = keysOfOptions();
    for (std::size_t option = 0; text.size() == 1 && option < keys.size(); ++option) {
        if (keys[option].isNull() || keys[option] != text.at(0).toUpper())
            continue;
        for (std::size_t seat = 0; seat < m_sheet.seats.size(); ++seat) {
            if (m_sheet.seats[seat].player == m_sheet.next) {
                take(seat, option);
                return true;
            }
        }
    }
    return false;
}

void UpkeepPage::focusInEvent(QFocusEvent *event)
{
    GamePage::focusInEvent(event);
    const bool isWalk = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (m_asked && !isWalk)
        passFocusOn();
}

/// A ring tells that digits and letters go to the page.
void UpkeepPage::paintEvent(QPaintEvent *event)
{
    GamePage::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setPen(QPen(Theme::of(palette()).color(Role::Accent), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void UpkeepPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    GamePage::changeEvent(event);
}

void UpkeepPage::retranslate()
{
    m_title->setFont(boldFont(font(), 1.4));
    m_title->setText(tr("Upkeep: stage %1 begins").arg(m_sheet.stage));
    setAccessibleName(m_title->text());
    m_subtitle->setText(tr("Together, line by line, in the order of the rulebook (p. 8)"));
    m_goOn->setText(KeyBindings::shared().told(tr("Begin round %1").arg(m_sheet.round), keys::endTurn));
    m_goOn->setToolTip(plainTip(m_sheet.isClosed ? QString()
                                                 : tr("%1 still chooses from the stage bonus", "player")
                                                       .arg(m_table.words().player(m_sheet.next))));
    m_hint->setText(m_sheet.isClosed
                        ? tr("A digit ticks a player; going on ticks all of them.")
                        : tr("%1 chooses from the stage bonus; a digit ticks a player.", "player")
                              .arg(m_table.words().player(m_sheet.next)));
    if (!m_sheet.seats.empty())
        refresh();
}

} // namespace skyledger::ui
