// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/setuppage.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QDate>
#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QShowEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

SetupPage::SetupPage(SeatsSpec seats, const QStringList &knownNames, QWidget *parent)
    : NewGamePage(parent),
      m_title(plainLabel(this)),
      m_players(new PlayersForm(std::move(seats), knownNames, this)),
      m_refusal(plainLabel(this))
{
    setObjectName(u"new-game-page"_s);
    m_refusal->setObjectName(u"refusal"_s);
    // After the last name the way to start has the keyboard, so that nobody starts with what nobody looked at; Enter in
    // the empty name that says so begins.
    connect(m_players, &PlayersForm::accepted, this, [this](bool begins) {
        m_start->setFocus();
        if (begins)
            m_start->click();
    });
    connect(m_players, &PlayersForm::changed, this, [this] { showRefusal({}); });
}

void SetupPage::layOut(QWidget *cards, int widest)
{
    m_cards = cards;
    m_widest = widest;
    m_start = namedButton(u"start", this);
    m_start->setDefault(true);
    m_cancel = namedButton(u"cancel", this);
    connect(m_cancel, &QPushButton::clicked, this, &NewGamePage::cancelled);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"new-game-scroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setAlignment(Qt::AlignHCenter);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(cards);

    const int unit = fontMetrics().height();
    auto *top = new QHBoxLayout;
    top->setContentsMargins(unit, unit / 2, unit, 0);
    top->addWidget(m_title);
    top->addStretch();
    top->addWidget(m_refusal);
    top->addWidget(m_cancel);
    top->addWidget(m_start);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(top);
    layout->addWidget(scroll, 1);
    // Enter presses them on every desktop.
    const auto buttons = findChildren<QPushButton *>();
    for (QPushButton *button : buttons) {
        if (!button->isDefault())
            button->setAutoDefault(true);
    }
    fitText();
    retranslate();
}

void SetupPage::layOutColumn(const QList<QWidget *> &cards, int widest)
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setSpacing(fontMetrics().height() / 2);
    for (QWidget *card : cards)
        column->addWidget(card);
    column->addStretch();
    layOut(page, widest);
}

void SetupPage::setTitle(const QString &title)
{
    m_title->setText(title);
}

void SetupPage::showRefusal(const Sentence &why)
{
    m_why = why;
    m_refusal->setText(why ? why() : QString());
}

NewRecord SetupPage::begunWith(const QByteArray &record) const
{
    NewRecord begun;
    begun.bytes = record;
    begun.date = QDate::currentDate().toString(Qt::ISODate);
    const QList<SeatedPlayer> seated = m_players->players();
    for (const SeatedPlayer &player : seated)
        begun.players << player.name;
    return begun;
}

void SetupPage::begin(const NewRecord &begun)
{
    setEnabled(false); // once is enough
    emit started(begun);
}

void SetupPage::fitText()
{
    m_title->setFont(boldFont(font(), 1.5));
    if (m_cards != nullptr)
        m_cards->setMaximumWidth(fontMetrics().height() * m_widest);
}

void SetupPage::retranslate()
{
    setAccessibleName(tr("New game"));
    if (m_start != nullptr) {
        m_start->setText(tr("&Start the game"));
        m_cancel->setText(tr("&Cancel"));
    }
    showRefusal(m_why);
}

void SetupPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitText();
    NewGamePage::changeEvent(event);
}

void SetupPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        NewGamePage::keyPressEvent(event);
}

void SetupPage::showEvent(QShowEvent *event)
{
    if (!event->spontaneous()) // a window that comes back leaves the focus where it was
        m_players->focusFirst();
    NewGamePage::showEvent(event);
}

} // namespace skyledger::ui
