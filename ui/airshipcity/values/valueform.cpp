// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/valueform.h"

#include "core/airshipcity/record/catalogueedit.h"
#include "ui/airshipcity/guide/ruleplaces.h"
#include "ui/airshipcity/values/reportform.h"
#include "ui/airshipcity/values/valueeditor.h"
#include "ui/airshipcity/values/valuehints.h"
#include "ui/airshipcity/words/missingvalues.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/rulehint.h"
#include "ui/widgets/rulelabel.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QShowEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedLayout>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

enum Page { Values, Report };

QVBoxLayout *plainColumn(QWidget *parent = nullptr)
{
    auto *column = parent ? new QVBoxLayout(parent) : new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    return column;
}

/// As many of them in a line as there is room for.
FlowLayout *buttonRow(QPushButton *strong, std::initializer_list<QPushButton *> quiet)
{
    strong->setDefault(true);
    auto *row = new FlowLayout;
    row->addWidget(strong);
    for (QPushButton *button : quiet) {
        button->setFlat(true);
        row->addWidget(button);
    }
    return row;
}

bool isSame(const Asked &one, const Asked &other)
{
    return one.play == other.play && one.missing == other.missing && one.needs == other.needs;
}

} // namespace

ValueForm::ValueForm(AirshipCityTable &table, QWidget *parent)
    : QWidget(parent), m_table(table), m_pages(new QStackedLayout(this))
{
    setObjectName(u"value-form"_s);
    m_pages->addWidget(valuesPage());
    m_pages->addWidget(reportPage());
    connect(&table.guide(), &TurnGuide::changed, this, &ValueForm::follow);
    connect(m_enter, &QPushButton::clicked, this, &ValueForm::enterValues);
    connect(m_later, &QPushButton::clicked, this, [this] { showPage(Report); });
    connect(m_allValues, &QPushButton::clicked, this, &ValueForm::askForValues);
    connect(&KeyBindings::shared(), &KeyBindings::changed, this, &ValueForm::retranslate);
    connect(m_record, &QPushButton::clicked, this, &ValueForm::record);
    connect(m_lookUp, &QPushButton::clicked, this, [this] { showPage(Values); });
    retranslate();
    follow();
}

QWidget *ValueForm::valuesPage()
{
    auto *page = new QWidget(this);
    QVBoxLayout *column = plainColumn(page);
    m_rowsParent = page;
    m_rowsLayout = plainColumn();
    m_enter = namedButton(u"enter-value"_s, page);
    m_later = namedButton(u"report-instead"_s, page);
    m_allValues = namedButton(u"among-all-values"_s, page);
    column->addLayout(m_rowsLayout);
    column->addLayout(buttonRow(m_enter, {m_later, m_allValues}));
    column->addStretch();
    return page;
}

QWidget *ValueForm::reportPage()
{
    auto *page = new QWidget(this);
    QVBoxLayout *column = plainColumn(page);
    m_reportTitle = plainLabel(page);
    m_reportTitle->setWordWrap(true);
    m_reportLayout = plainColumn();
    m_whyNot = new RuleLabel(page);
    m_whyNot->setObjectName(u"report-refused"_s);
    m_record = namedButton(u"record-reported"_s, page);
    m_lookUp = namedButton(u"look-up-instead"_s, page);
    column->addWidget(m_reportTitle);
    column->addLayout(m_reportLayout);
    column->addWidget(m_whyNot);
    column->addLayout(buttonRow(m_record, {m_lookUp}));
    column->addStretch();
    return page;
}

void ValueForm::focusFirst()
{
    QWidget *first = nullptr;
    if (m_pages->currentIndex() == Report)
        first = m_report;
    else if (!m_rows.empty())
        first = m_rows.front().editor;
    // As by Tab, so that what is typed takes the place of what stands there.
    if (first)
        first->setFocus(Qt::TabFocusReason);
    emit begun();
}

/// Shows what the guide asks for. While values are entered one by one, the guide asks again each time: only the end of
/// that counts.
void ValueForm::follow()
{
    const Asked *asked = m_table.guide().asked();
    if (m_entering || (!asked && !m_shown) || (asked && m_shown && isSame(*asked, *m_shown)))
        return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    // The field that has the keyboard goes, and must not hand it to another part of the window.
    if (hadFocus)
        setFocus(Qt::OtherFocusReason);
    m_shown = asked == nullptr ? std::nullopt : std::optional(*asked);
    rebuild();
    if (m_shown && (hadFocus || isVisible()))
        focusFirst();
}

