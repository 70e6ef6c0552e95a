// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/tilesspec.h"

#include <QtWidgets/QWidget>

namespace skyledger::ui {

class TilePlace;

/// The keys that choose kinds of tiles, each a letter of its name in the language that is spoken now.
QList<QChar> kindKeys(const std::vector<TilesSpec::Kind> &kinds);

/// Tiles while they are laid out, one place current. A letter lays a tile there and goes on to the next place, arrows go
/// from place to place.
class TilesEditor : public QWidget
{
    Q_OBJECT

public:
    /// The spec must stay.
    explicit TilesEditor(const TilesSpec &spec, QWidget *parent = nullptr);

    void setTiles(const KnownTiles &known, const QStringList &tiles);
    /// By ids, place by place.
    QStringList tiles() const { return m_tiles; }
    /// The kind of the tile at a place.
    std::size_t kindAt(qsizetype place) const;

    /// Lays a tile of a kind on the current place and goes on to the next one.
    void lay(std::size_t kind);

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool press(int key, const QString &text);
    bool step(int columns, int rows);
    void layListed(std::size_t kind);
    void layAny(std::size_t kind);
    void goTo(std::size_t place);
    void refresh();
    void fitText();
    QString nameAt(qsizetype place) const;

    const TilesSpec &m_spec;
    std::vector<TilePlace *> m_places;
    std::size_t m_current = 0;
    KnownTiles m_known;
    QStringList m_tiles;
};

} // namespace skyledger::ui
