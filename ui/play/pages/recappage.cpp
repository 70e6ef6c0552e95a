// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pages/recappage.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

RecapPage::RecapPage(GameTable &table, GameParts parts, QWidget *parent)
    : GamePage(parent),
      m_table(table),
      m_parts(std::move(parts)),
      m_title(wrappedLabel(u"recap-title"_s, this)),
      m_area(new QScrollArea(this)),
      m_before(namedButton(u"recap-before"_s, this)),
      m_behind(namedButton(u"recap-behind"_s, this)),
      m_whole(namedButton(u"recap-whole"_s, this)),
      m_close(namedButton(u"recap-close"_s, this))
{
    setObjectName(u"recap-page"_s);
    auto *columns = new QWidget;
    auto *row = new QHBoxLayout(columns);
    const std::size_t seats = table.session().seats();
    m_names.reserve(seats + 1);
    m_lines.reserve(seats + 1);
    m_done.reserve(seats + 1);
    for (std::size_t i = 0; i <= seats; ++i) {
        auto *column = new QVBoxLayout;
        m_names.push_back(wrappedLabel(u"recap-name-%1"_s.arg(i + 1), columns));
        m_lines.push_back(wrappedLabel(u"recap-lines-%1"_s.arg(i + 1), columns));
        m_done.push_back(new QCheckBox(columns));
        m_done.back()->setObjectName(u"recap-done-%1"_s.arg(i + 1));
        connect(m_done.back(), &QCheckBox::clicked, this, [this, i](bool done) {
            if (done)
                ticked().insert(i);
            else
                ticked().remove(i);
        });
        auto *head = new QHBoxLayout;
        head->addWidget(m_names.back(), 1);
        head->addWidget(m_done.back());
        column->addLayout(head);
        column->addWidget(m_lines.back());
        column->addStretch();
        row->addLayout(column, i < seats ? 1 : 0);
    }
    m_area->setObjectName(u"recap-area"_s);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus); // the page scrolls it
    m_area->setWidget(columns);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_before);
    buttons->addWidget(m_behind);
    buttons->addWidget(m_whole);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(m_area, 1);
    column->addLayout(buttons);
    m_whole->setCheckable(true);
    m_close->setDefault(true);
    setFocusProxy(m_close);
    connect(m_before, &QPushButton::clicked, this, [this] { turn(-1); });
    connect(m_behind, &QPushButton::clicked, this, [this] { turn(1); });
    connect(m_whole, &QPushButton::toggled, this, [this] { showPart(m_last); });
    connect(m_close, &QPushButton::clicked, this, &RecapPage::goOn);
    connect(&table, &GameTable::changed, this, &RecapPage::refresh);
    connect(&table, &GameTable::wordsChanged, this, &RecapPage::refresh);
    refresh();
}

bool RecapPage::showsWhole() const
{
    return m_whole->isChecked();
}

int RecapPage::partOf(qsizetype moment) const
{
    return showsWhole() ? m_parts.whole(moment) : m_parts.part(moment);
}

qsizetype RecapPage::firstOf(qsizetype event) const
{
    qsizetype first = event;
    while (first > 1 && partOf(first - 2) == partOf(event - 1))
        --first;
    return first;
}

qsizetype RecapPage::lastOf(qsizetype event) const
{
    qsizetype last = event;
    while (last < m_table.session().cursor() && partOf(last) == partOf(event - 1))
        ++last;
    return last;
}

void RecapPage::showPart(qsizetype event)
{
    const qsizetype now = m_table.session().cursor();
    qsizetype shown = std::min(event, now);
    if (shown <= 0 && now > 0) {
        // What is still going on is not over: the part before it.
        const bool isOver = m_table.session().isOver() || partOf(now) != partOf(now - 1);
        shown = isOver ? now : std::max<qsizetype>(firstOf(now) - 1, 1);
    }
    m_first = shown > 0 ? firstOf(shown) : 1;
    m_last = shown > 0 ? lastOf(shown) : 0;
    refresh();
}

void RecapPage::turn(int parts)
{
    const qsizetype wanted = parts < 0 ? m_first - 1 : m_last + 1;
    if (wanted >= 1 && wanted <= m_table.session().cursor())
        showPart(wanted);
}

/// Every deed of a seat, each with what it cost and gained.
QStringList RecapPage::linesOf(play::Seat seat) const
{
    const Narrator &narrator = m_table.narrator();
    const play::Session &session = m_table.session();
    QStringList lines;
    for (qsizetype event = m_first; event <= m_last; ++event) {
        if (m_parts.doer(event) != seat)
            continue;
        const QString gains = narrator.gains(session, event);
        lines << narrator.deed(session, event);
        if (!gains.isEmpty())
            lines.back() += u"\n    → "_s + gains;
    }
    return lines;
}

/// All hands are done.
void RecapPage::goOn()
{
    for (std::size_t i = 0; i < m_done.size(); ++i)
        ticked().insert(i);
    refresh();
    emit closed();
}

void RecapPage::refresh()
{
    m_last = std::min(m_last, m_table.session().cursor());
    const auto &title = showsWhole() ? m_parts.wholeTitle : m_parts.title;
    m_title->setText(m_last >= m_first ? title(m_first - 1) : tr("Nothing happened yet"));
    m_title->setFont(boldFont(font(), 1.3));
    fillColumns();
    m_before->setText(tr("&Earlier"));
    m_behind->setText(tr("&Later"));
    m_whole->setText(tr("The &whole round"));
    m_close->setText(tr("Play on (Enter)"));
    m_before->setEnabled(m_first > 1);
    m_behind->setEnabled(m_last < m_table.session().cursor());
}

void RecapPage::fillColumns()
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool isEverybody = i + 1 == m_lines.size();
        const auto seat = isEverybody ? play::nobody : static_cast<play::Seat>(i);
        const QStringList lines = linesOf(seat);
        m_names[i]->setText(isEverybody ? tr("Besides") : m_table.narrator().player(seat));
        m_names[i]->setFont(boldFont(font()));
        m_lines[i]->setText(lines.join(u'\n'));
        m_done[i]->setText(tr("done", "what a player's hands had to do"));
        //: A player, or what is nobody's
        setSaidName(*m_done[i], tr("%1: done").arg(m_names[i]->text()));
        m_done[i]->setChecked(ticked().contains(i));
        for (QWidget *part : {static_cast<QWidget *>(m_names[i]), static_cast<QWidget *>(m_lines[i])})
            part->setVisible(!isEverybody || !lines.isEmpty());
        m_done[i]->setVisible(!lines.isEmpty());
    }
}

void RecapPage::keyPressEvent(QKeyEvent *event)
{
    const bool before = event->key() == Qt::Key_PageUp || event->key() == Qt::Key_Left;
    const bool behind = event->key() == Qt::Key_PageDown || event->key() == Qt::Key_Right;
    if (before || behind)
        turn(before ? -1 : 1);
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        m_area->verticalScrollBar()->triggerAction(event->key() == Qt::Key_Up
                                                       ? QAbstractSlider::SliderSingleStepSub
                                                       : QAbstractSlider::SliderSingleStepAdd);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        goOn();
    else
        GamePage::keyPressEvent(event);
}

} // namespace skyledger::ui
