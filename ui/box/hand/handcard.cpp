// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/hand/handcard.h"

#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/hand/handwords.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"
#include "ui/words/phrases.h"

#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;
using Kind = Value;

namespace {

constexpr int trackSpacesDrawn = 4; // of a depot's term track

/// The spaces of a term track, longest term on the left, with the one where the contract begins lit.
class TermSpaces : public QWidget
{
public:
    using QWidget::QWidget;

    void setTerm(std::optional<int> term)
    {
        m_term = term;
        updateGeometry();
        update();
    }
    QSize sizeHint() const override
    {
        const int side = fontMetrics().height();
        return {count() * (side * 3 / 2 + 3), side * 2};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double side = fontMetrics().height() * 1.5;
        for (int place = 0; place < count(); ++place) {
            const int term = count() - place;
            const bool isLit = term == m_term;
            const QRectF space(place * (side + 3) + 1, (height() - side) / 2, side, side);
            painter.setPen(QPen(theme.color(isLit ? Role::LitFrame : Role::Outline), isLit ? 2 : 1,
                                isLit ? Qt::SolidLine : Qt::DashLine));
            painter.setBrush(isLit ? theme.color(Role::Lit) : QColor(Qt::transparent));
            painter.drawRoundedRect(space, 4, 4);
            painter.setPen(theme.color(isLit ? Role::LitFrame : Role::QuietText));
            painter.setFont(isLit ? boldFont(font()) : font());
            painter.drawText(space, Qt::AlignCenter, QString::number(term));
        }
    }

private:
    int count() const { return std::max(trackSpacesDrawn, m_term.value_or(0)); }

    std::optional<int> m_term;
};

} // namespace

HandProgress::HandProgress(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"hand-progress"_s);
}

void HandProgress::setFilled(int filled, int all)
{
    m_filled = filled;
    m_all = all;
    setSaidName(*this,
                tr("%1 of %2", "fields that are filled").arg(QString::number(filled), QString::number(all)));
    updateGeometry();
    update();
}

QSize HandProgress::sizeHint() const
{
    const int dots = m_all * fontMetrics().height() * 3 / 4;
    return {dots + fontMetrics().horizontalAdvance(accessibleName()) + fontMetrics().height(),
            fontMetrics().height()};
}

void HandProgress::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double step = fontMetrics().height() * 0.75;
    const double text = fontMetrics().horizontalAdvance(accessibleName());
    const double left = width() - text - step / 2 - m_all * step;
    for (int dot = 0; dot < m_all; ++dot) {
        const QRectF circle(left + dot * step + 1, (height() - step) / 2 + 1, step - 3, step - 3);
        painter.setPen(QPen(theme.color(dot < m_filled ? Role::Accent : Role::Outline), 1.2));
        painter.setBrush(dot < m_filled ? theme.color(Role::Accent) : QColor(Qt::transparent));
        painter.drawEllipse(circle);
    }
    painter.setPen(theme.color(Role::QuietText));
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, accessibleName());
}

HandCard::HandCard(const AirshipCityTable &table, const std::vector<MissingValue> &values, int first,
                   QWidget *parent)
    : QWidget(parent),
      m_table(table),
      m_title(plainLabel(this)),
      m_progress(new HandProgress(this)),
      m_cardboard(new QWidget(this)),
      m_rows(new QVBoxLayout(m_cardboard))
{
    setObjectName(u"hand-card"_s);
    m_title->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_progress, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_cardboard);
    column->addStretch();

    int number = first;
    for (const MissingValue &which : values) {
        HandValue *value =
            HandValue::create(table.session().record(), which, u"value-%1"_s.arg(number++), m_cardboard);
        setRules(*value, idOf(ruleOf(which)));
        connect(value, &HandValue::changed, this, &HandCard::follow);
        connect(value, &HandValue::stepped, this, &HandCard::stepped);
        m_values.push_back(value);
    }
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const Kind kind = values[i].value.as<Value>();
        if (kind == Kind::ContractTerm) {
            m_term = new TermSpaces(m_cardboard);
            addRow({m_values[i], m_term});
        } else if (kind == Kind::ContractVp && i + 1 < values.size()
                   && values[i + 1].value == Kind::ContractGold) {
            addRow({m_values[i], m_values[i + 1]}); // the gold beside the points, as it is printed
            ++i;
        } else {
            addRow({m_values[i]});
        }
    }
    follow();
    retell();
}

