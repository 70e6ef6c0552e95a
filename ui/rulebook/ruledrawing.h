// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtGui/QTextObjectInterface>

#include <memory>

class QSvgRenderer;
class QTextCharFormat;

namespace skyledger::ui {

class Theme;

/// The drawing of an entry in the colours of a theme: those that stand in the file name roles.
QByteArray colouredDrawing(const QByteArray &svg, const Theme &theme);

/// Draws the pictures of entries in a text document: as drawings, so that they are sharp on every screen and on paper.
class RuleDrawings : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit RuleDrawings(QObject *parent = nullptr);
    ~RuleDrawings() override;

    /// The format of the letter that stands for a picture, so many lines of text wide where there is room.
    static QTextCharFormat format(const QString &file, const Theme &theme, double lines);
    /// Has a document draw such letters.
    void serve(QTextDocument &document);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    QSvgRenderer *rendererOf(const QTextFormat &format);

    QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers; ///< by file and theme
};

} // namespace skyledger::ui
