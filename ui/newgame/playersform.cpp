// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/playersform.h"

#include "ui/widgets/markericon.h"
#include "ui/widgets/namecompletion.h"
#include "ui/widgets/namefield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/marks.h"

#include <QtCore/QEvent>
#include <QtCore/QRandomGenerator>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int longestName = 40;

/// What a seat says that may stay empty.
QString nobodyElse(std::size_t seat)
{
    switch (seat) {
    case 1:
        return PlayersForm::tr("Second player, or Enter to start");
    case 2:
        return PlayersForm::tr("Third player, or Enter to start");
    case 3:
        return PlayersForm::tr("Fourth player, or Enter to start");
    default:
        return PlayersForm::tr("One more player, or Enter to start");
    }
}

} // namespace

PlayersForm::PlayersForm(SeatsSpec spec, const QStringList &knownNames, QWidget *parent)
    : Card(parent),
      m_spec(std::move(spec)),
      m_seats(m_spec.most),
      m_colors(m_spec.most),
      m_shuffle(new QPushButton(this)),
      m_refusal(plainLabel(this))
{
    setObjectName(u"players"_s);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    content()->addLayout(grid);
    for (std::size_t seat = 0; seat < seatCount(); ++seat) {
        addSeat(seat, knownNames);
        const Seat &made = m_seats[seat];
        int column = 0;
        for (QWidget *widget : {static_cast<QWidget *>(made.number), static_cast<QWidget *>(made.name),
                                static_cast<QWidget *>(made.color), static_cast<QWidget *>(made.starts),
                                static_cast<QWidget *>(made.up), static_cast<QWidget *>(made.down)})
            grid->addWidget(widget, static_cast<int>(seat), column++);
    }
    for (std::size_t seat = 0; seat < seatCount(); ++seat)
        connectSeat(seat);
    m_shuffle->setObjectName(u"shuffle-seats"_s);
    m_refusal->setObjectName(u"players-refusal"_s);
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto *line = new QHBoxLayout;
    line->addWidget(m_refusal, 1);
    line->addStretch();
    line->addWidget(m_shuffle);
    content()->addLayout(line);
    // Twice: the focus goes in a ring, in which it follows the last seat already.
    setTabOrder(m_seats.front().name, m_shuffle);
    setTabOrder(m_seats.back().down, m_shuffle);
    connect(m_shuffle, &QPushButton::clicked, this, &PlayersForm::shuffleSeats);
    m_seats[0].starts->setChecked(true);
    retranslate();
}

void PlayersForm::addSeat(std::size_t seat, const QStringList &knownNames)
{
    const QString number = QString::number(seat + 1);
    Seat &made = m_seats[seat];
    made.number = plainLabel(number, this);
    made.name = new QLineEdit(this);
    made.name->setObjectName(u"name-"_s + number);
    limitCharacters(*made.name, longestName);
    completeNames(*made.name, knownNames);
    made.color = new QComboBox(this);
    made.color->setObjectName(u"color-"_s + number);
    for (int color = 0; color < m_spec.colors; ++color)
        made.color->addItem(m_spec.colorName(color));
    made.color->setCurrentIndex(static_cast<int>(seat));
    m_colors[seat] = static_cast<int>(seat);
    made.starts = new QRadioButton(this);
    made.starts->setObjectName(u"starts-"_s + number);
    made.up = new QPushButton(u"↑"_s, this);
    made.up->setObjectName(u"seat-up-"_s + number);
    made.up->setEnabled(seat > 0);
    made.down = new QPushButton(u"↓"_s, this);
    made.down->setObjectName(u"seat-down-"_s + number);
    made.down->setEnabled(seat + 1 < seatCount());
}

void PlayersForm::connectSeat(std::size_t seat)
{
    const Seat &made = m_seats[seat];
    connect(made.name, &QLineEdit::textChanged, this, [this] {
        showRefusal({}, 0);
        refresh();
        emit changed();
    });
    connect(made.name, &QLineEdit::returnPressed, this, [this, seat] { enter(seat); });
    connect(made.color, &QComboBox::currentIndexChanged, this, [this, seat] { takeColor(seat); });
    connect(made.starts, &QRadioButton::toggled, this, &PlayersForm::changed);
    connect(made.up, &QPushButton::clicked, this, [this, seat] { swapSeats(seat, seat - 1); });
    connect(made.down, &QPushButton::clicked, this, [this, seat] { swapSeats(seat, seat + 1); });
}

