// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/airshipcity/numbers/airshipcitynumbers.h"
#include "ui/play/numbers/boardnumberspage.h"
#include "ui/words/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using ui::AirshipCityTable;
using ui::BoardNumbersPage;

namespace {

constexpr Player ada{0}, bo{1}, cy{2};

struct Desk {
    explicit Desk(GameRecord record = fixture::newSampleGame(3, 4)) : table(std::move(record))
    {
        page.resize(1000, 900);
        page.show();
    }
    template <class Widget>
    Widget *field(const QString &name)
    {
        return page.findChild<Widget *>(u"number-"_s + name);
    }
    void type(const QString &name, int value)
    {
        auto *spin = field<QSpinBox>(name);
        spin->selectAll();
        QTest::keyClicks(spin, QString::number(value));
        QTest::keyClick(spin, Qt::Key_Tab);
    }
    void pick(const QString &name, int value)
    {
        auto *combo = field<QComboBox>(name);
        combo->setCurrentIndex(combo->findData(value));
    }
    void press(const char *name)
    {
        QTest::mouseClick(page.findChild<QPushButton *>(QString::fromLatin1(name)), Qt::LeftButton);
    }
    QString message() { return page.findChild<QLabel *>(u"numbers-message"_s)->text(); }
    const State &state() const { return table.state(); }
    const Correct *last() const
    {
        const auto events = table.session().record().inForce();
        return events.empty() ? nullptr : std::get_if<Correct>(&events.back().event);
    }

    words::Speech speech{words::Language::English};
    AirshipCityTable table;
    ui::AirshipCityNumbers numbers{table};
    BoardNumbersPage page{table, numbers};
};

} // namespace

class TestNumbersPage : public QObject
{
    Q_OBJECT

private slots:
    void theTableAgrees()
    {
        Desk desk;
        const auto text = [&desk] { return desk.page.findChild<QLabel *>(u"numbers-agreement"_s)->text(); };
        QVERIFY2(text().contains(u"not compared"_s), qPrintable(text()));
        desk.type(u"1-wood"_s, 7);
        QVERIFY(!desk.page.findChild<QPushButton *>(u"numbers-agree"_s)->isEnabled()); // it does not yet
        desk.press("numbers-apply");
        desk.press("numbers-agree");
        QVERIFY2(text().contains(u"in round 1, after event 1"_s), qPrintable(text()));
        // It is in the file, and what comes later does not agree by itself.
        const auto again = readGameRecord(writeGameRecord(desk.table.session().record()));
        QVERIFY(again);
        Desk later(again.value());
        QCOMPARE(later.page.findChild<QLabel *>(u"numbers-agreement"_s)->text(), text());
        later.table.session().undo();
        QVERIFY(later.page.findChild<QLabel *>(u"numbers-agreement"_s)->text().contains(u"not compared"_s));
    }

    void changedNumbersAreOneCorrection()
    {
        Desk desk;
        QVERIFY(!desk.page.isEdited());
        desk.type(u"1-wood"_s, 7);
        desk.type(u"2-vp"_s, 11);
        QCOMPARE(desk.message(), u"2 values will be set as one correction."_s);
        auto *note = desk.page.findChild<QLineEdit *>(u"numbers-note"_s);
        QTest::keyClicks(note, u"counted anew"_s);
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(desk.table.session().cursor(), 1);
        QVERIFY(desk.last() && desk.last()->set.size() == 2);
        QCOMPARE(int(desk.state().players[ada].stock[Resource::Wood]), 7);
        QCOMPARE(int(desk.state().players[bo].vp), 11);
        QCOMPARE(desk.table.session().record().note(0).reason, u"counted anew"_s);
        QVERIFY(!desk.page.isEdited());
        QCOMPARE(desk.message(), u"The boards are corrected."_s);
    }

