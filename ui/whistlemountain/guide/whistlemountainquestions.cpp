// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/whistlemountainquestions.h"

#include "core/play/knowingsession.h"
#include "core/whistlemountain/printed.h"
#include "core/whistlemountain/rules/table.h"
#include "ui/play/outcomeof.h"
#include "ui/whistlemountain/guide/options.h"
#include "ui/whistlemountain/words/events.h"
#include "ui/whistlemountain/words/names.h"
#include "ui/whistlemountain/words/pieces.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>

#include <algorithm>

namespace skyledger::ui {

using namespace whistlemountain;
using namespace whistle;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(WhistleMountainQuestions)
};

/// Of lists that are longer than this it is not told what each answer would bring.
constexpr std::size_t mostWithDetails = 32;
constexpr std::ptrdiff_t mostPlacesInRow = 4;

/// How a play begins: its kind, and the thing that is taken first where each thing stands for itself.
PartialPlay beginning(const PartialPlay &path)
{
    PartialPlay begun{path.kind, {}};
    const Deed deed = deedOf(path);
    if (deed == Deed::Fly || deed == Deed::Activate || deed == Deed::UseUpgrade)
        begun.answers.push_back(path.answers.front());
    return begun;
}

std::vector<PartialPlay> beginningsOf(const Candidates &candidates)
{
    std::vector<PartialPlay> begun;
    for (const NarrowedPlays::Candidate &each : candidates.all()) {
        PartialPlay play = beginning(each.path);
        if (std::find(begun.begin(), begun.end(), play) == begun.end())
            begun.push_back(std::move(play));
    }
    if (candidates.isScaffoldOpen())
        begun.push_back({static_cast<std::size_t>(Deed::Scaffold), {}});
    std::stable_sort(begun.begin(), begun.end(),
                     [](const PartialPlay &a, const PartialPlay &b) { return a.kind < b.kind; });
    return begun;
}

/// Tells what a play would cost and bring, once nothing more is asked about it.
void addOutcome(const Session &session, const QStringList &names, PlayOption &option)
{
    const Play play = playOf(session.state(), option.leadsTo);
    const OutcomeOf<Game> outcome = outcomeOf<Game>(session.setup(), session.state(), play);
    Changes changes = outcome.changes;
    if (!outcome.verdict.allowed())
        return;
    const auto isGone = [](const Change &each) { return each.kind == Change::Kind::CardsSpent; };
    if (auto *const card = std::find_if(changes.begin(), changes.end(), isGone);
        deedOf(option.leadsTo) == Deed::Card && card != changes.end())
        --card->amount; // the card itself
    option.detail = wording::gainsText(changes, names, toAct(session.state()));
}

/// Completes what leaves no choice and tells what it would bring, in a list that is not too long.
void addOutcomes(const Session &session, const Candidates &candidates, const QStringList &names,
                 std::vector<PlayOption> &options)
{
    if (options.size() > mostWithDetails)
        return;
    for (PlayOption &option : options) {
        PlayOption completed = option;
        if (option.status != PlayOption::Status::Offered || candidates.complete(completed.leadsTo))
            continue;
        addOutcome(session, names, completed);
        option.detail = completed.detail;
    }
    // What each of them brings tells nothing.
    if (options.size() > 1 && std::all_of(options.begin(), options.end(), [&](const PlayOption &each) {
            return each.detail == options.front().detail;
        }))
        for (PlayOption &option : options)
            option.detail.clear();
}

bool isFree(const Session &session, const Candidates &candidates, const PartialPlay &path)
{
    if (deedOf(path) != Deed::Activate)
        return false;
    const Play play = playOf(session.state(), candidates.likely(path));
    if (const auto &does = std::get<Activate>(play.what); does.resource || does.upgrade != none<Upgrade>)
        return false; // the Bazaar and the Disassembler change what lies there for everybody
    const OutcomeOf<Game> outcome = outcomeOf<Game>(session.setup(), session.state(), play);
    const auto bringsOnly = [&session](const Change &each) {
        using Kind = Change::Kind;
        return (each.kind == Kind::Gained || each.kind == Kind::CardsGained || each.kind == Kind::Vp
                || each.kind == Kind::ScaffoldsGained)
            && each.player == indexOf(session.state().current);
    };
    return !outcome.verdict.refused() && outcome.after.pending.empty()
        && std::all_of(outcome.changes.begin(), outcome.changes.end(), bringsOnly);
}

