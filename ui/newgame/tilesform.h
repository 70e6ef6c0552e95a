// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/tilesspec.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace skyledger::ui {

class TilesEditor;

/// Tiles: shuffled, to be laid out on the table, or laid here as they lie there.
class TilesForm : public Card
{
    Q_OBJECT

public:
    explicit TilesForm(TilesSpec spec, QWidget *parent = nullptr);

    void setTiles(const KnownTiles &known, const QStringList &tiles);
    /// By ids, place by place.
    QStringList tiles() const;
    /// How many tiles of each kind lie there.
    std::vector<int> counts() const;

    /// Says below the tiles why they cannot lie like that; nothing: they can.
    void showRefusal(const Sentence &why);

signals:
    void shuffleAsked();

private:
    void refresh();
    void retranslate();

    TilesSpec m_spec;
    TilesEditor *m_editor;
    QPushButton *m_shuffle;
    QLabel *m_note;
    Sentence m_why; ///< what `m_refusal` says
    QLabel *m_refusal;
    std::vector<QPushButton *> m_kinds;
    bool m_any = true;
};

} // namespace skyledger::ui
