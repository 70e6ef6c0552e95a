// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/copydraft.h"
#include "core/box/copyview.h"
#include "core/describe/printedcopy.h"

#include <QtCore/QHash>

namespace skyledger::box {

/// The copy of a game that tells its printed values in a table, with what the rulebook prints beneath it. Each first word of
/// the table's paths is a section; things of lists are told apart by their names, where they have any. Of what is only
/// shown it knows nothing else. Values that state no source were read off a copy. What only other programs understand stays
/// where it is and is not taken from others; nor is the name of a file.
class TableCopy : public CopyEdit
{
public:
    /// A copy's own document, which can be read together with what the rulebook prints. `reader` reads it.
    TableCopy(CatalogueFormat format, std::unique_ptr<describe::PrintedCopy> reader,
              const QJsonObject &document);

    const std::vector<CopySection> &sections() const override { return m_sections; }
    const QJsonObject &document() const override { return m_draft.shown(); }
    QStringList things(Code section) const override;
    QJsonValue value(const CopyPlace &place) const override;
    std::optional<ValueSource> source(const CopyPlace &place) const override;

    /// What files call the value of a place, word by word.
    QStringList nameOf(const CopyPlace &place) const;

    void list(const CopyPlace &thing, const CopyView &from, const CopyPlace &there) override;
    void take(const CopyPlace &place, const CopyView &from, const CopyPlace &there) override;
    void clear(const CopyPlace &place) override;
    void tell(const CopyPlace &place, std::optional<ValueSource> source) override;
    std::optional<table::ReadError> fault() override;
    QJsonObject result() const override { return m_draft.document(); }

private:
    /// A value from another copy, and the source that it states.
    struct Taken {
        CopyPlace place;
        QStringList path;
        QJsonValue value; ///< undefined: it is taken away
        std::optional<ValueSource> source;
    };

    void readSections();
    void readPlaces();
    std::optional<QString> idHere(const describe::KeyCode &key, const CopyView &from,
                                  const QString &id) const;
    QJsonValue valueHere(const QJsonValue &value, const describe::FormCode *form, const CopyView &from) const;
    QStringList pathOf(const CopyPlace &place) const;
    Told toldOf(const CopyPlace &place) const;
    const Taken *takenAt(const QStringList &path) const;
    void add(Taken taken);
    Entered entered(const Taken &taken) const;
    Entered enteredRow(const QStringList &path) const;

    std::unique_ptr<describe::PrintedCopy> m_reader;
    CopyDraft m_draft;
    std::vector<CopySection> m_sections;
    std::vector<QStringList> m_things; ///< by sections
    QHash<QString, describe::PrintedCopy::Address> m_addresses;
    std::vector<Taken> m_taken;
    QHash<QStringList, std::size_t> m_takenAt; ///< the first one of a path
    std::vector<QStringList> m_leftOut;        ///< values of others that nothing here can be
    QHash<QString, QString>
        m_listed; ///< things of the other copy, `trees.oak`, by the ids that they have here
};

} // namespace skyledger::box