    /// As people do it: a click on the number, and the right one.
    void aClickedNumberIsReplaced()
    {
        Desk desk;
        desk.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        auto *gold = desk.field<QSpinBox>(u"2-gold"_s);
        QCOMPARE(gold->value(), 2);
        auto *text = gold->findChild<QLineEdit *>();
        QTest::mouseClick(text, Qt::LeftButton);
        QTRY_COMPARE(text->selectedText(), u"2"_s);
        QTest::keyClicks(text, u"3"_s);
        QCOMPARE(gold->value(), 3);
        // The cursor goes where the next click wants it.
        QTest::mouseClick(text, Qt::LeftButton, {}, QPoint(text->width() - 2, text->height() / 2));
        QTest::keyClick(text, Qt::Key_Backspace);
        QTest::keyClicks(text, u"10"_s);
        QCOMPARE(gold->value(), 10);
    }

    void theImpossibleIsSaidInPlace()
    {
        Desk desk;
        desk.type(u"1-wood"_s, 7);
        desk.type(u"1-gold"_s, 14);
        QCOMPARE(desk.message(), u"The boards cannot stand like that: Ada, gold: 14."_s);
        QVERIFY(!desk.page.findChild<QPushButton *>(u"numbers-apply"_s)->isEnabled());
        QTest::keyClick(&desk.page, Qt::Key_Return);
        QCOMPARE(desk.table.session().cursor(), 0);
        // With the track renovated there is room.
        QTest::keyClick(desk.field<QCheckBox>(u"1-renovation-gold"_s), Qt::Key_Space);
        desk.press("numbers-apply");
        QCOMPARE(int(desk.state().players[ada].stock[Resource::Gold]), 14);
    }

    void putBack()
    {
        Desk desk;
        desk.type(u"3-gear"_s, 1);
        QVERIFY(desk.page.isEdited());
        desk.press("numbers-reset");
        QVERIFY(!desk.page.isEdited());
        QCOMPARE(desk.field<QSpinBox>(u"3-gear"_s)->value(),
                 int(desk.state().players[cy].stock[Resource::Gear]));
    }

    void editsOutliveWhatElseHappens()
    {
        Desk desk;
        desk.type(u"1-wood"_s, 7);
        desk.type(u"2-vp"_s, 12);
        Correct correct;
        correct.set.emplace_back(set::Vp{bo, 12});
        correct.set.emplace_back(set::Vp{cy, 5});
        QVERIFY(desk.table.session().play(correct).allowed());
        QCOMPARE(desk.field<QSpinBox>(u"1-wood"_s)->value(), 7);
        QVERIFY(desk.field<QSpinBox>(u"1-wood"_s)->font().bold());
        QVERIFY(!desk.field<QSpinBox>(u"2-vp"_s)->font().bold()); // it stands like that now
        QCOMPARE(desk.field<QSpinBox>(u"3-vp"_s)->value(), 5);
        QCOMPARE(desk.message(), u"1 value will be set as one correction."_s);
        desk.table.session().undo();
        QCOMPARE(desk.field<QSpinBox>(u"1-wood"_s)->value(), 7);
        QCOMPARE(desk.field<QSpinBox>(u"2-vp"_s)->value(), int(desk.state().players[bo].vp));
        desk.press("numbers-apply");
        QCOMPARE(int(desk.state().players[ada].stock[Resource::Wood]), 7);
        QVERIFY(!desk.page.isEdited());
    }

    void editsOutliveANewUtility()
    {
        Desk desk;
        desk.type(u"1-wood"_s, 7);
        QVERIFY(desk.table.session().meetUtility(u"Opera"_s, u"en"_s));
        QVERIFY(desk.field<QSpinBox>(u"opera-1"_s));
        QCOMPARE(desk.field<QSpinBox>(u"1-wood"_s)->value(), 7);
        QVERIFY(desk.page.isEdited());
    }

    void closingTellsWhatIsNotApplied()
    {
        Desk desk;
        QVERIFY(desk.page.mayClose());
        desk.type(u"1-wood"_s, 7);
        QVERIFY(!desk.page.mayClose());
        QVERIFY2(desk.message().contains(u"not applied"_s), qPrintable(desk.message()));
        QVERIFY(desk.page.isEdited());
        QVERIFY(desk.page.mayClose());
        QVERIFY(!desk.page.isEdited());
    }

