// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/app/program.h"
#include "tests/ui/shell/windowfixture.h"
#include "ui/cloudage/cloudagemodule.h"
#include "ui/play/pages/editpage.h"
#include "ui/play/view/playview.h"
#include "ui/whistlemountain/whistlemountainmodule.h"
#include "ui/widgets/keybindings.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;

namespace {

GameModules allGames()
{
    GameModules games;
    games.push_back(std::make_unique<AirshipCityModule>());
    games.push_back(std::make_unique<CloudAgeModule>());
    games.push_back(std::make_unique<WhistleMountainModule>());
    return games;
}

/// A game under way, saved in a file of its own, with the page of its details open.
struct Evening {
    explicit Evening(const QString &example)
    {
        QJsonObject document =
            QJsonDocument::fromJson(
                contentOf(QStringLiteral(SKYLEDGER_SOURCE_DIR "/resources/examples/") + example))
                .object();
        const auto half = document["events"_L1].toArray().size() / 2;
        document["cursor"_L1] = half;
        path = window.home() + u"/under way.skyledger"_s;
        writeFile(path, QJsonDocument(document).toJson());
        window.open(path);
        openDetails();
    }

    PlayView &view() const { return dynamic_cast<PlayView &>(window.window->game()->view()); }
    QAction *details() const
    {
        const QList<QAction *> pages = view().pages();
        return *std::find_if(pages.begin(), pages.end(), [](const QAction *page) {
            return page->objectName() == u"action-game-details"_s;
        });
    }
    void openDetails() const { details()->trigger(); }
    QString message() const { return window.find<QLabel>(u"details-message"_s)->text(); }
    QLineEdit *name(int seat) const { return window.find<QLineEdit>(u"name-%1"_s.arg(seat)); }
    void type(int seat, const QString &text) const
    {
        name(seat)->setFocus();
        QTest::keyClick(name(seat), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(name(seat), text);
    }
    /// The players as the file tells them, once it is saved.
    QJsonArray players() const
    {
        window.waitForSave();
        return QJsonDocument::fromJson(contentOf(path)).object()["setup"_L1]["players"_L1].toArray();
    }
    /// All that can be read in the window and its lists.
    QStringList texts() const
    {
        QStringList texts{window.window->windowTitle()};
        const auto widgets = window.window->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (!widget->isVisible())
                continue;
            texts << widget->accessibleName();
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                texts << label->text();
            if (const auto *list = qobject_cast<const QAbstractItemView *>(widget); list && list->model()) {
                const QAbstractItemModel &model = *list->model();
                for (int row = 0; row < model.rowCount(); ++row)
                    texts << model.index(row, 0).data().toString()
                          << model.index(row, 0).data(Qt::AccessibleTextRole).toString();
            }
        }
        return texts;
    }
    qsizetype tellings(const QString &name) const
    {
        const QRegularExpression word(u"\\b%1\\b"_s.arg(QRegularExpression::escape(name)));
        const QStringList all = texts();
        return std::count_if(all.begin(), all.end(),
                             [&word](const QString &text) { return text.contains(word); });
    }

    WindowFixture window{allGames()};
    QString path;
};

bool isInMenu(const QMenu &menu, const QAction *wanted)
{
    const auto actions = menu.actions();
    return std::any_of(actions.begin(), actions.end(), [wanted](const QAction *each) {
        return each == wanted || (each->menu() != nullptr && isInMenu(*each->menu(), wanted));
    });
}

} // namespace

/// Names and colours of a running game, mended by people in each game.
class TestGameDetails : public QObject
{
    Q_OBJECT

private slots:
    void itIsACommandOfEveryGame_data() { games(); }
    void itIsACommandOfEveryGame();
    void aNameIsMendedEverywhere_data();
    void aNameIsMendedEverywhere();
    void aColourOfAnotherIsExchanged_data() { games(); }
    void aColourOfAnotherIsExchanged();
    void whatCannotBeIsSaidInPlace_data() { games(); }
    void whatCannotBeIsSaidInPlace();
    void aHostileNameIsReadAgain_data() { games(); }
    void aHostileNameIsReadAgain();
    void seatsAreChangedAndPutBack_data() { games(); }
    void seatsAreChangedAndPutBack();
    void theLanguageChangesUnderIt_data() { games(); }
    void theLanguageChangesUnderIt();

private:
    static void games();
};

