// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/words/csv.h"

#include "ui/words/language.h"

#include <QtCore/QLocale>

namespace skyledger::words {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Whatever a file brought stays text: no cell but a number begins as a formula does.
table::CellRows withoutFormulas(table::CellRows rows)
{
    for (QStringList &row : rows) {
        for (QString &cell : row) {
            bool isNumber = false;
            cell.toInt(&isNumber);
            if (!isNumber)
                cell = table::plainCell(cell);
        }
    }
    return rows;
}

} // namespace

CsvForm spokenCsvForm()
{
    const QLocale country = QLocale::system();
    const bool commas = country.language() == QLocale::C ? spokenLanguage() == Language::French
                                                         : country.decimalPoint() == u","_s;
    CsvForm form;
    if (commas)
        form.separator = u';';
    return form;
}

QByteArray csvBytes(const table::CellRows &rows, const CsvForm &form)
{
    const QString text = table::writeDelimited(withoutFormulas(rows), form.separator, table::LineEnd::CrLf);
    return (form.byteOrderMark ? QString(QChar::ByteOrderMark) + text : text).toUtf8();
}

} // namespace skyledger::words
