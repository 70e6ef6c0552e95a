// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/turn/turnheader.h"

#include "core/airshipcity/record/builtincatalogue.h"
#include "ui/airshipcity/boards/playerlook.h"
#include "ui/airshipcity/boards/shownpart.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/words/events.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/enterkey.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/tokens.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

namespace skyledger::ui {

using namespace airshipcity;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(TurnHeader)
};

TurnTold turnTold(const AirshipCityTable &table, bool isMadeUp)
{
    const State &state = table.state();
    const Player chooser = table.guide().chooser();
    TurnTold told;
    if (chooser == none<Player>) {
        told.turn = Text::tr("The game is over");
    } else {
        told.token = lookOf(table, chooser);
        const QString name = table.words().player(chooser);
        const bool own = state.phase == Phase::Turn || state.phase == Phase::AtTile;
        told.turn =
            own ? Text::tr("%1’s turn", "player").arg(name) : Text::tr("%1 answers", "player").arg(name);
    }
    // Values that are made up are said to be, all evening.
    const QString round = words::roundAndStage(state);
    told.place = isMadeUp ? Text::tr("%1 Sample values.", "round and stage, a sentence").arg(round) : round;
    return told;
}

/// A crew of the current player in the header: its token with its number, ringed while it is in hand.
class CrewButton : public QAbstractButton
{
public:
    CrewButton(Crew crew, QWidget *parent)
        : QAbstractButton(parent), m_number(QString::number(indexOf(crew) + 1))
    {
        setObjectName(QStringLiteral("crew-%1").arg(m_number));
        setPart(*this, crew);
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setRules(*this, idOf(Rule::Move01));
    }

    /// `saidName` is what screen readers call it.
    void show(const PlayerLook &look, bool isReady, bool isInHand, const QString &saidName)
    {
        setSaidName(*this, saidName);
        setToolTip(plainTip(saidName));
        if (look == m_look && isReady == m_isReady && isInHand == m_isInHand)
            return;
        m_look = look;
        m_isReady = isReady;
        m_isInHand = isInHand;
        update();
    }

    QSize sizeHint() const override
    {
        const int side = fontMetrics().height() * 2;
        return {side + fontMetrics().height() / 2, side};
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!takeEnterKey(*this, *event))
            QAbstractButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = height() - 6.0;
        const QRectF token(3, 3, side, side);
        drawCrew(painter, token, m_look, theme, m_isReady);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.color(Role::Accent), 2));
        if (m_isInHand)
            painter.drawEllipse(token.adjusted(-1.5, -1.5, 1.5, 1.5));
        if (hasFocus())
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        painter.setPen(theme.color(Role::QuietText));
        painter.setFont(font());
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignBottom, m_number);
    }

private:
    QString m_number; ///< of the crew, from 1 on
    PlayerLook m_look;
    bool m_isReady = false;
    bool m_isInHand = false;
};

/// Which crews of whoever's turn it is are left to move, and which is in hand.
class CrewsRow : public QWidget
{
    Q_DECLARE_TR_FUNCTIONS(skyledger::ui::CrewsRow)

public:
    CrewsRow(AirshipCityTable &table, QWidget *parent)
        : QWidget(parent), m_table(table), m_title(plainLabel(this)), m_left(plainLabel(this))
    {
        m_left->setObjectName(QStringLiteral("crews-left"));
        auto *line = new QHBoxLayout(this);
        line->setContentsMargins({});
        line->addWidget(m_title);
        for (const Crew crew : all<Crew>()) {
            auto *button = new CrewButton(crew, this);
            connect(button, &CrewButton::clicked, this, [this, crew] { m_table.guide().takeCrew(crew); });
            line->addWidget(button);
            m_crews[crew] = button;
        }
        line->addWidget(m_left);
        connect(&m_table, &GameTable::changed, this, &CrewsRow::refresh);
        connect(&m_table, &GameTable::wordsChanged, this, &CrewsRow::refresh);
        sayAnew(*this, [this] { refresh(); });
    }

private:
    void refresh()
    {
        const State &state = m_table.state();
        // While somebody answers, or all is over, no crew is to be moved.
        const bool moves = state.phase == Phase::Turn || state.phase == Phase::AtTile;
        int left = 0;
        for (const Crew crew : all<Crew>()) {
            const CrewState &token = state.players[state.current].crews[crew];
            CrewButton *button = m_crews[crew];
            button->setVisible(moves && token.inPlay());
            if (!moves || !token.inPlay())
                continue;
            left += token.ready ? 1 : 0;
            const QString where = words::asPlace(m_table.words(), state, token.at);
            const QString number = QString::number(indexOf(crew) + 1);
            const bool inHand = m_table.guide().crewInHand() == crew;
            //: %1 is a number, %2 a tile
            const QString said = token.ready ? tr("Crew %1 on %2, ready").arg(number, where)
                                             : tr("Crew %1 on %2, spent").arg(number, where);
            button->show(lookOf(m_table, state.current), token.ready, inHand, said);
        }
        m_title->setText(words::name(words::Term::Crews));
        m_title->setVisible(moves);
        m_left->setText(moves ? tr("%n left to move", "crews", left) : QString());
    }

    AirshipCityTable &m_table;
    QLabel *m_title;
    Per<Crew, CrewButton *> m_crews;
    QLabel *m_left;
};

} // namespace

std::unique_ptr<GameHeader> turnHeader(AirshipCityTable &table)
{
    // To read all values takes its time: they are read when they change, before the header asks.
    auto isMadeUp = std::make_shared<bool>(holdsSampleValues(table.session().record().catalogue()));
    QObject::connect(&table, &GameTable::changed, &table, [&table, isMadeUp](const TableChange &what) {
        if (what.values)
            *isMadeUp = holdsSampleValues(table.session().record().catalogue());
    });
    auto header = std::make_unique<GameHeader>(table, idOf(Rule::Turn05),
                                               [&table, isMadeUp] { return turnTold(table, *isMadeUp); });
    header->setPartRules(idOf(Rule::Turn02), idOf(Rule::Turn01));
    header->setTokenExtent(2, 1);
    QPushButton *end = header->addStrongButton(
        {.name = "end-turn",
         .rule = idOf(Rule::Turn06),
         .command = keys::endTurn,
         .text = [] { return Text::tr("End turn"); },
         .tip = [] { return Text::tr("End the turn"); },
         .isOffered = [&table] { return table.guide().endOfTurn().status != PlayOption::Status::Refused; },
         .whyNot = [&table] { return table.guide().endOfTurn().detail; },
         .press = [&table] { table.guide().endTurn(); }});
    setRules(*end, [&table](const std::optional<QPoint> &) {
        QStringList rules{table.guide().endOfTurn().rule, idOf(Rule::Turn06)};
        rules.removeAll(QString());
        rules.removeDuplicates();
        return rules;
    });
    header->addBesides(new CrewsRow(table, header.get()));
    return header;
}

} // namespace skyledger::ui
