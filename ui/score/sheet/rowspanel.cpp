// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/rowspanel.h"

#include "ui/score/sheet/rowsform.h"
#include "ui/widgets/card.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

RowsPanel::RowsPanel(RowsDesk &desk, const QStringList &knownNames, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_form(new RowsForm(desk, knownNames, this)),
      m_headLine(new QWidget(this)),
      m_where(new Card(this)),
      m_hint(wrappedLabel(u"sheet-hint"_s, this)),
      m_legend(wrappedLabel(u"sheet-legend"_s, this)),
      m_verdict(wrappedLabel(u"sheet-verdict"_s, this)),
      m_paste(namedButton(u"sheet-paste"_s, this)),
      m_copyColumns(namedButton(u"sheet-copy-columns"_s, this)),
      m_copyRows(namedButton(u"sheet-copy-rows"_s, this))
{
    setObjectName(u"sheet-panel"_s);
    auto *heads = new FlowLayout(m_headLine);
    heads->setContentsMargins({});
    m_heads.reserve(desk.game().heads().size());
    for (std::size_t head = 0; head < desk.game().heads().size(); ++head)
        addHead(head);
    m_where->content()->addWidget(m_hint);
    m_where->content()->addWidget(m_legend);
    auto *left = new QVBoxLayout;
    left->addWidget(m_headLine);
    for (const Head &head : m_heads)
        left->addWidget(head.message);
    left->addWidget(m_form);
    left->addWidget(m_verdict);
    left->addStretch();
    auto *right = new QVBoxLayout;
    QWidget *beside = desk.game().makeBeside(desk, this);
    if (beside != nullptr)
        right->addWidget(beside);
    right->addWidget(m_where);
    auto *buttons = new FlowLayout;
    for (QPushButton *each : {m_paste, m_copyColumns, m_copyRows})
        buttons->addWidget(each);
    right->addLayout(buttons);
    right->addStretch();
    auto *page = new QWidget;
    auto *columns = new QHBoxLayout(page);
    columns->setSpacing(fontMetrics().height());
    columns->addLayout(left, 13);
    columns->addLayout(right, beside != nullptr ? 9 : 6);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"sheet-scroll"_s);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    connect(m_form, &RowsForm::finished, this, &RowsPanel::finished);
    connect(m_form, &RowsForm::rowChanged, this, &RowsPanel::showHint);
    connect(m_paste, &QPushButton::clicked, m_form, &RowsForm::pasteFromClipboard);
    connect(m_copyColumns, &QPushButton::clicked, m_form, [form = m_form] { form->copyToClipboard(false); });
    connect(m_copyRows, &QPushButton::clicked, m_form, [form = m_form] { form->copyToClipboard(true); });
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &RowsPanel::retranslate);
    connect(&desk, &RowsDesk::changed, this, [this] {
        m_warnedOfGaps = false;
        refresh();
    });
    retranslate();
}

void RowsPanel::addHead(std::size_t head)
{
    const SheetGame::Head &told = m_desk.game().heads()[head];
    if (told.isBeside)
        return;
    Head made;
    made.head = head;
    auto *pair = new QWidget(m_headLine);
    auto *line = new QHBoxLayout(pair);
    line->setContentsMargins({});
    made.label = plainLabel(pair);
    line->addWidget(made.label);
    const QString name = u"sheet-head-"_s + told.id;
    if (told.choices) {
        made.choices = new QComboBox(pair);
        made.choices->setObjectName(name);
        made.choices->setFocusPolicy(Qt::StrongFocus);
        made.label->setBuddy(made.choices);
        line->addWidget(made.choices);
        connect(made.choices, &QComboBox::currentIndexChanged, this, [this, head](int index) {
            if (index >= 0)
                m_desk.setHead(head, QString::number(index));
        });
    } else {
        made.text = new NumberField(pair);
        made.text->setObjectName(name);
        made.text->takeText(true);
        made.text->setMinimumWidth(fontMetrics().averageCharWidth() * 44);
        made.label->setBuddy(made.text);
        line->addWidget(made.text);
        connect(made.text, &NumberField::typed, this,
                [this, head](const QString &text) { m_desk.setHead(head, text); });
        connect(made.text, &NumberField::nextWanted, m_form, &RowsForm::focusFirst);
    }
    m_headLine->layout()->addWidget(pair);
    made.message = wrappedLabel(u"sheet-fault-"_s + told.id, this);
    setInk(made.message, Role::LitFrame);
    m_heads.push_back(made);
}