/// The end of a turn says what nobody activated though it costs nothing.
void tellLost(const Session &session, const Candidates &candidates, std::vector<PlayOption> &options)
{
    const auto ends = [](const PlayOption &each) { return deedOf(each.leadsTo) == Deed::EndTurn; };
    const auto end = std::find_if(options.begin(), options.end(), ends);
    if (end == options.end())
        return;
    QStringList lost;
    for (const PlayOption &each : options) {
        if (isFree(session, candidates, each.leadsTo))
            lost << each.name;
    }
    if (lost.isEmpty())
        return;
    QStringList told{
        Text::tr("without %1", "machines that could be activated for nothing").arg(words::listed(lost)),
        end->detail};
    told.removeAll(QString());
    end->detail = words::listedApart(told);
}

/// Many places are found sooner on the board, which needs the room.
void leaveToBoard(std::vector<PlayOption> &options)
{
    const auto isPlace = [](const PlayOption &each) {
        return each.thing && each.thing->kind == Thing::Place;
    };
    if (std::count_if(options.begin(), options.end(), isPlace) <= mostPlacesInRow)
        return;
    for (PlayOption &option : options)
        option.isListed = option.isListed && !isPlace(option);
}

/// The display of machines beside a dock.
Display displayAt(Dock dock)
{
    switch (dock) {
    case Dock::Medium:
        return displayOf(MachineClass::Medium);
    case Dock::Large:
        return displayOf(MachineClass::Large);
    default:
        return displayOf(MachineClass::Small);
    }
}

/// What is chosen at a dock where tiles lie; nothing at the others.
std::optional<Ask> tileAt(const PartialPlay &play)
{
    const auto dock = play.answer(Ask::Dock);
    if (!dock || dock == static_cast<int>(Dock::Scaffolds) || dock == static_cast<int>(Dock::Cards)
        || dock == static_cast<int>(Dock::Rescue))
        return std::nullopt;
    return dock == static_cast<int>(Dock::Upgrades) ? Ask::Upgrade : Ask::Machine;
}

/// The tiles of the dock of a play, one of which is taken although the dock may not be used.
std::vector<PlayOption> tilesToInsistOn(const Session &session, const PartialPlay &play)
{
    std::vector<PlayOption> options;
    if (tileAt(play) == Ask::Upgrade) {
        for (const Upgrade upgrade : takeableUpgrades(session.setup(), session.state()))
            options.push_back(optionOf(session, play, {Ask::Upgrade, static_cast<int>(upgrade), false}));
        return options;
    }
    const Display display = displayAt(static_cast<Dock>(*play.answer(Ask::Dock)));
    for (const Machine machine : takeableMachines(session.setup(), session.state())) {
        if (displayOf(classOf(machine)) == display)
            options.push_back(optionOf(session, play, {Ask::Machine, static_cast<int>(machine), false}));
    }
    return options;
}

/// A use of a dock with something of what could be wanted there, to hear what is against it.
PartialPlay attempt(const Session &session, const PartialPlay &play, Dock dock)
{
    PartialPlay tried = play;
    tried.answers.push_back({Ask::Dock, static_cast<int>(dock)});
    if (dock == Dock::Scaffolds || dock == Dock::Cards)
        tried.answers.push_back({Ask::Count, 1});
    if (!tileAt(tried))
        return tried;
    const std::vector<PlayOption> tiles = tilesToInsistOn(session, tried);
    return tiles.empty() ? tried : tiles.front().leadsTo;
}

/// Whether all is said that a use of a dock needs.
bool isWhole(const PartialPlay &play)
{
    const auto dock = play.answer(Ask::Dock);
    return dock == static_cast<int>(Dock::Rescue) || play.answer(Ask::Count) || play.answer(Ask::Machine)
        || play.answer(Ask::Upgrade);
}

constexpr int mostGained = 16;
constexpr int mostVp = 99;

/// Of an amount that is asked for: all that is paid, then all that is gained, last the points.
play::Code keyOf(ReportKey key, Resource resource)
{
    const std::size_t gained = key == ReportKey::Gain ? countOf<Resource> : 0;
    return play::Code::fromNumber(gained + indexOf(resource));
}
constexpr play::Code vpKey = play::Code::fromNumber(2 * countOf<Resource>);

