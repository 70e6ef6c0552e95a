// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/words/catalogue.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/words/terms.h"

#include <QtCore/QCoreApplication>

#include <iterator>

namespace skyledger::words {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Catalogue)
};

/// In the order of the kinds. How many there are is counted, or stands before how many are needed.
constexpr const char *inconsistencies[] = {
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n tile(s) instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n harbor(s) instead of one"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n contract(s) instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n stage bonus(es) for stages 2 and 3 instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue", "there are %n stage bonus(es) for stages 4 and 5 instead of %1"),
    QT_TRANSLATE_N_NOOP("Catalogue",
                        "there are %n public utility(ies), and %1 are needed for one of the endings"),
    QT_TRANSLATE_NOOP("Catalogue",
                      "the stage bonus fits neither stages 2 and 3 alone nor stages 4 and 5 alone"),
    QT_TRANSLATE_NOOP("Catalogue", "the term is %1, and the Contract Term Track ends at %2"),
    QT_TRANSLATE_NOOP("Catalogue", "no tile shows the dot of this renovation"),
    QT_TRANSLATE_NOOP("Catalogue", "such a crest bonus is not printed on any tile"),
    QT_TRANSLATE_NOOP("Catalogue", "the cost has other amounts than those that the rulebook prints"),
    QT_TRANSLATE_NOOP("Catalogue", "the discount is %1, and the rulebook prints %2"),
    QT_TRANSLATE_NOOP("Catalogue",
                      "the discount is in another resource than the one that the Guild Hall takes"),
    QT_TRANSLATE_NOOP("Catalogue", "the cost asks for %1 of a resource, and nobody can own more than %2"),
    QT_TRANSLATE_NOOP("Catalogue",
                      "there are fewer donation spaces for four players (%1) than for three (%2)"),
    QT_TRANSLATE_NOOP("Catalogue", "there is no donation space"),
    QT_TRANSLATE_NOOP("Catalogue", "the prices rise toward the bottom"),
    QT_TRANSLATE_NOOP("Catalogue", "no donation earns this bonus effect"),
};
static_assert(std::size(inconsistencies) == nameTable<Inconsistency::Kind>.size());

} // namespace

QString inconsistency(const Inconsistency &inconsistency)
{
    const QLatin1StringView source(inconsistencies[static_cast<std::size_t>(inconsistency.kind)]);
    const bool isCounted = source.contains("%n"_L1);
    const QString said =
        QCoreApplication::translate("Catalogue", source.data(), nullptr, isCounted ? inconsistency.has : -1);
    const QString needed = QString::number(inconsistency.needed);
    if (source.contains("%2"_L1))
        return said.arg(QString::number(inconsistency.has), needed);
    return source.contains("%1"_L1) ? said.arg(needed) : said;
}

QString note(const CatalogueNote &note)
{
    using Kind = CatalogueNote::Kind;
    switch (note.kind) {
    case Kind::TwinContracts:
        return Words::tr("the same is printed on contract %1: was it entered twice?").arg(note.other);
    case Kind::TwinUtilities:
        return Words::tr("public utility %1 has the same name: was it entered twice?").arg(note.other);
    case Kind::CostsNothing:
        return Words::tr("it costs nothing");
    case Kind::BringsNothing:
        return Words::tr("it brings nothing");
    case Kind::GeneratorCount:
        return Words::tr("%n tile(s) give resources, and people report 8", nullptr, note.value);
    case Kind::KindAbsent: {
        const auto kind = fromName<TileKind>(note.other.toStdString());
        return Words::tr("no tile is of this kind: %1").arg(kind ? words::name(*kind) : note.other);
    }
    case Kind::UnusualTerm:
        return Words::tr("the term is %1, and the Contract Term Track is thought to end at 4")
            .arg(note.value);
    case Kind::NameMissing:
        return note.other == QLatin1StringView("en") ? Words::tr("its English name is not known")
                                                     : Words::tr("its French name is not known");
    case Kind::MadeUpBesidesRead:
        return Words::tr("made up values stand beside values that were read off a copy of the game");
    }
    return {};
}

} // namespace skyledger::words
