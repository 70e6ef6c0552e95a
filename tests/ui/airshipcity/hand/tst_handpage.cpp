// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/cataloguejson.h"
#include "core/airshipcity/record/gamevalues.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/boards/contractcard.h"
#include "ui/airshipcity/guide/cityquestions.h"
#include "ui/airshipcity/hand/cityhand.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/fields/chipfield.h"
#include "ui/box/hand/handfields.h"
#include "ui/box/hand/handpage.h"
#include "ui/words/language.h"

#include <QApplication>
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
#include <memory>
#include <random>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::AirshipCityTable;
using ui::Asked;
using ui::ChipField;
using ui::CityHand;
using ui::ContractCard;
using ui::HandCard;
using ui::HandNumber;
using ui::HandPage;
using ui::OwnersCopy;
using ui::PlayOption;
using ui::printedIn;

namespace {

/// The sample game as if read off somebody's box, but for some of what is printed on contracts, or on other things.
GameRecord gameWithout(std::initializer_list<QLatin1StringView> unknown,
                       QLatin1StringView list = "contracts"_L1)
{
    GameRecord record = fixture::newSampleGame(3, 8);
    QJsonObject setup = record.document["setup"_L1].toObject();
    QByteArray text = writeCatalogue(setup["catalogue"_L1].toObject());
    text.replace("\"sample\"", "\"copy\"");
    QJsonObject catalogue = QJsonDocument::fromJson(text).object();
    QJsonArray things;
    const QJsonArray listed = catalogue[list].toArray();
    for (const auto &entry : listed) {
        QJsonObject thing = entry.toObject();
        for (const auto key : unknown)
            thing.remove(key);
        things.append(thing);
    }
    catalogue.insert(list, things);
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
    for (int step = 0; step < 5 && !guide.lackedValues(); ++step) {
        const auto choices = guide.choices();
        const auto wanted = std::find_if(choices.begin(), choices.end(), [](const PlayOption &choice) {
            return choice.status == PlayOption::Status::Undetermined;
        });
        guide.choose(
            static_cast<std::size_t>((wanted == choices.end() ? choices.begin() : wanted) - choices.begin()));
    }
}

/// A tile with crests, as it is copied.
ui::HandPiece pieceOf(AirshipCityTable &table)
{
    const CityHand hand(table, [] { return OwnersCopy(); });
    return hand.piece(printedWith({Value::TileCrestBonus, 3}, table.setup()), 0);
}

struct Desk {
    explicit Desk(std::initializer_list<QLatin1StringView> unknown = {"term"_L1},
                  words::Language language = words::Language::English)
        : speech(language),
          table(gameWithout(unknown)),
          form(table, table.guide(), std::make_unique<CityHand>(table, [this] { return OwnersCopy(path()); }))
    {
        askForATerm(table);
        form.resize(1000, 640);
        form.show();
    }
    QString path() const { return folder.filePath(u"copies/copy.skycatalogue.json"_s); }
    template <class Widget>
    Widget *child(const char *name)
    {
        return form.findChild<Widget *>(QString::fromLatin1(name));
    }

    QTemporaryDir folder;
    words::Speech speech;
    AirshipCityTable table;
    HandPage form;
};

} // namespace

class TestHandPage : public QObject
{
    Q_OBJECT

private slots:
    void asksInWords()
    {
        Desk desk;
        QVERIFY(desk.table.guide().lackedValues());
        QCOMPARE(desk.child<QLabel>("hand-title")->text(), u"The cardboard in hand"_s);
        QVERIFY(desk.child<HandNumber>("value-0")->accessibleName().contains(u"Contract: term"_s));
        QVERIFY(!desk.child<QPushButton>("enter-value")->isEnabled());
    }

    void aValueIsEnteredByKeysAndTheGameGoesOn()
    {
        Desk desk;
        const Asked asked = *desk.table.guide().lackedValues();
        const qsizetype before = desk.table.session().cursor();
        auto *field = desk.child<HandNumber>("value-0");
        QTest::keyClicks(field, u"2"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!desk.table.guide().lackedValues());
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
        desk.child<HandNumber>("value-0")->setValue(3);
        QTest::mouseClick(desk.child<QPushButton>("enter-value"), Qt::LeftButton);
        QVERIFY(!desk.table.guide().lackedValues());
    }

