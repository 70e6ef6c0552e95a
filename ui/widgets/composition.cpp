// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/composition.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QPointer>
#include <QtGui/QGuiApplication>
#include <QtGui/QInputMethod>
#include <QtGui/QInputMethodEvent>
#include <QtGui/QKeyEvent>

namespace skyledger::ui {

namespace {

class Guard : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::InputMethod:
            if (!static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty())
                m_composing = watched;
            else if (m_composing == watched)
                m_composing.clear();
            break;
        case QEvent::FocusOut:
            if (m_composing == watched)
                m_composing.clear();
            break;
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress:
            if (m_composing == watched && endsConversion(*static_cast<QKeyEvent *>(event)))
                return true;
            break;
        default:
            break;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    static bool endsConversion(QKeyEvent &event)
    {
        if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
            return false;
        if (event.type() == QEvent::KeyPress)
            QGuiApplication::inputMethod()->commit();
        event.accept();
        return true;
    }

    QPointer<QObject> m_composing; ///< the field in which letters are being composed
};

} // namespace

void guardCompositions()
{
    static QPointer<Guard> guard;
    if (guard)
        return;
    guard = new Guard(QCoreApplication::instance());
    QCoreApplication::instance()->installEventFilter(guard);
}

bool isComposingKey(int key)
{
    const bool switches = key == Qt::Key_Multi_key || key == Qt::Key_Mode_switch
        || (key >= Qt::Key_Codeinput && key <= Qt::Key_PreviousCandidate)
        || (key >= Qt::Key_Kanji && key <= Qt::Key_Eisu_toggle)
        || (key >= Qt::Key_Hangul && key <= Qt::Key_Hangul_Special);
    const bool isDead = key >= Qt::Key_Dead_Grave && key <= Qt::Key_Dead_Longsolidusoverlay;
    return switches || isDead;
}

} // namespace skyledger::ui
