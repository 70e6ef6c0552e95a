// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/terms.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/glossary.h"
#include "ui/words/named.h"

#include <QtCore/QCoreApplication>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Terms {
    Q_DECLARE_TR_FUNCTIONS(Terms)
};

/// Under which id the glossary has a word of a closed vocabulary: the same as in files.
template <class Key>
QLatin1StringView idOf(Key key)
{
    const std::string_view id = nameOf(key);
    return QLatin1StringView(id.data(), static_cast<qsizetype>(id.size()));
}

template <class Key>
QString labelOf(Key key)
{
    return label(idOf(key));
}

} // namespace

QString name(Resource resource)
{
    return labelOf(resource);
}

QString heading(Resource resource)
{
    return headingOf(idOf(resource));
}

QString name(Airship airship)
{
    return labelOf(airship);
}

QString theAirship(Airship airship)
{
    return inText(idOf(airship));
}

QString name(TileKind kind)
{
    return labelOf(kind);
}

QString name(BonusEffect effect)
{
    return labelOf(effect);
}

QString name(Award award)
{
    return labelOf(award);
}

QString name(PlayerColor color)
{
    return labelOf(color);
}

QString name(Edition edition)
{
    return labelOf(edition);
}

QString name(Line line)
{
    if (isRow(line))
        return Terms::tr("row %1", "row of the city, 1 to 4").arg(idOf(line));
    return Terms::tr("column %1", "column of the city, A to D").arg(idOf(line));
}

QString toward(Direction direction)
{
    static constexpr WordsOf<Direction> directions{{
        QT_TRANSLATE_NOOP3("Terms", "north", "adverb: moves north"),
        QT_TRANSLATE_NOOP3("Terms", "east", "adverb"),
        QT_TRANSLATE_NOOP3("Terms", "south", "adverb"),
        QT_TRANSLATE_NOOP3("Terms", "west", "adverb"),
    }};
    return wordOf("Terms", directions, direction);
}

QString name(EffectStatus status)
{
    static constexpr std::array<Named, nameTable<EffectStatus>.size()> statuses{{
        QT_TRANSLATE_NOOP3("Terms", "not earned", "state of a bonus effect tile"),
        QT_TRANSLATE_NOOP3("Terms", "ready", "state of a bonus effect tile"),
        QT_TRANSLATE_NOOP3("Terms", "used", "state of a bonus effect tile"),
        QT_TRANSLATE_NOOP3("Terms", "not known", "state of a bonus effect tile"),
    }};
    return wordOf("Terms", statuses, status);
}

QString name(Term term)
{
    /// In the order of the enumeration.
    static constexpr struct {
        QLatin1StringView id;
        QString (*form)(QLatin1StringView, Language);
    } terms[] = {
        {"city"_L1, label},
        {"depot"_L1, headingOf},
        {"donation-board"_L1, label},
        {"economy-board"_L1, label},
        {"utility"_L1, headingOf},
        {"market-display"_L1, label},
        {"term-track"_L1, label},
        {"stage-bonus"_L1, headingOf},
        {"price-list"_L1, label},
        {"completed-contracts"_L1, label},
        {"failed-contracts"_L1, label},
        {"donation-marker"_L1, headingOf},
        {"majority"_L1, label},
        {"victory-points"_L1, label},
        {"crew"_L1, headingOf},
        {"contract"_L1, headingOf},
        {"renovation"_L1, headingOf},
        {"round"_L1, headingOf},
        {"piggyback-bonus"_L1, label},
        {"awards"_L1, label},
    };
    static_assert(std::size(terms) == static_cast<std::size_t>(Term::ContributionAwards) + 1);
    const auto &[id, form] = terms[static_cast<std::size_t>(term)];
    return form(id, spokenLanguage());
}

QString name(Cell cell)
{
    return idOf(cell);
}

} // namespace skyledger::words
