// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pieces/piecespanel.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <memory>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double largerText = 1.1;
constexpr int roomyLines = 5;
constexpr int mostLines = 4; ///< of one sentence

/// A sentence that takes one line if there is room, else several.
class PieceLine : public QLabel
{
public:
    PieceLine(const QString &text, QWidget *parent) : QLabel(text, parent)
    {
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
    }

    QSize sizeHint() const override
    {
        const int width = fontMetrics().horizontalAdvance(text()) + fontMetrics().averageCharWidth();
        return {width, heightForWidth(width)};
    }
};

template <class What>
bool plays(const Event &event)
{
    const auto *played = std::get_if<Played>(&event);
    return played && std::holds_alternative<What>(played->play.what);
}

/// Where that which an event belongs to began: the walk of the crew, or the end of the round.
qsizetype beginning(const std::vector<Entry> &entries, qsizetype last)
{
    const auto at = [&entries](qsizetype event) -> const Event & {
        return entries[static_cast<std::size_t>(event) - 1].event;
    };
    const auto follows = [&at](qsizetype event) {
        return plays<Use>(at(event)) || plays<Skip>(at(event)) || plays<Piggyback>(at(event));
    };
    if (plays<TakeStageBonus>(at(last))) {
        qsizetype first = last;
        while (first > 1 && plays<TakeStageBonus>(at(first)))
            --first;
        return plays<EndTurn>(at(first)) ? first : last;
    }
    qsizetype first = last;
    while (first > 1 && follows(first))
        --first;
    return first == last || plays<Move>(at(first)) ? first : last;
}

} // namespace

PiecesPanel::PiecesPanel(AirshipCityTable &table, QWidget *parent)
    : QFrame(parent), m_table(table), m_title(plainLabel(this)), m_area(new QScrollArea(this))
{
    setObjectName(u"pieces-panel"_s);
    setRules(*this, idOf(ruleOf(BoardPart::Pieces)));
    m_title->setObjectName(u"pieces-title"_s);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    auto *content = new QWidget;
    m_lines = new FlowLayout(content);
    m_lines->setSpacing(fontMetrics().height());
    m_lines->setLineSpacing(2);
    m_area->setWidget(content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 3, 12, 3);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_area, 1);
    connect(&table, &AirshipCityTable::boardsChanged, this, &PiecesPanel::refresh);
    connect(&table, &AirshipCityTable::wordsChanged, this, &PiecesPanel::refresh);
    retranslate();
    refresh();
}

QStringList PiecesPanel::steps() const
{
    QStringList texts;
    texts.reserve(static_cast<qsizetype>(m_steps.size()));
    for (const words::PieceStep &step : m_steps)
        texts << step.text;
    return texts;
}

void PiecesPanel::refresh()
{
    const Session &session = m_table.shown();
    const qsizetype last = session.cursor();
    if (last == 0) {
        m_first = 0;
        showSteps({}, false);
        return;
    }
    m_first = beginning(session.record().entries, last);
    Changes changes;
    for (qsizetype event = m_first; event <= last; ++event) {
        for (const Change &change : session.changesOf(event))
            changes.append(change);
    }
    showSteps(
        words::pieceStepsWithChanges(changes, m_table.words(), session.stateAt(m_first - 1), session.state()),
        words::isChecklist(changes));
}

/// Where there is little room the lines speak for themselves.
void PiecesPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    m_title->setVisible(height() >= fontMetrics().height() * roomyLines);
    breakTicks();
}

/// Boxes to tick do not wrap by themselves.
void PiecesPanel::breakTicks()
{
    const QMargins around = layout()->contentsMargins();
    const int taken = around.left() + around.right() + style()->pixelMetric(QStyle::PM_ScrollBarExtent)
        + style()->pixelMetric(QStyle::PM_IndicatorWidth)
        + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing) + fontMetrics().averageCharWidth();
    for (int i = 0; i < m_lines->count(); ++i) {
        auto *box = qobject_cast<QCheckBox *>(m_lines->itemAt(i)->widget());
        if (box == nullptr)
            continue;
        const QStringList lines = brokenText(m_steps[static_cast<std::size_t>(i)].text,
                                             QFontMetricsF(box->font()), width() - taken, mostLines);
        box->setText(lines.join(u'\n'));
    }
}

void PiecesPanel::showSteps(const std::vector<words::PieceStep> &steps, bool checklist)
{
    const auto same = [](const words::PieceStep &one, const words::PieceStep &other) {
        return one.text == other.text && one.about == other.about;
    };
    if (checklist == m_checklist
        && std::equal(steps.begin(), steps.end(), m_steps.begin(), m_steps.end(), same))
        return;
    m_steps = steps;
    m_checklist = checklist;
    while (m_lines->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_lines->takeAt(0));
        const std::unique_ptr<QWidget> line(item->widget());
    }
    int number = 0;
    for (const words::PieceStep &step : steps) {
        ++number;
        m_lines->addWidget(lineFor(step, number));
    }
    breakTicks();
    retranslate();
}

QWidget *PiecesPanel::lineFor(const words::PieceStep &what, int number)
{
    const QString &step = what.text;
    QWidget *line = nullptr;
    if (m_checklist) {
        auto *box = new QCheckBox(withoutKeySigns(step), m_area->widget());
        box->setChecked(m_ticked.value(m_first).contains(step));
        connect(box, &QCheckBox::toggled, this, [this, step, first = m_first](bool ticked) {
            if (ticked)
                m_ticked[first].insert(step);
            else
                m_ticked[first].remove(step);
        });
        line = box;
    } else {
        line = new PieceLine(step, m_area->widget());
    }
    line->setFont(scaledFont(font(), largerText));
    line->setObjectName(u"piece-%1"_s.arg(number));
    setSaidName(*line, step);
    setRules(*line, idOf(ruleOf(what.about)));
    return line;
}

void PiecesPanel::retranslate()
{
    setSaidName(*this, tr("What to do with the pieces"));
    setSaidName(*m_area, accessibleName());
    m_title->setText(m_checklist           ? tr("The pieces: tick off what is done")
                         : m_steps.empty() ? tr("The pieces: nothing to move")
                                           : tr("The pieces"));
}

void PiecesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        for (int i = 0; i < m_lines->count(); ++i)
            m_lines->itemAt(i)->widget()->setFont(scaledFont(font(), largerText));
        breakTicks();
    }
    QFrame::changeEvent(event);
}

} // namespace skyledger::ui
