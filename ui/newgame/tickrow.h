// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/sentence.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

#include <vector>

class QCheckBox;
class QLabel;

namespace skyledger::ui {

/// Pieces with short names that may be in play or not, each with a tick, side by side like words. Arrow keys go from one
/// to the next.
class TickRow : public QWidget
{
    Q_OBJECT

public:
    /// `names`: of the pieces, from 0 on.
    TickRow(const QString &name, Sentence title, std::vector<Sentence> names, QWidget *parent = nullptr);

    /// Those that are in play, ascending.
    QList<int> ticked() const;
    /// Ticks these and no others.
    void tick(const QList<int> &pieces);

private:
    void retranslate();

    Sentence m_told;
    std::vector<Sentence> m_names;
    QLabel *m_title;
    std::vector<QCheckBox *> m_boxes;
};

} // namespace skyledger::ui
