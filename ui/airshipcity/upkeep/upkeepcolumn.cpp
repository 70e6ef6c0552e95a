// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/upkeep/upkeepcolumn.h"

#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/upkeep/upkeeplayout.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/words/numbers.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QCheckBox>

#include <algorithm>
#include <array>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(Upkeep)
};

/// "6 → 7": the old number quiet, the new one bold, from the right end of the area.
void drawMove(QPainter &painter, const QRectF &area, int from, int to, const Theme &theme)
{
    const QFont plain = painter.font();
    const QFont bold = boldFont(plain, 1.2);
    const QString now = words::plainNumber(to);
    const double wide = QFontMetricsF(bold).horizontalAdvance(now);
    painter.setFont(bold);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, now);
    painter.setFont(plain);
    if (from == to)
        return;
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(area.adjusted(0, 0, -wide - plain.pointSizeF() / 2, 0),
                     Qt::AlignRight | Qt::AlignVCenter, words::plainNumber(from) + u" →"_s);
}

/// What a contract costs, in letters that a narrow space holds. Its term is the space that it lies on.
void drawContract(QPainter &painter, const QRectF &card, const std::optional<Amounts> &cost,
                  const Theme &theme)
{
    painter.setPen(QPen(theme.color(Role::Outline), 1));
    painter.setBrush(theme.color(Role::Developed));
    drawFrame(painter, card, card.width() / 10);
    const QFont before = painter.font();
    std::vector<Resource> asked;
    for (const Resource resource : all<Resource>()) {
        if (cost && (*cost)[resource] > 0)
            asked.push_back(resource);
    }
    const auto lines = static_cast<double>(std::max<std::size_t>(asked.size(), 2));
    const double high = std::min(card.height() / lines, card.width() * 0.6);
    // Two digits and a shape stand side by side.
    QFont font = before;
    font.setPixelSize(std::max(7, static_cast<int>(std::min(high * 0.7, card.width() * 0.36))));
    painter.setFont(font);
    painter.setPen(theme.color(cost ? Role::Text : Role::LitFrame));
    if (!cost)
        painter.drawText(card, Qt::AlignCenter, u"?"_s);
    double top = card.center().y() - high * static_cast<double>(asked.size()) / 2;
    for (const Resource resource : asked) {
        const QRectF row(card.left(), top, card.width(), high);
        painter.drawText(row.adjusted(0, 0, -row.width() * 0.46, 0), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number((*cost)[resource]));
        const double side = std::min(high * 0.6, row.width() * 0.34);
        drawResource(painter, QRectF(row.left() + row.width() * 0.6, row.center().y() - side / 2, side, side),
                     resource, theme);
        top += high;
    }
    painter.setFont(before);
}

QString movedWords(const UpkeepSheet::Gain &gain)
{
    QString said =
        Text::tr("%1: from %2 to %3", "resource, numbers")
            .arg(words::heading(gain.resource), QString::number(gain.from), QString::number(gain.to));
    if (gain.lost > 0)
        said += u", "_s + Text::tr("%n lost", nullptr, gain.lost);
    return said;
}

} // namespace

UpkeepOption::UpkeepOption(QWidget *parent) : DrawnButton(parent) {}

void UpkeepOption::setOption(const UpkeepSheet::Option &option, QChar key, bool isOver)
{
    m_option = option;
    m_key = key;
    m_isOver = isOver;
    setEnabled(!key.isNull());
    setGlow(key.isNull() ? Glow::Quiet : Glow::Lit);
    setFocusPolicy(key.isNull() ? Qt::NoFocus : Qt::StrongFocus);
    QString name = option.amount > 0 ? words::amountOf(option.gain.resource, option.amount)
                                     : words::name(option.gain.resource);
    name = Text::tr("%1 (%2)", "what is chosen, what it leads to").arg(name, movedWords(option.gain));
    setSaidName(*this, option.chosen ? Text::tr("chosen: %1").arg(name) : name);
    update();
}

