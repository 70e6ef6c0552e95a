// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguenotes.h"

#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/fields.h"
#include "core/table/folding.h"

namespace skyledger::airshipcity {

using namespace Qt::Literals::StringLiterals;
using Note = CatalogueNote::Kind;

namespace {

class Reader
{
public:
    explicit Reader(const CatalogueFile &file) : m_file(file) {}

    std::vector<CatalogueNote> run()
    {
        lookAtTiles();
        lookAtUtilities();
        lookAtContracts();
        lookAtRenovations();
        lookAtSources();
        return std::move(m_notes);
    }

private:
    /// About a thing, of which a value is looked at.
    void note(Note kind, Printed field, std::size_t thing, const QString &other = {}, int value = 0)
    {
        const MissingValue place{field, static_cast<std::uint16_t>(thing)};
        const FieldPlace at = placeOf(place, m_file.ids);
        m_notes.push_back({kind, sectionLayout(at.section).key + u'.' + at.thing, other, value, place});
    }
    void noteOfTiles(Note kind, const QString &other, int value = 0)
    {
        m_notes.push_back({kind, u"tiles"_s, other, value, MissingValue{Printed::Tiles}});
    }

    void lookAtTiles()
    {
        if (m_file.ids.tiles.size() != countOf<Tile>)
            return; // that is said elsewhere
        constexpr int generatorsReported = 8;
        int generators = 0;
        KeySet<TileKind> kinds;
        for (const Tile tile : m_file.ids.tiles.keys()) {
            const TileKind kind = m_file.values.tiles[tile].kind;
            kinds.insert(kind);
            generators += isGenerator(kind) ? 1 : 0;
        }
        if (generators != generatorsReported)
            noteOfTiles(Note::GeneratorCount, {}, generators);
        for (const TileKind kind : KeySet<TileKind>::full() - kinds)
            noteOfTiles(Note::KindAbsent, word(kind));
    }

    QString nameOf(Utility utility, QLatin1StringView language) const
    {
        const QString id = m_file.ids.utilities.text(utility);
        return listedObject(m_file.document, "utilities"_L1, id)["name"_L1][language].toString();
    }

    void lookAtUtilities()
    {
        const auto &ids = m_file.ids.utilities;
        for (const Utility utility : ids.keys()) {
            const std::size_t number = indexOf(utility);
            const UtilityValues &values = m_file.values.utilities[utility];
            if (values.cost && *values.cost == Amounts{})
                note(Note::CostsNothing, Printed::UtilityCost, number);
            if (values.vp == 0)
                note(Note::BringsNothing, Printed::UtilityVp, number);
            for (const auto language : {"en"_L1, "fr"_L1}) {
                const QString name = nameOf(utility, language);
                if (name.isEmpty()) {
                    note(Note::NameMissing,
                         language == "en"_L1 ? Printed::UtilityNameEn : Printed::UtilityNameFr, number,
                         language);
                    continue;
                }
                for (const Utility other : ids.keys()) {
                    const bool isTwin = indexOf(other) > indexOf(utility)
                        && table::folded(nameOf(other, language)) == table::folded(name);
                    // One name in two languages is said once.
                    if (isTwin && (m_notes.empty() || m_notes.back().other != ids.text(other)))
                        note(Note::TwinUtilities, Printed::UtilityNameEn, number, ids.text(other));
                }
            }
        }
    }

    void lookAtContracts()
    {
        constexpr int usualTrack = 4;
        const auto &ids = m_file.ids.contracts;
        for (const Contract contract : ids.keys()) {
            const std::size_t number = indexOf(contract);
            const ContractValues &values = m_file.values.contracts[contract];
            if (values.cost && *values.cost == Amounts{})
                note(Note::CostsNothing, Printed::ContractCost, number);
            if (values.vp == 0 && values.gold == 0)
                note(Note::BringsNothing, Printed::ContractVp, number);
            if (values.term > usualTrack && !m_file.document["termSpaces"_L1].isDouble())
                note(Note::UnusualTerm, Printed::ContractTerm, number, {}, *values.term);
            const bool isWhole = values.term && values.cost && values.vp && values.gold;
            for (const Contract other : ids.keys()) {
                if (isWhole && indexOf(other) > indexOf(contract) && m_file.values.contracts[other] == values)
                    note(Note::TwinContracts, Printed::ContractTerm, number, ids.text(other));
            }
        }
    }

    void lookAtRenovations()
    {
        for (const Resource resource : all<Resource>()) {
            const auto &cost = m_file.values.renovationCosts[resource];
            if (cost && *cost == Amounts{})
                note(Note::CostsNothing, Printed::RenovationCost, indexOf(resource));
        }
    }

    void lookAtSources()
    {
        bool madeUp = false;
        bool read = false;
        for (const CatalogueSection section : all<CatalogueSection>()) {
            const QStringList entries = entriesOf(m_file.document, section);
            for (const QString &entry : entries) {
                for (const play::Code field : sectionLayout(section).rows) {
                    const FieldPlace place{section, entry, field};
                    if (!printedValue(m_file.document, place))
                        continue;
                    const auto source = sourceOf(m_file.document, place);
                    madeUp = madeUp || source == ValueSource::Sample;
                    read = read || source == ValueSource::Copy;
                }
            }
        }
        if (madeUp && read)
            m_notes.push_back({Note::MadeUpBesidesRead, u"source"_s, {}});
    }

    const CatalogueFile &m_file;
    std::vector<CatalogueNote> m_notes;
};

} // namespace

std::vector<CatalogueNote> catalogueNotes(const CatalogueFile &catalogue)
{
    return Reader(catalogue).run();
}

} // namespace skyledger::airshipcity
