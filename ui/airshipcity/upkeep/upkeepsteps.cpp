// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/upkeep/upkeepsteps.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/upkeep/upkeepsheet.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/play/steps/stepdrawings.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/frame.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Upkeep)
};

/// What a contract costs, in letters that a narrow space holds. Its term is the space that it lies on.
void drawContract(QPainter &painter, const QRectF &card, const std::optional<Amounts> &cost,
                  const Theme &theme)
{
    painter.setPen(QPen(theme.color(Role::Outline), 1));
    painter.setBrush(theme.color(Role::Developed));
    drawFrame(painter, card, card.width() / 10);
    const QFont before = painter.font();
    std::vector<Resource> asked;
    for (const Resource resource : all<Resource>()) {
        if (cost && (*cost)[resource] > 0)
            asked.push_back(resource);
    }
    const auto lines = static_cast<double>(std::max<std::size_t>(asked.size(), 2));
    const double high = std::min(card.height() / lines, card.width() * 0.6);
    // Two digits and a shape stand side by side.
    QFont font = before;
    font.setPixelSize(std::max(7, static_cast<int>(std::min(high * 0.7, card.width() * 0.36))));
    painter.setFont(font);
    painter.setPen(theme.color(cost ? Role::Text : Role::LitFrame));
    if (!cost)
        painter.drawText(card, Qt::AlignCenter, u"?"_s);
    double top = card.center().y() - high * static_cast<double>(asked.size()) / 2;
    for (const Resource resource : asked) {
        const QRectF row(card.left(), top, card.width(), high);
        painter.drawText(row.adjusted(0, 0, -row.width() * 0.46, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number((*cost)[resource]));
        const double side = std::min(high * 0.6, row.width() * 0.34);
        drawResource(painter, QRectF(row.left() + row.width() * 0.6, row.center().y() - side / 2, side, side),
                     resource, theme);
        top += high;
    }
    painter.setFont(before);
}

/// Grey backs become coloured faces.
void drawCrews(QPainter &painter, const QRectF &area, const std::vector<PlayerLook> &looks,
               const Theme &theme)
{
    const auto players = static_cast<double>(looks.size());
    const double token = std::min(area.height() * 0.5, area.width() / (players * 1.3 + 1.4));
    const double step = token * 0.62;
    double left = area.left();
    const double top = area.center().y() - token / 2;
    for (const bool ready : {false, true}) {
        for (const PlayerLook &look : looks) {
            drawCrew(painter, QRectF(left, top, token, token), look, theme, ready);
            left += step;
        }
        left += token - step;
        if (!ready) {
            drawArrow(painter, {left + token * 0.15, area.center().y()},
                      {left + token * 0.75, area.center().y()}, theme);
            left += token * 0.95;
        }
    }
}

/// The tile as the table knows it: its gain above, what is chosen below.
void drawTile(QPainter &painter, const QRectF &area, const std::optional<StageBonus> &known,
              const Theme &theme)
{
    drawPanel(painter, area, Role::Developed, DrawnButton::Glow::Quiet, theme);
    painter.setPen(theme.color(Role::Text));
    if (!known) {
        painter.drawText(area, Qt::AlignCenter, u"?"_s);
        return;
    }
    const QFontMetricsF metrics(painter.font());
    const bool gains = known->gain != Amounts{};
    const bool chooses = known->amount > 0;
    const double high =
        area.height() / ((gains ? 1 : 0) + (chooses ? 1 : 0) + (known->vp != 0 ? 1 : 0) + 0.2);
    QRectF line(area.left(), area.top() + high * 0.1, area.width(), high);
    if (gains) {
        const double wide = amountsWidth(metrics, known->gain);
        drawAmounts(painter, line.adjusted((line.width() - wide) / 2, 0, 0, 0), known->gain, theme);
        line.translate(0, high);
    }
    if (chooses) {
        const QString number = words::signedNumber(known->amount);
        const double wide = bonusWidth(metrics, number, known->choices);
        drawBonus(painter, line.adjusted(std::max(0.0, (line.width() - wide) / 2), 0, 0, 0), number,
                  known->choices, theme);
        line.translate(0, high);
    }
    if (known->vp != 0)
        painter.drawText(line, Qt::AlignCenter, words::points(known->vp));
}

StepMove moveOf(const UpkeepSheet::Gain &gain)
{
    return {.name = words::heading(gain.resource),
            .picture =
                [resource = gain.resource](QPainter &painter, const QRectF &area, const Theme &theme) {
                    drawResource(painter, area, resource, theme);
                },
            .from = gain.from,
            .to = gain.to,
            .lost = gain.lost};
}

QString slideWords(const UpkeepSheet::Slide &slide)
{
    return slide.to == 0 ? Text::tr("out of time: failed", "a contract")
                         : Text::tr("from %1 to %2", "spaces of a contract")
                               .arg(QString::number(slide.from), QString::number(slide.to));
}

/// Tells a sheet.
class Told
{
public:
    Told(AirshipCityTable &table, const UpkeepSheet &sheet) : m_table(table), m_sheet(sheet) {}

    Steps steps() const
    {
        Steps steps;
        steps.first = m_sheet.first;
        steps.last = m_sheet.last;
        steps.title = Text::tr("Upkeep: stage %1 begins").arg(m_sheet.stage);
        steps.subtitle = Text::tr("Together, line by line, in the order of the rulebook (p. 8)");
        steps.next = Text::tr("Begin round %1").arg(m_sheet.round);
        if (!m_sheet.isClosed) {
            const QString name = m_table.words().player(m_sheet.next);
            steps.waiting = Text::tr("%1 still chooses from the stage bonus", "player").arg(name);
            steps.hint =
                Text::tr("%1 chooses from the stage bonus; a digit ticks a player.", "player").arg(name);
        }
        steps.steps = {
            {Text::tr("Stage bonus"), Text::tr("to receive"), idOf(Rule::Upk01), 0.26},
            {Text::tr("Bonus effects"), Text::tr("face up", "tiles"), idOf(Rule::Upk02), 0.16},
            {Text::tr("Contracts"), Text::tr("one space to the right"), idOf(Rule::Upk03), 0.25},
            {Text::tr("VP lost"), Text::tr("failed contracts"), idOf(Rule::Upk04), 0.11},
        };
        steps.forAll = forAll();
        steps.besides = m_table.words().stageBonus(m_sheet.bonus);
        steps.seats.reserve(m_sheet.seats.size());
        for (const UpkeepSheet::Seat &seat : m_sheet.seats) {
            steps.seats.push_back(
                {.name = m_table.words().player(seat.player),
                 .token = [look = lookOf(m_table, seat.player)](
                              QPainter &painter, const QRectF &area,
                              const Theme &theme) { drawMarker(painter, area, look, theme); },
                 .points = words::points(seat.vpBefore),
                 .cells = {bonus(seat), effects(seat), contracts(seat), points(seat)},
                 .chose = seat.chose});
        }
        return steps;
    }

private:
    bool isKnown() const { return m_sheet.isClosed || m_sheet.isForeseen; }

    std::vector<Steps::ForAll> forAll() const
    {
        std::vector<PlayerLook> looks;
        for (const UpkeepSheet::Seat &seat : m_sheet.seats)
            looks.push_back(lookOf(m_table, seat.player));
        const auto &catalogue = m_table.setup().catalogue.stageBonuses;
        const auto bonus = indexOf(m_sheet.bonus) < table::countOf<StageBonusTile>
            ? catalogue[m_sheet.bonus]
            : std::optional<StageBonus>();
        return {{Text::tr("All crews"), Text::tr("coloured side up"),
                 [looks](QPainter &painter, const QRectF &area, const Theme &theme) {
                     drawCrews(painter, area, looks, theme);
                 }},
                {Text::tr("Round marker"), Text::tr("to round %1").arg(m_sheet.round),
                 [round = m_sheet.round](QPainter &painter, const QRectF &area, const Theme &theme) {
                     drawNumberedTrack(painter, area, round, theme);
                 }},
                {Text::tr("Bonus of stage %1").arg(m_sheet.stage), Text::tr("after step 1: face down"),
                 [bonus](QPainter &painter, const QRectF &area, const Theme &theme) {
                     drawTile(painter, area, bonus, theme);
                 }}};
    }

    StepCell bonus(const UpkeepSheet::Seat &seat) const
    {
        StepCell cell;
        if (seat.gains.empty() && seat.options.empty())
            cell.text = seat.vpGained != 0 ? words::points(seat.vpGained) : Text::tr("nothing");
        for (const UpkeepSheet::Gain &gain : seat.gains)
            cell.moves.push_back(moveOf(gain));
        for (const UpkeepSheet::Option &option : seat.options)
            cell.options.push_back(optionOf(seat, option));
        return cell;
    }
    /// With the letter by which the guide knows it, while it can be chosen.
    StepOption optionOf(const UpkeepSheet::Seat &seat, const UpkeepSheet::Option &option) const
    {
        const Resource resource = option.gain.resource;
        StepOption told{
            .move = moveOf(option.gain),
            .amount = option.amount,
            .name = option.amount > 0 ? words::amountOf(resource, option.amount) : words::name(resource),
            .chosen = option.chosen,
            .key = {},
            .take = [&table = m_table, resource] {
                table.guide().click(resource);
                return !table.guide().lackedValues(); // what is missing is asked for beside the boards
            }};
        if (!m_sheet.isClosed && seat.player == m_sheet.next && m_sheet.last == m_table.session().cursor()) {
            const PlayOption *choice = m_table.guide().optionFor(Target(resource));
            told.key = choice != nullptr ? choice->key : QChar();
        }
        return told;
    }
    StepCell effects(const UpkeepSheet::Seat &seat) const
    {
        StepCell cell;
        if (seat.refreshed.empty())
            cell.text = isKnown() ? Text::tr("none to turn") : u"?"_s;
        for (const BonusEffect effect : seat.refreshed) {
            cell.turned << words::name(effect);
            cell.said << Text::tr("%1: face up", "bonus effect").arg(words::name(effect));
        }
        return cell;
    }
    StepCell contracts(const UpkeepSheet::Seat &seat) const
    {
        StepCell cell;
        if (seat.slides.empty()) {
            cell.text = isKnown() ? Text::tr("no contract") : u"?"_s;
            return cell;
        }
        StepTrack track{.spaces = 4, .told = {}, .warns = false, .cards = {}};
        QStringList told;
        for (const UpkeepSheet::Slide &slide : seat.slides) {
            const auto cost = m_table.setup().catalogue.contracts[slide.contract].cost;
            track.spaces = std::max(track.spaces, slide.from);
            track.warns = track.warns || slide.to == 0;
            track.cards.push_back(
                {slide.to, [cost](QPainter &painter, const QRectF &area, const Theme &theme) {
                     drawContract(painter, area, cost, theme);
                 }});
            told << slideWords(slide);
            cell.said << m_table.words().contract(slide.contract) + u' ' + slideWords(slide);
        }
        told.removeDuplicates();
        track.told = told.join(u" · "_s);
        cell.track = std::move(track);
        return cell;
    }
    StepCell points(const UpkeepSheet::Seat &seat) const
    {
        StepCell cell;
        cell.warns = seat.vpLost != 0 && isKnown();
        if (cell.warns) {
            cell.text = words::signedNumber(-seat.vpLost);
            cell.total = {seat.vpBefore + seat.vpGained, seat.vpAfter};
        } else if (isKnown()) {
            cell.text = Text::tr("nothing lost");
            cell.total = {seat.vpAfter, seat.vpAfter};
        } else {
            cell.text = u"?"_s;
        }
        cell.said << Text::tr("VP from %1 to %2")
                         .arg(words::plainNumber(seat.vpBefore), words::plainNumber(seat.vpAfter));
        return cell;
    }

    AirshipCityTable &m_table;
    const UpkeepSheet &m_sheet;
};

} // namespace

std::optional<Steps> upkeepSteps(AirshipCityTable &table, qsizetype event)
{
    const auto sheet = upkeepWith(table.session(), event);
    return sheet ? std::optional(Told(table, *sheet).steps()) : std::nullopt;
}

StepsSource upkeepSource(AirshipCityTable &table)
{
    return {.name = u"upkeep"_s,
            .tell = [&table](qsizetype event) { return upkeepSteps(table, event); },
            .belongs = [&table](qsizetype event) { return upkeepWith(table.session(), event).has_value(); },
            .lastBefore = [&table](qsizetype moment) { return lastUpkeepBefore(table.session(), moment); },
            .isChoosing = [&table] { return table.session().state().phase == Phase::StageBonus; }};
}

} // namespace skyledger::ui