void HandCard::addRow(const std::vector<QWidget *> &parts)
{
    auto *row = new QWidget(m_cardboard);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget *part : parts)
        line->addWidget(part, 1, Qt::AlignVCenter);
    m_rows->addWidget(row);
    m_rowWidgets.push_back(row);
}

HandValue *HandCard::valueOf(const QWidget *widget) const
{
    const auto found = std::find_if(m_values.begin(), m_values.end(), [widget](const HandValue *value) {
        return widget != nullptr && (value == widget || value->isAncestorOf(widget));
    });
    return found == m_values.end() ? nullptr : *found;
}

QList<QWidget *> HandCard::stops() const
{
    QList<QWidget *> stops;
    for (const HandValue *value : m_values) {
        if (!value->isKnown())
            stops << value->stops();
    }
    return stops;
}

void HandCard::setNext(bool next)
{
    m_isNext = next;
    retell();
    update();
}

void HandCard::retell()
{
    m_name = titleOfPiece(m_values.front()->which(), m_table.words());
    m_title->setText(m_isNext ? tr("Next: %1", "piece of cardboard").arg(m_name) : m_name);
    setSaidName(*this, m_title->text());
    const std::size_t players = m_table.session().setup().playerCount;
    for (HandValue *value : m_values) {
        const QString caption = words::captionInHand(value->which().value.as<Value>(), players);
        value->setWords(caption,
                        tr("%1: %2", "piece of cardboard, what is printed on it").arg(m_name, caption));
    }
    follow();
}

void HandCard::follow()
{
    int filled = 0;
    int all = 0;
    for (const HandValue *value : m_values) {
        filled += value->filled();
        all += value->fields();
    }
    m_progress->setFilled(filled, all);
    if (m_term != nullptr) {
        const std::optional<PrintedValue> term = m_values.front()->value();
        static_cast<TermSpaces *>(m_term)->setTerm(term ? std::optional(std::get<int>(*term)) : std::nullopt);
    }
    emit changed();
}

void HandCard::fit(double factor, bool compact)
{
    const QFont number = boldFont(font(), factor);
    for (HandValue *value : m_values)
        value->fit(number, compact);
    m_title->setFont(boldFont(font(), 1.2));
    const double air = compact ? 0.35 : 0.45 * factor;
    const int pad = static_cast<int>(fontMetrics().height() * air);
    m_rows->setContentsMargins(pad, pad, pad, pad);
    m_rows->setSpacing(pad);
    m_rows->invalidate();
    layout()->invalidate();
}

/// The cardboard with a line between its rows, in a frame that says whether it is the one in hand.
void HandCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(theme.color(m_isNext ? Role::Hairline : Role::Accent), m_isNext ? 1 : theme.ringWidth()));
    painter.setBrush(theme.color(Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    const bool isContract = m_values.front()->which().value == Kind::ContractTerm;
    painter.setPen(QPen(theme.color(Role::Outline), 1.5));
    painter.setBrush(theme.color(isContract ? Role::Developed : Role::Surface));
    const QRectF cardboard(m_cardboard->geometry());
    painter.drawRoundedRect(cardboard.adjusted(1, 1, -1, -1), 10, 10);
    painter.setPen(QPen(theme.color(Role::Outline), 1));
    const double pad = m_rows->spacing();
    for (std::size_t row = 1; row < m_rowWidgets.size(); ++row) {
        const double y = cardboard.top() + m_rowWidgets[row]->geometry().top() - pad / 2;
        painter.drawLine(QPointF(cardboard.left() + pad, y), QPointF(cardboard.right() - pad, y));
    }
}

} // namespace skyledger::ui