    void enterPressesTheButtonThatHasTheFocus()
    {
        Desk desk;
        QSignalSpy closed(&desk.page, &BoardNumbersPage::closed);
        desk.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        const auto enter = [&desk](const QString &name) {
            auto *button = desk.page.findChild<QPushButton *>(name);
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        };
        desk.type(u"1-wood"_s, 7);
        enter(u"numbers-close"_s);
        QCOMPARE(closed.count(), 1);
        enter(u"numbers-reset"_s);
        QVERIFY(!desk.page.isEdited());
        QCOMPARE(desk.table.session().cursor(), 0);
        desk.type(u"1-wood"_s, 7);
        enter(u"numbers-apply"_s);
        QCOMPARE(desk.table.session().cursor(), 1);
    }

    void aGameUnderWayIsJoined()
    {
        Desk desk;
        desk.type(u"round"_s, 7);
        desk.pick(u"current"_s, int(bo));
        desk.pick(u"1-crew-1-at"_s, 5);
        desk.pick(u"2-crew-3-at"_s, 6);
        desk.type(u"wooden-private-1"_s, 2);
        desk.type(u"wooden-private-2"_s, 1);
        desk.type(u"wooden-private-price"_s, 3);
        desk.type(u"deck"_s, 9);
        QTest::keyClick(desk.field<QCheckBox>(u"B2-developed"_s), Qt::Key_Space);
        desk.pick(u"3-barter"_s, int(EffectStatus::Used));
        desk.press("numbers-apply");
        QCOMPARE(desk.table.session().cursor(), 1);
        const State &state = desk.state();
        QCOMPARE(int(state.round), 7);
        QVERIFY(state.current == bo);
        QCOMPARE(int(state.players[ada].crews[Crew{0}].at), 5);
        QVERIFY(state.players[bo].crews[Crew{2}].inPlay());
        QVERIFY(!state.players[bo].crews[Crew{2}].ready);
        QCOMPARE(int(state.airships[Airship::WoodenPrivate].markers[ada]), 2);
        QVERIFY(state.airships[Airship::WoodenPrivate].majority == ada);
        QCOMPARE(int(state.priceSpaces[Airship::WoodenPrivate]), 3);
        QCOMPARE(int(state.deckLeft), 9);
        QVERIFY(state.developed.contains(state.city[cellAt(1, 1)]));
        QVERIFY(state.players[cy].bonusEffects[BonusEffect::Barter] == EffectStatus::Used);
    }

    void contractsLieSomewhere()
    {
        Desk desk;
        const auto &ids = desk.table.session().record().ids.contracts;
        const Contract shown = desk.state().market[0];
        const QString id = ids.text(shown);
        auto *place = desk.field<QComboBox>(id + u"-place"_s);
        QCOMPARE(place->currentText(), u"on display"_s);
        place->setCurrentIndex(place->findText(u"Bo: term track"_s));
        desk.type(id + u"-term"_s, 2);
        desk.press("numbers-apply");
        QVERIFY(desk.state().players[bo].held.contains(shown));
        QCOMPARE(int(desk.state().termLeft[shown]), 2);
        QVERIFY(!desk.state().market.contains(shown));
        place = desk.field<QComboBox>(id + u"-place"_s);
        place->setCurrentIndex(place->findText(u"Cy: failed"_s));
        desk.press("numbers-apply");
        QVERIFY(desk.state().players[cy].failed.contains(shown));
        QVERIFY(desk.state().players[bo].held.empty());
    }

