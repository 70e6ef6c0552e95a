// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/takealong/scorepaper.h"

#include "core/score/ranks.h"
#include "ui/score/explained/explanationhtml.h"
#include "ui/score/pictures/curvedrawing.h"
#include "ui/score/pictures/sourcesdrawing.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/quietdocument.h"
#include "ui/words/besideothers.h"

#include <QtCore/QBuffer>
#include <QtCore/QLocale>
#include <QtCore/QMarginsF>
#include <QtGui/QPageSize>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;
using words::ExplanationSection;

namespace {

constexpr double marginMillimetres = 15;
constexpr double imageWidth = 900;
constexpr double imageMargin = 30;
constexpr int letterSize = 11; ///< in points on paper, before a full page makes them smaller
constexpr double smallest = 0.55;

QFont paperFont()
{
    QFont font;
    font.setPixelSize(letterSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Who has how much from where, a column for each player from the best place to the worst.
class Table
{
public:
    explicit Table(const ScoreTold &told) : m_told(told), m_order(score::byRank(told.seats)) {}

    QString html()
    {
        ScoreTold::Row names{{}, {}, true};
        for (const ScoreTold::Seat &seat : m_told.seats)
            names.cells << words::besideOthers(seat.name);
        add(names);
        for (const ScoreTold::Row &row : m_told.rows)
            add(row);
        // Without a colour of its own it would have the one of the screen, light in a dark look.
        const QString color = Theme::light().color(Role::Text).name();
        return u"<body style=\"color:%1\"><table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">"_s.arg(
                   color)
            + m_rows + u"</table></body>"_s;
    }

private:
    void add(const ScoreTold::Row &row)
    {
        const QString open = row.strong ? u"<b>"_s : QString();
        const QString close = row.strong ? u"</b>"_s : QString();
        const QString rule = u" style=\"border-bottom:1px solid #999999\""_s;
        m_rows += u"<tr><td%1>"_s.arg(rule) + open + row.label.toHtmlEscaped() + close + u"</td>"_s;
        for (const std::size_t seat : m_order)
            m_rows += u"<td align=\"right\"%1>"_s.arg(rule) + open
                + row.cells.value(static_cast<qsizetype>(seat)).toHtmlEscaped() + close + u"</td>"_s;
        m_rows += u"</tr>"_s;
    }

    const ScoreTold &m_told;
    const std::vector<std::size_t> m_order;
    QString m_rows;
};

/// The sentences, without what the table tells already.
QString html(const ScoreTold &told)
{
    const words::Explanation &whole = told.explanation;
    words::Explanation result;
    words::Explanation reasons;
    for (const ExplanationSection &section : whole.sections) {
        if (section.subject == ExplanationSection::Subject::Ledger)
            continue;
        const bool first = section.subject == ExplanationSection::Subject::Winner
            || section.subject == ExplanationSection::Subject::Reservations;
        (first ? result : reasons).sections.push_back(section);
    }
    result.title = whole.title;
    result.subtitle = whole.subtitle;
    result.notice = whole.notice;
    ExplanationStyle style = explanationStyle(Theme::light());
    QString text = explanationHtml(result, style);
    style.headline = false;
    return text + Table(told).html() + explanationHtml(reasons, style);
}

} // namespace

ScorePaper::ScorePaper(const ScoreTold &told) : m_text(std::make_unique<QuietDocument>())
{
    const words::SpokenIn spoken(told.language);
    m_title = told.explanation.title;
    m_text->setDefaultFont(paperFont());
    m_text->setDocumentMargin(0);
    m_text->setHtml(html(told));
    const std::vector<PlayerLook> looks = told.looks();
    if (told.curve)
        m_pictures.push_back(std::make_unique<CurveDrawing>(*told.curve, looks, told.names()));
    m_pictures.push_back(std::make_unique<SourcesDrawing>(told.sources, told.totals(), looks, told.names()));
}

ScorePaper::~ScorePaper() = default;

double ScorePaper::textHeight(double width) const
{
    m_text->setTextWidth(width);
    return m_text->size().height();
}

/// Draws the pictures below one another as high as they want to be, less where there is less room; answers where they
/// end. Without a painter it only measures.
double ScorePaper::drawPictures(QPainter *painter, double top, double width, double room) const
{
    const QFont font = scaledFont(paperFont(), 1);
    const QFont head = boldFont(font, 1.1);
    const double headHeight = QFontMetricsF(head).height() * 1.3;
    double wanted = 0;
    for (const auto &picture : m_pictures)
        wanted += picture->heightAt(width, font) + headHeight * 1.5;
    const double share = room > 0 ? std::min(1.0, room / wanted) : 1;
    double y = top;
    for (const auto &picture : m_pictures) {
        y += headHeight * 0.5;
        const double height = (picture->heightAt(width, font) + headHeight) * share - headHeight;
        if (painter != nullptr) {
            painter->setFont(head);
            painter->setPen(Theme::light().color(Role::Text));
            painter->drawText(QRectF(0, y, width, headHeight), Qt::AlignLeft | Qt::AlignVCenter,
                              picture->title());
            picture->layOut(QRectF(0, y + headHeight, width, height), font);
            picture->paint(*painter, Theme::light());
        }
        y += headHeight + height;
    }
    return y;
}

void ScorePaper::draw(QPainter &painter, const QRectF &page) const
{
    // A page is one page: where there is much to say, letters and pictures get smaller together.
    double scale = 1;
    const auto needs = [&](double at) {
        const double width = page.width() / at;
        const double text = textHeight(width);
        return (text + (drawPictures(nullptr, 0, width, 0)) * 0.8) * at;
    };
    while (scale > smallest && needs(scale) > page.height())
        scale -= 0.03;
    painter.save();
    painter.translate(page.topLeft());
    painter.scale(scale, scale);
    const double width = page.width() / scale;
    const double height = page.height() / scale;
    const double text = textHeight(width);
    m_text->drawContents(&painter);
    if (height - text > QFontMetricsF(paperFont()).height() * 8)
        drawPictures(&painter, text, width, height - text);
    painter.restore();
}

bool ScorePaper::print(QPagedPaintDevice &device) const
{
    // Printers are content with a few millimetres.
    const QMarginsF least(marginMillimetres, marginMillimetres, marginMillimetres, marginMillimetres);
    device.setPageMargins(device.pageLayout().margins(QPageLayout::Millimeter) | least,
                          QPageLayout::Millimeter);
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    // One unit is a point, as letters are measured.
    const QRectF page = device.pageLayout().paintRect(QPageLayout::Point);
    painter.scale(device.logicalDpiX() / 72.0, device.logicalDpiY() / 72.0);
    draw(painter, QRectF(QPointF(0, 0), page.size()));
    return painter.end();
}

QByteArray ScorePaper::pdf(const QPageSize &size) const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(m_title);
        writer.setCreator(u"Skyledger"_s);
        writer.setPageSize(size);
        if (!print(writer))
            return {};
    }
    return bytes;
}

QImage ScorePaper::image(double scale) const
{
    constexpr double zoom = 1.3; // letters of paper, as large as letters on a screen
    const double width = (imageWidth - 2 * imageMargin) / zoom;
    const double height = textHeight(width) + drawPictures(nullptr, 0, width, 0);
    QImage image(static_cast<int>(imageWidth * scale),
                 static_cast<int>(std::ceil((height * zoom + 2 * imageMargin) * scale)),
                 QImage::Format_RGB32);
    image.setDotsPerMeterX(static_cast<int>(96 * scale / 0.0254));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    image.fill(Theme::light().color(Role::Panel));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(imageMargin, imageMargin);
    painter.scale(zoom, zoom);
    textHeight(width);
    m_text->drawContents(&painter);
    drawPictures(&painter, m_text->size().height(), width, 0);
    return image;
}

QPageSize usualPageSize()
{
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    return QPageSize(letter ? QPageSize::Letter : QPageSize::A4);
}

} // namespace skyledger::ui
