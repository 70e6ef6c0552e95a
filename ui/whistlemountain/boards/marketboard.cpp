// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/boards/marketboard.h"

#include "ui/whistlemountain/boards/looks.h"
#include "ui/whistlemountain/guide/letters.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace whistle;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainMarket)
};

/// What a dock is called among docks.
QString shortName(Dock dock)
{
    switch (dock) {
    case Dock::Scaffolds:
        return Text::tr("Scaffolds", "dock");
    case Dock::Upgrades:
        return Text::tr("Upgrades", "dock");
    case Dock::Cards:
        return Text::tr("Cards", "dock");
    case Dock::Rescue:
        return Text::tr("Rescue", "dock");
    case Dock::Small1:
        return Text::tr("Small 1", "dock");
    case Dock::Small2:
        return Text::tr("Small 2", "dock");
    case Dock::Medium:
        return Text::tr("Medium", "dock");
    case Dock::Large:
        return Text::tr("Large", "dock");
    }
    return {};
}

} // namespace

MarketPlate::MarketPlate(QWidget *parent) : DrawnButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void MarketPlate::setFace(const Face &face)
{
    if (face == m_face)
        return;
    m_face = face;
    QString said = face.said.isEmpty() ? face.title : face.said;
    if (!face.detail.isEmpty())
        said += u", "_s + face.detail;
    setSaidName(*this, said);
    update();
}

QSize MarketPlate::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {metrics.averageCharWidth() * 14, metrics.height() * 2 + 8};
}

QSize MarketPlate::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 8, sizeHint().height()};
}

void MarketPlate::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(palette());
    QRectF inner = drawGround(painter, m_face.isEmpty ? Role::Surface : Role::Panel).adjusted(3, 1, -3, -1);
    painter.setFont(font());
    const QFontMetricsF metrics(font());
    const bool quiet = m_face.isEmpty || (glow() == Glow::Quiet && m_face.occupant);
    if (m_face.occupant) {
        const QRectF token(inner.right() - metrics.height(), inner.bottom() - metrics.height(),
                           metrics.height(), metrics.height());
        drawMarker(painter, token, *m_face.occupant, theme);
    } else if (!m_face.key.isNull()) {
        QRectF chip(0, 0, metrics.height(), metrics.height());
        chip.moveBottomRight(inner.bottomRight());
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Panel));
        painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(chip, Qt::AlignCenter, QString(m_face.key));
    }
    painter.setPen(theme.color(quiet ? Role::QuietText : Role::Text));
    const bool hasCorner = m_face.occupant || !m_face.key.isNull();
    const QRectF words = hasCorner ? inner.adjusted(0, 0, -metrics.height() - 2, 0) : inner;
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     brokenText(m_face.title, metrics, words.width(), 2).join(u'\n'));
}

MarketBoard::MarketBoard(WhistleMountainTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_docksTitle(plainLabel(this))
{
    setObjectName(u"market"_s);
    setRules(*this, toText(ruleId(Rule::Dock01)));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(6, 6, 6, 6);
    grid->setSpacing(4);
    grid->addWidget(m_docksTitle, 0, 0, 1, 12);
    int place = 0;
    for (const Dock dock : all<Dock>()) {
        auto *plate = new MarketPlate(this);
        plate->setObjectName(u"dock-"_s + word(dock));
        connect(plate, &DrawnButton::taken, this, [this, dock] { m_table.touch(thing(Thing::Dock, dock)); });
        grid->addWidget(plate, 1 + place / 4, place % 4 * 3, 1, 3);
        m_docks[indexOf(dock)] = plate;
        ++place;
    }
    int row = 3;
    for (const Display display : all<Display>()) {
        m_titles[indexOf(display)] = plainLabel(this);
        grid->addWidget(m_titles[indexOf(display)], row, 0, 1, 3);
        for (std::size_t tile = 0; tile < displaySize; ++tile) {
            auto *plate = new MarketPlate(this);
            connect(plate, &DrawnButton::taken, this, [this, display, tile] {
                if (const auto what = tileThing(display, tile))
                    m_table.touch(*what);
            });
            grid->addWidget(plate, row, 3 + static_cast<int>(tile) * 3, 1, 3);
            m_tiles[indexOf(display)][tile] = plate;
        }
        ++row;
    }
    for (int column = 0; column < 12; ++column)
        grid->setColumnStretch(column, 1);
    grid->setRowStretch(row, 1);
    connect(&table, &GameTable::changed, this, &MarketBoard::refresh);
    connect(&table, &GameTable::wordsChanged, this, &MarketBoard::refresh);
    connect(&table.guide(), &Guide::changed, this, &MarketBoard::refresh);
    refresh();
}

std::optional<BoardThing> MarketBoard::tileThing(Display display, std::size_t place) const
{
    const DisplayList &list = m_table.state().displays[display];
    if (place >= list.size() || list[place] == unnamed)
        return std::nullopt;
    return display == Display::Upgrades ? thing(Thing::Upgrade, list[place])
                                        : thing(Thing::Machine, list[place]);
}

void MarketBoard::refreshDock(Dock dock)
{
    MarketPlate::Face face{
        shortName(dock), words::capitalised(wording::name(dock)), {}, letterOf(dock), {}, false};
    for (const Player player : m_table.setup().players()) {
        const auto &aircraft = m_table.state().players[player].aircraft;
        if (std::any_of(aircraft.begin(), aircraft.end(),
                        [dock](const AircraftPlace &each) { return each.isOn(dock); })) {
            face.occupant = whistle::lookOf(m_table, player);
            face.detail = tr("taken by %1").arg(m_table.words().player(player));
        }
    }
    const PlayOption *option = m_table.guide().optionFor(thing(Thing::Dock, dock));
    const bool offered = option != nullptr && option->status != PlayOption::Status::Refused;
    m_docks[indexOf(dock)]->setFace(face);
    m_docks[indexOf(dock)]->setGlow(offered ? DrawnButton::Glow::Lit : DrawnButton::Glow::Quiet);
}

void MarketBoard::refreshTile(Display display, std::size_t place)
{
    MarketPlate *plate = m_tiles[indexOf(display)][place];
    const DisplayList &list = m_table.state().displays[display];
    plate->setVisible(place < list.size());
    const std::optional<BoardThing> what = tileThing(display, place);
    MarketPlate::Face face{tr("not named", "a tile on display"), {}, {}, {}, {}, true};
    if (what) {
        face.title = display == Display::Upgrades ? wording::name(static_cast<Upgrade>(what->number))
                                                  : wording::name(static_cast<Machine>(what->number));
        face.isEmpty = false;
    }
    const PlayOption *option = what ? m_table.guide().optionFor(*what) : nullptr;
    if (option != nullptr)
        face.key = option->key;
    plate->setFace(face);
    plate->setGlow(option != nullptr && option->status != PlayOption::Status::Refused
                       ? DrawnButton::Glow::Lit
                       : DrawnButton::Glow::Quiet);
}

void MarketBoard::refresh()
{
    m_docksTitle->setText(tr("Docks: take an aircraft first"));
    const std::array<QString, countOf<Display>> titles{tr("Small", "machines"), tr("Medium", "machines"),
                                                       tr("Large", "machines"), tr("Upgrades")};
    for (const Dock dock : all<Dock>())
        refreshDock(dock);
    for (const Display display : all<Display>()) {
        m_titles[indexOf(display)]->setText(titles[indexOf(display)]);
        for (std::size_t place = 0; place < displaySize; ++place)
            refreshTile(display, place);
    }
}

void MarketBoard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
