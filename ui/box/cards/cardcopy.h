// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/readerror.h"
#include "core/table/recordfile.h"
#include "ui/box/cards/boxpageview.h"

namespace skyledger::ui {

/// Something that is to be looked at in a copy, and where: nothing if it is a matter of the whole box.
struct CheckLine {
    QString text;
    std::optional<BoxPlace> place;
};

/// What the check of a copy found, beside what is missing.
struct CopyCheck {
    std::vector<CheckLine> contradictions; ///< to the contents of the box, or to itself
    std::vector<CheckLine> doubts;         ///< what contradicts another source or common sense
    std::vector<CheckLine> remarks;        ///< what may well be right and is worth a second look
    bool isSound() const { return contradictions.empty() && doubts.empty(); }
    int count() const { return static_cast<int>(contradictions.size() + doubts.size() + remarks.size()); }
};

/// A copy of a box on the desk with all of its pages, as an editor of drawn pieces sees it that knows no game.
class CardCopy : public CardDesk
{
    Q_OBJECT

public:
    using CardDesk::CardDesk;

    /// The pages, in the order in which the box is unpacked.
    virtual int pageCount() const = 0;
    virtual QString pageName(int page) const = 0;
    virtual std::unique_ptr<CardPage> makePage(int page) = 0;
    virtual int pageOf(const BoxPlace &place) const = 0;
    virtual std::vector<BoxPlace> places(int page) const = 0;
    /// What is still to be read off the box, and how many values that is.
    virtual std::vector<BoxPlace> gaps(int page) const = 0;
    virtual int missing(int page) const = 0;
    virtual CopyCheck check() const = 0;
    /// That values of the copy are made up; empty if none is.
    virtual QString sampleNotice() const = 0;

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    /// What would be taken back or done again, if the step has a name.
    virtual QString undoText() const = 0;
    virtual QString redoText() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;

    /// Takes up what others wrote.
    virtual void readAnew() = 0;
    /// Why the file cannot be read; nothing if it can.
    virtual const std::optional<table::ReadError> &unreadable() const = 0;
    /// Why what was entered is not on disk; nothing if it is.
    virtual const std::optional<table::SaveError> &unsaved() const = 0;

signals:
    /// A step back or forth was gone: here is the first place, in the order of the box, that it changed.
    void stepped(const skyledger::ui::BoxPlace &place);
};

} // namespace skyledger::ui
