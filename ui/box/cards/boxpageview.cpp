// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cards/boxpageview.h"

#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What scrolls: its height is that of its width, never that of its least width.
class Sheet : public QWidget
{
public:
    using QWidget::QWidget;
    QSize minimumSizeHint() const override { return {QWidget::minimumSizeHint().width(), 0}; }
};

bool isBlankLine(const QWidget *widget)
{
    const auto *line = qobject_cast<const QLineEdit *>(widget);
    return line && line->text().isEmpty();
}

} // namespace

BoxPageView::BoxPageView(std::unique_ptr<CardPage> page, CardDesk &desk, QWidget *parent)
    : QWidget(parent),
      m_page(std::move(page)),
      m_desk(desk),
      m_help(plainLabel(this)),
      m_confirm(namedButton(u"box-confirm"_s, this)),
      m_scroll(new QScrollArea(this))
{
    m_help->setWordWrap(true);
    m_confirm->setVisible(m_page->isConfirmed());
    auto *tools = new QHBoxLayout;
    tools->addWidget(m_help, 1);
    if (!m_page->addText().isEmpty()) {
        m_add = namedButton(u"box-add"_s, this);
        tools->addWidget(m_add);
        connect(m_add, &QPushButton::clicked, this, &BoxPageView::addPiece);
    }
    tools->addWidget(m_confirm);
    auto *inner = new Sheet(m_scroll);
    m_column = new QVBoxLayout(inner);
    m_column->setContentsMargins({});
    m_counts = m_page->counts(inner);
    if (m_counts) {
        m_counts->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        m_column->addWidget(m_counts);
        watch(*m_counts);
    }
    m_column->addStretch();
    m_scroll->setWidget(inner);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(tools);
    layout->addWidget(m_scroll, 1);
    connect(m_confirm, &QPushButton::clicked, this, [this] { m_page->confirm(); });
    const auto followIfSeen = [this](bool anew) {
        if (isVisible())
            follow(anew);
        else
            m_stale = true;
    };
    connect(&desk, &CardDesk::changed, this, [followIfSeen] { followIfSeen(false); });
    connect(&desk, &CardDesk::reset, this, [followIfSeen] { followIfSeen(true); });
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &BoxPageView::retranslate);
    sayAnew(*this, [this] { retranslate(); });
    follow(true);
}

BoxPageView::~BoxPageView() = default;

void BoxPageView::watch(PieceCard &card)
{
    for (FieldBox *field : card.fields()) {
        if (const QString rule = m_page->ruleOf(field->place()); !rule.isEmpty())
            setRules(*field, rule);
    }
    connect(&card, &PieceCard::nextWanted, this, &BoxPageView::advance);
    connect(&card, &PieceCard::gotFocus, this, [this, card = &card](FieldBox *field) {
        m_place = field->place();
        m_scroll->ensureWidgetVisible(card, 0, 4);
        m_scroll->ensureWidgetVisible(field, 0, 4);
    });
}

void BoxPageView::layOutPieces()
{
    const int columns = m_page->columns();
    if (columns == 0) {
        auto *flow = new FlowLayout(m_flow);
        flow->setContentsMargins({});
        for (PieceCard *card : m_pieces)
            flow->addWidget(card);
        return;
    }
    auto *grid = new QGridLayout(m_flow);
    grid->setContentsMargins({});
    for (std::size_t i = 0; i < m_pieces.size(); ++i)
        grid->addWidget(m_pieces[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    grid->setColumnStretch(columns, 1);
}

void BoxPageView::rebuild()
{
    if (m_flow) {
        // A key in it may have led here: it goes at once, but lives until that is over.
        m_flow->hide();
        m_flow->setParent(nullptr);
        m_flow->deleteLater();
    }
    m_flow = new QWidget(m_scroll->widget());
    m_flow->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    m_pieces = m_page->cards(m_flow);
    layOutPieces();
    for (PieceCard *card : m_pieces)
        watch(*card);
    m_column->insertWidget(m_counts ? 1 : 0, m_flow);
    m_flow->show();
}

void BoxPageView::follow(bool anew)
{
    const QStringList now = m_page->signature();
    const bool isOther = now != m_signature || !m_flow;
    if (isOther) {
        m_signature = now;
        rebuild();
    }
    const std::vector<PieceCard *> all = cards();
    for (PieceCard *card : all)
        card->follow(anew || (isOther && card != m_counts));
    const bool canEnter = m_desk.canEnter();
    m_confirm->setEnabled(canEnter && m_page->canConfirm());
    if (m_add)
        m_add->setEnabled(canEnter);
}

std::vector<PieceCard *> BoxPageView::cards() const
{
    std::vector<PieceCard *> cards;
    cards.reserve(m_pieces.size() + 1);
    if (m_counts)
        cards.push_back(m_counts);
    cards.insert(cards.end(), m_pieces.begin(), m_pieces.end());
    return cards;
}

QList<QWidget *> BoxPageView::stops() const
{
    QList<QWidget *> stops;
    const std::vector<PieceCard *> all = cards();
    for (const PieceCard *card : all) {
        for (const FieldBox *field : card->fields())
            stops << field->editor()->stops();
    }
    return stops;
}

void BoxPageView::advance(QWidget *from, bool forward)
{
    const QList<QWidget *> all = stops();
    const qsizetype next = all.indexOf(from) + (forward ? 1 : -1);
    if (next >= 0 && next < all.size())
        all.at(next)->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    else
        emit leftAt(forward);
}

bool BoxPageView::focusEnd(bool first)
{
    const QList<QWidget *> all = stops();
    if (all.isEmpty()) {
        if (m_add)
            m_add->setFocus(Qt::TabFocusReason);
        return m_add != nullptr;
    }
    (first ? all.first() : all.last())->setFocus(Qt::TabFocusReason);
    return true;
}

void BoxPageView::focusPlace(const BoxPlace &place)
{
    if (m_page->isToldByAdding(place)) {
        if (m_add)
            m_add->setFocus(Qt::TabFocusReason);
        m_place = place;
        return;
    }
    const std::vector<PieceCard *> all = cards();
    for (const PieceCard *card : all) {
        const FieldBox *field = card->fieldOf(place);
        if (!field)
            continue;
        const QList<QWidget *> stops = field->editor()->stops();
        const auto blank = std::find_if(stops.begin(), stops.end(), isBlankLine);
        QWidget *goal = blank == stops.end() ? stops.first() : *blank;
        goal->setFocus(Qt::TabFocusReason);
        m_place = place;
        return;
    }
    focusEnd(true);
}

void BoxPageView::addPiece()
{
    if (!m_add || !m_add->isEnabled())
        return;
    if (!m_page->add() || m_pieces.empty())
        return;
    m_pieces.back()->fields().front()->editor()->setFocus(Qt::TabFocusReason);
}

void BoxPageView::retranslate()
{
    m_help->setText(m_page->help());
    m_confirm->setText(tr("All as printed"));
    m_confirm->setAccessibleName(tr("All values of this page are as printed in my box"));
    m_confirm->setToolTip(plainTip(tr("Says of every value that this page knows from a rulebook or by "
                                      "inference that your box prints it.")));
    if (m_add) {
        m_add->setText(m_page->addText());
        m_add->setToolTip(plainTip(KeyBindings::shared().text(keys::addPiece)));
    }
    setAccessibleName(m_page->name());
}

void BoxPageView::showEvent(QShowEvent *event)
{
    if (std::exchange(m_stale, false))
        follow(true);
    QWidget::showEvent(event);
}

} // namespace skyledger::ui
