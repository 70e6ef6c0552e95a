// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

/// Documents for the tests of records, and a way to change one value in them.
namespace skyledger::airshipcity::fixture {

/// A game of three players with one event of each kind, an abandoned line and every part of a catalogue.
QJsonObject gameDocument();
/// A complete catalogue of that game.
QJsonObject catalogueDocument();
/// A score sheet of three players.
QJsonObject sheetDocument();

/// JSON as one writes it in a test; a fault in it ends the program.
QJsonValue json(const QByteArray &text);

/// The document with another value at a place such as `events[2].path`, counted from 1. An undefined value takes it
/// away; an index behind the last one adds an entry.
QJsonObject with(const QJsonObject &document, const QString &place, const QJsonValue &value);
QJsonObject without(const QJsonObject &document, const QString &place);
/// What stands at a place.
QJsonValue at(const QJsonObject &document, const QString &place);

} // namespace skyledger::airshipcity::fixture
