// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/seriesfiles.h"

#include "core/table/jsonreader.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype mostFiles = 60;
constexpr std::size_t mostSeries = 10;

QFileInfoList filesIn(const QStringList &folders)
{
    QFileInfoList files;
    for (const QString &folder : folders) {
        files << QDir(folder).entryInfoList({u"*.skyledger"_s, u"*.skyscore.json"_s}, QDir::Files,
                                            QDir::Name);
    }
    return files;
}

void readAll(const QFileInfoList &files, const std::function<void(const QByteArray &)> &use)
{
    for (const QFileInfo &file : files) {
        if (const auto bytes = table::readBytes(file.absoluteFilePath()))
            use(bytes.value());
    }
}

QDateTime timeOf(const SeriesStand &stand)
{
    return QDateTime::fromString(stand.playedAt, Qt::ISODate);
}

/// Of each series its last part, out of all that was found.
class LastParts
{
public:
    explicit LastParts(const SeriesStand &open) : m_open(open.part ? open.series : QString())
    {
        if (!m_open.isEmpty())
            m_last.push_back(open);
    }

    void add(SeriesStand stand)
    {
        if (!stand.part || stand.series.isEmpty())
            return;
        if (stand.players.isEmpty()) {
            m_sheets.push_back(std::move(stand));
            return;
        }
        SeriesStand *known = lastOf(stand.series);
        if (known == nullptr)
            m_last.push_back(std::move(stand));
        else if (*stand.part > *known->part
                 || (*stand.part == *known->part && stand.series != m_open && timeOf(stand) > timeOf(*known)))
            *known = std::move(stand);
    }

    std::vector<SeriesStand> underWay(std::size_t parts)
    {
        for (const SeriesStand &sheet : m_sheets) {
            if (SeriesStand *known = lastOf(sheet.series))
                known->part = std::max(*known->part, *sheet.part);
        }
        std::erase_if(m_last, [parts](const SeriesStand &each) { return !each.goesOn(parts); });
        if (m_last.size() > mostSeries)
            m_last.resize(mostSeries);
        return std::move(m_last);
    }

private:
    SeriesStand *lastOf(const QString &series)
    {
        const auto known = std::find_if(m_last.begin(), m_last.end(),
                                        [&series](const SeriesStand &each) { return each.series == series; });
        return known == m_last.end() ? nullptr : &*known;
    }

    QString m_open;
    std::vector<SeriesStand> m_last;
    std::vector<SeriesStand> m_sheets;
};

} // namespace

void readGameFiles(const QStringList &folders, const std::function<void(const QByteArray &bytes)> &use)
{
    readAll(filesIn(folders), use);
}

std::vector<SeriesStand>
seriesUnderWay(const QStringList &folders, std::size_t parts, const SeriesStand &open,
               const std::function<std::optional<SeriesStand>(const QByteArray &bytes)> &standIn)
{
    QFileInfoList files = filesIn(folders);
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo &a, const QFileInfo &b) {
        return a.lastModified() > b.lastModified();
    });
    LastParts last(open);
    readAll(files.first(std::min(mostFiles, files.size())), [&](const QByteArray &bytes) {
        if (auto stand = standIn(bytes))
            last.add(std::move(*stand));
    });
    return last.underWay(parts);
}

} // namespace skyledger::ui
