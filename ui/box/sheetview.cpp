// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sheetview.h"

#include "ui/box/cardline.h"
#include "ui/box/thingrow.h"
#include "ui/box/valueline.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t mostFound = 20;

/// What scrolls: its height is that of its width, never that of its least width.
class Rows : public QWidget
{
public:
    using QWidget::QWidget;
    QSize minimumSizeHint() const override { return {QWidget::minimumSizeHint().width(), 0}; }
};

} // namespace

SheetView::SheetView(BoxDesk &desk, const QString &sheet, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_sheet(sheet),
      m_help(wrappedLabel(u"box-help", this)),
      m_card(new CardLine(desk, this)),
      m_scroll(new QScrollArea(this)),
      m_more(wrappedLabel(u"box-more", this)),
      m_detail(wrappedLabel(u"box-detail", this))
{
    setObjectName(sheet.isEmpty() ? u"box-found"_s : u"box-sheet-"_s + sheet);
    m_card->setSheet(sheet);
    auto *inner = new Rows(m_scroll);
    m_column = new QVBoxLayout(inner);
    m_column->setContentsMargins(0, 0, fontMetrics().height() / 2, 0);
    m_column->addStretch();
    m_scroll->setWidget(inner);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_detail->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_detail->setAlignment(Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_help);
    layout->addWidget(m_card);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_more);
    layout->addWidget(m_detail);
    connect(m_card, &CardLine::kept, this, [this](const QStringList &path) {
        for (ThingRow *row : std::as_const(m_rows)) {
            if (row->thing().path == path)
                m_scroll->ensureWidgetVisible(row);
        }
    });
    connect(&desk, &BoxDesk::changed, this, [this] {
        m_isStale = true;
        if (isVisible())
            follow();
    });
    sayAnew(*this, [this] { retranslate(); });
}

void SheetView::find(const QString &query)
{
    if (m_query == query && !m_isStale)
        return;
    m_query = query;
    follow();
}

/// What is to be seen.
std::vector<const BoxThing *> SheetView::things() const
{
    std::vector<const BoxThing *> things;
    for (const BoxSheet &sheet : m_desk.sheets()) {
        if (!m_sheet.isEmpty() && sheet.id != m_sheet)
            continue;
        for (const BoxThing &thing : sheet.things) {
            if (!m_sheet.isEmpty() || matches(thing, m_query))
                things.push_back(&thing);
        }
    }
    return things;
}

void SheetView::follow()
{
    m_isStale = false;
    std::vector<const BoxThing *> shown = things();
    const std::size_t all = shown.size();
    if (m_sheet.isEmpty() && all > mostFound)
        shown.resize(mostFound);
    m_more->setVisible(m_sheet.isEmpty());
    m_more->setText(shown.empty() ? tr("Nothing in the box is called so.")
                        : all > mostFound
                        ? tr("%n more: type on to see them.", nullptr, static_cast<int>(all - mostFound))
                        : QString());
    const bool isSame = std::equal(m_rows.begin(), m_rows.end(), shown.begin(), shown.end(),
                                   [](const ThingRow *row, const BoxThing *thing) {
                                       return row->thing().id == thing->id
                                           && row->thing().fields.size() == thing->fields.size();
                                   });
    if (!isSame)
        return rebuild(shown);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->follow(*shown[i]);
    alignNames();
    for (const ThingRow *row : std::as_const(m_rows)) {
        if (m_last && row->isAncestorOf(m_last))
            tell(*row, m_last);
    }
}

void SheetView::rebuild(const std::vector<const BoxThing *> &things)
{
    const QString name = m_last ? m_last->objectName() : QString();
    const bool hadFocus = m_last && m_last->hasFocus();
    m_last = nullptr;
    m_detail->clear(); // it spoke of a line that is gone
    for (ThingRow *row : std::exchange(m_rows, {})) {
        // A key in it may have led here: it goes at once, but lives until that is over.
        row->hide();
        row->setParent(nullptr);
        row->deleteLater();
    }
    m_rows.reserve(things.size());
    for (const BoxThing *thing : things) {
        auto *row = new ThingRow(*thing, m_desk, m_scroll->widget());
        m_column->insertWidget(static_cast<int>(m_rows.size()), row);
        m_rows.push_back(row);
        watch(*row);
        row->show();
    }
    alignNames();
    if (auto *line = hadFocus ? findChild<ValueLine *>(name) : nullptr)
        focus(line);
}

void SheetView::watch(ThingRow &row)
{
    connect(&row, &ThingRow::nextWanted, this, &SheetView::advance);
    connect(&row, &ThingRow::rowWanted, this, &SheetView::stepRow);
    connect(&row, &ThingRow::removeWanted, this, [this, of = &row] { remove(*of); });
    connect(&row, &ThingRow::detailChanged, this,
            [this, of = &row](const ValueLine *line) { tell(*of, line); });
    connect(&row, &ThingRow::gotFocus, this, [this, of = &row](ValueLine *line) {
        m_last = line;
        m_scroll->ensureWidgetVisible(of, 0, 4);
        m_scroll->ensureWidgetVisible(line->parentWidget(), 0, 4);
        tell(*of, line);
    });
}

