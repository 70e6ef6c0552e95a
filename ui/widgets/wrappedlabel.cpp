// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/wrappedlabel.h"

#include "ui/widgets/plainlabel.h"

#include <QtCore/QEvent>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QLabel>

namespace skyledger::ui {

QLabel *wrappedLabel(QAnyStringView name, QWidget *parent)
{
    auto *label = plainLabel(parent);
    label->setObjectName(name.toString());
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

namespace {

/// Keeps a label in the colour of a role, whatever look the window has.
class Ink : public QObject
{
    Q_OBJECT

public:
    explicit Ink(QLabel *label) : QObject(label), m_label(label) { label->installEventFilter(this); }

    void setRole(Role role)
    {
        m_role = role;
        colour();
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange && !m_isColouring)
            colour();
        return false;
    }

private:
    void colour()
    {
        const QScopedValueRollback guard(m_isColouring, true);
        QPalette palette = m_label->palette();
        // A window hears of another palette before what is in it has got that.
        palette.setColor(QPalette::WindowText, Theme::of(m_label->window()->palette()).color(m_role));
        m_label->setPalette(palette);
    }

    QLabel *m_label;
    Role m_role{};
    bool m_isColouring = false;
};

} // namespace

void setInk(QLabel *label, Role role)
{
    auto *ink = label->findChild<Ink *>(QString(), Qt::FindDirectChildrenOnly);
    if (ink == nullptr)
        ink = new Ink(label);
    ink->setRole(role);
}

} // namespace skyledger::ui

#include "wrappedlabel.moc"
