// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QHashFunctions>
#include <QtCore/QString>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace skyledger::rulebook {

/// The place of a stem in the vocabulary.
using StemId = std::uint32_t;

/// Every word of a rulebook, and how words that people type lead to them.
class Vocabulary
{
public:
    /// Takes up a folded word, and tells its stem.
    StemId add(const QString &folded);
    /// Makes the words ready for `meanings`, once all are there.
    void finish();

    std::size_t stemCount() const { return m_stems.size(); }
    const QString &stemText(StemId stem) const { return m_stems[stem]; }
    /// Whether a word with this stem is there, which is then in `id`.
    bool findStem(const QString &stem, StemId &id) const;

    enum class Way { Whole, Begun, Mistyped };
    struct Match {
        StemId stem = 0;
        float quality = 0; ///< 1 for the word itself, less for what is farther from it
    };
    /// What a typed word can mean.
    struct Meanings {
        std::vector<Match> matches; ///< each stem once
        Way way = Way::Whole;       ///< how the worst of them was found
        QString typed;              ///< as it was understood in the end
    };
    /// The words that a folded word means: the word itself and, if it may be only begun, those that begin so; failing
    /// that the same without a French article that lacks its apostrophe; failing that those that are one typing
    /// mistake away, or two in long words.
    Meanings meanings(const QString &folded, bool mayBeBegun) const;

private:
    struct Entry {
        QString text;
        StemId stem = 0;
        std::uint32_t letters = 0;
    };

    Meanings withoutTypos(const QString &folded, bool mayBeBegun) const;
    void addBegun(const QString &folded, std::vector<float> &qualities) const;
    void addMistyped(const QString &folded, bool mayBeBegun, std::vector<float> &qualities) const;

    std::vector<Entry> m_words; ///< sorted by `finish`
    std::vector<QString> m_stems;
    std::vector<std::uint32_t> m_stemLetters;
    std::unordered_map<QString, StemId> m_stemOfWord;
    std::unordered_map<QString, StemId> m_stemIds;
};

} // namespace skyledger::rulebook
