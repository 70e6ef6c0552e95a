// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/namecompletion.h"

#include <QtWidgets/QCompleter>
#include <QtWidgets/QLineEdit>

#include <algorithm>

namespace skyledger::ui {

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
}

} // namespace skyledger::ui
