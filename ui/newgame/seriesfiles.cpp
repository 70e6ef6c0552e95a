// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/seriesfiles.h"

#include "core/table/jsonreader.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QFileInfo>
#include <QtWidgets/QWidget>

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

/// The paths of those that changed last, the newest at the end.
QStringList newestIn(const QStringList &folders)
{
    QFileInfoList files = filesIn(folders);
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo &a, const QFileInfo &b) {
        return a.lastModified() > b.lastModified();
    });
    QStringList paths;
    for (const QFileInfo &file : files.first(std::min(mostFiles, files.size())))
        paths.prepend(file.absoluteFilePath());
    return paths;
}

QDateTime timeOf(const SeriesStand &stand)
{
    return QDateTime::fromString(stand.playedAt, Qt::ISODate);
}

} // namespace

/// Of each series its last part, out of all that was found.
class SeriesSearch::LastParts
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
        SeriesStand *known = lastOf(stand.series, m_last);
        if (known == nullptr)
            m_last.push_back(std::move(stand));
        else if (*stand.part > *known->part
                 || (*stand.part == *known->part && stand.series != m_open && timeOf(stand) > timeOf(*known)))
            *known = std::move(stand);
    }

    std::vector<SeriesStand> underWay(std::size_t parts) const
    {
        std::vector<SeriesStand> found = m_last;
        for (const SeriesStand &sheet : m_sheets) {
            if (SeriesStand *known = lastOf(sheet.series, found))
                known->part = std::max(*known->part, *sheet.part);
        }
        std::erase_if(found, [parts](const SeriesStand &each) { return !each.goesOn(parts); });
        if (found.size() > mostSeries)
            found.resize(mostSeries);
        return found;
    }

private:
    static SeriesStand *lastOf(const QString &series, std::vector<SeriesStand> &stands)
    {
        const auto known = std::find_if(stands.begin(), stands.end(),
                                        [&series](const SeriesStand &each) { return each.series == series; });
        return known == stands.end() ? nullptr : &*known;
    }

    QString m_open;
    std::vector<SeriesStand> m_last;
    std::vector<SeriesStand> m_sheets;
};

void readGameFiles(const QStringList &folders, const std::function<void(const QByteArray &bytes)> &use)
{
    const QFileInfoList files = filesIn(folders);
    for (const QFileInfo &file : files) {
        if (const auto bytes = table::readBytes(file.absoluteFilePath()))
            use(bytes.value());
    }
}

SeriesSearch::SeriesSearch(QStringList folders, std::size_t parts, const SeriesStand &open, StandIn standIn,
                           QObject *parent)
    : QObject(parent),
      m_folders(std::move(folders)),
      m_parts(parts),
      m_standIn(std::move(standIn)),
      m_last(std::make_unique<LastParts>(open))
{
    connect(&m_next, &QTimer::timeout, this, [this] {
        if (readNext())
            return;
        m_next.stop();
        emit finished();
    });
}

SeriesSearch::~SeriesSearch() = default;

void SeriesSearch::startBehind(QWidget &page)
{
    page.installEventFilter(this);
}

bool SeriesSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        m_next.start(); // at once, but behind what waits already
    }
    return QObject::eventFilter(watched, event);
}

bool SeriesSearch::readNext()
{
    if (!m_files)
        m_files = newestIn(m_folders);
    if (m_files->isEmpty())
        return false;
    if (const auto bytes = table::readBytes(m_files->takeLast())) {
        if (auto stand = m_standIn(bytes.value()))
            m_last->add(std::move(*stand));
    }
    return !m_files->isEmpty();
}

std::vector<SeriesStand> SeriesSearch::underWay() const
{
    return m_last->underWay(m_parts);
}

} // namespace skyledger::ui
