// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguejson.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/airshipcity/values/valueform.h"
#include "ui/words/language.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::AirshipCityTable;
using ui::Asked;
using ui::Choice;
using ui::OwnersCopy;
using ui::ValueForm;

namespace {

/// The sample game as if read off somebody's box, no contract's term known.
GameRecord gameWithoutTerms()
{
    GameRecord record = fixture::newSampleGame(3, 8);
    QJsonObject setup = record.document["setup"_L1].toObject();
    QByteArray text = writeCatalogue(setup["catalogue"_L1].toObject());
    text.replace("\"sample\"", "\"copy\"");
    QJsonObject catalogue = QJsonDocument::fromJson(text).object();
    QJsonArray contracts;
    const QJsonArray listed = catalogue["contracts"_L1].toArray();
    for (const auto &entry : listed) {
        QJsonObject contract = entry.toObject();
        contract.remove("term"_L1);
        contracts.append(contract);
    }
    catalogue.insert(u"contracts"_s, contracts);
    setup.insert(u"catalogue"_s, catalogue);
    record.document.insert(u"setup"_s, setup);
    return readGameRecord(gameRecordJson(record)).value();
}

bool isMarketPlay(const Play &play)
{
    const auto *use = std::get_if<Use>(&play.what);
    return use && use->given.contains(UseKey::Take);
}

/// Plays by chance until a contract can be taken, and chooses to take one: its term is asked for.
void askForATerm(AirshipCityTable &table)
{
    std::mt19937_64 random(5);
    Session &session = table.session();
    const auto undetermined = [&session]() -> const std::vector<Play> & {
        return session.undeterminedPlays();
    };
    while (std::none_of(undetermined().begin(), undetermined().end(), isMarketPlay)) {
        const auto &plays = session.legalPlays();
        session.play(Played{plays[random() % plays.size()], {}});
    }
    ui::TurnGuide &guide = table.guide();
    for (int step = 0; step < 5 && !guide.asked(); ++step) {
        const auto &choices = guide.choices();
        const auto wanted = std::find_if(choices.begin(), choices.end(), [](const Choice &choice) {
            return choice.status == Choice::Status::Undetermined;
        });
        guide.choose(
            static_cast<std::size_t>((wanted == choices.end() ? choices.begin() : wanted) - choices.begin()));
    }
}

struct Desk {
    Desk() : table(gameWithoutTerms()), form(table)
    {
        form.setOwnersCopy(OwnersCopy(path()));
        askForATerm(table);
        form.resize(640, 300);
        form.show();
    }
    QString path() const { return folder.filePath(u"copies/copy.skycatalogue.json"_s); }
    template <class Widget>
    Widget *child(const char *name)
    {
        return form.findChild<Widget *>(QString::fromLatin1(name));
    }

    QTemporaryDir folder;
    words::Speech speech{words::Language::English};
    AirshipCityTable table;
    ValueForm form;
};

} // namespace

class TestValueForm : public QObject
{
    Q_OBJECT

private slots:
    void asksInWords()
    {
        Desk desk;
        QVERIFY(desk.table.guide().asked());
        const auto *title = desk.child<QLabel>("value-0-title");
        QVERIFY(title && title->text().startsWith(u"Not known yet: the term of a contract"_s));
        QVERIFY(!desk.child<QPushButton>("enter-value")->isEnabled());
    }

    void aValueIsEnteredByKeysAndTheGameGoesOn()
    {
        Desk desk;
        const Asked asked = *desk.table.guide().asked();
        const qsizetype before = desk.table.session().cursor();
        auto *field = desk.child<QSpinBox>("value-0");
        QTest::keyClicks(field, u"2"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!desk.table.guide().asked());
        QVERIFY(desk.table.session().cursor() > before);
        const auto contract = static_cast<Contract>(asked.missing.front().thing);
        QCOMPARE(desk.table.setup().catalogue.contracts[contract].term, std::uint8_t(2));
        const auto copy = OwnersCopy(desk.path()).read();
        QVERIFY(copy.has_value());
        const QString id = desk.table.session().record().ids.contracts.text(contract);
        QCOMPARE(listedObject(*copy, "contracts"_L1, id)["term"_L1].toInt(), 2);
    }

    void orByPointer()
    {
        Desk desk;
        desk.child<QSpinBox>("value-0")->setValue(3);
        QTest::mouseClick(desk.child<QPushButton>("enter-value"), Qt::LeftButton);
        QVERIFY(!desk.table.guide().asked());
    }

