// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/explained/podium.h"

#include "core/score/ranks.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/words/besideothers.h"
#include "ui/words/numbers.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

/// One player's line: place, token, name, total.
class Podium::Step : public QWidget
{
public:
    using QWidget::QWidget;

    void set(int rank, const PlayerLook &look, const QString &name, const QString &total, bool wins)
    {
        m_rank = QString::number(rank);
        m_look = look;
        m_name = name;
        m_total = total;
        m_wins = wins;
        setToolTip(plainTip(name));
        updateGeometry();
        update();
    }

    QSize sizeHint() const override
    {
        const int line = QFontMetrics(boldFont(font(), 2.4)).height();
        return {line * 7, static_cast<int>(line * 1.35)};
    }
    QSize minimumSizeHint() const override
    {
        const QSize hint = sizeHint();
        return {hint.width() * 5 / 7, hint.height()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF panel = QRectF(rect()).adjusted(1, 1, -1, -1);
        painter.setPen(QPen(theme.color(m_wins ? Role::LitFrame : Role::Hairline), m_wins ? 2 : 1));
        painter.setBrush(theme.color(m_wins ? Role::Lit : Role::Panel));
        painter.drawRoundedRect(panel, 6, 6);
        painter.setPen(theme.color(Role::Text));
        const QFont big = boldFont(font(), 2.4);
        const QFontMetricsF bigMetrics(big);
        const double pad = bigMetrics.height() * 0.2;
        QRectF line = panel.adjusted(pad, 0, -pad, 0);
        painter.setFont(big);
        const double rankWidth = bigMetrics.horizontalAdvance(u"4"_s) + pad;
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_rank);
        const double totalWidth = bigMetrics.horizontalAdvance(m_total) + pad;
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, m_total);
        line.adjust(rankWidth, 0, -totalWidth, 0);
        const double side = bigMetrics.height() * 0.85;
        drawCrew(painter, QRectF(line.left(), line.center().y() - side / 2, side, side), m_look, theme);
        line.setLeft(line.left() + side + pad);
        const QFont letters = fittingFont(boldFont(font(), 1.6), m_name, line.width());
        painter.setFont(letters);
        painter.setPen(theme.color(Role::Text));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(letters).elidedText(m_name, Qt::ElideRight, line.width()));
    }

private:
    QString m_rank;
    PlayerLook m_look;
    QString m_name;
    QString m_total;
    bool m_wins = false;
};

Podium::Podium(QWidget *parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_title(plainLabel(this)),
      m_sentence(plainLabel(this))
{
    setObjectName(u"podium"_s);
    m_title->setWordWrap(true);
    m_sentence->setObjectName(u"podium-sentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_column->setContentsMargins({});
    m_column->addWidget(m_title);
    m_column->addWidget(m_sentence);
    m_column->addStretch();
    sizeTexts();
}

/// The line of a place, made when somebody first has it.
Podium::Step *Podium::stepOf(std::size_t number)
{
    while (m_steps.size() <= number) {
        m_steps.push_back(new Step(this));
        m_steps.back()->setObjectName(u"podium-%1"_s.arg(m_steps.size()));
        m_column->insertWidget(static_cast<int>(m_steps.size()), m_steps.back());
    }
    return m_steps[number];
}

void Podium::setScore(const ScoreTold &told)
{
    const words::SpokenIn spoken(told.language);
    const std::vector<std::size_t> order = score::byRank(told.seats);
    for (std::size_t i = 0; i < std::max(order.size(), m_steps.size()); ++i) {
        Step *step = stepOf(i);
        step->setVisible(i < order.size());
        if (i >= order.size())
            continue;
        const ScoreTold::Seat &seat = told.seats[order[i]];
        const QString name = words::besideOthers(seat.name);
        step->set(seat.rank, seat.look, name, words::plainNumber(seat.total), seat.wins);
        setSaidName(*step,
                    tr("Place %1: %2, %3", "rank, player, points")
                        .arg(QString::number(seat.rank), name, words::points(seat.total)));
    }
    m_sentence->setText(told.sentences.join(u'\n'));
    m_title->setText(told.over ? tr("Final scoring") : tr("As if the game ended now"));
    setSaidName(*this, m_title->text());
}

void Podium::sizeTexts()
{
    m_title->setFont(boldFont(font(), 1.5));
    m_sentence->setFont(scaledFont(font(), 1.2));
    for (Step *step : m_steps)
        step->updateGeometry();
}

void Podium::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        sizeTexts();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
