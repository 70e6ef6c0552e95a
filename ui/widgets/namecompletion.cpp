// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/namecompletion.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace skyledger::ui {

namespace {

/// What stands behind the typed letters is a proposal: Tab and the arrow keys take it, whatever else leaves the field
/// does not.
class Proposal : public QObject
{
public:
    explicit Proposal(QLineEdit &field) : QObject(&field), m_field(field)
    {
        field.installEventFilter(this);
        connect(&field, &QLineEdit::textEdited, this, [this](const QString &typed) { m_typed = typed; });
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (!qobject_cast<QLineEdit *>(watched)) // which is going
            return false;
        // A key that means a command is told twice, and moves the focus with the first telling.
        const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
        if (key && isTakenBy(static_cast<QKeyEvent *>(event)->key()))
            take();
        else if (key && isEnter(static_cast<QKeyEvent *>(event)->key()) && isProposed())
            m_field.setText(m_typed);
        else if (event->type() == QEvent::FocusOut && isProposed())
            dropLater();
        return QObject::eventFilter(watched, event);
    }

private:
    static bool isEnter(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter; }
    static bool isTakenBy(int key)
    {
        return key == Qt::Key_Tab || key == Qt::Key_Right || key == Qt::Key_Down || key == Qt::Key_End;
    }

    /// As it is known: with its own capitals.
    void take()
    {
        const QString known = m_field.completer()->currentCompletion();
        if (m_field.hasSelectedText() && known.compare(m_field.text(), Qt::CaseInsensitive) == 0)
            m_field.setText(known);
        m_typed = m_field.text();
    }

    /// Whether the end of what is shown was proposed. A name that was there before and is selected as a whole was not.
    bool isProposed() const
    {
        const QString shown = m_field.text();
        const QString rest = m_field.selectedText();
        return !m_typed.isEmpty() && !rest.isEmpty() && m_typed.size() + rest.size() == shown.size()
            && shown.endsWith(rest) && shown.startsWith(m_typed, Qt::CaseInsensitive);
    }

    /// The page may be going, and those who listen to the field with it.
    void dropLater()
    {
        QMetaObject::invokeMethod(
            this,
            [this, shown = m_field.text()] {
                if (m_field.text() == shown)
                    m_field.setText(m_typed);
            },
            Qt::QueuedConnection);
    }

    QLineEdit &m_field;
    QString m_typed;
};

} // namespace

void completeNames(QLineEdit &field, QStringList known)
{
    for (qsizetype i = 1; i < known.size(); ++i) {
        const QString name = known[i];
        const auto longer = std::find_if(known.cbegin(), known.cbegin() + i, [&name](const QString &other) {
            return other.startsWith(name, Qt::CaseInsensitive);
        });
        known.move(i, longer - known.cbegin());
    }
    auto *completer = new QCompleter(known, &field);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::InlineCompletion);
    field.setCompleter(completer);
    new Proposal(field); // the field's
}

} // namespace skyledger::ui
