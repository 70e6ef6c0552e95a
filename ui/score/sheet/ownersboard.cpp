// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/ownersboard.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int columns = 6;     // so that one, two, three or six squares fill a row
constexpr int namedInARow = 3; // names want more room than numbers

} // namespace

OwnersBoard::OwnersBoard(std::vector<OwnersGroup> groups, QWidget *parent)
    : QWidget(parent), m_help(plainLabel(this)), m_grid(new QGridLayout)
{
    setObjectName(u"owners-board"_s);
    m_help->setWordWrap(true);
    m_grid->setSpacing(4);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    m_groups.reserve(groups.size());
    for (OwnersGroup &group : groups)
        addGroup(std::move(group));
    placeAll();
    if (!m_groups.empty())
        column->addWidget(m_groups.front().title);
    column->addLayout(m_grid);
    column->addWidget(m_help);
    retranslate();
    for (const Shown &group : m_groups)
        showSpare(group);
}

void OwnersBoard::addGroup(OwnersGroup told)
{
    const std::size_t number = m_groups.size();
    m_groups.push_back({std::move(told), plainLabel(this), {}, {}});
    Shown &group = m_groups.back();
    group.squares.reserve(static_cast<std::size_t>(group.told.names.size()));
    for (const QString &name : std::as_const(group.told.names)) {
        auto *square = new OwnerSquare(this);
        square->setObjectName(name);
        group.squares.push_back(square);
        connect(square, &OwnerSquare::ownerChanged, this, [this, number] {
            showSpare(m_groups[number]);
            emit ownersChanged(number);
        });
    }
}

/// The title of the first group stands above the grid, those of the others between the squares.
void OwnersBoard::placeAll()
{
    int row = 0;
    for (const Shown &group : m_groups) {
        if (&group != &m_groups.front()) {
            m_grid->removeWidget(group.title);
            m_grid->addWidget(group.title, row++, 0, 1, columns);
        }
        row = place(group, row);
    }
}

/// Places the squares of a group from a row on, and answers the row below them.
int OwnersBoard::place(const Shown &group, int row)
{
    const int inARow = group.things.isEmpty() ? group.told.inARow : namedInARow;
    const int span = columns / inARow;
    for (std::size_t i = 0; i < group.squares.size(); ++i) {
        const int at = static_cast<int>(i);
        m_grid->removeWidget(group.squares[i]);
        m_grid->addWidget(group.squares[i], row + at / inARow, at % inARow * span, 1, span);
    }
    const int count = static_cast<int>(group.squares.size());
    return row + (count + inARow - 1) / inARow;
}

void OwnersBoard::showSpare(const Shown &group)
{
    std::size_t needed = group.told.usual == 0 ? group.squares.size() : group.told.usual;
    if (!group.things.isEmpty())
        needed = static_cast<std::size_t>(group.things.size());
    for (std::size_t i = 0; i < group.squares.size(); ++i) {
        if (group.squares[i]->owner() && group.things.isEmpty())
            needed = std::max(needed, i + 2);
    }
    for (std::size_t i = 0; i < group.squares.size(); ++i)
        group.squares[i]->setVisible(i < needed);
}

void OwnersBoard::setPlayers(const std::vector<PlayerLook> &looks, const QStringList &names)
{
    for (const Shown &group : m_groups) {
        for (OwnerSquare *square : group.squares)
            square->setPlayers(looks, names);
    }
}

void OwnersBoard::setThings(std::size_t group, const QStringList &names)
{
    Shown &shown = m_groups[group];
    const bool wereNamed = !shown.things.isEmpty();
    shown.things = names;
    if (wereNamed == names.isEmpty())
        placeAll();
    retranslate();
    showSpare(shown);
}

OwnersBoard::Owners OwnersBoard::owners(std::size_t group) const
{
    Owners owners;
    owners.reserve(m_groups[group].squares.size());
    for (const OwnerSquare *square : m_groups[group].squares)
        owners.push_back(square->owner());
    return owners;
}

void OwnersBoard::setOwners(std::size_t group, const Owners &owners)
{
    const Shown &shown = m_groups[group];
    for (std::size_t i = 0; i < shown.squares.size(); ++i)
        shown.squares[i]->setOwner(i < owners.size() ? owners[i] : std::nullopt);
    showSpare(shown);
}

void OwnersBoard::clear(std::size_t group)
{
    setOwners(group, {});
}

std::vector<int> OwnersBoard::counts(std::size_t group, std::size_t players) const
{
    std::vector<int> counted(players, 0);
    for (const OwnerSquare *square : m_groups[group].squares) {
        const std::optional<std::size_t> owner = square->owner();
        if (owner && *owner < players)
            ++counted[*owner];
    }
    return counted;
}

bool OwnersBoard::isEmpty(std::size_t group) const
{
    const std::vector<OwnerSquare *> &squares = m_groups[group].squares;
    return std::none_of(squares.begin(), squares.end(),
                        [](const OwnerSquare *square) { return square->owner().has_value(); });
}

void OwnersBoard::retranslate()
{
    setAccessibleName(tr("Who holds what on the board"));
    m_help->setText(tr("Click a square until it shows who holds it, or press 1 to 4; 0 is nobody."));
    for (const Shown &group : m_groups) {
        group.title->setFont(boldFont(font()));
        group.title->setText(group.told.title());
        for (std::size_t i = 0; i < group.squares.size(); ++i) {
            const QString known = group.things.value(static_cast<qsizetype>(i));
            group.squares[i]->setCaption(known.isEmpty() ? group.told.caption(i) : known);
        }
    }
}

void OwnersBoard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

/// Arrow keys walk from square to square.
void OwnersBoard::keyPressEvent(QKeyEvent *event)
{
    const auto *from = qobject_cast<OwnerSquare *>(focusWidget());
    QPoint toward;
    switch (event->key()) {
    case Qt::Key_Left:
        toward = {-1, 0};
        break;
    case Qt::Key_Right:
        toward = {1, 0};
        break;
    case Qt::Key_Up:
        toward = {0, -1};
        break;
    case Qt::Key_Down:
        toward = {0, 1};
        break;
    default:
        break;
    }
    if (from == nullptr || toward.isNull()) {
        QWidget::keyPressEvent(event);
        return;
    }
    OwnerSquare *best = nullptr;
    int nearest = 0;
    for (const Shown &group : m_groups) {
        for (OwnerSquare *square : group.squares) {
            const QPoint way = square->geometry().center() - from->geometry().center();
            const int along = QPoint::dotProduct(way, toward);
            const int aside = std::abs(QPoint::dotProduct(way, {toward.y(), toward.x()}));
            const int far = along + 2 * aside;
            if (square->isVisible() && along > from->height() / 2 && (best == nullptr || far < nearest)) {
                best = square;
                nearest = far;
            }
        }
    }
    if (best != nullptr)
        best->setFocus(Qt::TabFocusReason);
}

} // namespace skyledger::ui
