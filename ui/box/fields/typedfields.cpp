// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/typedfields.h"

#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QRegularExpressionValidator>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int refused = 255; // no value of the box is as large

QHBoxLayout *tightRow(QWidget *parent)
{
    auto *row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(3);
    return row;
}

bool isUndo(const QKeyEvent &key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

} // namespace

BoxNumber::BoxNumber(QWidget *parent) : NumberField(parent)
{
    setValidator(new QRegularExpressionValidator(QRegularExpression(u"[0-9]{0,3}"_s), this));
}

void BoxNumber::allowMinus()
{
    setMayBeNegative(true);
    setValidator(new QRegularExpressionValidator(QRegularExpression(u"[-\u2212]?[0-9]{0,3}"_s), this));
}

QSize BoxNumber::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(u'0') * 9 / 2, NumberField::sizeHint().height()};
}

void BoxNumber::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || (event->modifiers() & ~Qt::KeypadModifier) != Qt::ShiftModifier)
        NumberField::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        emit previousWanted();
}

void BoxNumber::paintEvent(QPaintEvent *event)
{
    NumberField::paintEvent(event);
    if (!text().isEmpty() || !fault().isEmpty() || hasFocus())
        return;
    QPainter painter(this);
    painter.setFont(font());
    paintUnknown(painter);
}

void BoxNumber::paintUnknown(QPainter &painter) const
{
    painter.setPen(Theme::of(palette()).color(Role::LitFrame));
    painter.drawText(rect(), Qt::AlignCenter, u"?"_s);
}

NumbersEditor::NumbersEditor(int most, const QString &name, QWidget *parent)
    : BoxEditor(name, parent), m_most(most)
{
}

BoxNumber *NumbersEditor::addNumber(const QString &suffix)
{
    auto *number = new BoxNumber(this);
    number->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    number->setObjectName(suffix.isEmpty() ? objectName() + u"-value"_s : objectName() + u'-' + suffix);
    m_numbers.push_back(number);
    connect(number, &NumberField::entered, this, [this] { take(); });
    connect(number, &NumberField::gotFocus, this, &BoxEditor::gotFocus);
    connect(number, &NumberField::nextWanted, this, [this, number] { emit nextWanted(number, true); });
    connect(number, &BoxNumber::previousWanted, this, [this, number] { emit nextWanted(number, false); });
    connect(number, &NumberField::stepWanted, this,
            [this, number](int rows, int columns) { emit stepWanted(number, rows + columns > 0); });
    return number;
}

QList<QWidget *> NumbersEditor::stops()
{
    QList<QWidget *> stops;
    stops.reserve(static_cast<qsizetype>(m_numbers.size()));
    for (BoxNumber *number : m_numbers)
        stops << number;
    return stops;
}

void NumbersEditor::markFault()
{
    for (BoxNumber *number : m_numbers) {
        const bool isWrong =
            !fault().isEmpty() && (m_numbers.size() == 1 || within(number->value()) > m_most);
        number->setFault(isWrong ? fault() : QString());
    }
}

int NumbersEditor::within(std::optional<int> number)
{
    const int value = number.value_or(0);
    return value < 0 || value > refused ? refused : value;
}

NumberEditorField::NumberEditorField(Takes takes, const QString &name, QWidget *parent)
    : NumbersEditor(refused, name, parent), m_takes(takes)
{
    BoxNumber *number = addNumber({});
    if (takes == Takes::Negative)
        number->allowMinus();
    QHBoxLayout *row = tightRow(this);
    row->addWidget(number);
    row->addStretch();
    setFocusProxy(number);
}

void NumberEditorField::display(const std::optional<FieldValue> &value)
{
    // Somebody who typed 0 said that there is no such thing: the 0 stays, though the copy then holds no value.
    const bool isNone = m_takes == Takes::Counts && !value && numbers().front()->value() == 0;
    if (fault().isEmpty() && !isNone)
        reset(value);
}

