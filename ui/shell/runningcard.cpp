// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/runningcard.h"

#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/scenepicture.h"
#include "ui/words/moments.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

QStringList namesOf(const GameGlance &glance)
{
    QStringList names;
    for (const GameGlance::Seat &seat : glance.seats)
        names << seat.name;
    return names;
}

/// "28 November 2026, 21:14"
QString moment(const QDateTime &when)
{
    return RunningCard::tr("%1, %2", "date, time of the clock")
        .arg(words::writtenDay(when.date()), when.toString(u"HH:mm"_s));
}

} // namespace

SeatLine::SeatLine(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"running-seats"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SeatLine::show(std::vector<GameGlance::Seat> seats)
{
    m_seats = std::move(seats);
    QStringList said;
    for (const GameGlance::Seat &seat : m_seats)
        said << tr("%1 %2", "player, points").arg(seat.name, seat.points);
    setSaidName(*this, words::listedApart(said));
    update();
}

QSize SeatLine::sizeHint() const
{
    const QFontMetricsF metrics(font());
    double width = 0;
    for (const GameGlance::Seat &seat : m_seats)
        width += metrics.height() * 3.2 + metrics.horizontalAdvance(seat.name + u' ' + seat.points);
    return {static_cast<int>(width), static_cast<int>(metrics.height() * 1.7)};
}

QSize SeatLine::minimumSizeHint() const
{
    return {static_cast<int>(QFontMetricsF(font()).height() * 4.5 * static_cast<double>(m_seats.size())),
            sizeHint().height()};
}

void SeatLine::paintEvent(QPaintEvent *)
{
    if (m_seats.empty())
        return;
    const Theme &theme = Theme::of(palette());
    const QFontMetricsF metrics(font());
    const double line = metrics.height();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Every seat has what it needs, or an equal share where that is too much.
    const bool tight = sizeHint().width() > width();
    double left = 0;
    for (const GameGlance::Seat &seat : m_seats) {
        const double points = metrics.horizontalAdvance(seat.points);
        const double share = width() / static_cast<double>(m_seats.size());
        const double token = line * 1.5;
        const double gaps = line * 1.3;
        const double room = tight ? share - token - points - gaps : metrics.horizontalAdvance(seat.name) + 1;
        drawCrew(painter, QRectF(left, (height() - token) / 2, token, token), seat.look, theme);
        left += token + line * 0.4;
        const auto write = [&](double space, Role role, const QString &text) {
            painter.setPen(theme.color(role));
            painter.setFont(font());
            painter.drawText(QRectF(left, 0, space, height()), Qt::AlignVCenter | Qt::AlignLeft, text);
            left += space;
        };
        const double names = std::max(0.0, room);
        write(names, Role::Text, metrics.elidedText(seat.name, Qt::ElideRight, names));
        left += line * 0.4;
        write(points + 1, Role::QuietText, seat.points);
        left += line * 0.5 + (tight ? 0 : line * 0.6);
    }
}

AlsoRunning::AlsoRunning(QWidget *parent) : DrawnButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AlsoRunning::show(const RunningGame &running)
{
    m_path = running.path;
    m_scene = running.scene;
    m_about = tr("%1 · %2 · %3", "players, where the game stands, date")
                  .arg(namesOf(running.glance).join(u", "_s), running.glance.where,
                       words::writtenDay(running.saved.date()));
    setText(withoutKeySigns(running.game));
    setAccessibleName(running.game);
    setAccessibleDescription(m_about);
    setTip([about = m_about] { return about; });
    updateGeometry();
    update();
}

QSize AlsoRunning::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 24, line * 3};
}

QSize AlsoRunning::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 12, line * 3};
}

void AlsoRunning::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    const double line = QFontMetricsF(font()).height();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawGround(painter, Role::Surface);
    painter.setPen(QPen(theme.color(Role::Outline), theme.lineWidth()));
    painter.setBrush(Qt::NoBrush);
    drawFrame(painter, QRectF(rect()).adjusted(2, 2, -2, -2), cornerRadius(font()));
    const QRectF inside = QRectF(rect()).adjusted(6, 6, -line * 0.6, -6);
    QRectF words = inside;
    if (!m_scene.isEmpty()) {
        const QRectF scene(inside.topLeft(), QSizeF(inside.height() * 1.6, inside.height()));
        drawScene(painter, scene, m_scene, cornerRadius(font()) / 2, theme);
        words.setLeft(scene.right() + line * 0.7);
    }
    const auto write = [&](double top, const QFont &letters, Role role, const QString &text) {
        painter.setFont(letters);
        painter.setPen(theme.color(role));
        painter.drawText(QRectF(words.left(), top, words.width(), line * 1.2),
                         Qt::AlignVCenter | Qt::AlignLeft,
                         QFontMetricsF(letters).elidedText(text, Qt::ElideRight, words.width()));
    };
    const double middle = inside.center().y();
    write(middle - line * 1.2, boldFont(font()), Role::Text, accessibleName());
    write(middle, font(), Role::QuietText, m_about);
}

