// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/standings/standingspanel.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/looks/looks.h"
#include "ui/airshipcity/words/corrections.h"
#include "ui/airshipcity/words/scoring.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/linklabel.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/tokens.h"
#include "ui/words/moments.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <vector>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int sideMargin = 12;
constexpr int margin = 8;
constexpr int lowMargin = 1;
constexpr int spacing = 4;

constexpr int leastLetters = 3; ///< of a name, before headings are cut

/// The token before the name, the total in bold, and the ring of the focus around the cell.
class StandingsDelegate : public QStyledItemDelegate
{
public:
    StandingsDelegate(const AirshipCityTable &table, QObject *parent)
        : QStyledItemDelegate(parent), m_table(table)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = Theme::of(option.palette);
        const double pad = QFontMetricsF(option.font).averageCharWidth() * 0.7;
        QRectF rect = QRectF(option.rect).adjusted(pad, 0, -pad, 0);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.column() == StandingsModel::Name) {
            const auto player = static_cast<Player>(index.data(StandingsModel::PlayerRole).toInt());
            const double side = rect.height() - 4;
            drawCrew(*painter, QRectF(rect.left(), rect.top() + 2, side, side),
                     {pieceColor(m_table.color(player)), m_table.mark(player)}, theme);
            rect.setLeft(rect.left() + side + pad);
        }
        painter->setFont(index.column() == StandingsModel::Total ? boldFont(option.font) : option.font);
        painter->setPen(theme.color(Role::Text));
        const auto alignment = static_cast<Qt::Alignment>(index.data(Qt::TextAlignmentRole).toInt());
        painter->drawText(
            rect, static_cast<int>(alignment),
            QFontMetricsF(painter->font()).elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.color(Role::Accent), 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 3, 3);
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetricsF metrics(boldFont(option.font));
        const double pad = metrics.averageCharWidth() * 1.4;
        const double height = metrics.height() * 1.35;
        double width = metrics.horizontalAdvance(index.data().toString()) + pad;
        if (index.column() == StandingsModel::Name)
            width += height + pad;
        return {static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))};
    }

private:
    const AirshipCityTable &m_table;
};

/// Arrow keys walk through the table; keys that write something are the game's, not a search by first letters.
class StandingsTable : public QTableView
{
public:
    using QTableView::QTableView;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool command = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
        if (command || event->text().isEmpty())
            QTableView::keyPressEvent(event);
        else
            event->ignore();
    }
};

/// Column heads as quiet letters without frames.
class QuietHeader : public QHeaderView
{
public:
    explicit QuietHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
    {
        setHighlightSections(false);
        setSectionsClickable(false);
        setMinimumSectionSize(0);
        viewport()->setAutoFillBackground(false);
    }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const auto alignment = model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt();
        painter->setPen(Theme::of(palette()).color(Role::QuietText));
        const QRectF inside = QRectF(rect).adjusted(pad(), 0, -pad(), 0);
        const QString heading = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
        painter->drawText(inside, alignment,
                          QFontMetricsF(font()).elidedText(heading, Qt::ElideRight, inside.width() + 1));
    }

private:
    double pad() const { return QFontMetricsF(font()).averageCharWidth() * 0.7; }
};

Rule ruleOfColumn(int column)
{
    switch (column) {
    case StandingsModel::Track:
        return ruleOf(BoardPart::VictoryPoints);
    case StandingsModel::Ships:
        return prizesOf(Award::Shipbuilding).rule;
    case StandingsModel::Utilities:
        return prizesOf(Award::Construction).rule;
    case StandingsModel::Trade:
        return prizesOf(Award::Trade).rule;
    case StandingsModel::Unfinished:
        return ruleOf(BoardPart::UnfinishedContracts);
    case StandingsModel::Total:
        return ruleOf(BoardPart::Winner);
    default:
        return ruleOf(BoardPart::Standings);
    }
}

} // namespace

