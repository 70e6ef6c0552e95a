// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/whistlemountain/cases.h"

using namespace skyledger::whistlemountain;
using namespace skyledger::whistlemountain::test;
using namespace Qt::Literals::StringLiterals;

/// Readings of unclear rules: each can be chosen in a file, and those that no acceptance case looks at make their
/// difference.
class RulingReadings : public QObject
{
    Q_OBJECT

private slots:
    void everyReadingIsReadAndWritten();
    void jetpackIsForEveryone();
    void jetpackIsForItsBuilder();
};

void RulingReadings::everyReadingIsReadAndWritten()
{
    for (const RulingInfo &each : rulingTable()) {
        for (std::size_t reading = 0; reading < each.readings.size(); ++reading) {
            const QString key = toText(each.key);
            const QString value = toText(each.readings[reading]);
            const Table t = Table::sample(2, {{key, value}});
            QCOMPARE(each.get(t.setup().rulings), reading);
            QJsonObject written;
            Game::writeSetup(written, t.setup());
            QCOMPARE(written["rulings"_L1][key].toString(), value);
        }
    }
}

namespace {

/// The Jetpack lies on F3:H4; above F6 there is room to float.
Table withJetpack(const QString &users, int builder)
{
    Table t = Table::layoutK(1, {{u"jetpackUsers"_s, users}});
    t.set("{'machines.jetpack': {'area': 'F3:H4', 'by': " + QByteArray::number(builder)
          + "}, 'players.1.gold': 1}");
    t.play("{'do':'work'}");
    return t;
}

constexpr auto floatingMove = "{'do':'move','from':'barracks.3','to':'F7'}";

} // namespace

void RulingReadings::jetpackIsForEveryone()
{
    const Table t = withJetpack(u"everyone"_s, 2);
    LEGAL(t, floatingMove);
}

void RulingReadings::jetpackIsForItsBuilder()
{
    const Table others = withJetpack(u"builder"_s, 2);
    ILLEGAL(others, floatingMove, "WM-L-07");
    const Table own = withJetpack(u"builder"_s, 1);
    LEGAL(own, floatingMove);
}

QTEST_GUILESS_MAIN(RulingReadings)
#include "tst_rulings.moc"