void PlayersForm::setPlayers(const QList<SeatedPlayer> &players)
{
    // Colours first: a colour that is taken swaps.
    for (std::size_t seat = 0; seat < seatCount(); ++seat) {
        const auto place = static_cast<qsizetype>(seat);
        if (place < players.size())
            m_seats[seat].color->setCurrentIndex(players[place].color);
    }
    for (std::size_t seat = 0; seat < seatCount(); ++seat)
        m_seats[seat].name->setText(players.value(static_cast<qsizetype>(seat)).name);
    for (std::size_t seat = 0; seat < seatCount(); ++seat)
        m_seats[seat].origin = static_cast<int>(seat);
    m_passed = players.size() >= static_cast<qsizetype>(m_spec.least);
    m_seats[0].starts->setChecked(true);
}

PlayersForm::Standing PlayersForm::standing() const
{
    Standing standing{{}, firstSeat(), m_passed};
    for (const Seat &seat : m_seats)
        standing.seats.append({seat.name->text(), seat.color->currentIndex()});
    return standing;
}

void PlayersForm::putBack(const Standing &standing)
{
    setPlayers(standing.seats);
    m_seats[standing.first].starts->setChecked(true);
    m_passed = standing.passed;
}

void PlayersForm::fixSeats()
{
    const std::size_t count = seatsInUse();
    for (std::size_t seat = 0; seat < seatCount(); ++seat) {
        Seat &made = m_seats[seat];
        made.down->setEnabled(seat + 1 < count);
        for (QWidget *widget : {static_cast<QWidget *>(made.number), static_cast<QWidget *>(made.name),
                                static_cast<QWidget *>(made.color), static_cast<QWidget *>(made.starts),
                                static_cast<QWidget *>(made.up), static_cast<QWidget *>(made.down)})
            widget->setVisible(seat < count);
    }
    m_shuffle->hide();
}

std::size_t PlayersForm::seatsInUse() const
{
    std::size_t count = 0;
    while (count < seatCount() && !playerAt(count).name.isEmpty())
        ++count;
    return count;
}

QList<int> PlayersForm::origins() const
{
    QList<int> origins;
    for (std::size_t i = 0; i < seatCount(); ++i) {
        const std::size_t seat = (firstSeat() + i) % seatCount();
        if (!playerAt(seat).name.isEmpty())
            origins << m_seats[seat].origin;
    }
    return origins;
}

QList<SeatedPlayer> PlayersForm::players() const
{
    QList<SeatedPlayer> players;
    for (std::size_t i = 0; i < seatCount(); ++i) {
        const SeatedPlayer player = playerAt((firstSeat() + i) % seatCount());
        if (!player.name.isEmpty())
            players << player;
    }
    return players;
}

SeatedPlayer PlayersForm::playerAt(std::size_t seat) const
{
    return {m_seats[seat].name->text().simplified(), m_seats[seat].color->currentIndex()};
}

std::size_t PlayersForm::firstSeat() const
{
    for (std::size_t seat = 0; seat < seatCount(); ++seat) {
        if (m_seats[seat].starts->isChecked())
            return seat;
    }
    return 0;
}

void PlayersForm::showRefusal(const Sentence &why, int player)
{
    m_why = why;
    const QString text = why ? why() : QString();
    m_refusal->setText(text);
    m_refusal->setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    int count = 0;
    for (std::size_t i = 0; i < seatCount(); ++i) {
        const Seat &seat = m_seats[(firstSeat() + i) % seatCount()];
        const bool empty = seat.name->text().simplified().isEmpty();
        count += empty ? 0 : 1;
        if (player > 0 ? (!empty && count == player) : empty) {
            seat.name->setFocus();
            return;
        }
    }
}

void PlayersForm::focusFirst()
{
    m_seats[0].name->setFocus();
    m_seats[0].name->selectAll();
}

void PlayersForm::swapSeats(std::size_t a, std::size_t b)
{
    const QString name = m_seats[a].name->text();
    std::swap(m_seats[a].origin, m_seats[b].origin);
    const bool aStarts = m_seats[a].starts->isChecked();
    const bool bStarts = m_seats[b].starts->isChecked();
    m_seats[a].name->setText(m_seats[b].name->text());
    m_seats[b].name->setText(name);
    m_seats[a].color->setCurrentIndex(m_seats[b].color->currentIndex()); // swaps by itself
    if (aStarts || bStarts)
        m_seats[aStarts ? b : a].starts->setChecked(true);
}

