// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/steps/steps.h"

#include <QtWidgets/QWidget>

class QCheckBox;

namespace skyledger::ui {

class StepOptionButton;

/// What the steps bring to one player, and whether their hands have done it.
class StepsColumn : public QWidget
{
    Q_OBJECT

public:
    /// `name`: of the page, among the program's objects.
    StepsColumn(const QString &name, std::size_t seat, QWidget *parent = nullptr);

    void setSteps(const Steps &steps, bool done);
    /// Null if this player has nothing to choose now.
    StepOptionButton *firstToChoose() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// One of the player's options was taken, by its place.
    void chosen(std::size_t option);
    void doneChanged(bool done);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF inside(const QRectF &row) const;
    void layOut();
    void drawHead(QPainter &painter, const QRectF &row) const;

    QString m_name;
    std::size_t m_place;
    std::vector<Steps::Step> m_steps;
    Steps::Seat m_seat;
    std::vector<StepOptionButton *> m_options; ///< children, as many as were ever needed at once
    QCheckBox *m_done;
};

} // namespace skyledger::ui
