// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pieces/piecedrawing.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtWidgets/QFrame>

#include <vector>

class QLabel;
class QScrollArea;

namespace skyledger::ui {

class ChecklistRow;

/// What everybody's hands have to do after an event that moves much, drawn piece by piece under headings, all in sight: to
/// be ticked one by one with Space, all with Enter. Nothing waits for it: playing on ticks all.
class ChecklistPanel : public QFrame
{
    Q_OBJECT

public:
    /// Both must stay.
    ChecklistPanel(GameTable &table, const PieceDrawings &drawings, QWidget *parent = nullptr);

    /// Whether something is to be ticked off where the table stands.
    bool isDue() const;
    /// The numbers on the board of what is not ticked yet.
    QSet<int> openNumbers() const;
    /// Gives the keyboard to the first row that is not ticked.
    void focusFirst();
    /// What is ticked in one of two lists of the same table is ticked in the other, from now on.
    void tickAlike(ChecklistPanel &other);

public slots:
    void tickAll();

signals:
    /// Another list, or something was ticked.
    void changed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Entry {
        QLabel *heading = nullptr; ///< above it, if it begins a group
        ChecklistRow *row = nullptr;
    };

    void refresh();
    void showList(PieceLines pieces, std::vector<PieceDrawing> drawings);
    void addRow(std::size_t place);
    void onTicked(std::size_t place, bool ticked);
    bool isTicked(std::size_t place) const;
    void adoptTicks(const ChecklistPanel &other);
    void fitRows();
    int arrange(int columns, double text, int taken);
    void retranslate();

    GameTable &m_table;
    const PieceDrawings &m_drawer;
    QLabel *m_title;
    QLabel *m_keys;
    QScrollArea *m_area;
    PieceLines m_pieces;
    std::vector<PieceDrawing> m_drawings;
    std::vector<Entry> m_entries;
    QHash<qsizetype, QSet<std::size_t>> m_ticked; ///< by first event: as long as the program runs
};

} // namespace skyledger::ui
