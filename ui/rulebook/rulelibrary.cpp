// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rulebook/rulelibrary.h"

#include "core/rulebook/reader.h"

#include <QtCore/QDebug>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

rulebook::Rulebook bookIn(const QString &folder)
{
    auto read = rulebook::readRulebook(folder);
    if (read)
        return std::move(read).value();
    // It is embedded: nobody who uses the program can do anything about it.
    qWarning("%s", qPrintable(u"The rulebook cannot be read: "_s + read.error().file));
    return {};
}

} // namespace

RuleLibrary::RuleLibrary(const QString &folder) : m_folder(folder), m_book(bookIn(folder)), m_search(m_book)
{
}

QString RuleLibrary::pictureFile(const QString &picture) const
{
    return u"%1/pictures/%2.svg"_s.arg(m_folder, picture);
}

} // namespace skyledger::ui
