// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cards/foundview.h"

#include "core/table/folding.h"
#include "ui/box/fields/origins.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/saidname.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

FoundView::FoundView(CardCopy &copy, QWidget *parent)
    : QWidget(parent), m_copy(copy), m_count(plainLabel(this)), m_lines(new QListWidget(this))
{
    setObjectName(u"box-found"_s);
    m_lines->setObjectName(u"box-found-lines"_s);
    m_count->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_count);
    column->addWidget(m_lines, 1);
    setFocusProxy(m_lines);
    connect(m_lines, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) {
        const BoxPlace place = m_places[static_cast<std::size_t>(m_lines->row(item))];
        emit placeWanted(place); // ends the search, and with it the list
    });
    connect(&copy, &CardCopy::changed, this, &FoundView::follow);
    follow();
}

void FoundView::find(const QString &query)
{
    m_query = query;
    follow();
    m_lines->setCurrentRow(0);
}

void FoundView::follow()
{
    const int row = m_lines->currentRow();
    m_lines->clear();
    m_places.clear();
    const QStringList wanted = table::folded(m_query).split(u' ', Qt::SkipEmptyParts);
    for (int page = 0; page < m_copy.pageCount() && !wanted.isEmpty(); ++page) {
        const std::vector<BoxPlace> places = m_copy.places(page);
        for (const BoxPlace &place : places) {
            const QString about = m_copy.wordsOf(place).about;
            const QString said = table::folded(m_copy.pageName(page) + u' ' + about);
            const bool isFound = std::all_of(wanted.begin(), wanted.end(),
                                             [&said](const QString &word) { return said.contains(word); });
            if (!isFound)
                continue;
            const auto origin = m_copy.origin(place);
            //: A value of the box, and the sign of where it comes from: "Contract 3: cost – ✓ your copy"
            m_lines->addItem(origin ? tr("%1 – %2").arg(about, withSignOf(*origin)) : about);
            m_places.push_back(place);
        }
    }
    m_lines->setCurrentRow(std::clamp(row, -1, m_lines->count() - 1));
    m_count->setText(m_places.empty() ? tr("Nothing in the box is called so.")
                                      : tr("%n value(s) found. Enter on a line goes to its place.", nullptr,
                                           static_cast<int>(m_places.size())));
    setSaidName(*m_lines, tr("What was found"));
    setAccessibleName(tr("Search"));
}

void FoundView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        follow();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