void NumberEditorField::reset(const std::optional<FieldValue> &value)
{
    const int *number = value ? std::get_if<int>(&*value) : nullptr;
    numbers().front()->setValue(number ? std::optional(*number) : std::nullopt);
}

void NumberEditorField::take()
{
    const auto number = numbers().front()->value();
    if (number)
        emit entered(*number);
    else if (numbers().front()->text().isEmpty())
        emit emptied();
}

void NumberEditorField::retell()
{
    numbers().front()->setAccessibleName(about());
    numbers().front()->setAccessibleDescription(explanation());
    numbers().front()->setToolTip(plainTip(explanation()));
}

AmountsEditorField::AmountsEditorField(const FieldThings &things, int most, const QString &name,
                                       QWidget *parent)
    : NumbersEditor(most, name, parent), m_things(things)
{
    QHBoxLayout *row = tightRow(this);
    for (int thing = 0; thing < things.count(); ++thing) {
        row->addWidget(new ThingShape(things, thing, this));
        row->addWidget(addNumber(things.id(thing)));
        row->addSpacing(3);
    }
    row->addStretch();
    setFocusProxy(numbers().front());
}

void AmountsEditorField::display(const std::optional<FieldValue> &value)
{
    if (fault().isEmpty())
        reset(value);
}

void AmountsEditorField::reset(const std::optional<FieldValue> &value)
{
    const auto *amounts = value ? std::get_if<std::vector<int>>(&*value) : nullptr;
    for (std::size_t i = 0; i < numbers().size(); ++i)
        numbers()[i]->setValue(amounts ? std::optional((*amounts)[i]) : std::nullopt);
}

/// Takes what was typed. If a number was deleted and all others are 0, the whole value is unknown again.
void AmountsEditorField::take()
{
    std::vector<int> amounts;
    // What was refused was begun, too: to take it out is not to say that nothing is printed.
    const bool wasBegun = isKnown() || !fault().isEmpty();
    bool isBlank = false;
    bool isAny = false;
    for (const BoxNumber *each : numbers()) {
        const auto number = each->value();
        isBlank = isBlank || (!number && wasBegun);
        isAny = isAny || number.value_or(0) != 0 || (number && !wasBegun);
        amounts.push_back(within(number));
    }
    if (isAny || !isBlank)
        emit entered(amounts);
    else
        emit emptied();
}

void AmountsEditorField::retell()
{
    for (int thing = 0; thing < m_things.count(); ++thing) {
        BoxNumber *number = numbers()[static_cast<std::size_t>(thing)];
        number->setAccessibleName(
            tr("%1, %2", "what the amounts are, resource").arg(about(), m_things.name(thing)));
        number->setAccessibleDescription(explanation());
        number->setToolTip(plainTip(m_things.heading(thing) + u'\n' + explanation()));
    }
}

TrackEditorField::TrackEditorField(int spaces, int most, const QString &name, QWidget *parent)
    : NumbersEditor(most, name, parent)
{
    QHBoxLayout *row = tightRow(this);
    for (int space = 1; space <= spaces; ++space) {
        BoxNumber *number = addNumber(QString::number(space));
        number->installEventFilter(this);
        row->addWidget(number);
    }
    row->addStretch();
    setFocusProxy(numbers().front());
}

/// While somebody types, gaps in the list stay open: the price that is typed over belongs to that space.
void TrackEditorField::display(const std::optional<FieldValue> &value)
{
    const auto *track = value ? std::get_if<std::vector<int>>(&*value) : nullptr;
    const bool isTyped =
        isAncestorOf(QApplication::focusWidget()) && typed() == (track ? *track : std::vector<int>());
    if (!fault().isEmpty())
        return;
    isTyped ? showRoom() : reset(value);
}

void TrackEditorField::reset(const std::optional<FieldValue> &value)
{
    const auto *track = value ? std::get_if<std::vector<int>>(&*value) : nullptr;
    const std::size_t size = track ? track->size() : 0;
    for (std::size_t i = 0; i < numbers().size(); ++i)
        numbers()[i]->setValue(i < size ? std::optional((*track)[i]) : std::nullopt);
    showRoom();
}