StandingsPanel::StandingsPanel(AirshipCityTable &table, QWidget *parent)
    : QFrame(parent),
      m_table(table),
      m_model(table),
      m_title(plainLabel(this)),
      m_view(new StandingsTable(this)),
      m_remarks(plainLabel(this)),
      m_interventions(new LinkLabel(this)),
      m_times(plainLabel(this))
{
    setObjectName(u"standings-panel"_s);
    setRules(*this, idOf(ruleOf(BoardPart::Standings)));
    setRules(*m_remarks, idOf(ruleOf(BoardPart::Winner)));
    setRules(*m_view, [this](const std::optional<QPoint> &at) {
        const int column = at ? m_view->columnAt(at->x()) : m_view->currentIndex().column();
        return idsOf({ruleOfColumn(column)});
    });
    m_title->setObjectName(u"standings-title"_s);
    m_title->setWordWrap(true);
    m_remarks->setObjectName(u"standings-remarks"_s);
    m_remarks->setWordWrap(true);
    m_interventions->setObjectName(u"interventions"_s);
    m_interventions->setWordWrap(true);
    m_interventions->setTextFormat(Qt::RichText);
    m_interventions->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_interventions, &QLabel::linkActivated, this, &StandingsPanel::interventionsAsked);
    m_times->setObjectName(u"turn-times"_s);
    m_times->setTextFormat(Qt::RichText);
    connect(&table, &GameTable::clockChanged, this, &StandingsPanel::refresh);
    m_view->setObjectName(u"standings"_s);
    m_view->setHorizontalHeader(new QuietHeader(m_view));
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new StandingsDelegate(table, m_view));
    m_view->setShowGrid(false);
    m_view->setFrameShape(NoFrame);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setTabKeyNavigation(false);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->horizontalHeader()->setSectionResizeMode(StandingsModel::Name, QHeaderView::Stretch);
    m_view->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_view->viewport()->setAutoFillBackground(false);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(sideMargin, margin, sideMargin, margin);
    column->setSpacing(spacing);
    column->addWidget(m_title);
    column->addWidget(m_view);
    column->addWidget(m_remarks);
    column->addWidget(m_interventions);
    column->addWidget(m_times);
    column->addStretch();
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &StandingsPanel::refresh);
    connect(&table, &GameTable::boardsChanged, this, &StandingsPanel::refresh);
    retranslate();
    fit();
}

int StandingsPanel::rowHeight(bool low) const
{
    return static_cast<int>(std::ceil(QFontMetricsF(boldFont(font())).height() * (low ? 1.1 : 1.35)));
}

/// What all of it takes in that state.
int StandingsPanel::heightWhole(bool low) const
{
    const int air = low ? lowMargin : margin;
    int height = 2 * air + m_view->horizontalHeader()->sizeHint().height()
        + m_model.rowCount() * rowHeight(low) + 2 * m_view->frameWidth() + 2;
    if (!low)
        height += m_title->sizeHint().height() + spacing;
    for (const QLabel *label : {m_remarks, m_interventions, m_times}) {
        const bool gives = label == m_remarks && low && !m_table.shown().isOver();
        if (gives || label->text().isEmpty() || (label != m_remarks && label->isHidden()))
            continue;
        const int wrapped = label->wordWrap() ? label->heightForWidth(width() - 2 * sideMargin) : 0;
        height += std::max(wrapped, label->sizeHint().height()) + spacing;
    }
    return height;
}

QSize StandingsPanel::minimumSizeHint() const
{
    return {QFrame::minimumSizeHint().width(), heightWhole(true)};
}

/// The table shows all rows: it never scrolls down.
void StandingsPanel::fit()
{
    m_isLow = height() < heightWhole(false);
    m_title->setFont(boldFont(font(), 1.1));
    m_title->setVisible(!m_isLow);
    // What keeps the numbers from being certain is told by the tip, then, and by whoever reads the screen aloud.
    m_remarks->setVisible(!m_remarks->text().isEmpty() && (!m_isLow || m_table.shown().isOver()));
    m_view->setToolTip(plainTip(m_isLow ? m_remarks->text() : QString()));
    m_view->setAccessibleDescription(m_isLow ? m_remarks->text() : QString());
    const int air = m_isLow ? lowMargin : margin;
    layout()->setContentsMargins(sideMargin, air, sideMargin, air);
    const int height = rowHeight(m_isLow);
    m_view->verticalHeader()->setMinimumSectionSize(height);
    m_view->verticalHeader()->setDefaultSectionSize(height);
    m_view->setFixedHeight(m_view->horizontalHeader()->sizeHint().height() + m_model.rowCount() * height
                           + 2 * m_view->frameWidth() + 2);
    // Who wins is not to be looked for: the other boards make room.
    setMinimumHeight(m_table.shown().isOver() ? heightWhole(true) : 0);
    chooseColumns();
}

