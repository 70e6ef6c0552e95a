// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/whistlemountain/guide/openscaffold.h"

#include "core/whistlemountain/rules/building.h"
#include "core/whistlemountain/rules/rules.h"

#include <algorithm>
#include <array>

namespace skyledger::ui::whistle {

namespace {

constexpr std::array<Print, 6> shown{Print::Coal, Print::Iron,    Print::Water,
                                     Print::Gold, Print::Whistle, Print::Blank};

std::size_t countOfPrints(const PartialPlay &partial)
{
    return static_cast<std::size_t>(
        std::count_if(partial.answers.begin(), partial.answers.end(),
                      [](const GivenAnswer &each) { return each.question == Ask::Print; }));
}

} // namespace

Cell cellToTell(const PartialPlay &partial)
{
    const Play built = playOf(State(), partial);
    return std::get<BuildScaffold>(built.what).cells[countOfPrints(partial)].cell;
}

OpenScaffold::OpenScaffold(const Session &session)
    : m_session(session),
      m_isOpen(!session.setup().catalogue.listsEveryScaffold() && !session.isOver()
               && !openScaffoldCells(session.setup(), session.state()).empty())
{
}

std::vector<NextAnswer> OpenScaffold::next(const PartialPlay &partial) const
{
    const Play play = playOf(m_session.state(), partial);
    const ScaffoldCells &built = std::get<BuildScaffold>(play.what).cells;
    const std::size_t told = countOfPrints(partial);
    if (told == 0 && !partial.answer(Ask::Whole)) {
        if (auto answers = cells(partial, cellsOf(built)); !answers.empty())
            return answers;
    }
    if (told < built.size())
        return prints(built, told);
    if (!partial.answer(Ask::Pay) && !built.empty())
        return payments(partial.answer(Ask::Otherwise).has_value());
    return {};
}

/// The cells by which it can go on; that it is whole, where it could be larger, too.
std::vector<NextAnswer> OpenScaffold::cells(const PartialPlay &partial, const CellSet &chosen) const
{
    std::vector<NextAnswer> answers;
    for (const Cell cell : openScaffoldCells(m_session.setup(), m_session.state(), chosen))
        answers.push_back({Ask::Cell, static_cast<int>(cell), false});
    if (answers.empty() || chosen.empty())
        return answers;
    Play play = playOf(m_session.state(), partial);
    auto &build = std::get<BuildScaffold>(play.what);
    build.pay = scaffoldPayments(m_session.setup(), m_session.state()).front();
    if (canBe(build.cells, 0) && m_session.verdict(Played{play, {}}).playable())
        answers.push_back({Ask::Whole, 1, false});
    return answers;
}

std::vector<NextAnswer> OpenScaffold::prints(const ScaffoldCells &cells, std::size_t told) const
{
    std::vector<NextAnswer> answers;
    for (const Print print : shown) {
        ScaffoldCells tried = cells;
        tried[told].print = print;
        if (canBe(tried, told + 1))
            answers.push_back({Ask::Print, static_cast<int>(print), false});
    }
    return answers;
}

/// Whether a scaffold can show this, whatever the cells show of which it is not told; fills those in so.
bool OpenScaffold::canBe(ScaffoldCells &cells, std::size_t told) const
{
    const Catalogue &catalogue = m_session.setup().catalogue;
    if (told == cells.size())
        return isScaffold(catalogue, cells);
    for (const Print print : shown) {
        cells[told].print = print;
        if (canBe(cells, told + 1))
            return true;
    }
    return false;
}

/// The printed payment where it can be made and no other one is wished for.
std::vector<NextAnswer> OpenScaffold::payments(bool otherwise) const
{
    std::vector<NextAnswer> answers;
    for (const Pay &pay : scaffoldPayments(m_session.setup(), m_session.state())) {
        const int code = pay ? amountsCode(*pay) : 0;
        if (code == 0 && !otherwise)
            return {{Ask::Pay, 0, false}};
        if (code != 0)
            answers.push_back({Ask::Pay, code, false});
    }
    return answers;
}

bool OpenScaffold::complete(PartialPlay &partial) const
{
    for (;;) {
        const std::vector<NextAnswer> answers = next(partial);
        if (answers.size() != 1)
            return !answers.empty();
        partial.answers.push_back({answers.front().ask, answers.front().value});
    }
}

bool OpenScaffold::canPayOtherwise() const
{
    const std::vector<Pay> payments = scaffoldPayments(m_session.setup(), m_session.state());
    const auto isPrinted = [](const Pay &pay) { return !pay.has_value(); };
    return std::any_of(payments.begin(), payments.end(), isPrinted)
        && !std::all_of(payments.begin(), payments.end(), isPrinted);
}

} // namespace skyledger::ui::whistle
