// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/guide/cityquestions.h"

#include <QtTest/QTest>

using namespace skyledger;
using namespace skyledger::airshipcity;

/// What the table reports of a play passes the guide of any game unchanged.
class TestCityQuestions : public QObject
{
    Q_OBJECT

private slots:
    void nothingStaysNothing()
    {
        QVERIFY(ui::toldOf({}).empty());
        QVERIFY(ui::reportedOf({}) == Reported{});
    }

    void eachAmountComesBack()
    {
        Reported reported;
        reported.pay.emplace();
        (*reported.pay)[Resource::Wood] = 2;
        comesBack(reported);
        reported.gain.emplace();
        (*reported.gain)[Resource::Metal] = 3;
        comesBack(reported);
        reported.vp = std::int16_t{-4};
        comesBack(reported);
        reported.term = std::uint8_t{5};
        comesBack(reported);
    }

    void eachPlayersPartComesBack()
    {
        Reported reported;
        int amount = 0;
        for (const Player player : all<Player>()) {
            auto &part = reported.players[player].emplace();
            part.vp = static_cast<std::int16_t>(--amount);
            comesBack(reported);
            Amounts &gain = part.gain.emplace();
            for (const Resource resource : all<Resource>())
                gain[resource] = static_cast<std::uint8_t>(2 - amount);
            comesBack(reported);
        }
    }

private:
    static void comesBack(const Reported &reported)
    {
        QVERIFY(ui::reportedOf(ui::toldOf(reported)) == reported);
    }
};

QTEST_GUILESS_MAIN(TestCityQuestions)
#include "tst_cityquestions.moc"