    void amountsAreReportedInstead()
    {
        Desk desk;
        const Play play = desk.table.guide().asked()->play;
        QTest::mouseClick(desk.child<QPushButton>("report-instead"), Qt::LeftButton);
        auto *term = desk.child<QSpinBox>("report-term");
        QVERIFY(term && term->isVisible());
        QTest::keyClicks(term, u"3"_s);
        QTest::keyClick(term, Qt::Key_Return);
        QVERIFY(!desk.table.guide().asked());
        bool found = false;
        for (const auto &[event, document] : desk.table.session().record().entries) {
            const auto *played = std::get_if<Played>(&event);
            if (played && played->play == play) {
                found = true;
                QCOMPARE(played->reported.term, std::optional<std::uint8_t>(3));
            }
        }
        QVERIFY(found);
        QVERIFY(!QFile::exists(desk.path()));
    }

    void escapeGoesBack()
    {
        Desk desk;
        const qsizetype before = desk.table.session().cursor();
        QTest::mouseClick(desk.child<QPushButton>("report-instead"), Qt::LeftButton);
        QTest::keyClick(desk.child<QSpinBox>("report-term"), Qt::Key_Escape);
        QVERIFY(desk.child<QSpinBox>("value-0")->isVisible());
        QVERIFY(desk.table.guide().asked());
        QTest::keyClick(desk.child<QSpinBox>("value-0"), Qt::Key_Escape);
        QVERIFY(!desk.table.guide().asked());
        QCOMPARE(desk.table.session().cursor(), before);
    }

    void aFileThatCannotBeReadIsLeftAlone()
    {
        Desk desk;
        QVERIFY(QDir().mkpath(QFileInfo(desk.path()).path()));
        QFile file(desk.path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a catalogue");
        file.close();
        QSignalSpy noted(&desk.table.guide(), &ui::TurnGuide::noted);
        desk.child<QSpinBox>("value-0")->setValue(3);
        QTest::mouseClick(desk.child<QPushButton>("enter-value"), Qt::LeftButton);
        QCOMPARE(noted.size(), 1);
        QVERIFY(!desk.table.guide().asked());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("not a catalogue"));
    }

    void aValueEnteredWhileThePastIsChangedGoesOnWithTheChoice()
    {
        Desk desk;
        const Play before = desk.table.guide().asked()->play;
        Session &session = desk.table.session();
        desk.table.guide().report({.pay = {}, .gain = {}, .vp = {}, .term = 3, .players = {}});
        qsizetype number = 0;
        for (qsizetype n = 1; n <= session.eventCount(); ++n) {
            const auto *played =
                std::get_if<Played>(&session.record().entries[static_cast<std::size_t>(n) - 1].event);
            if (played && played->play == before)
                number = n;
        }
        QVERIFY(number > 0);
        const qsizetype events = session.eventCount();

        // Another contract is taken instead, whose term is not known either.
        desk.table.startChange(number);
        const auto taken = [](const Play &play) { return std::get<Use>(play.what).take; };
        ui::TurnGuide &guide = desk.table.guide();
        std::size_t last = 0;
        for (int step = 0; step < 5 && !guide.asked(); ++step) {
            last = guide.choices().size() - 1;
            while (last > 0 && guide.choices()[last].status != Choice::Status::Undetermined)
                --last;
            guide.choose(last);
        }
        QVERIFY(guide.asked());
        const Play wanted = guide.asked()->play;
        QVERIFY(taken(wanted) != taken(before));
        auto *field = desk.child<QSpinBox>("value-0");
        QTest::keyClicks(field, u"2"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!desk.table.past());
        QCOMPARE(session.eventCount(), events);
        const auto &event = session.record().entries[static_cast<std::size_t>(number) - 1].event;
        QVERIFY(std::holds_alternative<Played>(event) && std::get<Played>(event).play == wanted);
        QCOMPARE(session.setup().catalogue.contracts[taken(wanted)].term, std::uint8_t(2));
    }

    void theFocusIsInTheFirstField()
    {
        Desk desk;
        desk.form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.form));
        QVERIFY(desk.child<QSpinBox>("value-0")->hasFocus());
        QTest::keyClick(desk.child<QSpinBox>("value-0"), Qt::Key_2);
        QTest::keyClick(desk.child<QSpinBox>("value-0"), Qt::Key_Tab);
        QVERIFY(desk.child<QPushButton>("enter-value")->hasFocus());
    }
};

QTEST_MAIN(TestValueForm)
#include "tst_valueform.moc"
