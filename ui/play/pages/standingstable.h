// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <vector>

namespace skyledger::ui {

/// The points of all players by where they come from, the last column being the sum.
struct Standings {
    struct Row {
        PlayerLook look;
        QString name;
        QStringList numbers; ///< as many as there are headings
    };
    QStringList headings;
    std::vector<Row> rows; ///< in the order of their ranks
    QString remark = {};   ///< below them, about all: what is not known, who wins; empty: nothing
};

/// Draws standings as a small table. Headings are never cut: the names give way to them, then the headings take two lines.
class StandingsTable : public QWidget
{
    Q_OBJECT

public:
    explicit StandingsTable(QWidget *parent = nullptr);

    /// `said`: what a reader of the screen says of them.
    void setStandings(Standings standings, const QString &said);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QFont headingFont() const;
    double lineHeight() const;
    double columnWidth(qsizetype column, bool broken) const;
    double numbersWidth(bool broken) const;
    bool breaksHeadings(double width) const;
    static QString heading(const QString &text, bool broken);

    Standings m_standings;
};

} // namespace skyledger::ui