void UpkeepOption::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    const QRectF inside = drawGround(painter, Role::Surface);
    const double line = fontMetrics().height();
    if (m_option.chosen) {
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(rect()).adjusted(1, 1, -1, -1), cornerRadius(font()));
    }
    const bool dim = m_isOver && !m_option.chosen;
    QRectF top(inside.left() + line * 0.3, inside.top(), inside.width() - line * 0.6, inside.height() / 2);
    if (!m_key.isNull()) {
        const QRectF cap(top.left(), top.center().y() - line * 0.55, line * 1.1, line * 1.1);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::Surface));
        drawFrame(painter, cap, line / 5);
        painter.setPen(theme.color(Role::Text));
        painter.setFont(boldFont(font()));
        painter.drawText(cap, Qt::AlignCenter, QString(m_key));
        top.adjust(line * 1.5, 0, 0, 0);
    }
    painter.setFont(m_option.chosen ? boldFont(font()) : font());
    painter.setPen(theme.color(dim ? Role::QuietText : Role::Text));
    const QString number = m_option.amount > 0 ? words::signedNumber(m_option.amount) : u"?"_s;
    painter.drawText(top, Qt::AlignVCenter, number);
    const double wide = painter.fontMetrics().horizontalAdvance(number) + line * 0.25;
    drawResource(painter, QRectF(top.left() + wide, top.center().y() - line * 0.4, line * 0.8, line * 0.8),
                 m_option.gain.resource, theme);
    if (m_option.chosen) {
        painter.setPen(theme.color(Role::Accent));
        painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, u"✓"_s);
    }
    QRectF below(inside.left() + line * 0.3, inside.center().y(), inside.width() - line * 0.6,
                 inside.height() / 2);
    painter.setFont(font());
    if (m_option.gain.lost > 0) {
        painter.setPen(theme.color(Role::LitFrame));
        const QString full = Text::tr("full, %n lost", nullptr, m_option.gain.lost);
        painter.setFont(fittingFont(font(), full, below.width()));
        painter.drawText(below, Qt::AlignVCenter,
                         QFontMetricsF(painter.font()).elidedText(full, Qt::ElideRight, below.width()));
    } else if (m_option.gain.to != m_option.gain.from) {
        painter.setPen(theme.color(dim ? Role::QuietText : Role::Text));
        painter.drawText(below, Qt::AlignVCenter, u"%1 → %2"_s.arg(m_option.gain.from).arg(m_option.gain.to));
    }
}

UpkeepColumn::UpkeepColumn(const AirshipCityTable &table, int seat, QWidget *parent)
    : QWidget(parent), m_table(table), m_place(static_cast<std::size_t>(seat)), m_done(new QCheckBox(this))
{
    setObjectName(u"upkeep-column-%1"_s.arg(seat + 1));
    m_done->setObjectName(u"upkeep-done-%1"_s.arg(seat + 1));
    connect(m_done, &QCheckBox::clicked, this, &UpkeepColumn::doneChanged);
    setRules(*this, [this](const std::optional<QPoint> &at) {
        constexpr std::array<Rule, 4> steps = {Rule::Upk01, Rule::Upk02, Rule::Upk03, Rule::Upk04};
        for (std::size_t step = 0; at && step < steps.size(); ++step) {
            if (upkeepRow(static_cast<UpkeepRow>(step + 1), size()).contains(*at))
                return QStringList{idOf(steps[step])};
        }
        return QStringList{idOf(Rule::Upk01)};
    });
}

void UpkeepColumn::setSheet(const UpkeepSheet &sheet, const std::vector<QChar> &keys, bool done)
{
    m_sheet = sheet;
    m_keys = keys;
    m_done->setChecked(done);
    const bool chooses = !sheet.isClosed && sheet.next == seat().player;
    for (std::size_t i = m_options.size(); i < seat().options.size(); ++i) {
        auto *option = new UpkeepOption(this);
        option->setObjectName(u"upkeep-option-%1-%2"_s.arg(m_place + 1).arg(i + 1));
        connect(option, &DrawnButton::taken, this, [this, i] { emit chosen(i); });
        setTabOrder(option, m_done);
        m_options.push_back(option);
    }
    for (std::size_t i = 0; i < m_options.size(); ++i) {
        m_options[i]->setVisible(i < seat().options.size());
        if (i < seat().options.size())
            m_options[i]->setOption(seat().options[i], chooses && i < keys.size() ? keys[i] : QChar(),
                                    seat().chose);
    }
    retell();
    layOut();
    update();
}

