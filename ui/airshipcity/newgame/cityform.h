// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/game/newgame.h"
#include "ui/widgets/card.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QJsonObject>

#include <optional>

class QLabel;
class QPushButton;

namespace skyledger::ui {

class CityEditor;

/// The city: shuffled, to be laid out on the table, or laid here as it lies there.
class CityForm : public Card
{
    Q_OBJECT

public:
    explicit CityForm(QWidget *parent = nullptr);

    void setCatalogue(const QJsonObject &catalogue, const QStringList &city);
    QStringList city() const;
    /// How many tiles of each kind there are; nothing if the catalogue lists the tiles.
    std::optional<airshipcity::TileCounts> counts() const;

    void showRefusal(const Sentence &why);

signals:
    void shuffleAsked();

private:
    void refresh();
    void retranslate();

    CityEditor *m_editor;
    QPushButton *m_shuffle;
    QLabel *m_note;
    Sentence m_why; ///< what `m_refusal` says
    QLabel *m_refusal;
    table::Per<airshipcity::TileKind, QPushButton *> m_kinds;
    bool m_any = true;
};

} // namespace skyledger::ui
