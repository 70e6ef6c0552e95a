// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/record/cataloguedraft.h"
#include "ui/box/copies/copyfile.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace skyledger::ui {

/// Something that cannot be right, and where: nothing if it is a matter of the whole box.
struct Trouble {
    airshipcity::Inconsistency what;
    std::optional<airshipcity::MissingValue> place;
    bool ofPiece = false; ///< of one thing, not of how many there are
};

/// Something that may well be right and is worth a second look, and where.
struct Remark {
    airshipcity::CatalogueNote what;
    std::optional<airshipcity::MissingValue> place;
};

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
    const std::vector<Trouble> &troubles() const { return m_troubles; }
    /// What is worth a second look.
    const std::vector<Remark> &remarks() const { return m_remarks; }
    /// Why the file cannot be read, or not brought together with what was entered here; nothing if it can.
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
    std::optional<airshipcity::ValueFault> set(const airshipcity::MissingValue &place,
                                               const airshipcity::PrintedValue &value);
    void clear(const airshipcity::MissingValue &place);
    void dropEdit(const airshipcity::MissingValue &place);
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
    /// A step back or forth was gone: here is the first place, in the order of the box, that it changed.
    void stepped(const skyledger::airshipcity::MissingValue &place);

private:
    template <class Change>
    auto change(Change how);
    void changeBy(const std::function<void()> &how);
    void step(void (airshipcity::CatalogueDraft::*way)());
    bool takeUp();
    void conclude();
    void inspect();

    CopyFile m_file;
    airshipcity::CatalogueDraft m_draft;
    QJsonObject m_base; ///< what stood in the file when the draft took it up
    std::vector<Trouble> m_troubles;
    std::vector<Remark> m_remarks;
    std::optional<table::ReadError> m_unreadable;
    std::optional<table::SaveError> m_unsaved;
};

} // namespace skyledger::ui
