// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/boxsheets.h"
#include "ui/newgame/boxfile.h"

#include <QtCore/QObject>

namespace skyledger::ui {

/// Somebody's copy of a box on the desk: what is entered goes through here into its file at once, together with what other
/// windows entered there meanwhile. A file that cannot be read is left alone, and nothing can be entered.
class BoxDesk : public QObject
{
    Q_OBJECT

public:
    explicit BoxDesk(BoxSubject subject, QObject *parent = nullptr);

    const BoxSubject &subject() const { return m_subject; }
    const box::CopyDraft &draft() const { return m_draft; }
    /// As the draft stands, in the language that is spoken now.
    const BoxSheets &sheets() const { return m_sheets; }
    QString path() const { return m_file.path(); }
    bool isReadable() const { return m_isReadable; }
    /// Why what was entered is not on disk; nothing if it is.
    const std::optional<table::SaveError> &unsaved() const { return m_unsaved; }

    /// As that of the draft. What is only half a value is not entered.
    std::optional<table::ReadError> enter(const std::vector<box::Entered> &values);
    /// The same of taking out a thing that the rulebook does not list.
    std::optional<table::ReadError> remove(const QStringList &thing);
    /// The same of putting another document in the place of the copy.
    std::optional<table::ReadError> replace(const QJsonObject &document);
    void undo();
    void redo();
    /// Tries once more to write what could not be written; whether all is on disk.
    bool save();
    /// Takes up what others wrote.
    void readAnew();
    /// Names everything anew.
    void retranslate();

signals:
    /// Draft, sheets, or what became of the file.
    void changed();
    /// A step back or forth was gone: here is the first value that it changed.
    void stepped(const QStringList &path);

private:
    std::optional<table::ReadError> change(const std::function<std::optional<table::ReadError>()> &change);
    void conclude();

    BoxSubject m_subject;
    BoxFile m_file;
    box::CopyDraft m_draft;
    QJsonObject m_base; ///< what stood in the file when the draft took it up
    BoxSheets m_sheets;
    std::optional<table::SaveError> m_unsaved;
    bool m_isReadable = true;
};

} // namespace skyledger::ui
