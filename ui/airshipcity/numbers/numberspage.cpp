// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/numbers/numberspage.h"

#include "ui/airshipcity/numbers/boardsections.h"
#include "ui/airshipcity/numbers/depotsections.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/moments.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QResizeEvent>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

// How much larger than other texts the numbers are, at least and at most.
constexpr double largerText = 1.15;
constexpr double largestText = 2.6;

QFrame *hairline(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    return line;
}

} // namespace

NumbersPage::NumbersPage(AirshipCityTable &table, QWidget *parent)
    : EditPage(parent), m_table(table), m_intro(plainLabel(this)), m_area(new QScrollArea(this))
{
    setObjectName(u"numbers-page"_s);
    m_intro->setWordWrap(true);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_area, 1);
    column->addWidget(hairline(this));
    column->addWidget(bar());
    build();
    connect(&table, &GameTable::changed, this, [this](const TableChange &what) {
        if (what.values)
            onCatalogueChanged();
        if (what.boards)
            follow();
        if (what.record)
            showAgreement();
    });
    connect(&table, &GameTable::wordsChanged, this, &NumbersPage::retranslate);
    retranslate();
}

/// Makes the fields anew: those of public utilities depend on how many are known.
void NumbersPage::build()
{
    const NumberSheet::Edits edits = m_sheet ? m_sheet->edits() : NumberSheet::Edits();
    auto *content = new QWidget;
    content->setFont(scaledFont(font(), largerText));
    m_sheet = new NumberSheet(m_table, content);
    m_utilities = m_table.setup().catalogue.utilityCount;
    auto *column = new QVBoxLayout(content);
    column->setSpacing(column->spacing() * 2);
    column->addWidget(turnSection(*m_sheet, content));
    column->addWidget(hairline(content));
    auto *boards = new FlowLayout; // beside each other where there is room, so that there is less to scroll
    boards->setSpacing(content->fontMetrics().height() * 2);
    m_depots = depotSection(*m_sheet, content);
    for (QWidget *section : {m_depots, donationSection(*m_sheet, content), citySection(*m_sheet, content),
                             contractSection(*m_sheet, content)})
        boards->addWidget(section);
    column->addLayout(boards);
    column->addStretch();
    m_area->setWidget(content);
    connect(m_sheet, &NumberSheet::edited, this, &NumbersPage::judge);
    setFocusProxy(m_sheet->editor(0));
    m_sheet->load();
    m_sheet->putIn(edits);
    fitText();
}

/// The depots fill the width: they are what a table compares, from as far as the window allows.
void NumbersPage::fitText()
{
    QWidget *content = m_area->widget();
    if (content == nullptr)
        return;
    const auto fields = m_depots->findChildren<QSpinBox *>();
    const auto boxes = m_depots->findChildren<QComboBox *>();
    // Measured at one size, so that it does not matter what was shown before.
    content->setFont(scaledFont(font(), largerText));
    m_depots->setFont(scaledFont(font(), largerText));
    for (QSpinBox *field : fields)
        field->setMinimumWidth(0);
    for (QComboBox *box : boxes)
        box->setMinimumWidth(0);
    const double natural = m_depots->sizeHint().width() / largerText;
    const double room = m_area->viewport()->width() - fontMetrics().height() * 2;
    // In steps, so that a window that is drawn larger does not shiver.
    const double wanted = std::floor(room / natural * 20) / 20;
    m_depots->setFont(scaledFont(font(), std::clamp(wanted, largerText, largestText)));
    // Numbers stand under each other, however many digits each may have.
    int wide = 0;
    for (const QSpinBox *field : fields)
        wide = std::max(wide, field->sizeHint().width());
    for (QSpinBox *field : fields)
        field->setMinimumWidth(wide);
    // What a box measures for its texts leaves out what the style takes from large ones.
    for (QComboBox *box : boxes)
        box->setMinimumWidth(box->sizeHint().width() + box->fontMetrics().averageCharWidth());
}

void NumbersPage::resizeEvent(QResizeEvent *event)
{
    EditPage::resizeEvent(event);
    fitText();
}

