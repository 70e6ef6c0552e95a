// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/core/whistlemountain/fixture.h"

#include <QtTest/QTest>

// What the acceptance cases ask. They are macros so that a failure names its line.
#define LEGAL(table, json) QCOMPARE((table).judge(json), QString())
#define ILLEGAL(table, json, rule) QCOMPARE((table).judge(json), QStringLiteral(rule))
#define NUMBER(table, path, expected) QCOMPARE((table).number(QStringLiteral(path)), expected)
#define TEXT(table, path, expected) QCOMPARE((table).text(QStringLiteral(path)), QStringLiteral(expected))
