// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/pages/gamepage.h"

#include <QtCore/QStringList>

#include <functional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace skyledger::ui {

/// What several games that belong together come to, as a game tells it: a campaign, chapter by chapter.
struct SeriesTold {
    struct Row {
        QString name;      ///< "Chapter 1"
        QStringList cells; ///< as many as there are headings
        bool counts = true;
    };
    QString title;
    QString sentence; ///< what it comes to
    QStringList headings;
    std::vector<Row> rows;
    Row sum;
    QString next = {}; ///< the game that comes next, on a button: "Next chapter"; empty: there is none
};

/// Shows a series of games as a table, with what it comes to as a sentence above.
class SeriesPage : public GamePage
{
    Q_OBJECT

public:
    /// `tell` is asked whenever the page is brought up to date.
    explicit SeriesPage(std::function<SeriesTold()> tell, QWidget *parent = nullptr);

    void refresh();

signals:
    void nextWanted();

private:
    void addRow(int at, const SeriesTold::Row &row, bool isSum);

    std::function<SeriesTold()> m_tell;
    QLabel *m_title;
    QLabel *m_sentence;
    QTableWidget *m_table;
    QPushButton *m_next;
    QPushButton *m_close;
};

} // namespace skyledger::ui
