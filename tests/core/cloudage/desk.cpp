// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/cloudage/desk.h"

#include "core/cloudage/record/fields.h"
#include "core/cloudage/rules/board.h"
#include "core/play/eventcodec.h"
#include "core/table/jsonreader.h"

#include <QtCore/QFile>

namespace skyledger::cloudage::test {

using namespace Qt::Literals::StringLiterals;

QJsonObject json(const QString &text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        qFatal("no JSON: %s", qPrintable(text));
    return document.object();
}

QJsonObject catalogueF()
{
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/tests/core/cloudage/catalogue-f.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no catalogue F");
    return QJsonDocument::fromJson(file.readAll()).object();
}

Desk::Desk(int players, const QString &setup)
{
    constexpr std::array names{"Ada", "Bo", "Cy", "Di"};
    QJsonArray seats;
    for (int i = 0; i < players; ++i) {
        seats.append(QJsonObject{{u"name"_s, QString::fromLatin1(names[static_cast<std::size_t>(i)])},
                                 {u"color"_s, word(static_cast<PlayerColor>(i))}});
    }
    QJsonObject whole{{u"edition"_s, u"fr"_s},
                      {u"mode"_s, u"scenario-2"_s},
                      {u"players"_s, seats},
                      {u"catalogue"_s, catalogueF()}};
    const QJsonObject more = json(setup);
    for (auto it = more.begin(); it != more.end(); ++it)
        whole.insert(it.key(), it.value());
    const QJsonObject document{{u"format"_s, u"skyledger-game"_s},
                               {u"version"_s, 1},
                               {u"game"_s, u"cloudage"_s},
                               {u"setup"_s, whole},
                               {u"events"_s, QJsonArray()}};
    auto read = readGameRecord(document);
    if (!read)
        qFatal("%s", qPrintable(table::describe(read.error())));
    record = std::move(read).value();
    state = startState(record.setup);
}

namespace {

Event eventOf(const QString &text, Ids ids)
{
    table::JsonFaults faults;
    const table::JsonNode node(faults, json(text));
    Event event = play::EventCodec<CloudAge>::read(node, ids);
    if (faults.any())
        qFatal("%s: %s", qPrintable(text), qPrintable(table::describe(faults.first())));
    return event;
}

QString rulesOf(const Verdict &verdict)
{
    QStringList rules;
    for (const auto &objection : verdict.objections)
        rules << toText(ruleId(objection.rule.as<Rule>()));
    return rules.join(u' ');
}

} // namespace

void Desk::set(const QString &values)
{
    play(u"{\"do\":\"correct\",\"reason\":\"\",\"set\":%1}"_s.arg(values));
}

Verdict Desk::check(const QString &event) const
{
    return cloudage::check(record.setup, state, eventOf(event, record.ids));
}

void Desk::play(const QString &text)
{
    const Event event = eventOf(text, record.ids);
    const Verdict verdict = cloudage::check(record.setup, state, event);
    if (!verdict.playable())
        qFatal("%s is refused: %s, lacks %s", qPrintable(text), qPrintable(rulesOf(verdict)),
               qPrintable(lacks(text)));
    last.clear();
    apply(record.setup, state, event, &last);
    addToLedger(ledger, last, ++events);
}

void Desk::play(const QStringList &texts)
{
    for (const QString &text : texts)
        play(text);
}

bool Desk::refused(const QString &event, std::string_view rule) const
{
    const Verdict verdict = check(event);
    const QString rules = rulesOf(verdict);
    const bool named = rules.split(u' ').contains(toText(rule));
    if (!named)
        qWarning("%s: refused by %s, not %s", qPrintable(event), qPrintable(rules), rule.data());
    return named;
}

QString Desk::missing(const QString &event) const
{
    QStringList names;
    for (const auto &value : check(event).missing)
        names << missingName(value, record.ids);
    return names.join(u", "_s);
}

QString Desk::lacks(const QString &event) const
{
    QStringList names;
    for (const auto key : check(event).lacks)
        names << word(key.as<ReportKey>());
    return names.join(u", "_s);
}

QString Desk::formFault(const QString &event) const
{
    table::JsonFaults faults;
    const table::JsonNode node(faults, json(event));
    Ids ids = record.ids;
    play::EventCodec<CloudAge>::read(node, ids);
    return faults.any() ? faults.first().place : QString();
}

QString Desk::stock(int player) const
{
    const PlayerState &board = at(player);
    return u"e%1 w%2 m%3 p%4 h%5 L%6 VP%7"_s.arg(board.stock[Resource::Energy])
        .arg(board.stock[Resource::Water])
        .arg(board.stock[Resource::Metal])
        .arg(board.stock[Resource::Plants])
        .arg(board.stock[Resource::Cards])
        .arg(board.level)
        .arg(board.vp);
}

QString Desk::navigation(int player) const
{
    const Navigation &navigation = at(player).navigation;
    const auto join = [](const auto &values) {
        QStringList list;
        for (const std::uint8_t value : values)
            list << QString::number(value);
        return list.join(u',');
    };
    std::vector<std::uint8_t> deck;
    for (std::size_t value = 0; value < navigation.deck.size(); ++value)
        deck.insert(deck.end(), navigation.deck[value], static_cast<std::uint8_t>(value));
    QString text = u"D[%1] X[%2]"_s.arg(join(deck), join(navigation.discard));
    if (!navigation.top.empty())
        text = u"T[%1] "_s.arg(join(navigation.top)) + text;
    return text;
}

QString Desk::pending() const
{
    QStringList list;
    for (const Pending &due : state.pending)
        list << u"P%1 %2"_s.arg(numberFor(due.player)).arg(word(due.choose));
    return list.join(u", "_s);
}

QString Desk::phase() const
{
    return word(state.phase);
}

int Desk::markers(int player, const QString &city) const
{
    return at(player).markersAt(record.ids.cities.find(city).value_or(none<City>));
}

bool Desk::warned() const
{
    for (const Change &change : last) {
        if (change.kind == Change::Kind::Gained && change.lost > 0)
            return true;
    }
    return false;
}

Desk atTheEnd(const QString &values, int players, const QString &setup)
{
    Desk desk(players, setup);
    desk.set(u"{\"phase\":\"final-build\"%1}"_s.arg(values.isEmpty() ? values : u',' + values));
    for (int player = 1; player <= players; ++player) {
        desk.play(u"{\"do\":\"pass\",\"player\":%1}"_s.arg(player));
        desk.play(u"{\"do\":\"pass\",\"player\":%1}"_s.arg(player));
    }
    return desk;
}

} // namespace skyledger::cloudage::test
