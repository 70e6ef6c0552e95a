// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"
#include "ui/airshipcity/newgame/newgamedraft.h"

#include <QtCore/QJsonObject>
#include <QtWidgets/QWidget>

#include <array>

namespace skyledger::ui {

class CityPlace;

/// The keys that choose kinds of tiles, each a letter of its name in the language that is spoken now.
table::Per<airshipcity::TileKind, QChar> kindKeys();

/// The city while it is laid out: 16 places, one of them current. A letter lays a tile there and goes on to the next
/// place, arrows go from place to place.
class CityEditor : public QWidget
{
    Q_OBJECT

public:
    explicit CityEditor(QWidget *parent = nullptr);

    /// With listed tiles, laying one exchanges it with the one that lies there; else every place may hold any kind.
    void setTiles(const QJsonObject &catalogue, const QStringList &city);
    QStringList city() const { return m_city; }

public slots:
    /// Lays a tile of a kind on the current place and goes on to the next one.
    void lay(skyledger::airshipcity::TileKind kind);

signals:
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    bool press(int key, const QString &text);
    void layListed(airshipcity::TileKind kind);
    void layAny(airshipcity::TileKind kind);
    void goTo(airshipcity::Cell cell);
    void refresh();
    void fitText();
    QString nameAt(airshipcity::Cell cell) const;
    airshipcity::ResourceSet crestsAt(airshipcity::Cell cell) const;

    table::Per<airshipcity::Cell, CityPlace *> m_places;
    airshipcity::Cell m_current{};
    QJsonObject m_catalogue;
    bool m_any = true;
    QStringList m_city;
};

} // namespace skyledger::ui
