// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/sharing/sharingtools.h"
#include "ui/box/values/gamevalues.h"

#include <QtCore/QJsonObject>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// A recorded game whose table reported amounts, from which values of the box follow.
class ReportingGame
{
public:
    ReportingGame() = default;
    virtual ~ReportingGame() = default;
    ReportingGame(const ReportingGame &) = delete;
    ReportingGame &operator=(const ReportingGame &) = delete;

    /// What follows, in the language that is spoken now.
    virtual std::vector<ValueProposal> proposals() const = 0;
    /// A copy of the box with a value more; nothing if it cannot be told which piece of it is meant.
    virtual std::optional<QJsonObject> withValue(const QJsonObject &copy, const ValuePlace &which,
                                                 const describe::Value &value) const = 0;
    /// The game is as it would be with the value; its file is left alone.
    virtual void enter(const ValuePlace &which, const describe::Value &value) = 0;
};

/// What a file tells of such a game.
struct ReportingFile {
    std::shared_ptr<ReportingGame> game; ///< null: it is none
    bool isSample = false;               ///< its values are made up
};
using ReadReports = std::function<table::Result<ReportingFile, table::ReadError>(const QString &path)>;

/// The same tools, and one that proposes values from what a recorded game reported.
class ProposingTools : public SharingTools
{
    Q_OBJECT

public:
    ProposingTools(SharedCopies copies, ReadReports read, SharingHost host, QWidget *parent = nullptr);

public slots:
    /// Shows what a recorded game's reports say about values that the copy lacks.
    void proposeFromGame();

protected:
    void retranslate() override;

private:
    void showProposals(const std::shared_ptr<ReportingGame> &game);
    bool confirm(ReportingGame &game, const ValuePlace &which, const describe::Value &value);

    ReadReports m_read;
    QPushButton *m_propose;
};

} // namespace skyledger::ui
