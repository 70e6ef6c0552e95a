// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/words/spoken.h"

#include "core/airshipcity/names.h"

#include <QRegularExpression>

namespace skyledger::words::fixture {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// `mine-1`, `mine-2`: each tile by its kind and a number.
Ids idsOf(const Setup &setup)
{
    Ids ids;
    Per<TileKind, int> count;
    for (const Tile tile : all<Tile>()) {
        const TileKind kind = setup.catalogue.tiles[tile].kind;
        const std::string_view word = nameOf(kind);
        const QString text = QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
        ids.tiles.add(*Id::from(u"%1-%2"_s.arg(text).arg(++count[kind])));
    }
    return ids;
}

} // namespace

NamedGame::NamedGame(const Setup &of)
    : setup(of), ids(idsOf(of)), words(setup, ids, {u"Ada"_s, u"Bo"_s, u"Cy"_s, u"Dee"_s})
{
}

QString faultIn(const QString &sentence)
{
    static const QRegularExpression placeholder(u"%[0-9nL]"_s);
    static const QRegularExpression plural(u"\\((s|es|ies)\\)"_s);
    if (sentence.trimmed().isEmpty())
        return u"nothing is said"_s;
    if (sentence.contains(placeholder))
        return u"a placeholder is left: "_s + sentence;
    if (sentence.contains(plural))
        return u"a plural is not resolved: "_s + sentence;
    if (sentence != sentence.trimmed() || sentence.contains(u"  "_s))
        return u"stray spaces: "_s + sentence;
    return {};
}

} // namespace skyledger::words::fixture