QWidget *NumbersPage::bar()
{
    auto *bar = new QWidget(this);
    m_noteTitle = plainLabel(bar);
    m_note = new QLineEdit(bar);
    m_note->setObjectName(u"numbers-note"_s);
    m_noteTitle->setBuddy(m_note);
    makeControls(u"numbers"_s, bar);
    applyButton()->setDefault(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_noteTitle);
    row->addWidget(m_note, 1);
    row->addWidget(applyButton());
    row->addWidget(resetButton());
    row->addWidget(closeButton());
    m_agreement = plainLabel(bar);
    m_agreement->setObjectName(u"numbers-agreement"_s);
    m_agreement->setWordWrap(true);
    m_agree = namedButton(u"numbers-agree"_s, bar);
    auto *audit = new QHBoxLayout;
    audit->addWidget(m_agreement, 1);
    audit->addWidget(m_agree);
    connect(m_agree, &QPushButton::clicked, this, &NumbersPage::agree);
    auto *column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(audit);
    column->addWidget(message());
    column->addLayout(row);
    connect(m_note, &QLineEdit::returnPressed, this, &NumbersPage::apply);
    return bar;
}

bool NumbersPage::isEdited() const
{
    return !m_sheet->correction().set.empty();
}

void NumbersPage::apply()
{
    const Correct correct = m_sheet->correction();
    if (correct.set.empty())
        return; // what was said last stays
    if (!m_sheet->whyNot(correct).isEmpty()) {
        judge();
        return;
    }
    const QString note = m_note->text().trimmed();
    m_note->clear();
    m_table.session().play(correct, note);
    reset();
    say(tr("The boards are corrected."), false);
    emit applied();
}

void NumbersPage::reset()
{
    m_sheet->load();
    judge();
}

void NumbersPage::follow()
{
    m_sheet->follow();
    judge();
}

void NumbersPage::agree()
{
    if (!isEdited())
        m_table.session().agree();
}

/// When the table agreed last with all numbers.
void NumbersPage::showAgreement()
{
    const Session &session = m_table.session();
    const std::optional<Agreement> last = session.lastAgreed();
    if (!last) {
        m_agreement->setText(tr("The table has not compared the numbers yet."));
        return;
    }
    const auto after = static_cast<qsizetype>(last->after);
    m_agreement->setText(tr("✓ The table agreed in round %1, after event %2, at %3.", "numbers, time")
                             .arg(QString::number(session.stateAt(after).round), QString::number(after),
                                  words::clockTime(last->at)));
}

/// What was typed, whichever moment the boards show.
bool NumbersPage::wouldLose() const
{
    return !m_sheet->edits().empty();
}

QString NumbersPage::lossWarning() const
{
    return tr("%n value(s) are not applied. Close again to give them up.", nullptr,
              static_cast<int>(m_sheet->edits().size()));
}

void NumbersPage::judge()
{
    const Correct correct = m_sheet->correction();
    const auto count = static_cast<int>(correct.set.size());
    const QString refusal = correct.set.empty() ? QString() : m_sheet->whyNot(correct);
    forgetWarning();
    say(!refusal.isEmpty() ? refusal
            : count == 0   ? tr("Nothing is changed.")
                           : tr("%n value(s) will be set as one correction.", nullptr, count),
        !refusal.isEmpty());
    applyButton()->setEnabled(count > 0 && refusal.isEmpty());
    resetButton()->setEnabled(count > 0);
    m_agree->setEnabled(count == 0);
    showAgreement();
}

void NumbersPage::onCatalogueChanged()
{
    if (m_table.setup().catalogue.utilityCount != m_utilities)
        build();
    retranslate();
}

void NumbersPage::retranslate()
{
    m_intro->setText(
        tr("Every number as the boards stand now. Change what is different on the table and apply it as one "
           "correction. To join a game under way, set all boards once."));
    m_noteTitle->setText(tr("Reason"));
    m_note->setPlaceholderText(tr("may be left empty"));
    m_note->setAccessibleName(tr("Reason of the correction"));
    applyButton()->setText(tr("Apply"));
    applyButton()->setAccessibleName(tr("Apply the changed numbers as one correction"));
    resetButton()->setText(tr("Put back"));
    resetButton()->setAccessibleName(tr("Show the numbers as they are recorded"));
    m_agree->setText(tr("The table agrees"));
    m_agree->setAccessibleName(tr("Note that the table agrees with all numbers"));
    closeButton()->setText(tr("Close"));
    closeButton()->setAccessibleName(tr("Close the page of numbers"));
    m_area->setAccessibleName(tr("Numbers of all boards"));
    m_sheet->retell();
    judge();
}

void NumbersPage::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QPushButton *>(focusWidget());
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && button && button->hasFocus())
        button->click();
    else if (enter)
        apply();
    else
        EditPage::keyPressEvent(event);
}

void NumbersPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fitText();
    } else if (event->type() == QEvent::PaletteChange && applyButton()) {
        m_sheet->recolour();
        judge();
    }
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