/// What the table told, by the fields that it was asked for.
Reported reportedOf(const std::vector<ToldAmount> &amounts)
{
    Reported reported;
    for (const ToldAmount &told : amounts) {
        if (told.key == vpKey)
            reported.vp = static_cast<std::int16_t>(told.amount);
        for (const Resource resource : all<Resource>()) {
            const auto amount = static_cast<std::uint8_t>(told.amount);
            if (told.key == keyOf(ReportKey::Pay, resource))
                reported.pay.emplace(reported.pay.value_or(Amounts()))[resource] = amount;
            if (told.key == keyOf(ReportKey::Gain, resource))
                reported.gain.emplace(reported.gain.value_or(Amounts()))[resource] = amount;
        }
    }
    return reported;
}

} // namespace

bool whistle::isFreeActivation(const Session &session, const PartialPlay &path)
{
    return deedOf(path) == Deed::Activate && isFree(session, Candidates(session), path);
}

QString WhistleMountainQuestions::opening(const play::Session &session) const
{
    const State &state = own(session).state();
    if (state.phase == Phase::Over)
        return Text::tr("The game is over");
    const QString who = m_says.player(toAct(state));
    if (!state.pending.empty()) {
        const Pending &first = state.pending.front();
        return Text::tr("%1, %2: %3", "player, what gives the choice, question")
            .arg(who, wording::sourceText(first.from), wording::choiceText(first));
    }
    if (state.phase == Phase::Start)
        return Text::tr("%1: where does the first scaffold lie? A cell of row 1 belongs to it.").arg(who);
    if (state.main.kind == MainAction::Kind::None)
        return Text::tr("%1: Harvest with an aircraft, or Work?").arg(who);
    return Text::tr("%1: what else?").arg(who);
}

std::vector<PlayOption> WhistleMountainQuestions::openings(const play::Session &session) const
{
    const Session &game = own(session);
    if (session.isOver())
        return {};
    const Candidates candidates(game);
    std::vector<PartialPlay> begun = beginningsOf(candidates);
    const auto others = std::count_if(begun.begin(), begun.end(),
                                      [](const PartialPlay &each) { return deedOf(each) != Deed::Skip; });
    const bool isAnswer = !game.state().pending.empty() || game.state().phase == Phase::Start;
    std::vector<PlayOption> options;
    for (const PartialPlay &each : begun) {
        if (isAnswer && others == 1 && deedOf(each) != Deed::Skip && each.answers.empty()) {
            PartialPlay asked = each;
            if (!candidates.complete(asked))
                asked = each;
            for (const NextAnswer &answer : candidates.next(asked))
                options.push_back(optionOf(game, asked, answer));
        } else {
            options.push_back(beginningOf(game, each));
        }
    }
    addOutcomes(game, candidates, m_says.players(), options);
    tellLost(game, candidates, options);
    leaveToBoard(options);
    const auto hasOtherPayment = [&](const PartialPlay &each) { return candidates.canPayOtherwise(each); };
    if (std::any_of(begun.begin(), begun.end(), hasOtherPayment))
        options.push_back(beginningOf(game, {static_cast<std::size_t>(Deed::PayOtherwise), {}}));
    return options;
}

std::optional<play::Code> WhistleMountainQuestions::next(const play::Session &session, PartialPlay &play,
                                                         bool insists) const
{
    if (deedOf(play) == Deed::PayOtherwise)
        return play::Code(Ask::Otherwise);
    if (insists) {
        // What was refused was said in full, but for the tile: any stood for it, to hear what is against the dock.
        const auto tile = tileAt(play);
        if (tile && !play.answer(Ask::Otherwise)) {
            std::erase_if(play.answers, [&](const GivenAnswer &each) { return each.question == *tile; });
            play.answers.push_back({Ask::Otherwise, 1});
        }
        return tile && !play.answer(*tile) ? std::optional(play::Code(*tile)) : std::nullopt;
    }
    const Candidates candidates(own(session));
    if (!candidates.complete(play))
        return std::nullopt;
    return candidates.next(play).front().ask;
}

QString WhistleMountainQuestions::question(const play::Session &session, const PartialPlay &play,
                                           play::Code question) const
{
    return questionOf(own(session), play, question.as<Ask>());
}