    void amountsAreReportedInstead()
    {
        Desk desk;
        const Play play = desk.table.guide().lackedValues()->play;
        QTest::mouseClick(desk.child<QPushButton>("report-instead"), Qt::LeftButton);
        auto *term = desk.child<QSpinBox>("report-term");
        QVERIFY(term && term->isVisible());
        QTest::keyClicks(term, u"3"_s);
        QTest::keyClick(term, Qt::Key_Return);
        QVERIFY(!desk.table.guide().lackedValues());
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

    /// From the cardboard to what was paid and gained, and from there to the choice.
    void escapeIsLater()
    {
        Desk desk;
        const qsizetype before = desk.table.session().cursor();
        QTest::keyClick(desk.child<HandNumber>("value-0"), Qt::Key_Escape);
        QVERIFY(desk.child<QSpinBox>("report-term")->isVisible());
        QTest::mouseClick(desk.child<QPushButton>("look-up-instead"), Qt::LeftButton);
        QVERIFY(desk.child<HandNumber>("value-0")->isVisible());
        QVERIFY(desk.table.guide().lackedValues());
        QTest::keyClick(desk.child<HandNumber>("value-0"), Qt::Key_Escape);
        QTest::keyClick(desk.child<QSpinBox>("report-term"), Qt::Key_Escape);
        QVERIFY(!desk.table.guide().lackedValues());
        QCOMPARE(desk.table.session().cursor(), before);
    }

    /// All that is printed on the contract, field by field; each is in the game and in the copy as soon as it is left, and
    /// the game goes on behind the last one, not before.
    void everythingIsAskedForAtOnce()
    {
        Desk desk({"term"_L1, "cost"_L1, "vp"_L1, "gold"_L1});
        desk.form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.form));
        const auto contract = static_cast<Contract>(desk.table.guide().lackedValues()->missing.front().thing);
        const qsizetype before = desk.table.session().cursor();
        const QString id = desk.table.session().record().ids.contracts.text(contract);
        const auto known = [&desk, contract] { return desk.table.setup().catalogue.contracts[contract]; };
        const char *names[] = {"value-0",      "value-1-wood", "value-1-metal", "value-1-gold",
                               "value-1-gear", "value-2",      "value-3"};
        int number = 2;
        for (const char *name : names) {
            auto *field = desk.child<HandNumber>(name);
            QVERIFY2(field && field->isVisible() && field->hasFocus(), name);
            QVERIFY(desk.table.guide().lackedValues());
            QCOMPARE(desk.table.session().cursor(), before);
            QTest::keyClicks(field, QString::number(number++));
            QTest::keyClick(field, Qt::Key_Return);
            const auto inCopy = OwnersCopy(desk.path()).read();
            QVERIFY(inCopy.has_value());
            QCOMPARE(listedObject(*inCopy, "contracts"_L1, id)["term"_L1].toInt(), 2);
        }
        QVERIFY(!desk.table.guide().lackedValues());
        QVERIFY(desk.table.session().cursor() > before);
        const ContractValues copied = known();
        QVERIFY(copied.cost && copied.vp && copied.gold);
        QCOMPARE((*copied.cost)[Resource::Wood], std::uint8_t(3));
        QCOMPARE(*copied.vp, std::uint8_t(7));
        QCOMPARE(*copied.gold, std::uint8_t(8));
        const auto copy = OwnersCopy(desk.path()).read();
        QVERIFY(copy.has_value());
        QCOMPARE(listedObject(*copy, "contracts"_L1, id)["gold"_L1].toInt(), 8);
    }

    /// What was left blank is no zero: it stays missing, and the choice that needs it asks for it again.
    void whatIsBlankStaysMissing()
    {
        Desk desk({"term"_L1, "cost"_L1});
        desk.form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.form));
        const auto contract = static_cast<Contract>(desk.table.guide().lackedValues()->missing.front().thing);
        const auto press = [&desk](const char *name, Qt::Key key) {
            QTest::keyClick(desk.child<HandNumber>(name), key);
        };
        press("value-0", Qt::Key_Return);
        press("value-1-wood", Qt::Key_4);
        for (const char *name : {"value-1-wood", "value-1-metal", "value-1-gold", "value-1-gear"})
            press(name, Qt::Key_Return);
        QVERIFY(desk.table.guide().lackedValues());
        QVERIFY(!desk.table.setup().catalogue.contracts[contract].cost);
        QVERIFY(desk.child<HandNumber>("value-0")->hasFocus());
        QVERIFY(desk.child<QLabel>("value-remark")->text().contains(u"the term of a contract"_s)
                || desk.child<QLabel>("value-remark")->text().contains(u"the term of the contract"_s));
        press("value-0", Qt::Key_2);
        QTest::keyClick(&desk.form, Qt::Key_Return, Qt::ControlModifier); // goes on wherever the keyboard is
        QVERIFY(!desk.table.guide().lackedValues());
        QCOMPARE(desk.table.setup().catalogue.contracts[contract].term, std::uint8_t(2));
        QVERIFY(!desk.table.setup().catalogue.contracts[contract].cost);
    }

    void neverScrollsAndIsNeverCut_data()
    {
        QTest::addColumn<int>("percent");
        QTest::addColumn<QSize>("size");
        QTest::newRow("100 %") << 100 << QSize(1366, 640);
        QTest::newRow("200 %") << 200 << QSize(1366, 620);
        QTest::newRow("small") << 100 << QSize(1024, 620);
    }

    /// Every field is seen whole, in French.
    void neverScrollsAndIsNeverCut()
    {
        QFETCH(int, percent);
        QFETCH(QSize, size);
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * percent / 100);
        QApplication::setFont(large);
        {
            Desk desk({"term"_L1, "cost"_L1, "vp"_L1, "gold"_L1}, words::Language::French);
            desk.form.resize(size);
            QCoreApplication::processEvents();
            const auto fields = desk.form.findChildren<HandNumber *>();
            QCOMPARE(fields.size(), 7);
            for (const HandNumber *field : fields) {
                QVERIFY2(field->isVisible(), qPrintable(field->objectName()));
                QCOMPARE(field->visibleRegion().boundingRect(), field->rect());
                QVERIFY(field->height() >= field->fontMetrics().height());
            }
            const auto *enter = desk.child<QPushButton>("enter-value");
            QCOMPARE(enter->visibleRegion().boundingRect(), enter->rect());
        }
        QApplication::setFont(before);
    }

    /// However large the letters are, nothing of a tile is squeezed out of its card.
    void resourcesLieSideBySide()
    {
        Desk desk({"term"_L1}, words::Language::French);
        QFont large = desk.form.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        HandCard card(pieceOf(desk.table), 0, nullptr);
        card.setFont(large);
        card.fit(1, true);
        card.resize(card.sizeHint().width(), 560); // what there is at 1366x700
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        const auto chips = card.findChildren<ChipField *>();
        QCOMPARE(chips.size(), 3);
        for (const ChipField *each : chips) {
            QCOMPARE(each->visibleRegion().boundingRect(), each->rect());
            QVERIFY(each->width() >= each->sizeHint().width());
        }
    }

    /// What is no number has the chips of the copy: letters pick, Enter goes on from one to the next.
    void chipsByTheKeysOfTheCopy()
    {
        const words::Speech speech(words::Language::English);
        AirshipCityTable table(gameWithout({"crests"_L1, "crestBonus"_L1}, "tiles"_L1));
        HandCard card(pieceOf(table), 0, nullptr);
        card.show();
        QSignalSpy stepped(&card, &HandCard::stepped);
        const QList<QWidget *> stops = card.stops();
        QCOMPARE(stops.size(), 2);
        for (QWidget *stop : stops) {
            QVERIFY(!card.valueOf(stop)->value());
            QTest::keyClicks(stop, u"wg"_s);
            QTest::keyClick(stop, Qt::Key_Return);
        }
        const ResourceSet both{Resource::Wood, Resource::Gold};
        QVERIFY(printedIn(card.valueOf(stops[0])->value()) == std::optional<PrintedValue>(both));
        QVERIFY(printedIn(card.valueOf(stops[1])->value())
                == std::optional<PrintedValue>(ResourceBonus{1, both}));
        QTest::keyClick(stops[1], Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(stepped.size(), 3);
        QCOMPARE(stepped[1][1].toBool(), true);
        QCOMPARE(stepped[2][1].toBool(), false);
    }

    void shiftEnterGoesBack()
    {
        Desk desk({"term"_L1, "cost"_L1});
        desk.form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.form));
        QTest::keyClick(desk.child<HandNumber>("value-0"), Qt::Key_Return);
        QVERIFY(desk.child<HandNumber>("value-1-wood")->hasFocus());
        QTest::keyClick(desk.child<HandNumber>("value-1-wood"), Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(desk.child<HandNumber>("value-0")->hasFocus());
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
        desk.child<HandNumber>("value-0")->setValue(3);
        QTest::mouseClick(desk.child<QPushButton>("enter-value"), Qt::LeftButton);
        QCOMPARE(noted.size(), 1);
        QVERIFY(!desk.table.guide().lackedValues());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("not a catalogue"));
    }

    void aValueEnteredWhileThePastIsChangedGoesOnWithTheChoice()
    {
        Desk desk;
        const Play before = desk.table.guide().lackedValues()->play;
        Session &session = desk.table.session();
        desk.table.guide().report(ui::toldOf({.pay = {}, .gain = {}, .vp = {}, .term = 3, .players = {}}));
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
        for (int step = 0; step < 5 && !guide.lackedValues(); ++step) {
            last = guide.choices().size() - 1;
            while (last > 0 && guide.choices()[last].status != PlayOption::Status::Undetermined)
                --last;
            guide.choose(last);
        }
        QVERIFY(guide.lackedValues());
        const Play wanted = guide.lackedValues()->play;
        QVERIFY(taken(wanted) != taken(before));
        auto *field = desk.child<HandNumber>("value-0");
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
        QVERIFY(desk.child<HandNumber>("value-0")->hasFocus());
        QTest::keyClick(desk.child<HandNumber>("value-0"), Qt::Key_2);
        QTest::keyClick(desk.child<HandNumber>("value-0"), Qt::Key_Tab);
        QVERIFY(desk.child<QPushButton>("enter-value")->hasFocus());
    }

    void aPreviewWithoutAContractSaysNothing()
    {
        AirshipCityTable table(fixture::newSampleGame(3, 8));
        const HandPage form(table, table.guide(),
                            std::make_unique<CityHand>(table, [] { return OwnersCopy(); }));
        const auto *preview = form.findChild<ContractCard *>(u"value-preview-card"_s);
        QVERIFY(preview && preview->tip().isEmpty());
    }
};

QTEST_MAIN(TestHandPage)
#include "tst_handpage.moc"