    void whatTheFieldsShowWins()
    {
        // Two tiles change places. Crew stay where the fields show them, though tiles take their crew along.
        Desk desk;
        const Cell harbor = desk.state().players[ada].crews[Crew{0}].at;
        const Cell other = harbor == Cell{0} ? Cell{1} : Cell{0};
        const Tile harborTile = desk.state().city[harbor];
        const Tile otherTile = desk.state().city[other];
        const QChar column = QChar(u'A' + columnOf(harbor));
        const QString name = column + QString::number(rowOf(harbor) + 1);
        const QString otherName = QChar(u'A' + columnOf(other)) + QString::number(rowOf(other) + 1);
        desk.pick(name + u"-tile"_s, int(otherTile));
        desk.pick(otherName + u"-tile"_s, int(harborTile));
        desk.press("numbers-apply");
        QVERIFY(desk.state().city[harbor] == otherTile && desk.state().city[other] == harborTile);
        QVERIFY(desk.state().players[ada].crews[Crew{0}].at == harbor);
    }

    /// The tile that it pushes aside goes where it came from; sides and crew stay as they are shown.
    void aTileChangesPlacesAlone()
    {
        Desk desk;
        QTest::keyClick(desk.field<QCheckBox>(u"B2-developed"_s), Qt::Key_Space);
        desk.press("numbers-apply");
        const Cell from = cellAt(1, 1);
        const Cell harbor = desk.state().players[ada].crews[Crew{0}].at;
        QVERIFY(harbor != from);
        const QString name = QChar(u'A' + columnOf(harbor)) + QString::number(rowOf(harbor) + 1);
        const Tile moved = desk.state().city[from];
        const Tile pushed = desk.state().city[harbor];
        desk.pick(name + u"-tile"_s, int(moved));
        desk.press("numbers-apply");
        QVERIFY(desk.state().city[harbor] == moved && desk.state().city[from] == pushed);
        QVERIFY(desk.state().players[ada].crews[Crew{0}].at == harbor);
        QVERIFY(desk.state().developed.contains(pushed) && !desk.state().developed.contains(moved));
    }

    void renovationsAreTicked()
    {
        Desk desk;
        QTest::keyClick(desk.field<QCheckBox>(u"2-renovation-gear"_s), Qt::Key_Space);
        QTest::keyClick(desk.field<QCheckBox>(u"2-renovation-wood"_s), Qt::Key_Space);
        QCOMPARE(desk.message(), u"1 value will be set as one correction."_s);
        desk.press("numbers-apply");
        const auto isUnlocked = [&desk](Resource resource) {
            return desk.state().players[bo].renovations.contains(resource);
        };
        QVERIFY(isUnlocked(Resource::Gear) && isUnlocked(Resource::Wood));
        QTest::keyClick(desk.field<QCheckBox>(u"2-renovation-wood"_s), Qt::Key_Space);
        desk.press("numbers-apply");
        QVERIFY(isUnlocked(Resource::Gear) && !isUnlocked(Resource::Wood));
    }

    void crewComeAndGo()
    {
        Desk desk;
        QTest::keyClick(desk.field<QCheckBox>(u"2-crew-4-ready"_s), Qt::Key_Space); // it is not there
        QVERIFY2(desk.message().startsWith(u"The boards cannot stand"_s), qPrintable(desk.message()));
        desk.press("numbers-reset");
        desk.pick(u"2-crew-3-at"_s, 6);
        QTest::keyClick(desk.field<QCheckBox>(u"2-crew-3-ready"_s), Qt::Key_Space);
        QCOMPARE(desk.message(), u"1 value will be set as one correction."_s);
        desk.press("numbers-apply");
        QVERIFY(desk.state().players[bo].crews[Crew{2}].at == Cell{6});
        desk.pick(u"2-crew-3-at"_s, -1);
        desk.press("numbers-apply");
        QVERIFY(!desk.state().players[bo].crews[Crew{2}].inPlay());
        desk.pick(u"2-crew-1-at"_s, -1); // two are the fewest
        QVERIFY2(desk.message().startsWith(u"The boards cannot stand"_s), qPrintable(desk.message()));
    }

