// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cards/checkview.h"

#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

CheckView::CheckView(CardCopy &copy, QWidget *parent)
    : QWidget(parent), m_copy(copy), m_verdict(plainLabel(this)), m_lines(new QListWidget(this))
{
    setObjectName(u"box-check"_s);
    m_lines->setObjectName(u"box-check-lines"_s);
    m_lines->setWordWrap(true);
    m_verdict->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_verdict);
    column->addWidget(m_lines, 1);
    setFocusProxy(m_lines);
    connect(m_lines, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        if (const auto &place = m_places[static_cast<std::size_t>(m_lines->row(item))])
            emit placeWanted(*place);
    });
    connect(&copy, &CardCopy::changed, this, &CheckView::follow);
    follow();
}

void CheckView::addHeading(const QString &text)
{
    addLine(text, std::nullopt);
    QListWidgetItem *item = m_lines->item(m_lines->count() - 1);
    item->setFont(boldFont(font()));
    item->setFlags(Qt::ItemIsEnabled);
}

void CheckView::addLine(const QString &text, const std::optional<BoxPlace> &place)
{
    m_lines->addItem(text);
    m_places.push_back(place);
}

void CheckView::addLines(const std::vector<CheckLine> &lines)
{
    for (const CheckLine &line : lines)
        addLine(line.text, line.place);
}

void CheckView::follow()
{
    const int row = m_lines->currentRow();
    m_lines->clear();
    m_places.clear();
    int missing = 0;
    for (int page = 0; page < m_copy.pageCount(); ++page)
        missing += m_copy.missing(page);
    addHeading(missing == 0 ? tr("Complete: every value is known.")
                            : tr("Not complete: %n value(s) are missing.", nullptr, missing));
    for (int page = 0; page < m_copy.pageCount(); ++page) {
        const std::vector<BoxPlace> gaps = m_copy.gaps(page);
        if (!gaps.empty())
            addLine(tr("%1: %n missing", "page of the box", m_copy.missing(page)).arg(m_copy.pageName(page)),
                    gaps.front());
    }
    const CopyCheck found = m_copy.check();
    addHeading(found.contradictions.empty() ? tr("Consistent: nothing contradicts the contents of the box.")
                                            : tr("Not consistent with the contents of the box:"));
    addLines(found.contradictions);
    if (!found.doubts.empty())
        addHeading(tr("Not plausible: look once more."));
    else
        addHeading(found.remarks.empty() ? tr("Plausible: nothing stands out.")
                                         : tr("Plausible, and worth a second look:"));
    addLines(found.doubts);
    addLines(found.remarks);
    m_lines->setCurrentRow(std::clamp(row, 0, m_lines->count() - 1));
    m_verdict->setText(
        missing == 0 && found.isSound()
            ? tr("This copy is complete. Every check of a game can be made with it.")
            : tr("What is missing is asked for when a game needs it. Enter on a line goes to its place."));
    m_lines->setAccessibleName(tr("What the check found"));
    setAccessibleName(tr("Check"));
}

void CheckView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