UpkeepOption *UpkeepColumn::firstToChoose() const
{
    const auto first = std::find_if(m_options.begin(), m_options.end(), [](const UpkeepOption *option) {
        return !option->isHidden() && option->isEnabled();
    });
    return first == m_options.end() ? nullptr : *first;
}

QSize UpkeepColumn::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 16, line * 30};
}

QSize UpkeepColumn::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 8, line * 18};
}

QRectF UpkeepColumn::inside(const QRectF &row) const
{
    const double pad = fontMetrics().height() * 0.7;
    return row.adjusted(pad, 2, -pad, -2);
}

void UpkeepColumn::layOut()
{
    const QRectF row = inside(upkeepRow(UpkeepRow::Bonus, size()));
    const double line = fontMetrics().height();
    const auto count = static_cast<double>(seat().options.size());
    const double gap = line * 0.4;
    const double wide = count > 0 ? (row.width() - gap * (count - 1)) / count : 0;
    const double taken = seat().gains.empty() ? 0 : line * 1.5;
    double left = row.left();
    for (UpkeepOption *option : m_options) {
        option->setGeometry(QRectF(left, row.top() + taken + 2, wide, row.height() - taken - 6).toRect());
        left += wide + gap;
    }
    const QRectF done = inside(upkeepRow(UpkeepRow::Done, size()));
    m_done->setGeometry(done.toRect());
}

QStringList UpkeepColumn::contractLines() const
{
    QStringList lines;
    for (const UpkeepSheet::Slide &slide : seat().slides) {
        if (slide.to == 0)
            lines << Text::tr("out of time: failed", "a contract");
        else
            lines << Text::tr("from %1 to %2", "spaces of a contract")
                         .arg(QString::number(slide.from), QString::number(slide.to));
    }
    lines.removeDuplicates();
    return lines;
}

QString UpkeepColumn::spoken() const
{
    const words::GameWords &game = m_table.words();
    QStringList said;
    for (const UpkeepSheet::Gain &gain : seat().gains)
        said << movedWords(gain);
    for (const UpkeepSheet::Option &option : seat().options) {
        if (option.chosen)
            said << movedWords(option.gain);
    }
    for (const BonusEffect effect : seat().refreshed)
        said << Text::tr("%1: face up", "bonus effect").arg(words::name(effect));
    for (const UpkeepSheet::Slide &slide : seat().slides) {
        const QString how = slide.to == 0 ? Text::tr("out of time: failed", "a contract")
                                          : Text::tr("from %1 to %2", "spaces of a contract")
                                                .arg(QString::number(slide.from), QString::number(slide.to));
        said << game.contract(slide.contract) + u' ' + how;
    }
    said << Text::tr("VP from %1 to %2")
                .arg(words::plainNumber(seat().vpBefore), words::plainNumber(seat().vpAfter));
    return Text::tr("%1: %2.", "player, what there is to do")
        .arg(game.player(seat().player), said.join(u"; "_s));
}

void UpkeepColumn::retell()
{
    const QString name = m_table.words().player(seat().player);
    m_done->setText(
        withoutKeySigns(Text::tr("%1: done (%2)", "player, digit").arg(name, QString::number(m_place + 1))));
    setSaidName(*m_done, Text::tr("%1: done", "player").arg(name));
    setSaidName(*this, spoken());
    setToolTip(plainTip(spoken())); // a narrow column cuts its words
}

void UpkeepColumn::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_sheet.seats.empty())
        return;
    if (event->type() == QEvent::LanguageChange)
        retell();
    else if (event->type() == QEvent::FontChange)
        layOut();
}

void UpkeepColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (!m_sheet.seats.empty())
        layOut();
}

void UpkeepColumn::drawHead(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    const double token = std::min(row.height() * 0.66, fontMetrics().height() * 2.0);
    drawMarker(painter, QRectF(row.left(), row.center().y() - token / 2, token, token),
               lookOf(m_table, seat().player), theme);
    const QString vp = words::points(seat().vpBefore);
    painter.setFont(font());
    const double vpWidth = painter.fontMetrics().horizontalAdvance(vp);
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, vp);
    const QFont bold = boldFont(font(), 1.25);
    const QRectF name = row.adjusted(token * 1.3, 0, -vpWidth - token * 0.3, 0);
    painter.setFont(bold);
    painter.setPen(theme.color(Role::Text));
    painter.drawText(
        name, Qt::AlignVCenter,
        QFontMetricsF(bold).elidedText(m_table.words().player(seat().player), Qt::ElideRight, name.width()));
}

