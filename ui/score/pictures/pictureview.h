// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/score/pictures/drawing.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

namespace skyledger::ui {

/// A picture on the screen: what is pointed at tells itself, arrow keys walk from spot to spot, a click or Enter goes to
/// its moment.
class PictureView : public QWidget
{
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent = nullptr);

    void setDrawing(std::unique_ptr<Drawing> drawing);
    const Drawing *drawing() const { return m_drawing.get(); }
    /// What is looked at by keys.
    std::optional<std::size_t> spot() const { return m_spot; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void momentWanted(qsizetype event);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void lookAt(std::optional<std::size_t> spot);
    std::optional<std::size_t> spotAt(const QPointF &place) const;
    std::optional<std::size_t> nextSpot(int rows, int columns) const;
    void go(std::optional<std::size_t> spot);

    std::unique_ptr<Drawing> m_drawing;
    std::optional<std::size_t> m_spot;
};

} // namespace skyledger::ui
