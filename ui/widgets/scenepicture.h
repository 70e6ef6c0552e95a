// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QPainter;
class QRectF;

namespace skyledger::ui {

class Theme;

/// Draws a scene out of the program's resources so that it fills a rectangle with rounded corners: what does not fit is
/// cut off at the top, and at both sides alike. Dark themes dim it; with high contrast nothing is drawn.
void drawScene(QPainter &painter, const QRectF &rect, const QString &resource, double radius,
               const Theme &theme);

/// A scene on a page: what a game is about, without a word. It says nothing to screen readers.
class ScenePicture : public QWidget
{
    Q_OBJECT

public:
    explicit ScenePicture(QString resource, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_resource;
};

} // namespace skyledger::ui
