// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/boards/navigationblock.h"

#include "ui/cloudage/looks/looks.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/play/turn/thingbutton.h"
#include "ui/words/numbers.h"

#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace cloudage;
using Thing = CloudAgeQuestions::Thing;

namespace {

/// A pair, with what is taken for it as a number and a shape.
class PairButton : public ThingButton
{
public:
    PairButton(CloudAgeTable &table, const BoardThing &thing, int amount, std::optional<Resource> gain,
               QWidget *parent)
        : ThingButton(table.guide(), thing, parent), m_amount(amount), m_gain(gain)
    {
        setTip([this, &table, thing] {
            const PlayOption *option = table.guide().optionFor(thing);
            const QString then =
                option == nullptr ? QString() : table.questions().outcome(table.shown(), option->leadsTo);
            return then.isEmpty() ? accessibleName() : accessibleName() + u'\n' + then;
        });
    }

protected:
    double drawThing(QPainter &painter, const QRectF &rect, const Theme &theme) override
    {
        if (!m_gain)
            return 0;
        // Large letters on a small screen: the number stays whole, and the shape gets smaller.
        const QFontMetricsF metrics(painter.font());
        const QString amount = words::signedNumber(m_amount);
        const double side = std::min(rect.height(), QFontMetricsF(font()).height());
        const double room = rect.width() - metrics.horizontalAdvance(amount) - 3;
        const double shape = std::min(side, std::max(room, 6.0));
        const QRectF number(rect.left(), rect.bottom() - side, rect.width() - shape - 3, side);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, amount);
        drawResource(painter, QRectF(rect.right() - shape, number.center().y() - shape / 2, shape, shape),
                     lookOf(*m_gain), theme);
        return rect.height(); // instead of the words
    }

private:
    int m_amount;
    std::optional<Resource> m_gain;
};

} // namespace

NavigationBlock::NavigationBlock(CloudAgeTable &table, QWidget *parent) : QWidget(parent), m_table(table)
{
    setObjectName(QStringLiteral("navigation-block"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    constexpr int pairs[10][2] = {{1, 1}, {1, 2}, {2, 2}, {1, 3}, {2, 3},
                                  {3, 3}, {1, 4}, {2, 4}, {3, 4}, {4, 4}};
    for (int column = 0; column < 10; ++column) {
        for (const Resource gain : {Resource::Energy, Resource::Cards}) {
            const int lower = pairs[column][0];
            const int upper = pairs[column][1];
            auto *button = new PairButton(table, {Thing::Pair, cloudagesteps::pairThing(lower, upper, gain)},
                                          lower, gain, this);
            add(gain == Resource::Energy ? 0 : 1, column, {button, lower, upper, gain});
        }
    }
    for (int upper = 0; upper <= 4; ++upper) {
        auto *button = new PairButton(table, {Thing::Pair, cloudagesteps::pairThing(0, upper, std::nullopt)},
                                      0, std::nullopt, this);
        add(2, upper, {button, 0, upper, std::nullopt});
    }
    connect(&table, &GameTable::changed, this, &NavigationBlock::refresh);
    connect(&table, &GameTable::wordsChanged, this, &NavigationBlock::nameCells);
    nameCells();
}

void NavigationBlock::add(int row, int column, const Cell &cell)
{
    cell.button->setObjectName(QStringLiteral("pair-%1-%2-%3").arg(cell.lower).arg(cell.upper).arg(row));
    static_cast<QGridLayout *>(layout())->addWidget(cell.button, row, row < 2 ? column : column * 2, 1,
                                                    row < 2 ? 1 : 2);
    m_cells.push_back(cell);
}

void NavigationBlock::nameCells()
{
    for (const Cell &cell : m_cells) {
        const QString line = cell.gain ? wording::amountOf(*cell.gain, cell.lower) : tr("nothing", "gained");
        cell.button->setWords(tr("%1 %2", "values of two Navigation cards").arg(cell.lower).arg(cell.upper),
                              line);
    }
}

void NavigationBlock::refresh()
{
    for (const Cell &cell : m_cells)
        cell.button->refresh();
}

} // namespace skyledger::ui
