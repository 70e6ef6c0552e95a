// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/airshipcity/fixture.h"
#include "ui/airshipcity/words/gamewords.h"
#include "ui/words/language.h"

#include <QFile>

/// What tests of sentences share: a game with known names, and what is true of every sentence.
namespace skyledger::words::fixture {

/// Layout A with ids and with the players Ada, Bo, Cy and Dee.
struct NamedGame {
    explicit NamedGame(const airshipcity::Setup &of = airshipcity::fixture::layoutA());

    airshipcity::Setup setup;
    airshipcity::Ids ids;
    GameWords words;
};

/// Whether the French texts are built in: without Qt's Linguist tools everything is said in English.
inline bool hasFrench()
{
    return QFile::exists(QStringLiteral(":/i18n/skyledger_fr.qm"));
}

/// What is wrong with a sentence, and the sentence: it is empty, or a placeholder or an unresolved plural was left in
/// it. Empty if all is well.
QString faultIn(const QString &sentence);

} // namespace skyledger::words::fixture

/// Fails the test where it stands.
#define VERIFY_SENTENCE(sentence)                                                                            \
    do {                                                                                                     \
        const QString itsFault = skyledger::words::fixture::faultIn(sentence);                               \
        QVERIFY2(itsFault.isEmpty(), qPrintable(itsFault));                                                  \
    } while (false)

#define SKIP_WITHOUT_FRENCH()                                                                                \
    if (!skyledger::words::fixture::hasFrench())                                                             \
    QSKIP("the French texts are not built in")
