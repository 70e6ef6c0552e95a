// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/sources.h"
#include "core/table/readerror.h"

#include <QtCore/QJsonObject>

#include <functional>
#include <vector>

namespace skyledger::box {

/// How the catalogues of a game go.
struct CatalogueFormat {
    QString game; ///< as files name it
    /// A copy with what the rulebook prints beneath it.
    std::function<QJsonObject(const QJsonObject &copy)> completed;
    /// The first fault of a catalogue; nothing if it can be read.
    std::function<std::optional<table::ReadError>(const QJsonObject &catalogue)> fault;
    std::vector<QLatin1StringView> whole; ///< keys whose objects are one value, see `table::rebased`
};

/// A value that was read off the box, or comes from elsewhere.
struct Entered {
    QStringList path; ///< as `table::withPut` takes it, the value's own key at the end
    QJsonValue value; ///< undefined: it is taken away
    Told told = Told::Beside;
    ValueSource source = ValueSource::Copy;
};

/// Somebody's copy of a game's catalogue while it is edited: only what is the copy's own, with steps back and forth.
class CopyDraft
{
public:
    explicit CopyDraft(CatalogueFormat format, const QJsonObject &document = {});

    const CatalogueFormat &format() const { return m_format; }
    /// What the copy holds.
    const QJsonObject &document() const { return m_steps[m_at].document; }
    /// The same with what the rulebook prints.
    const QJsonObject &shown() const { return m_shown; }
    /// Why that cannot be read; nothing if it can.
    std::optional<table::ReadError> fault() const { return m_format.fault(m_shown); }

    /// What stands at a path; undefined: not known.
    QJsonValue value(const QStringList &path) const;
    std::optional<ValueSource> source(const QStringList &path) const { return sourceAt(m_shown, path); }

    /// Puts all of them into the copy as one step, as read off the box. What is taken away is what the rulebook prints,
    /// if it prints it. Nothing happens if the answer is a fault.
    std::optional<table::ReadError> enter(const std::vector<Entered> &values);

    /// Puts another document of the copy in the place of this one, as one step, unless the answer is a fault.
    std::optional<table::ReadError> replace(const QJsonObject &document) { return become(document, {}); }

    /// Whether a thing of a list, by its id or without one, is the copy's own: the rulebook does not list it.
    bool isOwn(const QStringList &thing) const;
    /// Takes such a thing out, as one step. Nothing happens if the answer is a fault: something else speaks of it.
    std::optional<table::ReadError> remove(const QStringList &thing);

    bool canUndo() const { return m_at > 0; }
    bool canRedo() const { return m_at + 1 < m_steps.size(); }
    /// A step back or forth; the place of the first value that it changed.
    QStringList undo();
    QStringList redo();
    /// Takes up what others made of `base`, in every step.
    void adopt(const QJsonObject &base, const QJsonObject &theirs);

private:
    struct Step {
        QJsonObject document;
        QStringList path; ///< what was entered
    };

    QJsonObject withEntered(QJsonObject document, const Entered &entered) const;
    bool canHide(const QJsonObject &document, const QStringList &around, const QString &step) const;
    QJsonObject withEntriesKept(QJsonObject document, const Entered &entered) const;
    QJsonObject cleared(const QJsonObject &document, const Entered &entered) const;
    std::optional<table::ReadError> become(const QJsonObject &next, const QStringList &path);
    void show();

    CatalogueFormat m_format;
    QJsonObject m_printed; ///< what the rulebook prints
    std::vector<Step> m_steps;
    std::size_t m_at = 0;
    QJsonObject m_shown;
};

} // namespace skyledger::box
