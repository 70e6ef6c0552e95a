// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/letters.h"

#include "ui/play/keyplaces.h"
#include "ui/words/language.h"

#include <algorithm>
#include <iterator>

namespace skyledger::ui::cloudagekeys {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

bool isFrench()
{
    return words::spokenLanguage() == words::Language::French;
}

QChar in(const QString &letters, std::size_t at)
{
    return static_cast<qsizetype>(at) < letters.size() ? letters[static_cast<qsizetype>(at)] : QChar();
}

} // namespace

QChar of(Resource resource)
{
    return in(isFrench() ? u"EOMCP"_s : u"EWMCP"_s, indexOf(resource));
}

QChar of(Zone zone)
{
    return of(resourceOf(zone));
}

QChar of(PlantKind kind)
{
    return in(isFrench() ? u"VEPCOK"_s : u"VEPCWK"_s, indexOf(kind));
}

QChar of(Mission mission)
{
    return in(isFrench() ? u"PVCAGBTJDMHN"_s : u"PCVUGBTJDMHN"_s, indexOf(mission));
}

QChar digit(int number)
{
    return number >= 0 && number <= 9 ? QChar(u'0' + number) : QChar();
}

QChar ofPair(int lower, int upper, Resource gain)
{
    if (lower == 0)
        return upper > 0 && upper <= 4 ? letterAt({2, upper - 1}) : QChar();
    const auto *const pair = std::find(std::begin(blockPairs), std::end(blockPairs), std::pair(lower, upper));
    if (pair == std::end(blockPairs))
        return {};
    return letterAt({gain == Resource::Energy ? 0 : 1, static_cast<int>(pair - std::begin(blockPairs))});
}

} // namespace skyledger::ui::cloudagekeys
