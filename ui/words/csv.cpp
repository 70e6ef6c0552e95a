// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/csv.h"

#include "ui/words/language.h"

namespace skyledger::words {

CsvForm spokenCsvForm()
{
    CsvForm form;
    if (spokenLanguage() == Language::French)
        form.separator = u';'; // as French spreadsheets expect it
    return form;
}

QByteArray csvBytes(const table::CellRows &rows, const CsvForm &form)
{
    const QString text = table::writeDelimited(rows, form.separator, table::LineEnd::CrLf);
    return (form.byteOrderMark ? QString(QChar::ByteOrderMark) + text : text).toUtf8();
}

} // namespace skyledger::words
