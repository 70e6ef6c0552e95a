// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/piececard.h"

#include <QtWidgets/QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace skyledger::ui {

/// One page of the box: what to do, the pieces side by side, and what can be done with all of them.
class BoxPageView : public QWidget
{
    Q_OBJECT

public:
    /// The desk must outlive the page.
    BoxPageView(airshipcity::BoxPage page, CopyDesk &desk, QWidget *parent);

    airshipcity::BoxPage page() const { return m_page; }
    /// Gives the keyboard to a place, at the first field of it that is blank.
    void focusPlace(const airshipcity::MissingValue &place);
    /// Gives it to the first or last field; false if there is none.
    bool focusEnd(bool first);
    /// Adds a piece, where there may be more than are there, and gives it the keyboard.
    void addPiece();
    /// The place that has or had the keyboard last.
    const std::optional<airshipcity::MissingValue> &place() const { return m_place; }

signals:
    /// Enter behind the last field, or back before the first one.
    void leftAt(bool end);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void follow(bool anew);
    void rebuild();
    void layOutPieces();
    void advance(QWidget *from, bool forward);
    QList<QWidget *> stops() const;
    std::vector<PieceCard *> cards() const;
    QStringList signature() const;
    void watch(PieceCard &card);
    void retranslate();

    const airshipcity::BoxPage m_page;
    CopyDesk &m_desk;
    QLabel *m_help;
    QPushButton *m_add = nullptr;
    QPushButton *m_confirm;
    QScrollArea *m_scroll;
    QVBoxLayout *m_column = nullptr; ///< what scrolls
    QWidget *m_flow = nullptr;       ///< with the pieces
    PieceCard *m_counts = nullptr;
    std::vector<PieceCard *> m_pieces;
    bool m_stale = false; ///< changed while nobody saw it
    QStringList m_signature;
    std::optional<airshipcity::MissingValue> m_place;
};

} // namespace skyledger::ui
