// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/merge.h"
#include "core/table/readerror.h"
#include "core/table/result.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

/// What a game tells of copies of its box that go from hand to hand.
namespace skyledger::ui {

using box::MergeSide;

/// A printed value that at least one of two copies knows, as people read it in the language that is spoken now.
struct ComparedValue {
    enum class Kind : std::uint8_t { OnlyMine, OnlyTheirs, Same, Different };
    QString name;
    QString mine; ///< with its source, or that it is missing
    QString theirs;
    Kind kind{};
    bool hasSameSource = false;
    bool isToChoose = false; ///< another value, or the same one from a better source
    bool isNews = true;      ///< not: theirs only repeats what everybody knows without a copy
    MergeSide suggested{};
};

/// Two copies of a box beside each other.
class CopyComparison
{
public:
    CopyComparison() = default;
    CopyComparison(const CopyComparison &) = delete;
    CopyComparison &operator=(const CopyComparison &) = delete;
    virtual ~CopyComparison() = default;

    /// Always as many, in the order of the box.
    virtual std::vector<ComparedValue> values() const = 0;
    /// What comes of a side for each value.
    virtual box::MergeCount count(std::span<const MergeSide> sides) const = 0;
    /// The two as one document; or why its format cannot hold all of that, a sentence.
    virtual table::Result<QJsonObject, QString> merged(std::span<const MergeSide> sides) const = 0;
};

/// What comes of taking from somebody else's copy what is not known; nothing of mine is replaced, and nothing made up is
/// taken.
struct CopyImport {
    QJsonObject document;
    int added = 0;
    int different = 0; ///< values that stay mine
    int doubtful = 0;  ///< left out: their pieces may be other ones than mine
};

/// A game's copies. Empty documents of mine are copies of which nothing is known.
struct SharedCopies {
    std::function<std::unique_ptr<CopyComparison>(const QJsonObject &mine, const QJsonObject &theirs)>
        compare;
    /// Where that cannot be: the place of a value that does not fit beside mine; empty: the two list other pieces.
    std::function<table::Result<CopyImport, QString>(const QJsonObject &mine, const QJsonObject &theirs)>
        takenIn;
    /// What became of mine here, together with what others made of it meanwhile.
    std::function<QJsonObject(const QJsonObject &mine, const QJsonObject &ours, const QJsonObject &now)>
        rebased;
    std::function<table::Result<QJsonObject, table::ReadError>(const QString &path)> read;
    std::function<QByteArray(const QJsonObject &document)> write;
};

} // namespace skyledger::ui
