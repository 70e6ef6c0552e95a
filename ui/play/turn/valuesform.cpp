// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/valuesform.h"

#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace skyledger::ui {

namespace {

constexpr int longestLine = 60;
constexpr int longestHint = 40; ///< what is longer has no room in a field: it is said beside it
constexpr int margin = 8;

} // namespace

/// The thing as a card that lacks its values, with its name as the head; without one only its fields.
class ValuesForm::Card : public QWidget
{
public:
    explicit Card(QWidget *parent) : QWidget(parent) {}

    void setName(const QString &name)
    {
        m_name = name;
        makeRoom();
        update();
    }

protected:
    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::FontChange)
            makeRoom();
        QWidget::changeEvent(event);
    }
    void paintEvent(QPaintEvent *) override
    {
        if (m_name.isEmpty())
            return;
        const Theme &theme = Theme::of(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        drawPanel(painter, QRectF(rect()).adjusted(1, 1, -1, -1), Role::Panel, DrawnButton::Glow::Missing,
                  theme);
        painter.setFont(boldFont(font()));
        painter.setPen(theme.color(Role::Text));
        const QRectF head(margin, margin / 2.0, width() - 2 * margin, headHeight());
        painter.drawText(
            head, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(m_name, Qt::ElideRight, static_cast<int>(head.width())));
    }

private:
    int headHeight() const { return QFontMetrics(boldFont(font())).height(); }
    void makeRoom()
    {
        const bool isDrawn = !m_name.isEmpty();
        const int side = isDrawn ? margin : 0;
        setContentsMargins(side, isDrawn ? headHeight() + margin : 0, side, side);
    }

    QString m_name;
};

ValuesForm::ValuesForm(QWidget *parent)
    : QWidget(parent),
      m_title(wrappedLabel(QStringLiteral("values-title"), this)),
      m_remark(wrappedLabel(QStringLiteral("values-remark"), this)),
      m_keep(namedButton(QStringLiteral("keep-values"), this)),
      m_later(namedButton(QStringLiteral("values-later"), this))
{
    setObjectName(QStringLiteral("values-form"));
    m_keep->setDefault(true);
    m_later->setFlat(true);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_keep);
    buttons->addWidget(m_later);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addLayout(buttons);
    column->addWidget(m_remark);
    column->addStretch();
    connect(m_keep, &QPushButton::clicked, this, &ValuesForm::finish);
    connect(m_later, &QPushButton::clicked, this, &ValuesForm::putOff);
    sayAnew(*this, [this] { retranslate(); });
}

void ValuesForm::begin(std::function<ValuesAsked()> ask)
{
    m_ask = std::move(ask);
    m_asked = m_ask();
    build();
    retranslate();
    focusFirst();
}

bool ValuesForm::focusFirst()
{
    const auto empty = std::find_if(m_rows.begin(), m_rows.end(),
                                    [](const Row &row) { return row.field->text().isEmpty(); });
    const auto first = empty == m_rows.end() ? m_rows.begin() : empty;
    if (first == m_rows.end() || !isVisibleTo(window()))
        return false;
    first->field->setFocus(Qt::TabFocusReason);
    return true;
}

void ValuesForm::build()
{
    if (m_card != nullptr) {
        // A key in it may have led here: it goes at once, but lives until that is over.
        m_card->hide();
        m_card->setParent(nullptr);
        m_card->deleteLater();
    }
    m_rows.clear();
    m_rows.reserve(m_asked.fields.size());
    m_card = new Card(this);
    auto *grid = new QGridLayout(m_card);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(2, 1);
    for (std::size_t i = 0; i < m_asked.fields.size(); ++i) {
        Row row{plainLabel(m_card), new QLineEdit(m_card), plainLabel(m_card)};
        row.field->setObjectName(QStringLiteral("value-%1").arg(i + 1));
        row.field->setMaxLength(longestLine);
        row.name->setBuddy(row.field);
        row.said->setWordWrap(true);
        const int line = static_cast<int>(i);
        grid->addWidget(row.name, line, 0);
        grid->addWidget(row.field, line, 1);
        grid->addWidget(row.said, line, 2);
        connect(row.field, &QLineEdit::textChanged, this, &ValuesForm::judge);
        connect(row.field, &QLineEdit::returnPressed, this, [this, i] { goOnFrom(i); });
        m_rows.push_back(row);
    }
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, m_card);
    m_card->show();
    judge();
}

void ValuesForm::goOnFrom(std::size_t row)
{
    if (row + 1 < m_rows.size())
        m_rows[row + 1].field->setFocus(Qt::TabFocusReason);
    else
        finish();
}

/// Says what was understood, and whether that is enough.
void ValuesForm::judge()
{
    bool enough = false;
    bool wrong = false;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const QString typed = m_rows[i].field->text().trimmed();
        if (typed.isEmpty()) {
            wrong = wrong || m_asked.fields[i].isNeeded;
            const QString &hint = m_asked.fields[i].hint;
            m_rows[i].said->setText(hint.size() > longestHint ? hint : QString());
            setInk(m_rows[i].said, Role::QuietText);
            m_rows[i].field->setAccessibleDescription(m_rows[i].said->text());
            continue;
        }
        const bool fits = !m_asked.fields[i].read(typed).isUndefined();
        const auto &said = m_asked.fields[i].said;
        m_rows[i].said->setText(!fits ? tr("not understood") : said ? said(typed) : QString());
        setInk(m_rows[i].said, fits ? Role::QuietText : Role::LitFrame);
        m_rows[i].field->setAccessibleDescription(m_rows[i].said->text());
        enough = true;
        wrong = wrong || !fits;
    }
    m_keep->setEnabled(enough && !wrong);
}

void ValuesForm::finish()
{
    if (!m_keep->isEnabled())
        return;
    QStringList typed;
    for (const Row &row : m_rows)
        typed << row.field->text().trimmed();
    emit entered(typed);
}

void ValuesForm::retranslate()
{
    if (m_ask)
        m_asked = m_ask();
    for (std::size_t i = 0; i < m_rows.size() && i < m_asked.fields.size(); ++i) {
        const ValueField &asked = m_asked.fields[i];
        m_rows[i].name->setText(withoutKeySigns(asked.name));
        const QString hint = asked.hint.size() > longestHint ? QString() : asked.hint;
        m_rows[i].field->setPlaceholderText(hint);
        setSaidName(*m_rows[i].field, asked.name);
        m_rows[i].field->setMinimumWidth(fontMetrics().horizontalAdvance(hint + QStringLiteral("000")));
    }
    if (m_card != nullptr)
        m_card->setName(m_asked.name);
    m_title->setText(m_asked.title);
    m_remark->setText(m_asked.remark);
    m_keep->setText(tr("Keep"));
    m_keep->setAccessibleName(tr("Keep these values in the game"));
    m_later->setText(m_asked.mayWait ? tr("Later: only what was paid and gained") : tr("Give up"));
    setSaidName(*m_later, m_later->text());
    judge();
}

} // namespace skyledger::ui
