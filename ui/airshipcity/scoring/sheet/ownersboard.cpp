// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/ownersboard.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int columns = 6; // two for each family of airships, one for each public utility
constexpr std::size_t usualUtilities = 6;

} // namespace

OwnersBoard::OwnersBoard(QWidget *parent)
    : QWidget(parent),
      m_title(plainLabel(this)),
      m_utilityTitle(plainLabel(this)),
      m_help(plainLabel(this)),
      m_grid(new QGridLayout)
{
    setObjectName(u"owners-board"_s);
    m_help->setWordWrap(true);
    m_grid->setSpacing(4);
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1);
    for (int level = 0; level < 3; ++level) {
        for (int family = 0; family < 3; ++family) {
            const auto airship = static_cast<Airship>(family * 3 + level);
            const std::string_view name = nameOf(airship);
            addSquare(u"owner-"_s + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())),
                      level, family * 2, Award::Shipbuilding);
        }
    }
    for (std::size_t i = 0; i < countOf<Utility>; ++i)
        addSquare(u"owner-utility-%1"_s.arg(i + 1), 4, 0, Award::Construction);
    placeUtilities();
    m_grid->addWidget(m_utilityTitle, 3, 0, 1, columns);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_title);
    column->addLayout(m_grid);
    column->addWidget(m_help);
    retranslate();
    showSpareUtility();
}

OwnerSquare *OwnersBoard::addSquare(const QString &name, int row, int column, Award award)
{
    auto *square = new OwnerSquare(this);
    square->setObjectName(name);
    const bool airship = award == Award::Shipbuilding;
    m_grid->addWidget(square, row, column, 1, airship ? 2 : 1);
    (airship ? m_airships : m_utilities).push_back(square);
    connect(square, &OwnerSquare::ownerChanged, this, [this, award] {
        showSpareUtility();
        emit ownersChanged(award);
    });
    return square;
}

/// Names want more room than numbers.
void OwnersBoard::placeUtilities()
{
    const int span = m_utilityNames.isEmpty() ? 1 : 2;
    const int inARow = columns / span;
    for (std::size_t i = 0; i < m_utilities.size(); ++i) {
        const int at = static_cast<int>(i);
        m_grid->removeWidget(m_utilities[i]);
        m_grid->addWidget(m_utilities[i], 4 + at / inARow, at % inARow * span, 1, span);
    }
}

/// As many squares as are known or usual, and always one more than are held.
void OwnersBoard::showSpareUtility()
{
    std::size_t needed =
        m_utilityNames.isEmpty() ? usualUtilities : static_cast<std::size_t>(m_utilityNames.size());
    for (std::size_t i = 0; i < m_utilities.size(); ++i) {
        if (m_utilities[i]->owner() && m_utilityNames.isEmpty())
            needed = std::max(needed, i + 2);
    }
    for (std::size_t i = 0; i < m_utilities.size(); ++i)
        m_utilities[i]->setVisible(i < needed);
}

void OwnersBoard::setPlayers(const std::vector<PlayerLook> &looks, const QStringList &names)
{
    for (const auto *squares : {&m_airships, &m_utilities}) {
        for (OwnerSquare *square : *squares)
            square->setPlayers(looks, names);
    }
}

void OwnersBoard::setUtilityNames(const QStringList &names)
{
    const bool wereNamed = !m_utilityNames.isEmpty();
    m_utilityNames = names;
    if (wereNamed == names.isEmpty())
        placeUtilities();
    retranslate();
    showSpareUtility();
}

OwnersBoard::Owners OwnersBoard::ownersOf(const std::vector<OwnerSquare *> &squares)
{
    Owners owners;
    owners.reserve(squares.size());
    for (const OwnerSquare *square : squares)
        owners.push_back(square->owner());
    return owners;
}

OwnersBoard::Owners OwnersBoard::airshipOwners() const
{
    // The squares stand level by level, the airships are listed family by family.
    const Owners seen = ownersOf(m_airships);
    Owners owners(seen.size());
    for (std::size_t i = 0; i < seen.size(); ++i)
        owners[(i % 3) * 3 + i / 3] = seen[i];
    return owners;
}

OwnersBoard::Owners OwnersBoard::utilityOwners() const
{
    return ownersOf(m_utilities);
}

void OwnersBoard::setOwners(const Owners &airships, const Owners &utilities)
{
    for (std::size_t i = 0; i < m_airships.size() && i < airships.size(); ++i)
        m_airships[(i % 3) * 3 + i / 3]->setOwner(airships[i]);
    for (std::size_t i = 0; i < m_utilities.size(); ++i)
        m_utilities[i]->setOwner(i < utilities.size() ? utilities[i] : std::nullopt);
    showSpareUtility();
}

void OwnersBoard::clear(Award award)
{
    for (OwnerSquare *square : award == Award::Shipbuilding ? m_airships : m_utilities)
        square->setOwner(std::nullopt);
    showSpareUtility();
}

std::vector<int> OwnersBoard::counts(Award award, std::size_t players) const
{
    std::vector<int> counted(players, 0);
    for (const auto &owner : ownersOf(award == Award::Shipbuilding ? m_airships : m_utilities)) {
        if (owner && *owner < players)
            ++counted[*owner];
    }
    return counted;
}

bool OwnersBoard::isEmpty(Award award) const
{
    const Owners owners = ownersOf(award == Award::Shipbuilding ? m_airships : m_utilities);
    return std::none_of(owners.begin(), owners.end(), [](const auto &owner) { return owner.has_value(); });
}

void OwnersBoard::retranslate()
{
    setAccessibleName(tr("Majorities on the board"));
    m_title->setFont(boldFont(font()));
    m_title->setText(words::name(words::Term::DonationBoard));
    m_utilityTitle->setFont(boldFont(font()));
    m_utilityTitle->setText(words::name(words::Term::PublicUtilities));
    m_help->setText(tr("Click a square until it shows who holds it, or press 1 to 4; 0 is nobody."));
    for (std::size_t i = 0; i < m_airships.size(); ++i)
        m_airships[i]->setCaption(words::name(static_cast<Airship>((i % 3) * 3 + i / 3)));
    for (std::size_t i = 0; i < m_utilities.size(); ++i) {
        const QString known = m_utilityNames.value(static_cast<qsizetype>(i));
        //: A public utility without a name: its number on the picture
        m_utilities[i]->setCaption(known.isEmpty() ? tr("No. %1").arg(i + 1) : known);
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
    for (const auto *squares : {&m_airships, &m_utilities}) {
        for (OwnerSquare *square : *squares) {
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
