// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/corrections/correctionpopover.h"

#include "ui/airshipcity/numbers/boardsections.h"
#include "ui/airshipcity/numbers/depotsections.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrappedlabel.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractSpinBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int rowsOfAColumn = 7;

} // namespace

CorrectionPopover::CorrectionPopover(AirshipCityTable &table, const QStringList &fields, QWidget &board)
    : QFrame(board.window()),
      m_table(table),
      m_board(&board),
      m_store(new QWidget(this)),
      m_sheet(new NumberSheet(table, m_store)),
      m_note(new QLineEdit(this)),
      m_title(plainLabel(this)),
      m_message(plainLabel(this)),
      m_apply(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(u"correction-popover"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_store->hide();
    layOut(takeFields(fields));
    retell();
    connect(m_sheet, &NumberSheet::edited, this, &CorrectionPopover::judge);
    connect(m_apply, &QPushButton::clicked, this, &CorrectionPopover::apply);
    connect(m_close, &QPushButton::clicked, this, &CorrectionPopover::leave);
    // What is played meanwhile is shown where nothing was edited.
    connect(&table, &GameTable::boardsChanged, this, [this] {
        m_sheet->follow();
        judge();
    });
    connect(&table, &GameTable::wordsChanged, this, &CorrectionPopover::retell);
    connect(&table, &GameTable::lookChanged, this,
            &CorrectionPopover::leave);                          // another moment, other values
    connect(&table, &QObject::destroyed, this, &QWidget::close); // the game was closed
    judge();
    place(board);
}

/// Makes all fields of the boards, as on the page of numbers, and takes out those that are wanted.
QWidget *CorrectionPopover::takeFields(const QStringList &fields)
{
    for (const auto section : {turnSection, depotSection, donationSection, citySection, contractSection})
        section(*m_sheet, m_store);
    m_sheet->load();
    auto *shown = new QWidget(this);
    auto *columns = new QHBoxLayout(shown);
    columns->setContentsMargins(0, 0, 0, 0);
    QGridLayout *grid = nullptr;
    int count = 0;
    for (const QString &name : fields) {
        auto *editor = m_store->findChild<QWidget *>(u"number-"_s + name);
        if (editor == nullptr)
            continue;
        auto *label = plainLabel(shown);
        label->setTextFormat(Qt::PlainText);
        m_labels.append(label);
        label->setBuddy(editor);
        if (count % rowsOfAColumn == 0) {
            auto *column = new QWidget(shown); // by which the Tab key goes down and not across
            grid = new QGridLayout(column);
            grid->setContentsMargins(0, 0, 0, 0);
            columns->addWidget(column, 0, Qt::AlignTop);
        }
        grid->addWidget(label, count % rowsOfAColumn, 0);
        grid->addWidget(editor, count % rowsOfAColumn, 1);
        if (count == 0)
            setFocusProxy(editor);
        ++count;
    }
    return shown;
}

void CorrectionPopover::layOut(QWidget *fields)
{
    m_title->setObjectName(u"correction-title"_s);
    m_title->setFont(boldFont(font(), 1.1));
    m_note->setObjectName(u"correction-note"_s);
    m_message->setObjectName(u"correction-message"_s);
    m_message->setWordWrap(true);
    m_apply->setObjectName(u"correction-apply"_s);
    m_close->setObjectName(u"correction-close"_s);
    auto *row = new QHBoxLayout;
    row->addWidget(m_note, 1);
    row->addWidget(m_apply);
    row->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_title);
    column->addWidget(fields);
    column->addWidget(m_message);
    column->addLayout(row);
}

/// In the language that is spoken, and with the names that the players have.
void CorrectionPopover::retell()
{
    setAccessibleName(tr("Correct what the boards show"));
    m_title->setText(tr("Correct"));
    m_note->setPlaceholderText(tr("Reason; may be left empty"));
    m_note->setAccessibleName(tr("Reason of the correction"));
    m_apply->setText(tr("Correct"));
    m_apply->setAccessibleName(tr("Record the correction"));
    m_close->setText(tr("Leave"));
    m_close->setAccessibleName(tr("Correct nothing"));
    m_sheet->retell();
    for (QLabel *label : std::as_const(m_labels))
        label->setText(withoutKeySigns(label->buddy()->accessibleName()));
    judge();
    if (isVisible())
        fit();
}

/// Beside or over the board, and whole inside the window.
void CorrectionPopover::place(const QWidget &board)
{
    move(board.mapTo(parentWidget(), QPoint(0, board.height() + 4)));
    fit();
    show();
    raise();
    QWidget *first = focusProxy();
    first->setFocus(Qt::PopupFocusReason);
    if (auto *number = qobject_cast<QAbstractSpinBox *>(first))
        number->selectAll();
}

void CorrectionPopover::fit()
{
    const QWidget *window = parentWidget();
    resize(sizeHint().boundedTo(window->size()));
    move(std::clamp(x(), 0, std::max(0, window->width() - width())),
         std::clamp(y(), 0, std::max(0, window->height() - height())));
}

void CorrectionPopover::judge()
{
    const Correct correct = m_sheet->correction();
    const QString refusal = correct.set.empty() ? QString() : m_sheet->whyNot(correct);
    m_message->setText(refusal);
    m_message->setVisible(!refusal.isEmpty());
    setInk(m_message, Role::LitFrame);
    m_apply->setEnabled(!correct.set.empty() && refusal.isEmpty());
}

void CorrectionPopover::apply()
{
    const Correct correct = m_sheet->correction();
    judge();
    if (!m_apply->isEnabled())
        return;
    const QString note = m_note->text().trimmed();
    leave();
    if (m_table.past())
        m_table.finishChange(correct, note);
    else
        m_table.session().play(correct, note);
}

void CorrectionPopover::leave()
{
    m_table.disconnect(this);
    if (m_board->isVisible())
        m_board->setFocus(Qt::PopupFocusReason);
    close();
}

bool CorrectionPopover::event(QEvent *event)
{
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::FontChange)
        m_title->setFont(boldFont(font(), 1.1));
    else if (event->type() == QEvent::LayoutRequest && isVisible())
        fit(); // larger letters, or what was refused
    return done;
}

void CorrectionPopover::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (enter && m_close->hasFocus()))
        leave();
    else if (enter)
        apply();
    event->accept(); // no key goes through to the game
}

void CorrectionPopover::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.color(Role::Window));
    painter.setPen(QPen(theme.color(Role::LitFrame), 2));
    painter.setBrush(theme.color(Role::Panel));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
}

} // namespace skyledger::ui
