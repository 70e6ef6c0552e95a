// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguedraft.h"
#include "ui/airshipcity/copy/copyfile.h"

#include <QtCore/QObject>

#include <optional>

namespace skyledger::ui {

/// A copy of the box on the desk: what is entered goes through here into the file at once, and what other windows
/// entered there meanwhile is taken up first. A file that cannot be read is left alone, and nothing can be entered.
class CopyDesk : public QObject
{
    Q_OBJECT

public:
    explicit CopyDesk(const QString &path, QObject *parent = nullptr);

    const QString &path() const { return m_file.path(); }
    const airshipcity::CatalogueDraft &draft() const { return m_draft; }
    /// What cannot be right about the copy, as it is now.
    const airshipcity::CatalogueReport &report() const { return m_report; }
    /// Why the file cannot be read; nothing if it can.
    const std::optional<table::ReadError> &unreadable() const { return m_unreadable; }
    /// Why what was entered is not on disk; nothing if it is.
    const std::optional<table::SaveError> &unsaved() const { return m_unsaved; }

    /// Puts another file on the desk, without a way back to this one.
    void open(const QString &path);
    /// Takes up what others wrote.
    void readAnew();
    /// Tries once more to write what could not be written; whether all is on disk.
    bool save();

    // As those of the draft.
    std::optional<airshipcity::ValueFault> set(const airshipcity::BoxPlace &place,
                                               const airshipcity::BoxValue &value);
    void clear(const airshipcity::BoxPlace &place);
    void confirm(airshipcity::BoxPage page);
    bool setTileCount(airshipcity::TileKind kind, int count);
    bool add(airshipcity::BoxList list);
    void remove(airshipcity::BoxList list, std::size_t index);
    bool setName(const QString &name);
    bool replace(const QJsonObject &document, const QString &what);
    void endEdit() { m_draft.endEdit(); }
    void undo();
    void redo();

signals:
    /// Draft, report, or what became of the file.
    void changed();
    /// Another step than typing in one field: a step back, another document. Fields show what is there.
    void reset();

private:
    template <class Change>
    auto change(Change how);
    bool takeUp();
    void conclude();

    CopyFile m_file;
    airshipcity::CatalogueDraft m_draft;
    airshipcity::CatalogueReport m_report;
    std::optional<table::ReadError> m_unreadable;
    std::optional<table::SaveError> m_unsaved;
};

} // namespace skyledger::ui
