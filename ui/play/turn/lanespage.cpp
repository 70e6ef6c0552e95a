// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/lanespage.h"

#include "ui/play/turn/pointedoption.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/frame.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr int margin = 4;

} // namespace

/// One player's answers: token and name, then the chips.
class LanesPage::Lane : public QWidget
{
public:
    Lane(QWidget *parent, std::function<void()> taken)
        : QWidget(parent), m_taken(std::move(taken)), m_chips(new FlowLayout)
    {
        m_chips->setSpacing(margin);
        m_row = new QHBoxLayout(this);
        m_row->setContentsMargins(margin, margin, margin, margin);
        m_row->addLayout(m_chips, 1);
        makeRoom();
    }

    void tell(const PlayerLook &look, const QString &name, bool isTaken)
    {
        m_look = look;
        m_name = name;
        m_isTaken = isTaken;
        setSaidName(*this,
                    isTaken ? LanesPage::tr("%1 answers", "player").arg(name)
                            : LanesPage::tr("%1 has to answer too", "player").arg(name));
        update();
    }
    /// Lays out these chips in this order and no others.
    void lay(const std::vector<LaneChip *> &chips)
    {
        bool same = m_chips->count() == static_cast<int>(chips.size());
        for (int i = 0; same && i < m_chips->count(); ++i)
            same = m_chips->itemAt(i)->widget() == chips[static_cast<std::size_t>(i)];
        if (same)
            return;
        while (m_chips->count() > 0)
            const std::unique_ptr<QLayoutItem> left(m_chips->takeAt(0));
        for (LaneChip *chip : chips)
            m_chips->addWidget(chip);
    }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            makeRoom();
        QWidget::changeEvent(event);
    }
    void mousePressEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton)
            m_taken();
    }
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.color(m_isTaken ? Role::Accent : Role::Hairline),
                            m_isTaken ? theme.ringWidth() : theme.lineWidth()));
        painter.setBrush(Qt::NoBrush);
        drawFrame(painter, QRectF(rect()), margin);
        const double line = QFontMetricsF(font()).height();
        const QRectF token(margin * 2, (height() - line * 1.2) / 2, line * 1.2, line * 1.2);
        drawCrew(painter, token, m_look, theme);
        const QFont letters = m_isTaken ? boldFont(font()) : font();
        painter.setFont(letters);
        painter.setPen(theme.color(Role::Text));
        const QRectF name(token.right() + margin, 0, nameWidth(), height());
        painter.drawText(
            name, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(m_name, Qt::ElideRight, static_cast<int>(name.width())));
    }

private:
    double nameWidth() const { return QFontMetricsF(font()).averageCharWidth() * 10; }
    /// Leaves the left side to token and name.
    void makeRoom()
    {
        const double line = QFontMetricsF(font()).height();
        const int left = static_cast<int>(margin * 4 + line * 1.2 + nameWidth());
        m_row->setContentsMargins(left, margin, margin, margin);
    }

    std::function<void()> m_taken;
    QHBoxLayout *m_row = nullptr;
    FlowLayout *m_chips;
    PlayerLook m_look;
    QString m_name;
    bool m_isTaken = false;
};

