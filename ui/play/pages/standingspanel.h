// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"
#include "ui/play/pages/standingsmodel.h"

#include <QtWidgets/QFrame>

#include <optional>

class QLabel;
class QTableView;

namespace skyledger::ui {

/// Standings as a table that shows every row and every number: where room is short the title goes, rows lie closer, and
/// names and then headings are cut. Below them stand how often the table decided against program or rules and, at the end,
/// how long everybody took. A game derives its own, which says what they are.
class StandingsPanel : public QFrame
{
    Q_OBJECT

public:
    /// How the player of a row is drawn.
    using Token = void (*)(QPainter &painter, const QRectF &rect, const PlayerLook &look, const Theme &theme);

    /// The table must stay. `rule`: the id of the rule about them.
    StandingsPanel(const GameTable &table, const QString &rule, Token token, QWidget *parent = nullptr);

    const StandingsModel &model() const { return m_model; }

    /// As low as it can be.
    QSize minimumSizeHint() const override;
    int heightForWidth(int) const override { return minimumSizeHint().height(); }

signals:
    /// Somebody wants to see what was corrected and overridden.
    void interventionsAsked();

protected:
    /// What is said about all of them, below the rows.
    struct Remark {
        QString text;
        QString rule = {}; ///< its id; empty: the rule of the standings
        bool wins = false; ///< says who wins: then it stays in sight, and its height is kept for it
    };

    /// `title` says what they are; without one they have none.
    void tell(Standings standings, const QString &title, const Remark &remark);

    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addLine(QLabel &line);
    void showInterventions();
    void showTimes();
    void fit();
    int rowHeight(bool low) const;
    int heightWhole(bool low) const;
    void chooseColumns();
    void retranslate();
    QString ruleAt(const std::optional<QPoint> &at) const;

    const GameTable &m_table;
    StandingsModel m_model;
    QString m_rule;
    bool m_isLow = false; ///< there is no room for all of its height
    bool m_wins = false;  ///< the remark says who wins
    QLabel *m_title;
    QTableView *m_view;
    QLabel *m_remark;
    QLabel *m_interventions; ///< that there were corrections or overrides
    QLabel *m_times;         ///< how long the players took, at the end
    QList<QLabel *> m_lines; ///< these three, of which the last two are shown while they are not hidden
};

} // namespace skyledger::ui
