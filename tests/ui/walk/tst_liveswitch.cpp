// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/faults.h"
#include "tests/ui/walk/said.h"
#include "tests/ui/walk/untranslated.h"
#include "tests/ui/walk/walker.h"
#include "ui/box/fields/boxeditor.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

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
        || said.where.contains(u"bgstats"_s)
        // A number that has the keyboard is drawn in two pieces where a part of it is marked.
        || (said.where.contains(u"/number-"_s) && said.where.contains(u" drawn "_s));
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

/// What people entered or chose, by the way to where it is.
std::map<QString, QString> enteredIn(const Walker &stage)
{
    std::map<QString, QString> entered;
    const QList<QWidget *> windows = stage.windows();
    for (const QWidget *window : windows) {
        const auto widgets = window->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (!widget->isVisible())
                continue;
            QString value;
            const auto *line = qobject_cast<const QLineEdit *>(widget);
            // Among the numbers stand names of things, which are others in each language.
            const bool isNamed = line != nullptr && line->objectName().startsWith(u"number-"_s)
                && std::any_of(line->text().cbegin(), line->text().cend(),
                               [](QChar sign) { return sign.isLetter(); });
            if (line != nullptr)
                value = isNamed || qobject_cast<const QSpinBox *>(line->parentWidget()) ? QString()
                                                                                        : line->text();
            else if (const auto *number = qobject_cast<const QSpinBox *>(widget))
                value = QString::number(number->value());
            else if (const auto *box = qobject_cast<const QComboBox *>(widget))
                value = QString::number(box->currentIndex());
            else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                value = button->isChecked() ? u"checked"_s : QString();
            else if (const auto *list = qobject_cast<const QAbstractItemView *>(widget))
                value = QString::number(list->currentIndex().row());
            if (!value.isEmpty())
                entered[wayTo(*widget)] = value;
        }
    }
    return entered;
}

/// Types a digit into a field of every kind that was not met yet. Answers whether there was any.
bool typeInto(const Walker &stage, QSet<QString> &met)
{
    bool any = false;
    const auto found = stage.frontWindow().findChildren<QWidget *>();
    // One may go when something is typed into another.
    const QList<QPointer<QWidget>> widgets(found.begin(), found.end());
    for (const QPointer<QWidget> &widget : widgets) {
        if (!widget || !widget->isEnabled() || !canBeSeen(*widget) || met.contains(kindOf(*widget)))
            continue;
        const auto *line = qobject_cast<const QLineEdit *>(widget);
        const bool ownLine = line && !line->isReadOnly()
            && !qobject_cast<const QSpinBox *>(line->parentWidget())
            && !qobject_cast<const QComboBox *>(line->parentWidget());
        if (!ownLine && !qobject_cast<const QSpinBox *>(widget) && !qobject_cast<const BoxEditor *>(widget))
            continue;
        met << kindOf(*widget);
        widget->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(widget, u"2"_s);
        any = true;
    }
    stage.settle();
    return any;
}

QStringList lost(const std::map<QString, QString> &before, const std::map<QString, QString> &after)
{
    QStringList found;
    for (const auto &[where, value] : before) {
        // A line that tells what stands on the boards does so in the language of now.
        static const QRegularExpression digits(u"^-?\\d*$"_s);
        if (where.contains(u"/numbers-page/"_s) && !digits.match(value).hasMatch())
            continue;
        const auto there = after.find(where);
        if (there == after.end() || there->second != value)
            found << u"%1: “%2” is lost"_s.arg(where, value);
    }
    return found;
}

} // namespace

class TestLiveSwitch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void switchingEqualsAFreshStart() { QVERIFY(m_differences.none()); }
    void frenchIsFrenchAltogether() { QVERIFY(m_english.none()); }
    void whatWasEnteredStays();

private:
    void typeAndSwitch(Walker &stage, const QString &stop);

    Faults m_differences;
    Faults m_english; ///< in French
    Faults m_lost;
    QSet<QString> m_met; ///< kinds of fields that something was typed into
};

/// One walk for all questions: text by text, with everything open, to the other language, back again, and the other
/// way round.
void TestLiveSwitch::initTestCase()
{
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
            m_differences.add(stop.name, differences(english.back(), saidOn(stage)));
        }
    }
    Untranslated untranslated;
    QVERIFY(untranslated.knowsTexts());
    Walker stage({Language::French});
    for (std::size_t i = 0; i < stops.size(); ++i) {
        stage.go(stops[i]);
        const std::vector<Said> french = saidOn(stage);
        m_differences.add(stops[i].name, differences(french, turnedFrench[i]));
        for (const Said &said : french)
            m_english.add(stops[i].name, untranslated.faultsOf(said));
        stage.speak(Language::English);
        m_differences.add(stops[i].name, differences(english[i], saidOn(stage)));
        typeAndSwitch(stage, stops[i].name);
    }
}

/// From French to English and back; what is typed meanwhile stays, and with it all that was said about it.
void TestLiveSwitch::typeAndSwitch(Walker &stage, const QString &stop)
{
    stage.speak(Language::French);
    if (!typeInto(stage, m_met))
        return;
    const std::map<QString, QString> before = enteredIn(stage);
    const std::vector<Said> said = saidOn(stage);
    stage.speak(Language::English);
    m_lost.add(stop, lost(before, enteredIn(stage)));
    stage.speak(Language::French);
    m_lost.add(stop, lost(before, enteredIn(stage)));
    m_differences.add(stop, differences(said, saidOn(stage)));
}

void TestLiveSwitch::whatWasEnteredStays()
{
    QVERIFY(m_lost.none());
    QVERIFY2(m_met.size() >= 20, qPrintable(QString::number(m_met.size())));
}

QTEST_MAIN(TestLiveSwitch)
#include "tst_liveswitch.moc"