void ValueForm::rebuild()
{
    for (const Row &row : m_rows) {
        for (QWidget *part : {static_cast<QWidget *>(row.title), static_cast<QWidget *>(row.hint),
                              static_cast<QWidget *>(row.editor)}) {
            // A key in one of them may have led here: it goes at once, but lives until that is over.
            part->setParent(nullptr);
            part->deleteLater();
        }
    }
    m_rows.clear();
    if (m_report) {
        m_report->setParent(nullptr);
        m_report->deleteLater();
        m_report = nullptr;
    }
    if (m_shown) {
        int number = 0;
        for (const MissingValue &which : m_shown->missing)
            addRow(which, u"value-%1"_s.arg(number++));
        m_report = new ReportForm(m_table, *m_shown, m_reportTitle->parentWidget());
        m_reportLayout->addWidget(m_report);
        connect(m_report, &ReportForm::changed, this, &ValueForm::judge);
        m_later->setVisible(!m_shown->needs.empty());
    }
    m_pages->setCurrentIndex(Values);
    if (!m_rows.empty())
        QWidget::setTabOrder(m_rows.back().editor, m_enter);
    QWidget::setTabOrder(m_enter, m_later);
    QWidget::setTabOrder(m_later, m_allValues);
    if (m_report)
        QWidget::setTabOrder(m_report, m_record);
    QWidget::setTabOrder(m_record, m_lookUp);
    retranslate();
    colour();
    updateGeometry();
}

void ValueForm::addRow(const MissingValue &which, const QString &prefix)
{
    const GameRecord &game = m_table.session().record();
    const CatalogueValue known = knownPart(game.catalogue(), game.ids, which, game.setup.playerCount);
    Row row{which, plainLabel(m_rowsParent), new RuleLabel(m_rowsParent),
            ValueEditor::create(which.value.as<Value>(), known, prefix, m_rowsParent)};
    QFont bold = row.title->font();
    bold.setWeight(QFont::DemiBold);
    row.title->setFont(bold);
    row.title->setWordWrap(true);
    row.title->setObjectName(prefix + u"-title"_s);
    m_rowsLayout->addWidget(row.title);
    m_rowsLayout->addWidget(row.editor);
    m_rowsLayout->addWidget(row.hint);
    row.hint->setObjectName(prefix + u"-hint"_s);
    setRules(*row.editor, idOf(ruleOf(which)));
    QWidget *before = m_rows.empty() ? nullptr : m_rows.back().editor;
    if (before)
        QWidget::setTabOrder(before, row.editor);
    connect(row.editor, &ValueEditor::changed, this, &ValueForm::judge);
    m_rows.push_back(row);
}

void ValueForm::enterValues()
{
    // What is entered is taken down first: the game goes on by itself as soon as it can.
    std::vector<std::pair<MissingValue, CatalogueValue>> entered;
    for (const Row &row : m_rows) {
        if (const auto value = row.editor->value())
            entered.emplace_back(row.which, *value);
    }
    if (entered.empty()) {
        focusFirst();
        return;
    }
    m_entering = true;
    Session &session = m_table.session();
    const qsizetype linesBefore = session.record().lines.size();
    Sentence note;
    for (const auto &[which, value] : entered) {
        const GameRecord before = session.record();
        if (!session.enter(which, value))
            continue;
        if (const Sentence notKept = keep(before, which, value))
            note = notKept;
    }
    m_entering = false;
    follow();
    if (session.record().lines.size() > linesBefore)
        note = [] {
            return tr("Earlier events do not fit this value: the journal flags them, and the game as it was "
                      "is kept.");
        };
    if (note)
        m_table.guide().tell(note);
}

/// Puts a value into the owner's copy; what is to be told if that cannot be.
Sentence ValueForm::keep(const GameRecord &game, const MissingValue &which, const CatalogueValue &value)
{
    switch (m_copy.add(game, which, value)) {
    case OwnersCopy::Kept::Stored:
    case OwnersCopy::Kept::NotForOthers:
        return {};
    case OwnersCopy::Kept::Unreadable:
        return [path = m_copy.path()] {
            return tr("The value is in this game. Your copy of the box was left alone, because its file "
                      "cannot "
                      "be read: %1")
                .arg(path);
        };
    case OwnersCopy::Kept::Unwritable:
        return [path = m_copy.path()] {
            return tr("The value is in this game. Your copy of the box cannot be written: %1").arg(path);
        };
    }
    return {};
}