/// Every number that makes the total is always there: where room is short, names and then headings are cut.
void StandingsPanel::chooseColumns()
{
    struct Width {
        int column;
        double least;  ///< of its numbers
        double wanted; ///< of its heading too
    };
    const QFontMetricsF numbers(boldFont(font()));
    const QFontMetricsF headings(font());
    const double pad = numbers.averageCharWidth() * 1.4;
    std::vector<Width> widths;
    double room = m_view->width() - m_view->verticalHeader()->defaultSectionSize()
        - numbers.averageCharWidth() * leastLetters;
    double more = 0;
    for (int column = StandingsModel::Name + 1; column < StandingsModel::ColumnCount; ++column) {
        const bool counts =
            column != StandingsModel::Unfinished || m_table.setup().edition == Edition::Fr2021;
        m_view->setColumnHidden(column, !counts);
        if (!counts)
            continue;
        double least = numbers.horizontalAdvance(u"00"_s);
        for (int row = 0; row < m_model.rowCount(); ++row)
            least = std::max(least, numbers.horizontalAdvance(m_model.index(row, column).data().toString()));
        const double heading = headings.horizontalAdvance(
            m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        widths.push_back({column, least + pad, std::max(least, heading) + pad});
        room -= least + pad;
        more += std::max(0.0, heading - least);
    }
    const double share = more > 0 ? std::clamp(room / more, 0.0, 1.0) : 1;
    for (const Width &width : widths)
        m_view->horizontalHeader()->resizeSection(
            width.column, static_cast<int>(std::ceil(width.least + (width.wanted - width.least) * share)));
}

void StandingsPanel::refresh()
{
    const bool over = m_table.shown().isOver();
    const bool past = m_table.past().has_value();
    m_title->setText(over       ? tr("Final scoring")
                         : past ? tr("Standings if the game had ended then")
                                : tr("Standings if the game ended now"));
    chooseColumns();
    QStringList remarks;
    if (over)
        remarks = words::winners(m_model.score(), m_table.setup().rulings, m_table.words());
    if (!m_model.score().missing.empty())
        remarks += words::reservations(m_model.score(), true, m_table.words());
    m_remarks->setText(remarks.join(u' '));
    showInterventions();
    showTimes();
    fit();
}

void StandingsPanel::showInterventions()
{
    const QString text = words::interventions(m_table.shown().record().inForce());
    m_interventions->setVisible(!text.isEmpty());
    if (!text.isEmpty())
        m_interventions->setText(u"✎ <a href=\"#\">"_s + text.toHtmlEscaped() + u"</a>"_s);
    setSaidName(*m_interventions, text);
}

/// How long everybody was waited for, in all and by round.
void StandingsPanel::showTimes()
{
    const bool shown = m_table.clock().shown && m_table.shown().isOver();
    m_times->setVisible(shown);
    if (!shown)
        return;
    const TurnTimes times = m_table.shown().turnTimes(m_table.clock().pause);
    const auto row = [this](const QString &title, const PlayerTimes &player, bool bold) {
        QString cells = u"<td>"_s + title.toHtmlEscaped() + u"</td>"_s;
        for (const Player each : m_table.players())
            cells += u"<td align=\"right\">"_s + words::duration(player[play::seatOf(each)]) + u"</td>"_s;
        return (bold ? u"<tr style=\"font-weight:600\">"_s : u"<tr>"_s) + cells + u"</tr>"_s;
    };
    QString head = u"<th align=\"left\">"_s + tr("Time taken").toHtmlEscaped() + u"</th>"_s;
    for (const Player each : m_table.players())
        head += u"<th align=\"right\">"_s + m_table.words().player(each).toHtmlEscaped() + u"</th>"_s;
    QString rows = u"<tr>"_s + head + u"</tr>"_s + row(tr("in all", "time of a player"), times.players, true);
    for (std::size_t i = 0; i < times.rounds.size(); ++i)
        rows += row(tr("round %1").arg(i + 1), times.rounds[i], false);
    m_times->setText(u"<table cellspacing=\"4\">"_s + rows + u"</table>"_s);
    setSaidName(*m_times, tr("How long the players took"));
}

void StandingsPanel::retranslate()
{
    setSaidName(*m_view, tr("Table of the standings"));
    QStringList headings; // they are cut where there is little room
    for (int column = StandingsModel::Name + 1; column < StandingsModel::ColumnCount; ++column)
        headings << m_model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    m_view->horizontalHeader()->viewport()->setToolTip(plainTip(headings.join(u'\n')));
    refresh();
}

void StandingsPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    if (m_isLow != (height() < heightWhole(false)))
        fit();
    else
        chooseColumns();
}

void StandingsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_model.retell();
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fit();
    }
    QFrame::changeEvent(event);
}

} // namespace skyledger::ui
