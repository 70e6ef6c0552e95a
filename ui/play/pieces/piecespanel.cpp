// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pieces/piecespanel.h"

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

#include <memory>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double largerText = 1.1;
constexpr int roomyLines = 5;
constexpr int mostLines = 4; ///< of one sentence

/// A sentence that takes one line if there is room, else several.
class PieceLabel : public QLabel
{
public:
    PieceLabel(const QString &text, QWidget *parent) : QLabel(text, parent)
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

} // namespace

PiecesPanel::PiecesPanel(GameTable &table, QWidget *parent)
    : QFrame(parent), m_table(table), m_title(plainLabel(this)), m_area(new QScrollArea(this))
{
    setObjectName(u"pieces-panel"_s);
    setRules(*this, table.narrator().rulesOf(PlayPart::Pieces).value(0));
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
    connect(&table, &GameTable::boardsChanged, this, &PiecesPanel::refresh);
    connect(&table, &GameTable::wordsChanged, this, &PiecesPanel::refresh);
    retranslate();
    refresh();
}

QStringList PiecesPanel::steps() const
{
    QStringList texts;
    texts.reserve(static_cast<qsizetype>(m_pieces.lines.size()));
    for (const PieceLine &line : m_pieces.lines)
        texts << line.text;
    return texts;
}

void PiecesPanel::refresh()
{
    showPieces(m_table.narrator().pieces(m_table.shown()));
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
        const QStringList lines = brokenText(m_pieces.lines[static_cast<std::size_t>(i)].text,
                                             QFontMetricsF(box->font()), width() - taken, mostLines);
        box->setText(withoutKeySigns(lines.join(u'\n')));
    }
}

void PiecesPanel::showPieces(PieceLines pieces)
{
    const PieceLines shown = std::exchange(m_pieces, std::move(pieces));
    if (m_pieces.isChecklist == shown.isChecklist && m_pieces.lines == shown.lines)
        return;
    while (m_lines->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_lines->takeAt(0));
        const std::unique_ptr<QWidget> line(item->widget());
    }
    int number = 0;
    for (const PieceLine &line : m_pieces.lines) {
        ++number;
        m_lines->addWidget(lineFor(line, number));
    }
    breakTicks();
    retranslate();
}

QWidget *PiecesPanel::lineFor(const PieceLine &what, int number)
{
    const QString &step = what.text;
    QWidget *line = nullptr;
    if (m_pieces.isChecklist) {
        auto *box = new QCheckBox(withoutKeySigns(step), m_area->widget());
        box->setChecked(m_ticked.value(m_pieces.first).contains(step));
        connect(box, &QCheckBox::toggled, this, [this, step, first = m_pieces.first](bool ticked) {
            if (ticked)
                m_ticked[first].insert(step);
            else
                m_ticked[first].remove(step);
        });
        line = box;
    } else {
        line = new PieceLabel(step, m_area->widget());
    }
    line->setFont(scaledFont(font(), largerText));
    line->setObjectName(u"piece-%1"_s.arg(number));
    setSaidName(*line, step);
    setRules(*line, what.rule);
    return line;
}

void PiecesPanel::retranslate()
{
    setSaidName(*this, tr("What to do with the pieces"));
    setSaidName(*m_area, accessibleName());
    m_title->setText(m_pieces.isChecklist         ? tr("The pieces: tick off what is done")
                         : m_pieces.lines.empty() ? tr("The pieces: nothing to move")
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
