// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/pieces/piecespanel.h"

#include "ui/play/pieces/piecerow.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QDockWidget>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int roomyLines = 5;
constexpr int mostLines = 4; ///< of one sentence

constexpr std::array<PiecesPanel::Size, 3> sizes{{{1.08, 5}, {1, 2}, {0.92, 0}}};

} // namespace

PiecesPanel::PiecesPanel(GameTable &table, QWidget *parent, const PieceDrawings *drawings)
    : QFrame(parent),
      m_table(table),
      m_title(plainLabel(this)),
      m_area(new QScrollArea(this)),
      m_drawer(drawings),
      m_toPage(new QPushButton(this))
{
    setObjectName(u"pieces-panel"_s);
    setRules(*this, table.narrator().rulesOf(PlayPart::Pieces).value(0));
    m_title->setObjectName(u"pieces-title"_s);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    auto *content = new QWidget;
    m_lines = new FlowLayout(content);
    m_lines->setSpacing(fontMetrics().height());
    m_area->setWidget(content);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 4, 6, 4);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_area, 1);
    m_toPage->setObjectName(u"pieces-to-page"_s);
    m_toPage->hide();
    column->insertWidget(1, m_toPage, 0, Qt::AlignLeft);
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

void PiecesPanel::leaveChecklists()
{
    m_leavesChecklists = true;
    refresh();
}

void PiecesPanel::leaveChecklistsTo(QAction &page, std::function<bool()> isOnPage)
{
    m_isOnPage = std::move(isOnPage);
    connect(m_toPage, &QPushButton::clicked, &page, [&page] { page.setChecked(true); });
    const auto name = [this, &page] { m_toPage->setText(page.text()); };
    connect(&page, &QAction::changed, m_toPage, name);
    name();
    refresh();
}

void PiecesPanel::refresh()
{
    PieceLines pieces = m_table.narrator().pieces(m_table.shown());
    std::vector<PieceDrawing> drawings =
        m_drawer != nullptr ? m_drawer->drawings(m_table.shown()) : std::vector<PieceDrawing>();
    const bool isOnPage = pieces.isChecklist && m_isOnPage && m_isOnPage();
    const int countOnPage = isOnPage ? static_cast<int>(pieces.lines.size()) : 0;
    if (std::exchange(m_countOnPage, countOnPage) != countOnPage) {
        m_toPage->setVisible(countOnPage > 0);
        retranslate();
        showTitle();
    }
    if (isOnPage || (m_leavesChecklists && pieces.isChecklist)) {
        pieces.lines.clear();
        pieces.isChecklist = false;
        drawings.clear();
    }
    showPieces(std::move(pieces), std::move(drawings));
}

/// Where there is little room the lines speak for themselves; a dock has the title already.
void PiecesPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    showTitle();
    fitRows();
}

void PiecesPanel::showTitle()
{
    const bool named = qobject_cast<const QDockWidget *>(parentWidget()) != nullptr && !m_pieces.isChecklist
        && m_countOnPage == 0;
    const bool hasRoom = m_countOnPage > 0 || height() >= fontMetrics().height() * roomyLines;
    m_title->setVisible(!named && hasRoom);
}

/// As large as lets all of them be in sight.
void PiecesPanel::fitRows()
{
    layout()->activate();
    m_leastRows = sizeRows(sizes.back());
    for (const Size &size : sizes) {
        if (sizeRows(size) <= m_area->contentsRect().height())
            break;
    }
}

/// How high all of them are together at this size.
int PiecesPanel::sizeRows(const Size &size)
{
    const QFont lettering = scaledFont(font(), size.text);
    for (int i = 0; i < m_lines->count(); ++i)
        m_lines->itemAt(i)->widget()->setFont(lettering);
    m_lines->setLineSpacing(size.spacing);
    breakTicks();
    m_lines->invalidate();
    // Not the viewport's, which follows when it is shown.
    return m_lines->heightForWidth(m_area->contentsRect().width());
}

int PiecesPanel::leastHeight() const
{
    const QMargins margins = layout()->contentsMargins();
    const int lines = margins.top() + m_leastRows + margins.bottom() + 2 * frameWidth();
    const int named = lines + layout()->spacing() + m_title->sizeHint().height();
    return named < fontMetrics().height() * roomyLines ? lines : named;
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

void PiecesPanel::showPieces(PieceLines pieces, std::vector<PieceDrawing> drawings)
{
    const PieceLines shown = std::exchange(m_pieces, std::move(pieces));
    const std::vector<PieceDrawing> drawn = std::exchange(m_drawings, std::move(drawings));
    if (m_pieces.isChecklist == shown.isChecklist && m_pieces.lines == shown.lines && m_drawings == drawn)
        return;
    while (m_lines->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_lines->takeAt(0));
        const std::unique_ptr<QWidget> line(item->widget());
    }
    for (std::size_t place = 0; place < m_pieces.lines.size(); ++place) {
        QWidget *line = lineFor(place);
        m_lines->addWidget(line);
        line->show(); // what is not shown yet has no height
    }
    retranslate();
    showTitle();
    fitRows();
}

QWidget *PiecesPanel::lineFor(std::size_t place)
{
    const PieceLine &what = m_pieces.lines[place];
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
        std::size_t parts = 0;
        for (const PieceDrawing &each : m_drawings)
            parts = std::max(parts, each.sketch.size());
        const PieceDrawing drawing = place < m_drawings.size() ? m_drawings[place] : PieceDrawing();
        line = new PieceRow(m_table, step, drawing, parts, m_area->widget());
    }
    line->setObjectName(u"piece-%1"_s.arg(place + 1));
    setSaidName(*line, step);
    setRules(*line, what.rule);
    return line;
}

void PiecesPanel::retranslate()
{
    setSaidName(*this, tr("What to do with the pieces"));
    setSaidName(*m_area, accessibleName());
    m_title->setText(m_countOnPage > 0          ? tr("The pieces: %n thing(s) to do", nullptr, m_countOnPage)
                         : m_pieces.isChecklist ? tr("The pieces: tick off what is done")
                         : m_pieces.lines.empty() ? tr("The pieces: nothing to move")
                                                  : tr("The pieces"));
}

void PiecesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fitRows();
    }
    QFrame::changeEvent(event);
}

} // namespace skyledger::ui
