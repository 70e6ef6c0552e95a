// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pieces/piecedrawing.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtWidgets/QFrame>

#include <functional>
#include <vector>

class QAction;
class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace skyledger::ui {

class FlowLayout;

/// What to do with the cardboard after what was recorded last, every line in sight: drawn pieces with short sentences, as
/// many beside each other as there is room for, and at the end of a round or in an upkeep a list that can be ticked off. What one
/// deed brought about stays together until the next one begins, as the game tells it.
class PiecesPanel : public QFrame
{
    Q_OBJECT

public:
    /// How large the rows are: the first size at which all of them are in sight.
    struct Size {
        double text; ///< times the font of the panel
        int spacing; ///< between the rows, in pixels
    };

    /// Without drawings the lines are sentences. Both must stay.
    explicit PiecesPanel(GameTable &table, QWidget *parent = nullptr,
                         const PieceDrawings *drawings = nullptr);

    /// Lists to be ticked off are shown elsewhere: nothing of them is shown here.
    void leaveChecklists();
    /// A list to be ticked off for which `isOnPage` holds is too long for the room here and stands on a page: the panel says
    /// how much there is to do, and a button turns to it. The page must stay.
    void leaveChecklistsTo(QAction &page, std::function<bool()> isOnPage);

    /// The lines as they are shown.
    QStringList steps() const;

    /// No: what it holds never makes it higher, so that the city stays where it is.
    bool hasHeightForWidth() const override { return false; }
    /// The least height at which every line is in sight, in letters as small as they may be; in pixels.
    int leastHeight() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void showPieces(PieceLines pieces, std::vector<PieceDrawing> drawings);
    void showTitle();
    void fitRows();
    int sizeRows(const Size &size);
    void breakTicks();
    QWidget *lineFor(std::size_t place);
    void retranslate();

    GameTable &m_table;
    QLabel *m_title;
    QScrollArea *m_area;
    FlowLayout *m_lines;
    const PieceDrawings *m_drawer;
    bool m_leavesChecklists = false;
    QPushButton *m_toPage; ///< of a list to be ticked off
    std::function<bool()> m_isOnPage;
    int m_leastRows = 0;                      ///< height of the lines in the smallest letters
    int m_countOnPage = 0;                    ///< of the lines that the page shows in the place of the panel
    PieceLines m_pieces;                      ///< as they are shown
    std::vector<PieceDrawing> m_drawings;     ///< of them; empty without
    QHash<qsizetype, QSet<QString>> m_ticked; ///< by first event: as long as the program runs
};

} // namespace skyledger::ui