LanesPage::LanesPage(GameTable &table, StepGuide &guide, Look look, QWidget *parent)
    : QWidget(parent), m_table(table), m_guide(guide), m_look(std::move(look))
{
    setObjectName(QStringLiteral("lanes"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(margin);
    column->addStretch();
    connect(&m_guide, &Guide::changed, this, &LanesPage::refresh);
}

LanesPage::~LanesPage() = default;

LaneChip *LanesPage::chipAt(std::size_t place)
{
    if (m_chips.size() <= place)
        m_chips.resize(place + 1, nullptr);
    if (m_chips[place] == nullptr) {
        auto *chip = new LaneChip(this);
        chip->setObjectName(QStringLiteral("chip-%1").arg(place + 1));
        connect(chip, &DrawnButton::taken, this, [this, place] { m_guide.choose(place); });
        chip->installEventFilter(this);
        PointedOption::of(m_guide).watch(*chip, [this, place] { return optionAt(m_guide, place); });
        m_chips[place] = chip;
    }
    return m_chips[place];
}

/// The players who answer, in the order in which they are asked.
std::vector<play::Seat> LanesPage::seats() const
{
    std::vector<play::Seat> seats;
    for (const PlayOption &option : m_guide.options()) {
        if (option.seat && std::find(seats.begin(), seats.end(), *option.seat) == seats.end())
            seats.push_back(*option.seat);
    }
    return seats;
}

void LanesPage::refresh()
{
    if (isVisible())
        layLanes(); // else when it is shown
}

void LanesPage::layLanes()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    std::vector<LaneChip *> left = m_chips;
    // Where only one answers, everything is that player's.
    const std::vector<play::Seat> asked = seats();
    const std::size_t wanted = std::max<std::size_t>(asked.size(), 1);
    while (m_lanes.size() < wanted) {
        const std::size_t number = m_lanes.size();
        auto *lane = new Lane(this, [this, number] {
            if (const std::vector<play::Seat> now = seats(); number < now.size())
                m_guide.takeLane(now[number]);
        });
        lane->setObjectName(QStringLiteral("lane-%1").arg(m_lanes.size() + 1));
        static_cast<QVBoxLayout *>(layout())->insertWidget(static_cast<int>(m_lanes.size()), lane);
        m_lanes.push_back(lane);
    }
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        m_lanes[i]->setVisible(i < wanted);
        if (i < wanted)
            fill(i, i < asked.size() ? std::optional(asked[i]) : std::nullopt, left);
    }
    // Before chips go: nobody has to look for another place for the keyboard then.
    if (hadFocus)
        focusFirst();
    for (LaneChip *chip : left) {
        if (chip != nullptr)
            chip->hide();
    }
}

/// `left` loses the chips that are used.
void LanesPage::fill(std::size_t number, std::optional<play::Seat> seat, std::vector<LaneChip *> &left)
{
    const std::vector<PlayOption> &options = m_guide.options();
    const bool isTaken = !seat || m_guide.lane() == seat;
    std::vector<LaneChip *> chips;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const PlayOption &option = options[i];
        const bool folded =
            !isTaken && (option.status == PlayOption::Status::Refused || m_look.folds(option));
        const bool isNobodys = isTaken && !option.seat; // stands in the lane of the keys
        if (!option.isListed || (option.seat != seat && !isNobodys) || folded)
            continue;
        chips.push_back(chipAt(i));
        if (i < left.size())
            left[i] = nullptr;
        chips.back()->setChoice(option, m_look.signs(option), isTaken);
    }
    const play::Seat whose = seat.value_or(m_look.asked());
    m_lanes[number]->tell(m_look.player(whose), m_table.narrator().player(whose), isTaken);
    m_lanes[number]->lay(chips);
    for (LaneChip *chip : chips)
        chip->show(); // one that went to another lane was hidden by that
    m_lanes[number]->setVisible(!chips.empty());
    for (std::size_t i = 1; i < chips.size(); ++i)
        setTabOrder(chips[i - 1], chips[i]);
}

bool LanesPage::focusFirst()
{
    if (!isVisible())
        layLanes(); // a game that opens has the keyboard before it is shown
    const std::vector<PlayOption> &options = m_guide.options();
    for (std::size_t i = 0; i < options.size() && i < m_chips.size(); ++i) {
        const bool isInLane = !options[i].seat || options[i].seat == m_guide.lane();
        if (m_chips[i] == nullptr || !options[i].isListed || !isInLane
            || options[i].status == PlayOption::Status::Refused)
            continue;
        m_chips[i]->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return false;
}

/// Goes to the next player's lane, or the one before; false if there is none.
bool LanesPage::stepLane(bool forward)
{
    const std::vector<play::Seat> asked = seats();
    const auto now = std::find(asked.begin(), asked.end(), m_guide.lane().value_or(play::nobody));
    if (now == asked.end() || (forward ? now + 1 == asked.end() : now == asked.begin()))
        return false;
    m_guide.takeLane(forward ? *(now + 1) : *(now - 1));
    return focusFirst();
}

void LanesPage::showEvent(QShowEvent *event)
{
    refresh();
    QWidget::showEvent(event);
}

bool LanesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !m_guide.lane())
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool forward = key->key() == Qt::Key_Tab;
    const bool steps = (forward && key->modifiers() == Qt::NoModifier) || key->key() == Qt::Key_Backtab;
    return steps && stepLane(forward);
}

} // namespace skyledger::ui
