// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/namefield.h"

#include "core/table/filename.h"

#include <QtCore/QList>
#include <QtWidgets/QLineEdit>

namespace skyledger::ui {

QString cutToCharacters(const QString &text, qsizetype characters)
{
    QString part = text;
    for (qsizetype signs = characters; part.toUcs4().size() > characters; --signs)
        part = table::firstSigns(text, signs);
    return part;
}

void limitCharacters(QLineEdit &field, int characters)
{
    QObject::connect(&field, &QLineEdit::textChanged, &field, [&field, characters](const QString &text) {
        const QString part = cutToCharacters(text, characters);
        if (part == text)
            return;
        const int cursor = field.cursorPosition();
        field.setText(part);
        field.setCursorPosition(cursor);
    });
}

} // namespace skyledger::ui
