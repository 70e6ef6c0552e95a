// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/selectwhenclicked.h"

#include <QtCore/QEvent>
#include <QtGui/QFocusEvent>
#include <QtWidgets/QAbstractSpinBox>

namespace skyledger::ui {

namespace {

class Selecting : public QObject
{
public:
    explicit Selecting(QAbstractSpinBox &field) : QObject(&field), m_field(field)
    {
        field.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The press that brings the keyboard comes after it, and would take the selection back.
        if (watched == &m_field && event->type() == QEvent::FocusIn
            && static_cast<QFocusEvent *>(event)->reason() == Qt::MouseFocusReason)
            QMetaObject::invokeMethod(&m_field, &QAbstractSpinBox::selectAll, Qt::QueuedConnection);
        return false;
    }

private:
    QAbstractSpinBox &m_field;
};

} // namespace

void selectWhenClicked(QAbstractSpinBox &field)
{
    new Selecting(field); // the field owns it
}

} // namespace skyledger::ui