void UpkeepColumn::drawGains(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    const double line = fontMetrics().height();
    painter.setFont(font());
    if (seat().gains.empty() && seat().options.empty()) {
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(row, Qt::AlignVCenter,
                         seat().vpGained != 0 ? words::points(seat().vpGained) : Text::tr("nothing"));
        return;
    }
    // Several gains share the lines that are there: side by side where a choice stands below.
    const std::size_t inRow = seat().options.empty() ? 1 : std::max<std::size_t>(seat().gains.size(), 1);
    const double wide = row.width() / static_cast<double>(inRow);
    for (std::size_t i = 0; i < seat().gains.size(); ++i) {
        const UpkeepSheet::Gain &gain = seat().gains[i];
        const std::size_t below = i / inRow;
        const QRectF cell(row.left() + wide * static_cast<double>(i % inRow),
                          row.top() + line * 1.4 * static_cast<double>(below), wide - line * 0.4, line * 1.4);
        drawResource(painter, QRectF(cell.left(), cell.center().y() - line * 0.45, line * 0.9, line * 0.9),
                     gain.resource, theme);
        if (inRow == 1) {
            painter.setPen(theme.color(gain.lost > 0 ? Role::LitFrame : Role::Text));
            const QString name =
                gain.lost > 0 ? Text::tr("full, %n lost", nullptr, gain.lost) : words::heading(gain.resource);
            painter.drawText(cell.adjusted(line * 1.4, 0, 0, 0), Qt::AlignVCenter, name);
        }
        drawMove(painter, cell, gain.from, gain.to, theme);
    }
}

void UpkeepColumn::drawEffects(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    painter.setFont(font());
    if (seat().refreshed.empty()) {
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(row, Qt::AlignVCenter, isKnown() ? Text::tr("none to turn") : u"?"_s);
        return;
    }
    const double line = fontMetrics().height();
    const auto count = static_cast<double>(seat().refreshed.size());
    const double high = row.height() / count;
    const double side = std::min(high * 0.8, line * 2.0);
    double top = row.top();
    for (const BonusEffect effect : seat().refreshed) {
        const QRectF part(row.left(), top, row.width(), high);
        const QRectF back(part.left(), part.center().y() - side / 2, side * 0.8, side);
        painter.setPen(QPen(theme.color(Role::Outline), 1));
        painter.setBrush(theme.color(Role::QuietText));
        drawFrame(painter, back, side / 8);
        const QRectF face = back.translated(side * 1.5, 0);
        painter.setPen(QPen(theme.color(Role::LitFrame), 1.5));
        painter.setBrush(theme.color(Role::Lit));
        drawFrame(painter, face, side / 8);
        const QPointF tip(face.left() - side * 0.12, part.center().y());
        painter.setPen(QPen(theme.color(Role::LitFrame), 2));
        painter.drawLine(QPointF(back.right() + side * 0.12, part.center().y()), tip);
        painter.drawLine(tip, tip + QPointF(-side * 0.15, -side * 0.15));
        painter.drawLine(tip, tip + QPointF(-side * 0.15, side * 0.15));
        const QString name = words::name(effect);
        painter.setFont(boldFont(font()));
        painter.setPen(theme.color(Role::LitFrame));
        painter.drawText(face, Qt::AlignCenter, name.left(1).toUpper());
        const QRectF words = part.adjusted(side * 2.6, 0, 0, 0);
        const QFont fitting = fittingFont(boldFont(font()), name, words.width());
        painter.setFont(fitting);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(words, Qt::AlignVCenter | Qt::TextWordWrap, name);
        top += high;
    }
}

