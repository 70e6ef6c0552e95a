// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/cityreport.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/box/hand/reportform.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(CityReport)
};

using Share = Reported::ForPlayer;

/// Whether the table must say a player's part of an upkeep. The rules refuse what need not be said, unless it is equal:
/// an amount that nobody can have got tells.
bool mustSay(const Session &session, const Play &play, Player player, const Share &absurd)
{
    Reported reported;
    reported.players[player] = absurd;
    const Verdict verdict = session.verdict(Played{play, reported});
    return std::none_of(verdict.objections.begin(), verdict.objections.end(), [](const Objection &objection) {
        return objection.rule == Rule::Res04; // the play itself may be against other rules
    });
}

ReportRow amountsRow(const Reported &known, const QString &name, Sentence title)
{
    return {std::move(title), name, toldOf(known), &resourceThings(), 0, maxAmount};
}

/// What an upkeep brought to a player, but for what is known.
void addShares(std::vector<ReportRow> &rows, const AirshipCityTable &table, const Play &play, Player player)
{
    const QString name = u"report-%1"_s.arg(numberOf(player));
    const auto who = [&table, player] { return table.words().player(player); };
    Amounts absurd;
    absurd.values.fill(maxAmount);
    Reported nothing;
    if (mustSay(table.shown(), play, player, {absurd, {}})) {
        nothing.players[player] = Share{Amounts{}, {}};
        rows.push_back(amountsRow(
            nothing, name, [who] { return Text::tr("%1 gained", "player; amounts follow").arg(who()); }));
    }
    if (mustSay(table.shown(), play, player, {{}, std::numeric_limits<std::int16_t>::max()})) {
        nothing.players[player] = Share{{}, 0};
        rows.push_back(
            {[who] { return Text::tr("%1, VP won or lost in all", "player; a number follows").arg(who()); },
             name + u"-vp"_s, toldOf(nothing), nullptr, -maxAmount, maxAmount});
    }
}

} // namespace

HandReport cityReport(const AirshipCityTable &table, const Asked &asked, QWidget *parent)
{
    const Quote known = table.session().price(asked.play);
    std::vector<ReportPart> parts;
    for (const ReportKey key : all<ReportKey>()) {
        if (!asked.needs.contains(key))
            continue;
        const Sentence title = [key] { return words::capitalised(words::toReport(key)); };
        const QString name = u"report-"_s + word(key);
        Reported begun;
        ReportPart part;
        part.what = [key] { return words::toReport(key); };
        part.nothingName = name + u"-nothing"_s;
        switch (key) {
        case ReportKey::Pay:
            begun.pay = known.pay;
            part.rows = {amountsRow(begun, name, title)};
            part.nothing = [] { return Text::tr("Nothing was paid"); };
            break;
        case ReportKey::Gain:
            begun.gain = known.gain;
            part.rows = {amountsRow(begun, name, title)};
            part.nothing = [] { return Text::tr("Nothing was gained"); };
            break;
        case ReportKey::Vp:
            begun.vp = 0;
            part.rows = {{title, name, toldOf(begun), nullptr, -maxAmount, maxAmount, true}};
            break;
        case ReportKey::Term:
            begun.term = 0;
            part.rows = {{title, name, toldOf(begun), nullptr, 1, maxTerm, true}};
            break;
        case ReportKey::Players:
            for (const Player player : table.players())
                addShares(part.rows, table, asked.play, player);
            part.nothingName = u"report-nobody"_s;
            part.nothing = [] { return Text::tr("Nobody gained or lost anything"); };
            break;
        }
        parts.push_back(std::move(part));
    }
    auto *fields = new ReportForm(parts, parent);
    const auto whyNot = [&table, fields, play = asked.play]() -> QString {
        if (QString left = fields->unsaid(); !left.isEmpty())
            return left;
        const Event event = Played{play, reportedOf(fields->told())};
        const Verdict verdict = table.shown().verdict(event);
        if (verdict.objections.empty())
            return {};
        const Objection &first = verdict.objections.front();
        return Text::tr("%1 (%2)", "reason, rule with page")
            .arg(words::reason(first, table.words(), &event), words::ruleWithPage(first.rule.as<Rule>()));
    };
    return {fields, whyNot};
}

} // namespace skyledger::ui
