// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/airshipcity/record/builtincatalogue.h"
#include "core/airshipcity/record/cataloguevalue.h"
#include "core/airshipcity/record/gamevalues.h"
#include "tests/core/airshipcity/playedsession.h"
#include "tests/core/airshipcity/samplegame.h"
#include "ui/airshipcity/values/cityvalues.h"
#include "ui/box/values/proposalspanel.h"
#include "ui/box/values/valuefields.h"
#include "ui/box/values/valuespage.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/theme.h"
#include "ui/words/language.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::airshipcity;
using namespace skyledger::ui;
using Kind = Value;

namespace {

/// A game in which airships were built; its values are as if read off a box, but for those that are taken out.
GameRecord playedGame(std::initializer_list<MissingValue> missing = {})
{
    Session session(fixture::newSampleGame(3, 8));
    fixture::playOn(session, 260, 11);
    GameRecord record = session.record();
    QByteArray text = writeCatalogue(record.catalogue());
    text.replace("\"sample\"", "\"copy\"");
    QJsonObject catalogue = QJsonDocument::fromJson(text).object();
    for (const MissingValue &which : missing)
        enterValue(catalogue, record.ids, which, QJsonValue::Undefined, ValueSource::Copy);
    QJsonObject document = gameRecordJson(record);
    QJsonObject setup = document["setup"_L1].toObject();
    setup.insert(u"catalogue"_s, catalogue);
    document.insert(u"setup"_s, setup);
    return readGameRecord(document).value();
}

/// The cost of the first airship that was built, and the number of that event.
std::pair<MissingValue, qsizetype> firstBuilt(const Session &session)
{
    for (qsizetype n = fixture::findPlay<Use>(session); n > 0; n = fixture::findPlay<Use>(session, n + 1)) {
        const auto &played =
            std::get<Played>(session.record().entries[static_cast<std::size_t>(n) - 1].event);
        const auto &use = std::get<Use>(played.play.what);
        if (use.given.contains(UseKey::Airship))
            return {{Kind::AirshipCost, static_cast<std::uint8_t>(use.airship)}, n};
    }
    return {};
}

/// Types another number over what stands in a field.
void retype(NumberField &field, int number)
{
    field.selectAll();
    QTest::keyClicks(&field, QString::number(number));
}

struct Desk {
    explicit Desk(GameRecord record = playedGame())
        : table(std::move(record)),
          page(table, std::make_unique<CityValues>(table, [this] { return OwnersCopy(path()); }))
    {
        page.resize(700, 600);
        page.show();
    }
    QString path() const { return folder.filePath(u"copies/copy.skycatalogue.json"_s); }
    template <class Widget>
    Widget *find(const QString &name)
    {
        return page.findChild<Widget *>(name);
    }
    QString text(const QString &name) { return find<QLabel>(name)->text(); }
    void click(const QString &name) { QTest::mouseClick(find<QWidget>(name), Qt::LeftButton); }
    QAbstractItemModel &rows() { return *find<QTreeView>(u"values-list"_s)->model(); }

    QTemporaryDir folder;
    words::Speech speech{words::Language::English};
    AirshipCityTable table;
    ValuesPage page;
};

} // namespace

class TestValuesPage : public QObject
{
    Q_OBJECT

private slots:
    void everyValueStandsThereWithItsSource()
    {
        Desk desk;
        const QAbstractItemModelTester tester(&desk.rows());
        QVERIFY(desk.rows().rowCount() > 130);
        const QModelIndex first = desk.rows().index(0, 0);
        QCOMPARE(first.data().toString(), u"The cost of the wooden private ship"_s);
        QCOMPARE(first.siblingAtColumn(1).data().toString(), u"4 wood, 2 gears"_s);
        QCOMPARE(first.siblingAtColumn(2).data().toString(), u"§ rulebook"_s);
        QTest::keyClicks(desk.find<QLineEdit>(u"values-search"_s), u"guild price"_s);
        QCOMPARE(desk.rows().rowCount(), 1);
        QVERIFY(!desk.find<QPushButton>(u"values-next-missing"_s)->isEnabled());
    }