/// Shows a field for each price and one more; blank fields between prices stay visible.
void TrackEditorField::showRoom()
{
    std::size_t used = 0;
    for (std::size_t i = 0; i < numbers().size(); ++i) {
        if (numbers()[i]->value() || numbers()[i]->hasFocus())
            used = numbers()[i]->value() ? i + 1 : std::max(used, i);
    }
    for (std::size_t i = 0; i < numbers().size(); ++i)
        numbers()[i]->setVisible(i <= used);
}

/// A space that was taken away closes up as soon as nobody types here any more.
bool TrackEditorField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && fault().isEmpty()
        && !isAncestorOf(QApplication::focusWidget())) {
        const std::vector<int> track = typed();
        reset(track.empty() ? std::nullopt : std::optional<FieldValue>(track));
    }
    return NumbersEditor::eventFilter(watched, event);
}

QList<QWidget *> TrackEditorField::stops()
{
    QList<QWidget *> stops;
    for (BoxNumber *number : numbers()) {
        if (!number->isHidden())
            stops << number;
    }
    return stops;
}

/// The prices without the gaps between them.
std::vector<int> TrackEditorField::typed() const
{
    std::vector<int> track;
    for (const BoxNumber *number : numbers()) {
        if (const auto price = number->value())
            track.push_back(within(price));
    }
    return track;
}

void TrackEditorField::take()
{
    const std::vector<int> track = typed();
    if (track.empty())
        emit emptied();
    else
        emit entered(track);
}

void TrackEditorField::retell()
{
    for (std::size_t i = 0; i < numbers().size(); ++i) {
        numbers()[i]->setAccessibleName(
            tr("%1, space %2", "a price list, number from the top").arg(about(), QString::number(i + 1)));
        numbers()[i]->setAccessibleDescription(explanation());
        numbers()[i]->setToolTip(plainTip(explanation()));
    }
}

bool BoxLine::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isUndo(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    return QLineEdit::event(event);
}

void BoxLine::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    emit gotFocus();
}

void BoxLine::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isUndo(*event)) {
        event->ignore();
    } else if (enter && !(event->modifiers() & Qt::ControlModifier)) {
        if (!event->isAutoRepeat())
            emit nextWanted(!(event->modifiers() & Qt::ShiftModifier));
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        emit stepWanted(event->key() == Qt::Key_Down);
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

NameEditor::NameEditor(const QString &name, QWidget *parent)
    : BoxEditor(name, parent), m_line(new BoxLine(this))
{
    m_line->setObjectName(objectName() + u"-value"_s);
    tightRow(this)->addWidget(m_line);
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString &text) {
        if (text.trimmed().isEmpty())
            emit emptied();
        else
            emit entered(text.trimmed());
    });
    connect(m_line, &BoxLine::gotFocus, this, &BoxEditor::gotFocus);
    connect(m_line, &BoxLine::nextWanted, this, [this](bool forward) { emit nextWanted(m_line, forward); });
    connect(m_line, &BoxLine::stepWanted, this, [this](bool forward) { emit stepWanted(m_line, forward); });
}

void NameEditor::display(const std::optional<FieldValue> &value)
{
    const QString *name = value ? std::get_if<QString>(&*value) : nullptr;
    // A blank at the end is on its way to the next word.
    if (fault().isEmpty() && m_line->text().trimmed() != (name ? *name : QString()))
        m_line->setText(name ? *name : QString());
}

QList<QWidget *> NameEditor::stops()
{
    return {m_line};
}

void NameEditor::retell()
{
    m_line->setAccessibleName(about());
    m_line->setAccessibleDescription(explanation());
    m_line->setToolTip(plainTip(explanation()));
    m_line->setPlaceholderText(tr("not entered"));
}

} // namespace skyledger::ui
