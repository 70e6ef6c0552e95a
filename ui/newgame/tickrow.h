// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/sentence.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

#include <functional>
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
    /// `nameOf`: of a piece, from 0 to below `pieces`, in the language that is spoken now.
    TickRow(const QString &name, Sentence title, int pieces, std::function<QString(int)> nameOf,
            QWidget *parent = nullptr);

    /// Those that are in play, ascending.
    QList<int> ticked() const;
    /// Ticks these and no others.
    void tick(const QList<int> &pieces);

private:
    void retranslate();

    Sentence m_told;
    std::function<QString(int)> m_nameOf;
    QLabel *m_title;
    std::vector<QCheckBox *> m_boxes;
};

} // namespace skyledger::ui