    void fromTheSearchOnByKeys()
    {
        Desk desk;
        desk.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        auto *search = desk.find<QLineEdit>(u"values-search"_s);
        auto *list = desk.find<QTreeView>(u"values-list"_s);
        search->setFocus();
        QTest::keyClicks(search, u"renovation"_s);
        QCOMPARE(desk.rows().rowCount(), 4);
        QCOMPARE(list->currentIndex().row(), 0); // what is found can be entered at once
        QVERIFY(desk.text(u"values-title"_s).startsWith(u"The cost of a renovation (wood)"_s));
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Down);
        QVERIFY(desk.text(u"values-title"_s).startsWith(u"The cost of a renovation (metal)"_s));
        search->setFocus();
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(desk.find<QWidget>(u"values-editor"_s)->isAncestorOf(QApplication::focusWidget()));
    }

    /// Labels with an ink of their own hear of a change after the page around them.
    void anotherThemeWhileThePageIsOpen()
    {
        const QPalette before = QApplication::palette();
        const auto restore = qScopeGuard([&before] { QApplication::setPalette(before); });
        Desk desk;
        for (const Scheme scheme :
             {Scheme::Dark, Scheme::BlackOnWhite, Scheme::WhiteOnBlack, Scheme::Light, Scheme::Dark}) {
            const Theme &theme = Theme::in(scheme);
            QApplication::setPalette(theme.palette());
            QCoreApplication::processEvents();
            for (const QString &name : {u"values-intro"_s, u"values-hint"_s}) {
                const QColor ink = desk.find<QLabel>(name)->palette().color(QPalette::WindowText);
                QVERIFY2(ink == theme.color(Role::QuietText), qPrintable(name + ink.name()));
            }
        }
    }

    void madeUpValuesSaySo()
    {
        Desk desk(fixture::newSampleGame(3, 8));
        QVERIFY(desk.find<QLabel>(u"values-sample"_s)->isVisible());
        desk.page.showValue({Kind::ContractVp, 0});
        QVERIFY2(desk.text(u"values-title"_s).endsWith(u"(✱ sample, made up)"_s),
                 qPrintable(desk.text(u"values-title"_s)));
        Desk box;
        QVERIFY(!box.find<QLabel>(u"values-sample"_s)->isVisible());
    }

    void aCorrectionInMidGameByKeys()
    {
        Desk desk;
        Session &session = desk.table.session();
        const auto [which, event] = firstBuilt(session);
        QVERIFY(event > 0);
        desk.page.showValue(which);
        const auto before = *knownValue(session.setup(), which);
        QVERIFY(!desk.find<QPushButton>(u"values-apply"_s)->isEnabled());
        QVERIFY(!desk.find<QLabel>(u"values-consequence"_s)->isVisible());

        // Nobody has 20 gears: the event will not follow the rules.
        auto *gears = desk.find<NumberField>(u"value-gear"_s);
        gears->setFocus();
        gears->selectAll();
        QTest::keyClicks(gears, u"20"_s);
        const QString said = desk.text(u"values-consequence"_s);
        QVERIFY2(said.contains(u"will no longer follow the rules"_s) && said.contains(QString::number(event)),
                 qPrintable(said));
        QVERIFY(knownValue(session.setup(), which) == before); // only said
        QVERIFY(session.flaggedEvents().empty());
        QTest::keyClick(gears, Qt::Key_Return);
        QCOMPARE(std::get<Amounts>(*knownValue(session.setup(), which))[Resource::Gear], std::uint8_t(20));
        QVERIFY(!session.flaggedEvents().empty());
        QVERIFY(desk.text(u"values-title"_s).contains(u"✓ read off a copy"_s));
        QVERIFY(!desk.page.isEdited());
        const auto copy = OwnersCopy(desk.path()).read();
        QCOMPARE(sourceOf(*copy, session.record().ids, which), std::optional(ValueSource::Copy));

        // And back: all is as it was.
        gears = desk.find<NumberField>(u"value-gear"_s);
        gears->setFocus();
        gears->selectAll();
        QTest::keyClicks(gears, QString::number(std::get<Amounts>(before)[Resource::Gear]));
        QVERIFY2(desk.text(u"values-consequence"_s).contains(u"will follow the rules again"_s),
                 qPrintable(desk.text(u"values-consequence"_s)));
        desk.click(u"values-apply"_s);
        QVERIFY(session.flaggedEvents().empty());
    }

    void whatIsMissingIsReachedAndEntered()
    {
        Desk desk(playedGame({{Kind::ContractVp, 3}, {Kind::RenovationCost, 1}}));
        Session &session = desk.table.session();
        const auto missing = [&] {
            const auto values = gameValues(session.record());
            return std::count_if(values.begin(), values.end(),
                                 [](const GameValue &value) { return !value.value; });
        };
        QCOMPARE(missing(), 2);
        desk.click(u"values-next-missing"_s);
        QVERIFY(desk.text(u"values-title"_s).startsWith(u"The VP of a contract"_s));
        auto *field = desk.find<NumberField>(u"value-value"_s);
        QTest::keyClicks(field, u"4"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(session.setup().catalogue.contracts[static_cast<Contract>(3)].vp, std::uint8_t(4));
        desk.click(u"values-next-missing"_s);
        QVERIFY(desk.text(u"values-title"_s).startsWith(u"The cost of a renovation"_s));
        QCOMPARE(missing(), 1);
    }

    /// Enter leads from field to field; the last one saves. Shift+Enter leads back, and arrows save nothing.
    void enterGoesFromFieldToField()
    {
        Desk desk(playedGame({{Kind::ContractCost, 3}}));
        desk.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        desk.page.showValue({Kind::ContractCost, 3});
        const auto &cost = desk.table.session().setup().catalogue.contracts[static_cast<Contract>(3)].cost;
        const char *const names[] = {"value-wood", "value-metal", "value-gold", "value-gear"};
        desk.find<NumberField>(u"value-wood"_s)->setFocus(Qt::TabFocusReason);
        for (const char *name : names) {
            QVERIFY(!cost);
            QWidget *field = QApplication::focusWidget();
            QCOMPARE(field->objectName(), QLatin1String(name));
            QTest::keyClicks(field, u"2"_s);
            QTest::keyClick(field, Qt::Key_Return);
        }
        QCOMPARE(*cost, (Amounts{{2, 2, 2, 2}}));
        QVERIFY(desk.find<QTreeView>(u"values-list"_s)->hasFocus());

        auto *gears = desk.find<NumberField>(u"value-gear"_s);
        gears->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(gears, u"3"_s);
        QTest::keyClick(gears, Qt::Key_Down);
        QCOMPARE(*cost, (Amounts{{2, 2, 2, 2}}));
        QTest::keyClick(gears, Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(desk.find<NumberField>(u"value-gold"_s)->hasFocus());
        QVERIFY(desk.page.isEdited());
    }

    /// The chips of the copy, with their keys.
    void whatIsNoNumberIsPickedByItsKeys()
    {
        Desk desk(playedGame({{Kind::TileCrests, 2}}));
        desk.page.showValue({Kind::TileCrests, 2});
        auto *chips = desk.find<QWidget>(u"value"_s);
        chips->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(chips, u"wg"_s);
        QTest::keyClick(chips, Qt::Key_Return);
        QCOMPARE(desk.table.setup().catalogue.tiles[static_cast<Tile>(2)].crests,
                 (ResourceSet{Resource::Wood, Resource::Gold}));
    }

    /// A number that cannot be says why, and does not come into the game.
    void whatCannotBeIsRefused()
    {
        Desk desk(playedGame({{Kind::ContractTerm, 3}}));
        desk.page.showValue({Kind::ContractTerm, 3});
        auto *field = desk.find<NumberField>(u"value-value"_s);
        field->setFocus();
        QTest::keyClicks(field, u"12"_s);
        QVERIFY(!desk.text(u"values-consequence"_s).isEmpty());
        QVERIFY(!desk.find<QPushButton>(u"values-apply"_s)->isEnabled());
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!desk.table.setup().catalogue.contracts[static_cast<Contract>(3)].term);
        QCOMPARE(field->text(), u"12"_s);
        QCOMPARE(desk.page.focusWidget(), field); // the keyboard stays where it has to be mended
    }

    void tabReachesEverySpaceOfATrack()
    {
        Desk desk(playedGame({{Kind::PriceTrack, 0}}));
        desk.page.showValue({Kind::PriceTrack, 0});
        const auto *editor = desk.page.findChild<ui::ValueFields *>();
        const QList<QWidget *> visible = editor->stops();
        QWidget *first = visible.front();
        QTest::keyClicks(first, u"5"_s);
        QVERIFY(editor->stops().size() > 1);
        const QWidget *next = first->nextInFocusChain();
        while (next->focusPolicy() == Qt::NoFocus || next->focusProxy() != nullptr)
            next = next->nextInFocusChain();
        QCOMPARE(next, editor->stops().at(1));
    }

    void whatIsEnteredLeavesTheFilterAndComesIntoTheCopy()
    {
        // The row is gone from the list before the copy is written; the next one is another value.
        Desk desk(playedGame({{Kind::ContractVp, 3}, {Kind::ContractVp, 5}}));
        desk.find<QCheckBox>(u"values-only-missing"_s)->setChecked(true);
        QCOMPARE(desk.rows().rowCount(), 2);
        desk.page.showValue({Kind::ContractVp, 3});
        auto *field = desk.find<NumberField>(u"value-value"_s);
        field->setFocus();
        QTest::keyClicks(field, u"4"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(desk.rows().rowCount(), 1);
        const auto copy = OwnersCopy(desk.path()).read();
        QVERIFY(copy.has_value());
        const Ids &ids = desk.table.session().record().ids;
        QCOMPARE(sourceOf(*copy, ids, {Kind::ContractVp, 3}), std::optional(ValueSource::Copy));
        QVERIFY(sourceOf(*copy, ids, {Kind::ContractVp, 5}) != std::optional(ValueSource::Copy));
        QVERIFY(!desk.page.isEdited());
    }

    void whatIsTypedStaysWhileOtherRowsAreLookedAt()
    {
        Desk desk;
        const Session &session = desk.table.session();
        desk.page.showValue({Kind::ContractVp, 0});
        auto *field = desk.find<NumberField>(u"value-value"_s);
        QVERIFY(field->accessibleName().startsWith(u"The VP of a contract"_s));
        const int before = *field->value();
        retype(*field, before + 1);
        QTest::keyClicks(desk.find<QLineEdit>(u"values-search"_s), u"guild price"_s);
        QVERIFY(!desk.text(u"values-title"_s).contains(u"contract"_s));
        QVERIFY2(desk.text(u"values-message"_s).contains(u"what you typed is kept"_s),
                 qPrintable(desk.text(u"values-message"_s)));
        QVERIFY(desk.page.isEdited());
        QVERIFY(!desk.page.mayClose());
        QCOMPARE(session.setup().catalogue.contracts[Contract{0}].vp, static_cast<std::uint8_t>(before));
        desk.page.showValue({Kind::ContractVp, 0});
        QCOMPARE(desk.find<NumberField>(u"value-value"_s)->value(), std::optional(before + 1));
        desk.click(u"values-apply"_s);
        QCOMPARE(session.setup().catalogue.contracts[Contract{0}].vp, static_cast<std::uint8_t>(before + 1));
        QVERIFY(!desk.page.isEdited());
    }

    void everyKindIsShownAsItIs()
    {
        // Whatever is known stands in its editor unchanged, zeros and "nothing" too.
        Desk desk;
        const CityValues values(desk.table, [] { return OwnersCopy(); });
        for (const GameValue &value : gameValues(desk.table.session().record())) {
            if (!value.value)
                continue;
            const ValueFields fields(values.formOf(value.which, u"x"_s), nullptr);
            QVERIFY2(printedIn(fields.value()) == value.value,
                     qPrintable(missingName(value.which, desk.table.session().record().ids)));
        }
        ValueFields nothing(values.formOf({Kind::AirshipDiscount, 0}, u"x"_s), nullptr);
        nothing.setValue(describe::Value::box<PrintedValue>(Price{}));
        QVERIFY(printedIn(nothing.value()) == std::optional<PrintedValue>(Price{}));
        ValueFields zero(values.formOf({Kind::ContractVp, 0}, u"x"_s), nullptr);
        zero.setValue(describe::Value::box<PrintedValue>(0));
        QVERIFY(printedIn(zero.value()) == std::optional<PrintedValue>(0));
    }

    void proposalsAreConfirmed()
    {
        // The cost of the airship is not known, and the table says what was paid.
        const GameRecord full = playedGame();
        const Session played(full);
        const auto [which, event] = firstBuilt(played);
        Desk desk(playedGame({which}));
        Session &session = desk.table.session();
        QCOMPARE(session.eventCount(), event - 1);
        Played told = std::get<Played>(full.entries[static_cast<std::size_t>(event) - 1].event);
        told.reported.pay = quote(full.setup, session.state(), told.play).pay;
        QVERIFY(session.play(told).playable());
        auto *tabs = desk.find<QTabWidget>(u"values-tabs"_s);
        QCOMPARE(tabs->tabText(1), u"&Proposals (1)"_s);
        tabs->setCurrentIndex(1);
        QVERIFY(desk.text(u"proposal-0"_s).contains(u": certainly "_s));
        QSignalSpy asked(&desk.page, &ValuesPage::eventAsked);
        desk.click(u"proposal-0-event-%1"_s.arg(event));
        QCOMPARE(asked.size(), 1);
        auto *confirm = desk.find<QPushButton>(u"proposal-0-confirm-0"_s);
        desk.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.page));
        confirm->setFocus();
        QTest::keyClick(confirm, Qt::Key_Space);
        QVERIFY(knownValue(session.setup(), which) == knownValue(full.setup, which));
        QVERIFY(session.flaggedEvents().empty());
        QCOMPARE(tabs->tabText(1), u"&Proposals"_s);
        QVERIFY(tabs->tabBar()->hasFocus()); // not what the window holds besides
        QCOMPARE(sourceOf(session.record().catalogue(), session.record().ids, which),
                 std::optional(ValueSource::Copy));
        QVERIFY(OwnersCopy(desk.path()).read().has_value());
    }

    /// The field goes with the value: the keyboard must not wander to whatever the window holds besides.
    void theKeyboardStaysOnThePage()
    {
        QWidget window;
        Desk desk;
        auto *column = new QVBoxLayout(&window);
        auto *before = new QPushButton(u"Header"_s, &window);
        column->addWidget(before);
        column->addWidget(&desk.page);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        desk.page.showValue({Kind::ContractVp, 0});
        auto *field = desk.find<NumberField>(u"value-value"_s);
        field->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(field, u"9"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(desk.table.setup().catalogue.contracts[Contract{0}].vp, std::uint8_t(9));
        QVERIFY(desk.find<QTreeView>(u"values-list"_s)->hasFocus());
    }

    void nothingIsLostByClosing()
    {
        Desk desk;
        desk.page.showValue({Kind::ContractVp, 0});
        QVERIFY(desk.page.mayClose());
        auto *field = desk.find<NumberField>(u"value-value"_s);
        retype(*field, *field->value() + 1);
        QVERIFY(desk.page.isEdited());
        QVERIFY(!desk.page.mayClose());
        QVERIFY(desk.text(u"values-message"_s).contains(u"not in the game"_s));
        QVERIFY(desk.page.mayClose());
        QVERIFY(!desk.page.isEdited());
        QSignalSpy closed(&desk.page, &ValuesPage::closed);
        QTest::keyClick(&desk.page, Qt::Key_Escape);
        QCOMPARE(closed.size(), 1);
    }
};

QTEST_MAIN(TestValuesPage)
#include "tst_valuespage.moc"
