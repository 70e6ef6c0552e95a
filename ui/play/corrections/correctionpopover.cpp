// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/corrections/correctionpopover.h"

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
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int rowsOfAColumn = 7;

} // namespace

CorrectionPopover::CorrectionPopover(GameTable &table, std::unique_ptr<BoardNumbers> game, QStringList paths,
                                     QWidget &board)
    : QFrame(board.window()),
      m_table(table),
      m_game(std::move(game)),
      m_paths(std::move(paths)),
      m_board(&board),
      m_fields(
          *m_game, [this](const std::vector<BoardNumber> &numbers) { build(numbers); }, this),
      m_shown(new QWidget(this)),
      m_note(new QLineEdit(this)),
      m_title(plainLabel(this)),
      m_message(plainLabel(this)),
      m_apply(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(u"correction-popover"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    layOut();
    retell();
    connect(&m_fields, &NumberFields::edited, this, &CorrectionPopover::judge);
    connect(&m_fields, &NumberFields::entered, this, &CorrectionPopover::apply);
    connect(m_apply, &QPushButton::clicked, this, &CorrectionPopover::apply);
    connect(m_close, &QPushButton::clicked, this, &CorrectionPopover::leave);
    // What is played meanwhile is shown where nothing was edited.
    connect(&table, &GameTable::boardsChanged, this, [this] {
        m_fields.follow();
        judge();
    });
    connect(&table, &GameTable::wordsChanged, this, &CorrectionPopover::retell);
    connect(&table, &GameTable::lookChanged, this,
            &CorrectionPopover::leave);                          // another moment, other values
    connect(&table, &QObject::destroyed, this, &QWidget::close); // the game was closed
    place(board);
}

CorrectionPopover::~CorrectionPopover() = default;

/// Makes the fields of those numbers that are wanted.
void CorrectionPopover::build(const std::vector<BoardNumber> &numbers)
{
    auto *shown = new QWidget(this);
    auto *columns = new QHBoxLayout(shown);
    columns->setContentsMargins(0, 0, 0, 0);
    QGridLayout *grid = nullptr;
    int count = 0;
    for (const QString &path : std::as_const(m_paths)) {
        const auto number = std::find_if(numbers.begin(), numbers.end(),
                                         [&path](const BoardNumber &each) { return each.path == path; });
        if (number == numbers.end())
            continue;
        if (count % rowsOfAColumn == 0) {
            auto *column = new QWidget(shown); // by which the Tab key goes down and not across
            grid = new QGridLayout(column);
            grid->setContentsMargins(0, 0, 0, 0);
            columns->addWidget(column, 0, Qt::AlignTop);
        }
        auto *label = plainLabel(grid->parentWidget());
        label->setTextFormat(Qt::PlainText);
        label->setText(withoutKeySigns(NumberFields::fullName(*number)));
        QWidget *editor =
            m_fields.make(static_cast<std::size_t>(number - numbers.begin()), grid->parentWidget());
        label->setBuddy(editor);
        grid->addWidget(label, count % rowsOfAColumn, 0);
        grid->addWidget(editor, count % rowsOfAColumn, 1);
        if (count == 0)
            setFocusProxy(editor);
        ++count;
    }
    delete layout()->replaceWidget(m_shown, shown); // the place that it had
    m_shown->deleteLater();                         // what is typed in may be what led here
    m_shown->hide();
    m_shown = shown;
    m_shown->show();
}

void CorrectionPopover::layOut()
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
    column->addWidget(m_shown);
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
    m_fields.follow();
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
    QWidget *first =
        focusProxy() != nullptr ? focusProxy() : m_note; // there may be no number that can be set
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
    const std::vector<NumberChange> wanted = m_fields.changes();
    const bool sets = m_game->valuesSet(wanted) > 0;
    QString refusal = m_fields.judge();
    if (refusal.isEmpty() && sets)
        refusal = m_game->whyNot(wanted);
    m_message->setText(refusal);
    m_message->setVisible(!refusal.isEmpty());
    setInk(m_message, Role::LitFrame);
    m_apply->setEnabled(sets && refusal.isEmpty());
}

void CorrectionPopover::apply()
{
    judge();
    if (!m_apply->isEnabled())
        return;
    const std::vector<NumberChange> wanted = m_fields.changes();
    const QString note = m_note->text().trimmed();
    leave();
    m_game->correct(wanted, note);
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
