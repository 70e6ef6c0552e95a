// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/checkview.h"

#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// What contradicts another source or common sense; the rest contradicts the contents of the box or itself.
bool isImplausible(Inconsistency::Kind kind)
{
    using Kind = Inconsistency::Kind;
    switch (kind) {
    case Kind::CrestKind:
    case Kind::AirshipCost:
    case Kind::AirshipDiscount:
    case Kind::PassengerDiscount:
    case Kind::CostBeyondStock:
    case Kind::FewerForFour:
    case Kind::RisingPrices:
        return true;
    default:
        return false;
    }
}

/// A twin goes by its number, as its card does: nobody has seen the name that it has in files.
CatalogueNote withNumber(CatalogueNote note, const Ids &ids)
{
    const bool isContract = note.kind == CatalogueNote::Kind::TwinContracts;
    if (!isContract && note.kind != CatalogueNote::Kind::TwinUtilities)
        return note;
    const QString list = isContract ? u"contracts.%1.cost"_s : u"utilities.%1.cost"_s;
    if (const auto twin = placeNamed(list.arg(note.other), ids))
        note.other = QString::number(twin->thing + 1);
    return note;
}

} // namespace

CheckView::CheckView(CopyDesk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_verdict(plainLabel(this)), m_lines(new QListWidget(this))
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
    connect(&desk, &CopyDesk::changed, this, &CheckView::follow);
    follow();
}

void CheckView::addHeading(const QString &text)
{
    addLine(text, std::nullopt);
    QListWidgetItem *item = m_lines->item(m_lines->count() - 1);
    item->setFont(boldFont(font()));
    item->setFlags(Qt::ItemIsEnabled);
}

void CheckView::addLine(const QString &text, const std::optional<MissingValue> &place)
{
    m_lines->addItem(text);
    m_places.push_back(place);
}

void CheckView::addRemarks()
{
    const CatalogueFile &shown = m_desk.draft().shown();
    for (const Remark &each : m_desk.remarks()) {
        const QString clause = words::note(withNumber(each.what, shown.ids));
        const bool isPiece = each.place && each.what.where.contains(u'.');
        addLine(isPiece ? tr("%1: %2", "a place of the box, what is wrong")
                              .arg(words::pieceOf(*each.place, shown), clause)
                        : words::capitalised(clause),
                each.place);
    }
}

/// What names a piece without a field is about the piece alone: the rest is about the whole box.
void CheckView::addTrouble(const Trouble &trouble)
{
    const CatalogueFile &shown = m_desk.draft().shown();
    const QString clause = words::inconsistency(trouble.what);
    QString where;
    if (trouble.place && trouble.ofPiece)
        where = words::place(*trouble.place, shown);
    else if (trouble.place && trouble.what.kind == Inconsistency::Kind::UnusedCrest)
        where = words::pieceOf(*trouble.place, shown);
    addLine(where.isEmpty() ? words::capitalised(clause)
                            : tr("%1: %2", "a place of the box, what is wrong").arg(where, clause),
            trouble.place);
}

void CheckView::follow()
{
    const CatalogueDraft &draft = m_desk.draft();
    const int row = m_lines->currentRow();
    m_lines->clear();
    m_places.clear();
    const std::vector<MissingValue> gaps = draft.gaps();
    int missing = 0;
    for (const BoxPage page : all<BoxPage>())
        missing += draft.missing(page);
    addHeading(gaps.empty() ? tr("Complete: every value is known.")
                            : tr("Not complete: %n value(s) are missing.", nullptr, missing));
    for (const BoxPage page : all<BoxPage>()) {
        const std::vector<MissingValue> ofPage = draft.gaps(page);
        if (!ofPage.empty())
            addLine(tr("%1: %n missing", "page of the box", draft.missing(page)).arg(words::name(page)),
                    ofPage.front());
    }
    for (const bool implausible : {false, true}) {
        std::vector<const Trouble *> found;
        found.reserve(m_desk.troubles().size());
        for (const Trouble &each : m_desk.troubles()) {
            if (isImplausible(each.what.kind) == implausible)
                found.push_back(&each);
        }
        const bool isAlone = m_desk.remarks().empty();
        if (implausible && found.empty())
            addHeading(isAlone ? tr("Plausible: nothing stands out.")
                               : tr("Plausible, and worth a second look:"));
        else if (implausible)
            addHeading(tr("Not plausible: look once more."));
        else
            addHeading(found.empty() ? tr("Consistent: nothing contradicts the contents of the box.")
                                     : tr("Not consistent with the contents of the box:"));
        for (const Trouble *each : found)
            addTrouble(*each);
    }
    addRemarks();
    m_lines->setCurrentRow(std::clamp(row, 0, m_lines->count() - 1));
    m_verdict->setText(
        gaps.empty() && m_desk.troubles().empty()
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