/// The keyboard goes to the thing that stands in its place then.
void SheetView::remove(const ThingRow &row)
{
    const auto at = std::find(m_rows.begin(), m_rows.end(), &row) - m_rows.begin();
    if (m_desk.remove(row.thing().path)) {
        m_detail->setText(tr("%1 cannot be removed: another value speaks of it.").arg(row.thing().name));
        setInk(m_detail, Role::LitFrame);
        return announce(*this, m_detail->text());
    }
    if (m_rows.empty())
        return focusCard();
    focus(m_rows[std::min(static_cast<std::size_t>(at), m_rows.size() - 1)]->lineToFill());
}

void SheetView::tell(const ThingRow &row, const ValueLine *line)
{
    if (line != m_last)
        return;
    m_detail->setText(row.detailOf(line));
    setInk(m_detail, line->isRefused() ? Role::LitFrame : Role::Text);
}

/// Values stand below each other, behind names of up to a third of the room.
void SheetView::alignNames()
{
    int widest = 0;
    for (const ThingRow *row : m_rows)
        widest = std::max(widest, row->nameWidth());
    const int room = std::max(fontMetrics().height() * 6, width() / 3);
    for (ThingRow *row : m_rows)
        row->setNameWidth(std::min(widest, room));
}

std::vector<ValueLine *> SheetView::lines() const
{
    std::vector<ValueLine *> lines;
    for (const ThingRow *row : m_rows)
        lines.insert(lines.end(), row->lines().begin(), row->lines().end());
    return lines;
}

void SheetView::focus(ValueLine *line)
{
    line->setFocus(Qt::TabFocusReason);
    line->selectAll();
}

void SheetView::advance(ValueLine *from, bool forward)
{
    const std::vector<ValueLine *> all = lines();
    const auto at = std::find(all.begin(), all.end(), from);
    if (at == all.end())
        return;
    const bool isEnd = forward ? at + 1 == all.end() : at == all.begin();
    if (isEnd)
        emit leftAt(forward);
    else
        focus(forward ? *(at + 1) : *(at - 1));
}

void SheetView::stepRow(ValueLine *from, int rows)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const std::vector<ValueLine *> &mine = m_rows[i]->lines();
        const auto at = std::find(mine.begin(), mine.end(), from);
        if (at == mine.end())
            continue;
        const auto next = static_cast<std::ptrdiff_t>(i) + rows;
        if (next < 0 || next >= static_cast<std::ptrdiff_t>(m_rows.size()))
            return;
        const std::vector<ValueLine *> &theirs = m_rows[static_cast<std::size_t>(next)]->lines();
        const auto column = std::min(static_cast<std::size_t>(at - mine.begin()), theirs.size() - 1);
        return focus(theirs[column]);
    }
}

bool SheetView::focusFirst()
{
    if (m_isStale)
        follow();
    if (focusMissing())
        return true;
    const std::vector<ValueLine *> all = lines();
    if (all.empty())
        return false;
    focus(all.front());
    return true;
}

bool SheetView::focusLast()
{
    if (m_isStale)
        follow();
    const std::vector<ValueLine *> all = lines();
    if (all.empty())
        return false;
    focus(all.back());
    return true;
}

bool SheetView::focusMissing()
{
    if (m_isStale)
        follow();
    bool isBehind = m_last == nullptr || !m_last->hasFocus();
    for (const ThingRow *row : std::as_const(m_rows)) {
        for (std::size_t i = 0; i < row->lines().size(); ++i) {
            ValueLine *line = row->lines()[i];
            if (isBehind && row->thing().fields[i].isCounted && line->text().isEmpty()) {
                focus(line);
                return true;
            }
            isBehind = isBehind || line == m_last;
        }
    }
    return false;
}

bool SheetView::focusPath(const QStringList &path)
{
    if (m_isStale)
        follow();
    for (const ThingRow *row : std::as_const(m_rows)) {
        const BoxThing &thing = row->thing();
        if (path.first(std::min(path.size(), thing.path.size())) != thing.path)
            continue;
        for (std::size_t i = 0; i < thing.fields.size(); ++i) {
            if (path == thing.path + QStringList{thing.fields[i].key}) {
                focus(row->lines()[i]);
                return true;
            }
        }
        if (path == thing.path && row->lineToFill()) {
            focus(row->lineToFill());
            return true;
        }
    }
    return false;
}

void SheetView::focusCard()
{
    m_card->begin();
}

void SheetView::retranslate()
{
    for (const BoxSheet &sheet : m_desk.sheets()) {
        if (sheet.id == m_sheet)
            m_help->setText(sheet.help);
    }
    m_help->setVisible(!m_help->text().isEmpty());
    setInk(m_help, Role::QuietText);
}

void SheetView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        follow();
    alignNames();
}

void SheetView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        alignNames();
}

} // namespace skyledger::ui