void ValueForm::record()
{
    if (!m_report)
        return;
    if (m_report->whyNot().isEmpty())
        m_table.guide().report(m_report->reported());
    else
        judge();
}

std::optional<MissingValue> ValueForm::valueOf(const QWidget *widget) const
{
    for (const Row &row : m_rows) {
        if (widget != nullptr && (widget == row.editor || row.editor->isAncestorOf(widget)))
            return row.which;
    }
    return std::nullopt;
}

void ValueForm::askForValues()
{
    if (!m_rows.empty())
        emit valueAsked(m_rows.front().which);
}

void ValueForm::showPage(int page)
{
    m_pages->setCurrentIndex(page);
    judge();
    focusFirst();
}

/// Says what can be done with what is in the fields now.
void ValueForm::judge()
{
    bool any = false;
    for (const Row &row : m_rows)
        any = any || row.editor->value().has_value();
    m_enter->setEnabled(any);
    const QString whyNot = m_report ? m_report->whyNot() : QString();
    m_whyNot->setPlain(whyNot.isEmpty() ? QString() : tr("This cannot be recorded: %1.").arg(whyNot));
    m_whyNot->setVisible(!whyNot.isEmpty());
    m_record->setEnabled(whyNot.isEmpty());
}

void ValueForm::retranslate()
{
    m_enter->setText(tr("Enter and go on"));
    m_enter->setAccessibleName(tr("Enter the values and go on"));
    m_enter->setToolTip(plainTip(tr("Keeps the value in this game and in your copy of the box (Enter)")));
    m_later->setText(tr("Not now: record what was paid and gained"));
    m_allValues->setText(KeyBindings::shared().told(tr("Show it among all values"), keys::gameValues));
    m_allValues->setAccessibleName(tr("Show what is missing among all values of this game"));
    m_reportTitle->setText(tr("Record what happened at the table; the value can be entered later."));
    m_record->setText(tr("Record"));
    m_record->setAccessibleName(tr("Record these amounts"));
    m_lookUp->setText(tr("Enter the value after all"));
    for (const Row &row : m_rows) {
        row.title->setText(
            tr("Not known yet: %1", "what is missing").arg(words::missingValue(row.which, m_table.words())));
        row.hint->setPlain(
            tr("%1 %2", "how to read a value off the box; rule with page")
                .arg(howToRead(row.which.value.as<Value>()), words::ruleWithPage(ruleOf(row.which))));
        row.editor->setSubject(row.title->text());
    }
    judge();
}

void ValueForm::colour()
{
    for (const Row &row : m_rows) {
        setInk(row.title, Role::LitFrame);
        setInk(row.hint, Role::QuietText);
    }
    setInk(m_reportTitle, Role::QuietText);
    setInk(m_whyNot, Role::LitFrame);
}

/// Goes on from a field to the next one; false from the last one, and from what is none.
bool ValueForm::nextField()
{
    std::vector<QWidget *> fields;
    for (const Row &row : m_rows) {
        const auto parts = row.editor->findChildren<QWidget *>();
        for (QWidget *part : parts) {
            const bool isField = (part->focusPolicy() & Qt::TabFocus) && part->focusProxy() == nullptr
                && qobject_cast<QAbstractButton *>(part) == nullptr;
            if (isField && part->isEnabled() && part->isVisible())
                fields.push_back(part);
        }
    }
    const auto here = std::find(fields.begin(), fields.end(), QApplication::focusWidget());
    if (here == fields.end() || here + 1 == fields.end())
        return false;
    (*(here + 1))->setFocus(Qt::TabFocusReason);
    return true;
}

void ValueForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (m_pages->currentIndex() == Values && nextField())
            return;
        auto *focused = qobject_cast<QPushButton *>(QApplication::focusWidget());
        QPushButton *meant = m_pages->currentIndex() == Values ? m_enter : m_record;
        (focused && isAncestorOf(focused) ? focused : meant)->click();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (m_pages->currentIndex() == Report)
            showPage(Values);
        else
            m_table.guide().back();
        return;
    }
    // A letter or digit that no field wants must not take a crew and throw away what was entered.
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && !event->text().isEmpty())
        return;
    QWidget::keyPressEvent(event);
}

void ValueForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_shown && !event->spontaneous())
        focusFirst();
}

void ValueForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        colour();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