void PlayersForm::shuffleSeats()
{
    for (std::size_t left = seatCount(); left > 1; --left) {
        const auto other = QRandomGenerator::system()->bounded(static_cast<quint32>(left));
        // Empty seats stay where they are.
        const std::size_t last = left - 1;
        if (other != last && !playerAt(last).name.isEmpty() && !playerAt(other).name.isEmpty())
            swapSeats(last, other);
    }
    m_seats[0].starts->setChecked(true);
}

/// Every colour is somebody's: who takes one gives theirs away.
void PlayersForm::takeColor(std::size_t seat)
{
    const int before = m_colors[seat];
    const int taken = m_seats[seat].color->currentIndex();
    if (taken == before || taken < 0)
        return;
    m_colors[seat] = taken;
    for (std::size_t other = 0; other < seatCount(); ++other) {
        if (other != seat && m_colors[other] == taken) {
            m_colors[other] = before;
            m_seats[other].color->setCurrentIndex(before);
        }
    }
    refresh();
    emit changed();
}

/// Goes on to the next empty seat, so that one more can sit down: Enter there says that nobody does, and begins the game.
/// Once the last seat was offered that is known.
void PlayersForm::enter(std::size_t seat)
{
    const auto taken = static_cast<std::size_t>(players().size());
    const bool enough = taken >= m_spec.least;
    const bool isEmpty = playerAt(seat).name.isEmpty();
    if (enough && (m_passed || isEmpty)) {
        emit accepted(isEmpty && seat >= m_spec.least);
        return;
    }
    for (std::size_t i = 1; i < seatCount(); ++i) {
        const std::size_t next = (seat + i) % seatCount();
        if (playerAt(next).name.isEmpty()) {
            m_passed = enough && taken + 1 == seatCount();
            m_seats[next].name->setFocus();
            return;
        }
    }
    if (enough)
        emit accepted(false);
}

void PlayersForm::refresh()
{
    QStringList names;
    for (std::size_t seat = 0; seat < seatCount(); ++seat)
        names << playerAt(seat).name;
    const QStringList marks = words::playerMarks(names);
    const int size = fontMetrics().height() * 5 / 4;
    for (std::size_t seat = 0; seat < seatCount(); ++seat) {
        for (QPushButton *button : {m_seats[seat].up, m_seats[seat].down})
            button->setMaximumWidth(fontMetrics().height() * 2);
        QComboBox *box = m_seats[seat].color;
        box->setIconSize(QSize(size, size));
        for (int i = 0; i < box->count(); ++i)
            box->setItemIcon(i,
                             markerIcon({m_spec.colorLook(i), marks.value(static_cast<qsizetype>(seat))},
                                        Theme::of(palette())));
    }
}

void PlayersForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refresh();
    Card::changeEvent(event);
}

void PlayersForm::retranslate()
{
    setTitle(tr("Players, in the order of their seats"));
    m_shuffle->setText(tr("Random seats"));
    m_shuffle->setAccessibleName(tr("Random seats: everybody is seated by chance"));
    for (std::size_t seat = 0; seat < seatCount(); ++seat) {
        const Seat &made = m_seats[seat];
        const QString number = QString::number(seat + 1);
        made.name->setPlaceholderText(seat < m_spec.least ? tr("Name") : nobodyElse(seat));
        made.name->setToolTip(plainTip(made.name->placeholderText())); // a narrow field cuts it
        made.name->setAccessibleName(tr("Name of player %1").arg(number));
        made.color->setAccessibleName(tr("Colour of player %1").arg(number));
        made.starts->setText(tr("begins"));
        made.starts->setAccessibleName(tr("Player %1 begins").arg(number));
        made.up->setAccessibleName(tr("Move player %1 one seat up").arg(number));
        made.down->setAccessibleName(tr("Move player %1 one seat down").arg(number));
        made.up->setToolTip(plainTip(made.up->accessibleName()));
        made.down->setToolTip(plainTip(made.down->accessibleName()));
        for (int color = 0; color < m_spec.colors; ++color)
            made.color->setItemText(color, m_spec.colorName(color));
    }
    if (m_why)
        m_refusal->setText(m_why());
    refresh();
}

} // namespace skyledger::ui
