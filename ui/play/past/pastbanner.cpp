// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/past/pastbanner.h"

#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"
#include "ui/words/moments.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

PastBanner::PastBanner(GameTable &table, QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_text(plainLabel(this)),
      m_earlier(namedButton("past-earlier", this)),
      m_later(namedButton("past-later", this)),
      m_continue(namedButton("past-continue", this)),
      m_now(namedButton("past-now", this))
{
    setObjectName(QStringLiteral("past-banner"));
    layOut();
    connect(m_earlier, &QPushButton::clicked, &table, [&table] { table.step(-1); });
    connect(m_later, &QPushButton::clicked, &table, [&table] { table.step(1); });
    connect(m_continue, &QPushButton::clicked, &table, &GameTable::continueFromHere);
    connect(m_now, &QPushButton::clicked, &table, &GameTable::lookAtNow);
    connect(&table, &GameTable::lookChanged, this, &PastBanner::refresh);
    connect(&table, &GameTable::wordsChanged, this, &PastBanner::refresh);
    refresh();
}

void PastBanner::layOut()
{
    m_text->setObjectName(QStringLiteral("past-text"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setFont(boldFont(font()));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_earlier, m_later, m_continue, m_now})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(4);
    column->addWidget(m_text);
    column->addLayout(buttons);
}

QString PastBanner::lookText() const
{
    const play::Session &shown = m_table.shown();
    const Narrator &says = m_table.narrator();
    const QString event = QString::number(shown.cursor());
    const QString all = QString::number(shown.eventCount());
    const std::size_t line = m_table.past()->line;
    if (line > 0) {
        const QString when = words::clockTime(m_table.session().lines()[line - 1].at);
        //: time, place such as "round 3", numbers
        return tr("You are looking at a line that was set aside at %1: %2, after event %3 of %4.")
            .arg(when, says.place(shown), event, all);
    }
    if (shown.cursor() == 0)
        return tr("You are looking at the past: the start of the game, before event 1 of %1.").arg(all);
    if (shown.cursor() > m_table.session().cursor())
        //: place such as "round 3", numbers
        return tr("You are looking at what was undone: %1, after event %2 of %3.")
            .arg(says.place(shown), event, all);
    if (shown.toAct() == play::nobody)
        return tr("You are looking at the end of the game, after event %1 of %2.").arg(event, all);
    //: place such as "round 3, Ada’s turn", numbers
    return tr("You are looking at the past: %1, after event %2 of %3.")
        .arg(says.placeAndTurn(shown), event, all);
}

QString PastBanner::text() const
{
    const PastMoment &past = *m_table.past();
    const QString number = QString::number(past.event);
    const QString key = KeyBindings::shared().text(keys::correct);
    if (past.purpose == PastMoment::Purpose::Look)
        return lookText();
    if (past.purpose == PastMoment::Purpose::Insert)
        return key.isEmpty()
            ? tr("You are inserting an event before event %1. Play what happened then, or correct a value.")
                  .arg(number)
            : tr("You are inserting an event before event %1. Play what happened then, or correct a value "
                 "(%2).",
                 "number, key")
                  .arg(number, key);
    const QString deed = m_table.narrator().deed(m_table.session(), past.event);
    return key.isEmpty()
        ? tr("You are changing event %1: “%2”. Play what happened instead, or correct a value.")
              .arg(number, deed)
        : tr("You are changing event %1: “%2”. Play what happened instead, or correct a value (%3).",
             "number, event, key")
              .arg(number, deed, key);
}

void PastBanner::refresh()
{
    const bool shown = m_table.past().has_value();
    if (shown) {
        const KeyBindings &bindings = KeyBindings::shared();
        const bool looks = m_table.past()->purpose == PastMoment::Purpose::Look;
        m_text->setText(QStringLiteral("◷ ") + text());
        setSaidName(*this, text());
        for (QPushButton *button : {m_earlier, m_later, m_continue})
            button->setVisible(looks);
        m_earlier->setText(tr("Earlier"));
        m_earlier->setToolTip(plainTip(bindings.told(tr("One event earlier"), keys::lookEarlier)));
        m_earlier->setEnabled(m_table.shown().cursor() > 0);
        m_later->setText(tr("Later"));
        m_later->setToolTip(plainTip(bindings.told(tr("One event later"), keys::lookLater)));
        m_later->setEnabled(m_table.shown().canRedo());
        m_continue->setText(m_table.past()->line > 0 ? tr("Take up this line here")
                                                     : tr("Continue from here"));
        m_continue->setToolTip(
            plainTip(plainTip(tr("The game goes on from this moment. What came after it is kept."))));
        m_now->setText(looks ? tr("Back to now") : tr("Leave it as it was"));
        m_now->setToolTip(plainTip(
            plainTip(looks ? tr("Show the boards as they stand now (Esc)") : tr("Change nothing (Esc)"))));
        for (QPushButton *button : {m_earlier, m_later, m_continue, m_now})
            setSaidName(*button, button->text());
    }
    setVisible(shown);
}

void PastBanner::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(Role::LitFrame), 2));
    painter.setBrush(theme.color(Role::Lit));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

void PastBanner::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        m_text->setFont(boldFont(font()));
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
