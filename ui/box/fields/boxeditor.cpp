// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/fields/boxeditor.h"

#include <QtCore/QEvent>
#include <QtCore/QStringList>

namespace skyledger::ui {

BoxEditor::BoxEditor(const QString &name, QWidget *parent) : QWidget(parent)
{
    setObjectName(name);
}

void BoxEditor::tell(const QString &about, const std::optional<BoxOrigin> &origin, const QString &hint)
{
    if (about == m_about && origin == m_origin && hint == m_hint)
        return;
    m_about = about;
    m_origin = origin;
    m_hint = hint;
    retell();
}

void BoxEditor::setFault(const QString &fault)
{
    if (fault == m_fault)
        return;
    m_fault = fault;
    markFault();
    retell();
}

QString BoxEditor::explanation() const
{
    QStringList lines;
    if (!m_fault.isEmpty())
        lines << m_fault;
    if (m_origin)
        lines << withSignOf(*m_origin);
    if (!m_hint.isEmpty())
        lines << m_hint;
    return lines.join(u'\n');
}

void BoxEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retell();
}

} // namespace skyledger::ui
