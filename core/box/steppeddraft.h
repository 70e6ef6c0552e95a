// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/play/verdict.h"

#include <QtCore/QJsonObject>
#include <QtCore/QString>

#include <optional>
#include <vector>

namespace skyledger::box {

/// A copy of a box while somebody edits it place by place, and others write into its file: the document that is saved, and
/// the way back, which keeps what others entered at other places. Nothing that its game cannot read gets in. A plain value.
class SteppedDraft
{
public:
    using Place = play::MissingValue;

    virtual ~SteppedDraft() = default;

    /// What is saved.
    const QJsonObject &document() const { return m_document; }
    /// What the copy is called. Empty: it has no name. False if it is refused.
    bool setName(const QString &name);
    QString name() const;
    /// Puts another document in place of this one. It must be one that can be read; false if it is not.
    bool replace(const QJsonObject &document, const QString &what = {});

    /// Takes back what was entered at a place since `endEdit`, as if nobody had begun: what was typed on the way to a
    /// value that is refused was not meant.
    void dropEdit(const Place &place);
    /// The next change is a step of its own.
    void endEdit() { m_lastEdit.reset(); }
    bool canUndo() const { return !m_past.empty(); }
    bool canRedo() const { return !m_future.empty(); }
    /// What would be taken back or done again, if the step was named.
    QString undoText() const { return m_past.empty() ? QString() : m_past.back().what; }
    QString redoText() const { return m_future.empty() ? QString() : m_future.back().what; }
    void undo();
    void redo();

    /// Takes up what somebody else has made of the document meanwhile. The way back stays, and does not lose theirs.
    /// False, and nothing changed, if the document cannot be read.
    bool adopt(const QJsonObject &document);
    /// What became of a document here, together with what others made of it: as `table::rebased`.
    virtual QJsonObject rebased(const QJsonObject &base, const QJsonObject &ours,
                                const QJsonObject &theirs) const = 0;

    friend bool operator==(const SteppedDraft &a, const SteppedDraft &b)
    {
        return a.m_document == b.m_document;
    }

protected:
    SteppedDraft() = default;
    SteppedDraft(const SteppedDraft &) = default;
    SteppedDraft(SteppedDraft &&) = default;
    SteppedDraft &operator=(const SteppedDraft &) = default;
    SteppedDraft &operator=(SteppedDraft &&) = default;

    /// Shows a document without a step; false, and nothing changed, if it cannot be read.
    bool show(const QJsonObject &document);
    /// The same as a step. Changes of one place that follow one another are one, until `endEdit`.
    bool change(const QJsonObject &document, const std::optional<Place> &edit = std::nullopt,
                const QString &what = {});

    /// Reads a document and keeps what was read; false, and nothing changed, if it cannot be read.
    virtual bool read(const QJsonObject &document) = 0;

private:
    struct Step {
        QJsonObject before;
        QJsonObject after;
        QString what;
    };

    void follow(std::vector<Step> &from, std::vector<Step> &to, bool back);

    QJsonObject m_document;
    std::vector<Step> m_past;
    std::vector<Step> m_future;
    std::optional<Place> m_lastEdit;
};

} // namespace skyledger::box