std::vector<PlayOption> WhistleMountainQuestions::answers(const play::Session &session,
                                                          const PartialPlay &play, play::Code /*question*/,
                                                          bool insists) const
{
    const Session &game = own(session);
    if (insists)
        return tilesToInsistOn(game, play);
    const Candidates candidates(game);
    std::vector<PlayOption> options;
    if (deedOf(play) == Deed::PayOtherwise) {
        for (const PartialPlay &each : beginningsOf(candidates)) {
            if (!candidates.canPayOtherwise(each))
                continue;
            options.push_back(beginningOf(game, each));
            options.back().leadsTo.answers.push_back({Ask::Otherwise, 1});
        }
        return options;
    }
    for (const NextAnswer &answer : candidates.next(play))
        options.push_back(optionOf(game, play, answer));
    addOutcomes(game, candidates, m_says.players(), options);
    leaveToBoard(options);
    if (deedOf(play) != Deed::Fly || play.answers.size() != 1)
        return options;
    // The docks that cannot be used say why where they are drawn, and when they are taken.
    for (const Dock dock : all<Dock>()) {
        if (std::any_of(options.begin(), options.end(),
                        [dock](const PlayOption &each) { return each.thing == thing(Thing::Dock, dock); }))
            continue;
        PlayOption option = optionOf(game, play, {Ask::Dock, static_cast<int>(dock), false});
        option.leadsTo = attempt(game, play, dock);
        if (!isWhole(option.leadsTo))
            continue;
        const play::Verdict judged = verdict(session, {option.leadsTo});
        if (!judged.refused())
            continue;
        option.status = PlayOption::Status::Refused;
        option.isListed = false;
        option.detail = refusal(session, {option.leadsTo}, judged);
        option.rule = toText(ruleId(judged.objections.front().rule.as<Rule>()));
        options.push_back(option);
    }
    return options;
}

QString WhistleMountainQuestions::deed(const play::Session &session, const PartialPlay &play) const
{
    const State &state = own(session).state();
    return Text::tr("%1: %2", "player, what is done")
        .arg(m_says.player(toAct(state)), wording::deedText(playOf(state, play)));
}

QString WhistleMountainQuestions::refusal(const play::Session &, const CompletePlay &,
                                          const play::Verdict &verdict) const
{
    return m_says.refusal(verdict);
}

/// A field for each resource that was paid or gained, and one for VP.
std::vector<AskedAmount> WhistleMountainQuestions::amounts(const play::Session &session, const CompletePlay &,
                                                           const play::Verdict &verdict) const
{
    const State &state = own(session).state();
    const Amounts &stock = state.players[toAct(state)].stock;
    std::vector<AskedAmount> asked;
    for (const Resource resource : all<Resource>()) {
        if (verdict.needs.contains(ReportKey::Pay))
            asked.push_back({keyOf(ReportKey::Pay, resource),
                             Text::tr("%1 paid", "resource").arg(wording::name(resource)), 0, stock[resource],
                             0});
    }
    for (const Resource resource : all<Resource>()) {
        if (verdict.needs.contains(ReportKey::Gain))
            asked.push_back({keyOf(ReportKey::Gain, resource),
                             Text::tr("%1 gained", "resource").arg(wording::name(resource)), 0, mostGained,
                             0});
    }
    if (verdict.needs.contains(ReportKey::Vp))
        asked.push_back({vpKey, Text::tr("VP gained"), 0, mostVp, {}});
    return asked;
}

Event WhistleMountainQuestions::eventOf(const Session &session, const CompletePlay &play) const
{
    const Played played{playOf(session.state(), play.play), reportedOf(play.reported)};
    if (play.insists)
        return Override{played, false, false};
    return played;
}

Sentence WhistleMountainQuestions::record(play::Session &session, const CompletePlay &play)
{
    const Play made = playOf(own(session).state(), play.play);
    const auto *build = std::get_if<BuildMachine>(&made.what);
    if (build != nullptr && !play.insists && !own(session).setup().catalogue.sizeOf(build->machine)) {
        const QJsonArray size{build->area.width, build->area.height};
        static_cast<play::KnowingSession<Game> &>(session).changeCatalogue(withValue(
            own(session).record().catalogue(), u"machines.%1.size"_s.arg(word(build->machine)), size));
    }
    return QuestionsOf::record(session, play);
}

/// The only thing that is allowed is done; where a value is missing or scaffolds cannot be listed, people decide.
std::optional<Event> WhistleMountainQuestions::withoutChoice(const Session &session) const
{
    const State &state = session.state();
    if (session.isOver() || session.legalPlays().size() != 1 || !session.undeterminedPlays().empty())
        return std::nullopt;
    if (!session.setup().catalogue.listsEveryScaffold() && !openScaffoldCells(session.setup(), state).empty())
        return std::nullopt;
    return Played{session.legalPlays().front(), {}};
}

} // namespace skyledger::ui