/// The term track, longest term on the left, with each contract where it lies afterwards; behind it those that failed.
void UpkeepColumn::drawContracts(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    const double line = fontMetrics().height();
    painter.setFont(font());
    painter.setPen(theme.color(Role::QuietText));
    if (seat().slides.empty()) {
        painter.drawText(row, Qt::AlignVCenter, isKnown() ? Text::tr("no contract") : u"?"_s);
        return;
    }
    const bool failed = std::any_of(seat().slides.begin(), seat().slides.end(),
                                    [](const UpkeepSheet::Slide &slide) { return slide.to == 0; });
    const QString told = contractLines().join(u" · "_s);
    painter.setFont(failed ? boldFont(font()) : font());
    painter.setPen(theme.color(failed ? Role::LitFrame : Role::Text));
    painter.drawText(QRectF(row.left(), row.top(), row.width(), line * 1.3), Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(told, Qt::ElideRight, row.width()));
    int longest = 4;
    for (const UpkeepSheet::Slide &slide : seat().slides)
        longest = std::max(longest, slide.from);
    const QRectF track = row.adjusted(0, line * 1.5, 0, -2);
    const double gap = line * 0.2;
    const double wide = (track.width() - gap * longest) / (longest + 1);
    painter.setFont(font());
    for (int left = longest; left >= 0; --left) {
        const QRectF space(track.left() + (wide + gap) * (longest - left), track.top(), wide, track.height());
        QPen dashed(theme.color(Role::Outline), 1, Qt::DashLine);
        painter.setPen(dashed);
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, space, line / 4);
        std::vector<Contract> here;
        for (const UpkeepSheet::Slide &slide : seat().slides) {
            if (slide.to == left)
                here.push_back(slide.contract);
        }
        if (here.empty()) {
            painter.setPen(theme.color(Role::QuietText));
            painter.drawText(space, Qt::AlignCenter, left == 0 ? u"✕"_s : QString::number(left));
        }
        const double high = here.empty() ? 0 : space.height() / static_cast<double>(here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            const QRectF card(space.left(), space.top() + high * static_cast<double>(i), space.width(),
                              high - 1);
            drawContract(painter, card, m_table.setup().catalogue.contracts[here[i]].cost, theme);
            if (left == 0) {
                painter.setPen(QPen(theme.color(Role::LitFrame), 2));
                painter.setBrush(Qt::NoBrush);
                drawFrame(painter, card, line / 4);
            }
        }
    }
}

void UpkeepColumn::drawPoints(QPainter &painter, const QRectF &row) const
{
    const Theme &theme = Theme::of(palette());
    painter.setFont(font());
    const int before = seat().vpBefore + seat().vpGained;
    if (seat().vpLost == 0 || !isKnown()) {
        painter.setPen(theme.color(Role::QuietText));
        painter.drawText(row, Qt::AlignVCenter, isKnown() ? Text::tr("nothing lost") : u"?"_s);
        if (isKnown())
            drawMove(painter, row, seat().vpAfter, seat().vpAfter, theme);
        return;
    }
    painter.setFont(boldFont(font()));
    painter.setPen(theme.color(Role::LitFrame));
    painter.drawText(row, Qt::AlignVCenter, words::signedNumber(-seat().vpLost));
    painter.setFont(font());
    drawMove(painter, row, before, seat().vpAfter, theme);
}

void UpkeepColumn::paintEvent(QPaintEvent *)
{
    if (m_sheet.seats.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme &theme = Theme::of(palette());
    drawPanel(painter, QRectF(rect()), Role::Surface, DrawnButton::Glow::Quiet, theme);
    painter.setPen(QPen(theme.color(Role::Hairline), 1));
    for (const UpkeepRow row :
         {UpkeepRow::Bonus, UpkeepRow::Effects, UpkeepRow::Contracts, UpkeepRow::Points, UpkeepRow::Done}) {
        const QRectF area = upkeepRow(row, size());
        painter.drawLine(area.topLeft(), area.topRight());
    }
    drawHead(painter, inside(upkeepRow(UpkeepRow::Player, size())));
    drawGains(painter, inside(upkeepRow(UpkeepRow::Bonus, size())));
    drawEffects(painter, inside(upkeepRow(UpkeepRow::Effects, size())));
    drawContracts(painter, inside(upkeepRow(UpkeepRow::Contracts, size())));
    drawPoints(painter, inside(upkeepRow(UpkeepRow::Points, size())));
}

} // namespace skyledger::ui
