// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/noticebar.h"

#include "ui/widgets/announcer.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

NoticeBar::NoticeBar(QWidget *parent)
    : QWidget(parent),
      m_text(new RuleLabel(this)),
      m_offer(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(u"notice-bar"_s);
    m_text->setObjectName(u"notice"_s);
    m_text->setOtherInteraction(Qt::TextSelectableByMouse);
    m_offer->setObjectName(u"notice-offer"_s);
    m_offer->setAutoDefault(true); // Enter presses it on every desktop
    m_close->setObjectName(u"close-notice"_s);
    m_close->setAutoDefault(true);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_offer, 0, Qt::AlignTop);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_offer, &QPushButton::clicked, this, [this] { emit offerTaken(m_offered); });
    connect(m_close, &QPushButton::clicked, this, &NoticeBar::putAway);
    retranslate();
    showNotices();
}

QString NoticeBar::text() const
{
    return isHidden() ? QString() : m_text->plain();
}

void NoticeBar::keep(Topic topic, Sentence text, Sentence offer)
{
    if (!text || text().isEmpty())
        m_notices.erase(topic);
    else
        m_notices[topic] = {std::move(text), std::move(offer)};
    showNotices();
}

void NoticeBar::putAway()
{
    m_notices.clear();
    showNotices();
}

void NoticeBar::showNotices()
{
    QStringList lines;
    QString offer;
    for (const auto &[topic, notice] : m_notices) {
        const QString text = notice.text();
        if (text.isEmpty())
            continue; // it is no longer true
        lines << text;
        if (offer.isEmpty() && notice.offer) {
            offer = notice.offer();
            m_offered = topic;
        }
    }
    const QString all = lines.join(u'\n');
    if (all != m_text->plain())
        announce(*this, all);
    m_text->setPlain(all);
    m_offer->setText(offer);
    m_offer->setAccessibleName(offer);
    m_offer->setVisible(!offer.isEmpty());
    setVisible(!lines.isEmpty());
}

void NoticeBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showNotices();
    }
    QWidget::changeEvent(event);
}

void NoticeBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.color(Role::LitFrame));
    painter.setBrush(theme.color(Role::Lit));
    painter.drawRoundedRect(QRectF(rect()).adjusted(8.5, 4.5, -8.5, -4.5), 6, 6);
}

void NoticeBar::retranslate()
{
    setAccessibleName(tr("Notice"));
    m_close->setText(tr("Put away"));
    m_close->setAccessibleName(tr("Put the notice away"));
    layout()->setContentsMargins(20, 10, 16, 10);
}

} // namespace skyledger::ui
