// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/guide/letters.h"

#include "ui/words/language.h"

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

QChar of(UpgradeZone zone)
{
    return digit(static_cast<int>(indexOf(zone)) + 1);
}

QChar of(District district)
{
    return digit(static_cast<int>(indexOf(district)) + 1);
}

QChar digit(int number)
{
    return number >= 0 && number <= 9 ? QChar(u'0' + number) : QChar();
}

QChar ofPair(int lower, int upper, Resource gain)
{
    if (lower == 0)
        return in(isFrench() ? u"NWXCV"_s : u"NZXCV"_s, static_cast<std::size_t>(upper));
    constexpr int pairs[10][2] = {{1, 1}, {1, 2}, {2, 2}, {1, 3}, {2, 3},
                                  {3, 3}, {1, 4}, {2, 4}, {3, 4}, {4, 4}};
    const QString row = gain == Resource::Energy ? (isFrench() ? u"AZERTYUIOP"_s : u"QWERTYUIOP"_s)
                                                 : (isFrench() ? u"QSDFGHJKLM"_s : u"ASDFGHJKL;"_s);
    for (std::size_t column = 0; column < 10; ++column) {
        if (pairs[column][0] == lower && pairs[column][1] == upper)
            return in(row, column);
    }
    return {};
}

} // namespace skyledger::ui::cloudagekeys
