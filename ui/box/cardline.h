// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/boxdesk.h"

#include <QtWidgets/QWidget>

class QLabel;
class QLineEdit;

namespace skyledger::ui {

/// One line for a whole card: its name and its values, with semicolons between them. Enter keeps all of it as one step; a
/// name that nothing bears adds a thing, where there can be more. Of things that are alike the next one is typed, without
/// a name. Below stands in words what was understood.
class CardLine : public QWidget
{
    Q_OBJECT

public:
    /// The desk must stay.
    CardLine(BoxDesk &desk, QWidget *parent);

    /// Takes the things of this sheet from now on.
    void setSheet(const QString &id);
    void begin();

signals:
    /// A thing was kept, by its path.
    void kept(const QStringList &path);

private:
    /// A line as it was understood.
    struct Read {
        BoxThing thing;
        TypedValues typed;
        QString said;
        bool isNew = false;
        bool isSound = false;
    };

    const BoxSheet *sheet() const;
    Read read(const QString &line) const;
    Read readAlike(const BoxSheet &sheet, const QString &line) const;
    void readValues(Read &read, const QStringList &parts) const;
    QString namesOf(const BoxSheet &sheet) const;
    void judge();
    void keep();
    void retranslate();

    BoxDesk &m_desk;
    QString m_sheet;
    QLabel *m_name;
    QLineEdit *m_line;
    QLabel *m_said;
};

} // namespace skyledger::ui
