// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/ruledrawing.h"

#include "ui/widgets/theme.h"

#include <QtCore/QFile>
#include <QtGui/QAbstractTextDocumentLayout>
#include <QtGui/QPainter>
#include <QtGui/QTextCharFormat>
#include <QtGui/QTextDocument>
#include <QtSvg/QSvgRenderer>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

enum Property {
    PictureObject = QTextFormat::UserObject + 1,
    FileProperty = QTextFormat::UserProperty + 1,
    SchemeProperty,
    LinesProperty
};

/// The colours that stand in the files.
struct Placeholder {
    const char *colour;
    Role role;
};
constexpr Placeholder placeholders[] = {{"#1F2A33", Role::Text},   {"#7A5400", Role::LitFrame},
                                        {"#1F5E8C", Role::Accent}, {"#FFFFFF", Role::Panel},
                                        {"#DCE8EF", Role::Sky},    {"#FFE9A8", Role::Lit}};

} // namespace

QByteArray colouredDrawing(const QByteArray &svg, const Theme &theme)
{
    QByteArray coloured = svg;
    // By way of names that are no colours, or one that was put in could be taken for another placeholder.
    for (const Placeholder &each : placeholders)
        coloured.replace(each.colour, "role-" + QByteArray::number(static_cast<int>(each.role)) + ';');
    for (const Placeholder &each : placeholders) {
        coloured.replace("role-" + QByteArray::number(static_cast<int>(each.role)) + ';',
                         theme.color(each.role).name().toLatin1());
    }
    return coloured;
}

RuleDrawings::RuleDrawings(QObject *parent) : QObject(parent) {}

RuleDrawings::~RuleDrawings() = default;

QTextCharFormat RuleDrawings::format(const QString &file, const Theme &theme, double lines)
{
    QTextCharFormat format;
    format.setObjectType(PictureObject);
    format.setProperty(FileProperty, file);
    format.setProperty(SchemeProperty, static_cast<int>(theme.scheme()));
    format.setProperty(LinesProperty, lines);
    return format;
}

void RuleDrawings::serve(QTextDocument &document)
{
    document.documentLayout()->registerHandler(PictureObject, this);
}

QSvgRenderer *RuleDrawings::rendererOf(const QTextFormat &format)
{
    const QString name = format.stringProperty(FileProperty);
    const int scheme = format.intProperty(SchemeProperty);
    std::shared_ptr<QSvgRenderer> &renderer = m_renderers[u"%1-%2"_s.arg(name, QString::number(scheme))];
    if (!renderer) {
        QFile file(name);
        const QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        renderer =
            std::make_shared<QSvgRenderer>(colouredDrawing(svg, Theme::in(static_cast<Scheme>(scheme))));
        renderer->setAspectRatioMode(Qt::KeepAspectRatio);
    }
    return renderer.get();
}

QSizeF RuleDrawings::intrinsicSize(QTextDocument *document, int position, const QTextFormat &format)
{
    Q_UNUSED(position)
    const QSizeF natural = rendererOf(format)->viewBoxF().size();
    if (natural.isEmpty())
        return {};
    // Measured in text, it has the same size on a screen and on paper.
    QPaintDevice *device = document->documentLayout()->paintDevice();
    const QFontMetricsF metrics =
        device ? QFontMetricsF(document->defaultFont(), device) : QFontMetricsF(document->defaultFont());
    double width = format.doubleProperty(LinesProperty) * metrics.height();
    const double room = document->textWidth() - 4 * document->documentMargin();
    if (room > 0)
        width = std::min(width, room);
    return {width, width * natural.height() / natural.width()};
}

void RuleDrawings::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                              const QTextFormat &format)
{
    Q_UNUSED(document)
    Q_UNUSED(position)
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    rendererOf(format)->render(painter, rect);
    painter->restore();
}

} // namespace skyledger::ui