void RowsPanel::refreshHeads()
{
    for (const Head &of : m_heads) {
        const QString &text = m_desk.texts().heads[static_cast<qsizetype>(of.head)];
        const QString fault = m_desk.headReading(of.head).fault;
        if (of.choices != nullptr) {
            const QSignalBlocker quiet(of.choices);
            of.choices->setCurrentIndex(text.toInt());
        } else {
            if (of.text->text().trimmed() != text.trimmed())
                of.text->setText(text);
            of.text->setFault(fault);
        }
        of.message->setText(fault);
        of.message->setVisible(!fault.isEmpty());
    }
    m_headLine->setVisible(!m_heads.empty());
}

void RowsPanel::showHint()
{
    const SheetGame::Row &row = m_desk.game().rows()[m_form->row()];
    m_where->setTitle(row.label());
    m_hint->setText(row.where());
    const QStringList legend = m_desk.game().legend(m_form->row());
    m_legend->setText(legend.join(u'\n'));
    m_legend->setVisible(!legend.isEmpty());
}

void RowsPanel::refresh()
{
    refreshHeads();
    if (m_desk.isUntouched() || !m_desk.told()) {
        say({}, false);
        return;
    }
    QString text = m_desk.told()->sentences.join(u' ');
    if (const auto gaps = static_cast<int>(m_desk.gaps().size()); gaps > 0)
        text += u'\n' + tr("%n number(s) are not entered yet and count as 0.", nullptr, gaps);
    say(text, false);
}

void RowsPanel::say(const QString &text, bool warning)
{
    m_verdict->setText(text);
    setInk(m_verdict, warning ? Role::LitFrame : Role::Text);
    m_verdict->setFont(boldFont(font(), 1.1));
}

bool RowsPanel::mayFinish()
{
    if (m_desk.hasFaults()) {
        if (!m_desk.faults().empty())
            m_form->field(m_desk.faults().front())->setFocus(Qt::TabFocusReason);
        else
            m_form->focusFirst();
        return false;
    }
    if (m_desk.gaps().empty() || std::exchange(m_warnedOfGaps, true))
        return m_desk.told().has_value();
    m_form->field(m_desk.gaps().front())->setFocus(Qt::TabFocusReason);
    say(tr("%n number(s) are not entered. Finish once more to count them as 0.", nullptr,
           static_cast<int>(m_desk.gaps().size())),
        true);
    return false;
}

void RowsPanel::retranslate()
{
    for (const Head &of : m_heads) {
        const SheetGame::Head &told = m_desk.game().heads()[of.head];
        of.label->setText(told.label());
        if (of.choices != nullptr) {
            const QSignalBlocker quiet(of.choices);
            const QStringList choices = told.choices();
            of.choices->clear();
            of.choices->addItems(choices);
            of.choices->setAccessibleName(told.label());
        } else {
            of.text->setAccessibleName(told.label());
            of.text->setToolTip(plainTip(told.where()));
            of.text->setPlaceholderText(told.where());
        }
    }
    m_paste->setText(tr("Paste cells"));
    m_paste->setToolTip(
        plainTip(tr("Cells of a spreadsheet, players as columns or rows, with or without headings: Ctrl+V")));
    m_copyColumns->setText(tr("Copy, players as columns"));
    m_copyColumns->setToolTip(plainTip(tr("For a spreadsheet: Ctrl+C in a field")));
    m_copyRows->setText(tr("Copy, players as rows"));
    const QString key = KeyBindings::shared().text(keys::copyRows);
    m_copyRows->setToolTip(plainTip(key.isEmpty() ? tr("For a spreadsheet")
                                                  : tr("For a spreadsheet: %1 in a field", "key").arg(key)));
    m_desk.retell();
    showHint();
    refresh();
}

void RowsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        m_verdict->setFont(boldFont(font(), 1.1));
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