/// The middle of the table, small.
class RunningCard::Picture : public QWidget
{
public:
    explicit Picture(QWidget *parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    }

    void show(const RunningGame &running)
    {
        m_scene = running.scene;
        m_draw = running.glance.picture;
        update();
    }

    QSize sizeHint() const override
    {
        const int side = fontMetrics().height() * 9;
        return {side, side};
    }
    QSize minimumSizeHint() const override { return {sizeHint().width(), fontMetrics().height() * 5}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = std::min(width(), height());
        const QRectF square((width() - side) / 2, (height() - side) / 2, side, side);
        if (m_draw)
            m_draw(painter, square, theme);
        else
            drawScene(painter, square, m_scene, cornerRadius(font()), theme);
    }

private:
    QString m_scene;
    std::function<void(QPainter &, const QRectF &, const Theme &)> m_draw;
};

RunningCard::RunningCard(QWidget *parent)
    : QWidget(parent),
      m_picture(new Picture(this)),
      m_what(plainLabel(this)),
      m_where(new ElidedLabel(this)),
      m_seats(new SeatLine(this)),
      m_resume(new QPushButton(this)),
      m_when(plainLabel(this)),
      m_others(new QWidget(this)),
      m_othersTitle(plainLabel(m_others))
{
    setObjectName(u"running-game"_s);
    m_where->setObjectName(u"running-where"_s);
    m_resume->setObjectName(u"continue"_s);
    m_resume->setAutoDefault(true);
    m_resume->setDefault(true); // the one strong button
    connect(m_resume, &QPushButton::clicked, this, [this] { emit resumed(m_path); });
    auto *others = new QVBoxLayout(m_others);
    others->setContentsMargins({});
    others->addWidget(m_othersTitle);
    for (std::size_t i = 0; i < m_also.size(); ++i) {
        auto *also = new AlsoRunning(m_others);
        also->setObjectName(u"also-running-%1"_s.arg(i + 1));
        connect(also, &AlsoRunning::taken, this, [this, also] { emit resumed(also->path()); });
        others->addWidget(also);
        m_also[i] = also;
    }
    others->addStretch();

    auto *button = new QHBoxLayout;
    button->addWidget(m_resume);
    button->addWidget(m_when, 1);
    auto *middle = new QVBoxLayout;
    middle->addWidget(m_what);
    middle->addWidget(m_where);
    middle->addWidget(m_seats);
    middle->addStretch();
    middle->addLayout(button);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_picture);
    layout->addLayout(middle, 3);
    layout->addWidget(m_others, 2);
    sizeTexts();
}

void RunningCard::show(const std::vector<RunningGame> &running)
{
    setVisible(!running.empty());
    if (running.empty())
        return;
    const RunningGame &last = running.front();
    m_path = last.path;
    m_picture->show(last);
    m_what->setText(tr("Running game · %1", "what the box is called").arg(last.game));
    m_where->setFullText(last.glance.where);
    m_seats->show(last.glance.seats);
    m_resume->setText(tr("Con&tinue"));
    m_resume->setAccessibleName(
        tr("Continue: %1, %2", "game, players").arg(last.game, namesOf(last.glance).join(u", "_s)));
    QString when = moment(last.saved);
    if (last.glance.begun.isValid())
        when += u'\n' + tr("begun %1", "date and time").arg(moment(last.glance.begun));
    m_when->setText(when);
    m_othersTitle->setText(tr("Also running"));
    m_others->setVisible(running.size() > 1);
    for (std::size_t i = 0; i < m_also.size(); ++i) {
        m_also[i]->setVisible(i + 1 < running.size());
        if (i + 1 < running.size())
            m_also[i]->show(running[i + 1]);
    }
    setAccessibleName(m_what->text());
}

void RunningCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

void RunningCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, rect(), Role::Panel, DrawnButton::Glow::Quiet, theme);
}

void RunningCard::sizeTexts()
{
    const int line = fontMetrics().height();
    m_where->setFont(boldFont(font(), 1.7));
    m_resume->setFont(boldFont(font(), 1.15));
    m_resume->setMinimumSize(line * 11, line * 5 / 2);
    layout()->setContentsMargins(line, line, line, line);
    layout()->setSpacing(line * 3 / 2);
    for (QLabel *quiet : {m_what, m_when, m_othersTitle}) {
        quiet->setFont(font());
        quiet->setForegroundRole(QPalette::PlaceholderText);
    }
}

} // namespace skyledger::ui