    void termsAreOfContractsThatSomebodyHolds()
    {
        Desk desk;
        const auto &ids = desk.table.session().record().ids.contracts;
        const Contract shown = desk.state().market[0];
        const QString id = ids.text(shown);
        desk.type(id + u"-term"_s, 2);
        QCOMPARE(desk.message(), u"Nothing is changed."_s);
        QVERIFY(!desk.page.mayClose()); // it was typed nevertheless
        desk.press("numbers-close");
        desk.page.reset();
        auto *place = desk.field<QComboBox>(id + u"-place"_s);
        place->setCurrentIndex(place->findText(u"Bo: term track"_s));
        desk.press("numbers-apply");
        QCOMPARE(int(desk.state().termLeft[shown]), 1); // the shortest there is
        desk.type(id + u"-term"_s, 0);
        QCOMPARE(desk.message(), u"Nothing is changed."_s);
        desk.type(id + u"-term"_s, 3);
        QCOMPARE(desk.message(), u"1 value will be set as one correction."_s);
        desk.press("numbers-apply");
        QCOMPARE(int(desk.state().termLeft[shown]), 3);
        QVERIFY(desk.state().market.size() < 5);
    }

    void aUtilityThatIsMetGetsItsRow()
    {
        Desk desk;
        QVERIFY(desk.table.session().meetUtility(u"Opera"_s, u"en"_s));
        desk.type(u"opera-1"_s, 1);
        desk.press("numbers-apply");
        QCOMPARE(int(desk.state()
                         .utilities[static_cast<Utility>(desk.table.setup().catalogue.utilityCount - 1)]
                         .markers[ada]),
                 1);
    }

    void numbersAreLarge_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("a laptop") << QSize(1366, 600);
        QTest::newRow("a desk") << QSize(1920, 950);
    }

    /// All depots side by side, in letters that are read from across the table; under each other, they end at one line.
    void numbersAreLarge()
    {
        QFETCH(QSize, size);
        Desk desk(fixture::newSampleGame(4, 4));
        desk.page.resize(size);
        QVERIFY(QTest::qWaitForWindowExposed(&desk.page));
        const auto *area = desk.page.findChild<QScrollArea *>();
        QVERIFY(!area->horizontalScrollBar()->isVisible());
        for (int player = 1; player <= 4; ++player) {
            const auto *wood = desk.field<QSpinBox>(u"%1-wood"_s.arg(player));
            const auto *vp = desk.field<QSpinBox>(u"%1-vp"_s.arg(player));
            QVERIFY(wood->font().pointSizeF() >= desk.page.font().pointSizeF() * 1.5);
            QVERIFY(QRect({}, area->viewport()->size())
                        .contains(QRect(wood->mapTo(area->viewport(), QPoint()), wood->size())));
            QCOMPARE(vp->mapTo(&desk.page, vp->rect().topRight()).x(),
                     wood->mapTo(&desk.page, wood->rect().topRight()).x());
        }
    }

    /// As in a window, where the page is made before it has its size.
    void numbersAreLargeAtOnce()
    {
        const words::Speech speech{words::Language::English};
        AirshipCityTable table(fixture::newSampleGame(4, 4));
        ui::AirshipCityNumbers numbers(table);
        QStackedWidget window;
        window.addWidget(new QWidget);
        window.resize(1366, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto *page = new BoardNumbersPage(table, numbers);
        window.addWidget(page);
        window.setCurrentWidget(page);
        const auto letters = [page] {
            return page->findChild<QSpinBox *>(u"number-1-wood"_s)->font().pointSizeF();
        };
        const double first = letters();
        QVERIFY2(first >= page->font().pointSizeF() * 1.5, qPrintable(QString::number(first)));
        window.resize(1367, 600);
        QCoreApplication::processEvents();
        QCOMPARE(letters(), first);
    }

    void everyFieldIsNamed()
    {
        Desk desk;
        QSet<QString> names;
        for (const QWidget *field : desk.page.findChildren<QWidget *>()) {
            if (!field->objectName().startsWith(u"number-"_s))
                continue;
            QVERIFY2(!field->accessibleName().isEmpty(), qPrintable(field->objectName()));
            QVERIFY2(!names.contains(field->objectName()), qPrintable(field->objectName()));
            names << field->objectName();
        }
        QVERIFY(names.size() > 150);
    }
};

QTEST_MAIN(TestNumbersPage)
#include "tst_numberspage.moc"
