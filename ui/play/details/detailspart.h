// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

namespace skyledger::ui {

/// What only one game has among the details of a running one, as a form below the players: edition, rulings.
class DetailsPart : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Puts what the form says into a setup as files write it.
    virtual void enterInto(QJsonObject &setup) const = 0;
    /// Shows what the game is played with.
    virtual void reset() = 0;
    /// What can be changed on the page, players included, and what becomes of the game then.
    virtual QString intro() const = 0;
    /// What will be different, a sentence each.
    virtual QStringList summary() const = 0;

signals:
    void changed();
};

} // namespace skyledger::ui