void TestGameDetails::games()
{
    QTest::addColumn<QString>("example");
    QTest::newRow("airship city") << u"four-players.skyledger"_s;
    QTest::newRow("cloudage") << u"cloudage/weapon-systems.skyledger"_s;
    QTest::newRow("cloudage campaign") << u"cloudage/campaign-2.skyledger"_s;
    QTest::newRow("whistle mountain") << u"whistle-mountain/tower-tie.skyledger"_s;
}

void TestGameDetails::itIsACommandOfEveryGame()
{
    QFETCH(const QString, example);
    const Evening evening(example);
    const QAction *action = evening.details();
    QVERIFY(action->isChecked());
    QVERIFY(evening.name(1)->hasFocus());
    const auto menus = evening.window.window->menuBar()->findChildren<QMenu *>();
    QVERIFY(std::any_of(menus.begin(), menus.end(),
                        [action](const QMenu *menu) { return isInMenu(*menu, action); }));
    for (const auto &game : allGames()) {
        const auto commands = game->keyedCommands();
        QVERIFY2(std::any_of(commands.begin(), commands.end(),
                             [](const KeyedCommand &each) { return each.id == keys::gameDetails; }),
                 qPrintable(game->id()));
    }
    QTest::keyClick(evening.name(1), Qt::Key_Escape);
    QVERIFY(!action->isChecked());
}

void TestGameDetails::aNameIsMendedEverywhere_data()
{
    games();
    QTest::newRow("cloudage alone") << u"cloudage/green-thumb.skyledger"_s;
}

/// In the file, the title, the journal, boards and lists; no event is touched.
void TestGameDetails::aNameIsMendedEverywhere()
{
    QFETCH(const QString, example);
    const Evening evening(example);
    play::Session &session = evening.view().gameTable().session();
    const QString former = evening.name(1)->text();
    const qsizetype cursor = session.cursor();
    QTest::keyClick(evening.name(1), Qt::Key_Escape);
    QVERIFY(evening.tellings(former) > 2);
    evening.openDetails();
    evening.type(1, u"Zenobia"_s);
    QCOMPARE(evening.message(), u"%1 will be called Zenobia."_s.arg(former));
    QTest::keyClick(evening.name(1), Qt::Key_Return);
    QCOMPARE(evening.message(), u"The game is changed."_s);
    QCOMPARE(session.cursor(), cursor);
    QCOMPARE(evening.players().at(0)["name"_L1].toString(), u"Zenobia"_s);
    QTest::keyClick(evening.name(1), Qt::Key_Escape);
    QVERIFY(evening.tellings(u"Zenobia"_s) > 2);
    QCOMPARE(evening.tellings(former), 0);
    // Undo takes back events, and never the name.
    evening.window.action(u"action-undo"_s)->trigger();
    QCOMPARE(session.cursor(), cursor - 1);
    QCOMPARE(evening.players().at(0)["name"_L1].toString(), u"Zenobia"_s);
    evening.window.action(u"action-redo"_s)->trigger();
    QCOMPARE(session.cursor(), cursor);
    QCOMPARE(evening.tellings(former), 0);
}

void TestGameDetails::aColourOfAnotherIsExchanged()
{
    QFETCH(const QString, example);
    const Evening evening(example);
    const QJsonArray before = evening.players();
    auto *color = evening.window.find<QComboBox>(u"color-1"_s);
    const auto *other = evening.window.find<QComboBox>(u"color-2"_s);
    const int mine = color->currentIndex();
    const int theirs = other->currentIndex();
    color->setFocus();
    while (color->currentIndex() != theirs)
        QTest::keyClick(color, theirs > color->currentIndex() ? Qt::Key_Down : Qt::Key_Up);
    QCOMPARE(color->currentIndex(), theirs);
    QVERIFY(evening.message().contains(u" will play "_s));
    evening.window.click(u"details-apply"_s);
    const QJsonArray after = evening.players();
    QCOMPARE(after[0]["color"_L1], before[1]["color"_L1]);
    QSet<QString> colors;
    for (const auto &player : after)
        colors.insert(player["color"_L1].toString());
    QCOMPARE(colors.size(), after.size());
    QVERIFY(mine != color->currentIndex());
    QVERIFY(!dynamic_cast<EditPage &>(*evening.window.find(u"game-details-page"_s)).isEdited());
}

