// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/playersform.h"

#include <QtCore/QByteArray>
#include <QtCore/QJsonObject>
#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace skyledger::ui {

/// Hands over what each file of games and score sheets in these folders holds; what cannot be read is left out.
void readGameFiles(const QStringList &folders, const std::function<void(const QByteArray &bytes)> &use);

/// Where games that belong together stand: what the next one begins with.
struct SeriesStand {
    QString series;                  ///< the id that they share; empty: none
    std::optional<std::size_t> part; ///< that was played, from 0
    QString playedAt;                ///< ISO 8601
    QList<SeatedPlayer> players;     ///< nobody: a score sheet, which has no values either
    QJsonObject values;
    std::function<QJsonObject()> agreed =
        {}; ///< what else the next one takes over, as the game writes it; null: nothing

    bool goesOn(std::size_t parts) const { return part && *part + 1 < parts; }
};

/// Looks through the files of these folders for series of so many parts that go on: the newest first, by their last
/// parts. That of the open game is the first, and only a later part takes its place. Not all files are looked at: those
/// changed last.
class SeriesSearch : public QObject
{
    Q_OBJECT

public:
    using StandIn = std::function<std::optional<SeriesStand>(const QByteArray &bytes)>;

    SeriesSearch(QStringList folders, std::size_t parts, const SeriesStand &open, StandIn standIn,
                 QObject *parent = nullptr);
    ~SeriesSearch() override;

    /// Begins once the page was painted for the first time, and reads a file at a time, so that nobody waits for them.
    void startBehind(QWidget &page);
    /// Reads the next file; false if that was the last one.
    bool readNext();
    /// What was found so far; before a file is read, the open game's series.
    std::vector<SeriesStand> underWay() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// All files were read.
    void finished();

private:
    class LastParts;

    QStringList m_folders;
    std::size_t m_parts;
    StandIn m_standIn;
    std::unique_ptr<LastParts> m_last;
    std::optional<QStringList>
        m_files;   ///< still to be read, the next one at the end; none: they were not listed yet
    QTimer m_next; ///< until the next file is read
};

} // namespace skyledger::ui
