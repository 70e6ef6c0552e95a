// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/box/steppeddraft.h"
#include "ui/box/cards/cardcopy.h"
#include "ui/box/copies/copybar.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// A draft of a copy on the desk: what is entered goes through here into the file at once, and what other windows entered
/// there meanwhile is taken up first. A file that cannot be read is left alone, and nothing can be entered.
class DraftDesk : public CardCopy
{
    Q_OBJECT

public:
    /// The format must stay. Nothing is on the desk before a file is opened.
    explicit DraftDesk(const CopyFormat &format, QObject *parent = nullptr);

    const CopyFormat &format() const { return m_format; }
    const QString &path() const { return m_file.path(); }
    virtual const box::SteppedDraft &steps() const = 0;
    /// Nor can it be, if the file cannot be brought together with what was entered here.
    const std::optional<table::ReadError> &unreadable() const override { return m_unreadable; }
    const std::optional<table::SaveError> &unsaved() const override { return m_unsaved; }

    /// Puts another file on the desk, without a way back to this one.
    void open(const QString &path);
    void readAnew() override;
    /// Tries once more to write what could not be written; whether all is on disk.
    bool save();

    bool canEnter() const override { return !m_unreadable; }
    void drop(const BoxPlace &place) override;
    void endEdit() override { edited().endEdit(); }
    bool canUndo() const override { return steps().canUndo(); }
    bool canRedo() const override { return steps().canRedo(); }
    QString undoText() const override;
    QString redoText() const override;
    void undo() override { step(&box::SteppedDraft::undo); }
    void redo() override { step(&box::SteppedDraft::redo); }
    // As those of the draft.
    bool setName(const QString &name);
    /// The step is called what it is in English, "Merge", and told in the language of people: see `draftdesk.cpp`. False if
    /// nothing came of it: the copy cannot be read, or it would not be readable any more.
    bool replace(const QJsonObject &document, const QString &what);

protected:
    /// Changes the draft and writes it; with a file that is left alone, nothing happens and nothing is answered.
    template <class Change>
    auto change(Change how)
    {
        std::optional<decltype(how())> answer;
        changeBy([&] { answer = how(); });
        return answer.value_or(decltype(how()){});
    }
    void changeBy(const std::function<void()> &how);

    virtual box::SteppedDraft &edited() = 0;
    /// Begins another draft with what stands in a file.
    virtual void begin(const QJsonObject &document) = 0;
    /// Why a document that the draft did not adopt cannot be read.
    virtual table::ReadError faultOf(const QJsonObject &document) const = 0;
    /// Looks at what the draft says now.
    virtual void inspect() {}

private:
    using Known = std::pair<BoxPlace, std::optional<FieldValue>>;

    /// What stands at each place, in the order of the box.
    std::vector<Known> known() const;
    void step(void (box::SteppedDraft::*way)());
    bool takeUp();
    void conclude();

    const CopyFormat &m_format;
    CopyFile m_file;
    QJsonObject m_base; ///< what stood in the file when the draft took it up
    std::optional<table::ReadError> m_unreadable;
    std::optional<table::SaveError> m_unsaved;
};

/// The copies of a game beside each other in the folder of the user's data, one of them on the desk.
class DeskShelf : public CopyShelf
{
    Q_OBJECT

public:
    /// The desk must stay.
    explicit DeskShelf(DraftDesk &desk, QObject *parent = nullptr);

    const CopyFormat &format() const override { return m_desk.format(); }
    QString folder() const override { return copiesFolder(); }
    QString pathOf(const QString &name) const override { return copyPath(name, format()); }
    QString path() const override { return m_desk.path(); }
    QString name() const override { return m_desk.steps().name(); }
    QJsonObject document() const override { return m_desk.steps().document(); }
    bool isReadable() const override { return !m_desk.unreadable(); }
    bool setName(const QString &name) override { return m_desk.setName(name); }
    void open(const QString &path) override { m_desk.open(path); }
    bool save() override { return m_desk.save(); }

private:
    DraftDesk &m_desk;
};

} // namespace skyledger::ui