void TestGameDetails::whatCannotBeIsSaidInPlace()
{
    QFETCH(const QString, example);
    const Evening evening(example);
    const QJsonArray before = evening.players();
    auto *apply = evening.window.find<QPushButton>(u"details-apply"_s);
    evening.name(1)->setFocus();
    QTest::keyClick(evening.name(1), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(evening.name(1), Qt::Key_Backspace);
    QCOMPARE(evening.message(), u"Everybody needs a name."_s);
    QVERIFY(!apply->isEnabled());
    evening.type(1, before[1]["name"_L1].toString().toUpper()); // another one's
    QCOMPARE(evening.message(), u"Two players have the same name."_s);
    QTest::keyClick(evening.name(1), Qt::Key_Return);
    QCOMPARE(evening.players(), before);
    QTest::keyClick(evening.window.find(u"details-reset"_s), Qt::Key_Space);
    QCOMPARE(evening.name(1)->text(), before[0]["name"_L1].toString());
    QCOMPARE(evening.message(), u"Nothing is changed."_s);
    QVERIFY(!apply->isEnabled());
}

/// By the window and by the command line.
void TestGameDetails::aHostileNameIsReadAgain()
{
    QFETCH(const QString, example);
    Evening evening(example);
    const QString hostile = u"<b>%1</b>&amp; \"x\" {0}"_s;
    evening.type(2, hostile);
    evening.window.click(u"details-apply"_s);
    QCOMPARE(evening.message(), u"The game is changed."_s);
    QCOMPARE(evening.players().at(1)["name"_L1].toString(), hostile);
    evening.window.click(u"details-close"_s);
    QVERIFY(evening.tellings(u"%1</b>&amp; \"x\" {0}"_s) + evening.texts().filter(hostile).size() > 0);
    const QByteArray saved = contentOf(evening.path);
    QCOMPARE(evening.view().record()(), saved);
    evening.window.open(evening.path);
    evening.openDetails();
    QCOMPARE(evening.name(2)->text(), hostile);
    QCOMPARE(evening.view().record()(), saved);
    const auto checked = commandline::test::run({u"check"_s, evening.path});
    QVERIFY2(checked.exit == 0, checked.complaint.constData());
    const auto told = commandline::test::run({u"state"_s, evening.path, u"--json"_s});
    QCOMPARE(told.exit, 0);
}

void TestGameDetails::seatsAreChangedAndPutBack()
{
    QFETCH(const QString, example);
    const Evening evening(example);
    const QJsonArray before = evening.players();
    const auto events = QJsonDocument::fromJson(contentOf(evening.path)).object()["events"_L1].toArray();
    evening.window.click(u"seat-down-1"_s);
    QTest::keyClick(evening.window.find(u"starts-1"_s), Qt::Key_Space);
    QVERIFY2(evening.message().startsWith(u"Turn order will be: "_s), qPrintable(evening.message()));
    evening.window.click(u"details-apply"_s);
    QCOMPARE(evening.message(), u"The game is changed."_s);
    QCOMPARE(evening.players().at(0), before[1]); // with all that the file says about them
    QCOMPARE(evening.players().at(1), before[0]);
    evening.window.click(u"seat-down-1"_s);
    QTest::keyClick(evening.window.find(u"starts-1"_s), Qt::Key_Space);
    evening.window.click(u"details-apply"_s);
    QCOMPARE(evening.players(), before);
    const auto now = QJsonDocument::fromJson(contentOf(evening.path)).object()["events"_L1].toArray();
    QCOMPARE(now, events); // what did not follow the rules meanwhile does again
}

void TestGameDetails::theLanguageChangesUnderIt()
{
    QFETCH(const QString, example);
    const Evening evening(example);
    const QString former = evening.name(1)->text();
    evening.type(1, u"Zenobia"_s);
    Preferences wanted = evening.window.preferences->now();
    wanted.language = words::Language::French;
    evening.window.preferences->change(wanted);
    QCOMPARE(evening.name(1)->text(), u"Zenobia"_s);
    QTRY_COMPARE(evening.message(), u"%1 s’appellera Zenobia."_s.arg(former));
    QCOMPARE(evening.window.find<QPushButton>(u"details-apply"_s)->text(), u"Appliquer"_s);
}

QTEST_MAIN(TestGameDetails)
#include "tst_gamedetails.moc"
