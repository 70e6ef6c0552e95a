// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/faults.h"
#include "tests/ui/walk/said.h"
#include "tests/ui/walk/untranslated.h"
#include "tests/ui/walk/walker.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <map>
#include <set>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;
using words::Language;

namespace {

/// The time of day at which a game was saved.
const QRegularExpression &savedAt()
{
    static const QRegularExpression time(u"\\d\\d:\\d\\d:\\d\\d"_s);
    return time;
}

/// What no two starts have in common: the city that is dealt, the time of an export.
bool isByChance(const Said &said)
{
    return said.where.contains(u"/city/"_s) || said.where.contains(u"/display/"_s)
        || said.where.contains(u"bgstats"_s);
}

std::vector<Said> saidOn(const Walker &stage)
{
    std::vector<Said> all;
    const QList<QWidget *> windows = stage.windows();
    for (QWidget *window : windows) {
        std::vector<Said> said = saidBy(*window);
        // What is out of sight is said anew when it is shown.
        std::erase_if(said, [](const Said &each) { return !each.inSight; });
        for (Said &each : said)
            each.text.replace(stage.home(), u"HOME"_s).replace(savedAt(), u"TIME"_s);
        all.insert(all.end(), said.begin(), said.end());
    }
    return all;
}

std::map<QString, QString> byPlace(const std::vector<Said> &all)
{
    std::map<QString, QString> places;
    for (const Said &said : all) {
        if (!isByChance(said))
            places[said.where] += said.text + u'\n';
    }
    return places;
}

/// Rows of a list come into sight and leave it with the room that there is beside it.
bool isRowInSight(const QString &where)
{
    static const QRegularExpression drawnRow(u" row \\d+ drawn \\d+$"_s);
    return where.contains(drawnRow);
}

/// The rows of lists that are drawn.
std::set<QString> rowsOf(const std::map<QString, QString> &places)
{
    std::set<QString> rows;
    for (const auto &[where, text] : places) {
        if (isRowInSight(where))
            rows.insert(where.section(u" drawn "_s, 0, 0));
    }
    return rows;
}

QStringList differences(const std::vector<Said> &fresh, const std::vector<Said> &switched)
{
    QStringList found;
    const std::map<QString, QString> before = byPlace(fresh);
    const std::map<QString, QString> after = byPlace(switched);
    const std::set<QString> rowsBefore = rowsOf(before);
    const std::set<QString> rowsAfter = rowsOf(after);
    const auto leftSight = [](const QString &where, const std::set<QString> &rows) {
        return isRowInSight(where) && !rows.contains(where.section(u" drawn "_s, 0, 0));
    };
    for (const auto &[where, text] : before) {
        if (leftSight(where, rowsAfter))
            continue;
        const auto there = after.find(where);
        if (there == after.end())
            found << u"%1: no longer “%2”"_s.arg(where, text.trimmed());
        else if (there->second != text)
            found << u"%1: “%2” instead of “%3”"_s.arg(where, there->second.trimmed(), text.trimmed());
    }
    for (const auto &[where, text] : after) {
        if (!before.contains(where) && !leftSight(where, rowsBefore))
            found << u"%1: “%2” instead of nothing"_s.arg(where, text.trimmed());
    }
    return found;
}

} // namespace

class TestLiveSwitch : public QObject
{
    Q_OBJECT

private slots:
    void switchingEqualsAFreshStart();
};

/// Text by text, with everything open: to the other language, back again, and the other way round. What is French then
/// is French altogether.
void TestLiveSwitch::switchingEqualsAFreshStart()
{
    Faults faults;
    std::vector<std::vector<Said>> english;
    std::vector<std::vector<Said>> turnedFrench;
    const std::vector<Stop> stops = allStops();
    {
        Walker stage({Language::English});
        for (const Stop &stop : stops) {
            stage.go(stop);
            english.push_back(saidOn(stage));
            stage.speak(Language::French);
            turnedFrench.push_back(saidOn(stage));
            stage.speak(Language::English);
            faults.add(stop.name, differences(english.back(), saidOn(stage)));
            stage.speak(Language::English);
        }
    }
    Untranslated untranslated;
    QVERIFY(untranslated.knowsTexts());
    Walker stage({Language::French});
    for (std::size_t i = 0; i < stops.size(); ++i) {
        stage.go(stops[i]);
        const std::vector<Said> french = saidOn(stage);
        faults.add(stops[i].name, differences(french, turnedFrench[i]));
        for (const Said &said : french)
            faults.add(stops[i].name, untranslated.faultsOf(said));
        stage.speak(Language::English);
        faults.add(stops[i].name, differences(english[i], saidOn(stage)));
    }
    QVERIFY(faults.none());
}

QTEST_MAIN(TestLiveSwitch)
#include "tst_liveswitch.moc"
