// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/rulebook/pdf.h"
#include "ui/rulebook/entryview.h"
#include "ui/rulebook/ruleslist.h"
#include "ui/rulebook/rulesmodel.h"
#include "ui/rulebook/rulespanel.h"
#include "ui/words/language.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPrinter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextTable>
#include <QToolButton>

using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::test;
using namespace Qt::Literals::StringLiterals;

namespace {

const RuleLibrary &library()
{
    static const RuleLibrary read(u":/rulebook/airship-city"_s);
    return read;
}

/// What the search finds best: how well it does that is tested with the search.
QString bestOf(const QString &query)
{
    const rulebook::Found found = library().search().find(query);
    return found.isEmpty() ? QString() : library().book().entries()[found.hits().front().entry].id;
}

/// A panel on the screen, and what a person sees of it.
class Desk
{
public:
    explicit Desk(QSize size = {1100, 600}) : panel(&library)
    {
        panel.resize(size);
        panel.show();
        panel.activateWindow();
        if (!QTest::qWaitForWindowActive(&panel))
            qFatal("the panel is not shown");
        QTRY_VERIFY(model());
    }

    template <class Widget>
    Widget *child(const char *name) const
    {
        return panel.findChild<Widget *>(QLatin1StringView(name));
    }
    QLineEdit *field() const { return child<QLineEdit>("rule-search"); }
    RulesList *list() const { return child<RulesList>("rule-list"); }
    EntryView *entry() const { return child<EntryView>("rule-entry"); }
    RulesModel *model() const { return qobject_cast<RulesModel *>(list()->model()); }
    QAction *action(const char *name) const { return child<QAction>(name); }
    QString shown() const { return entry()->entry() ? entry()->entry()->id : QString(); }
    QString text() const { return entry()->toPlainText(); }
    QString ruleInRow(int row) const { return model()->index(row, 0).data(RulesModel::RuleRole).toString(); }
    void type(const QString &text) const { QTest::keyClicks(field(), text); }

    RulesPanel panel;
};

/// All that a panel says, in the order of its widgets.
QStringList textsOf(const RulesPanel &panel)
{
    QStringList texts;
    const auto add = [&texts](const QWidget &widget) {
        texts << widget.objectName() << widget.accessibleName() << widget.toolTip();
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            texts << label->text();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
            texts << button->text();
        else if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
            texts << field->placeholderText();
        else if (const auto *entry = qobject_cast<const QTextEdit *>(&widget))
            texts << entry->placeholderText() << entry->toPlainText();
    };
    add(panel);
    const QList<QWidget *> widgets = panel.findChildren<QWidget *>();
    for (const QWidget *widget : widgets)
        add(*widget);
    const QList<QAction *> actions = panel.findChildren<QAction *>(QRegularExpression(u"^rule-"_s));
    for (const QAction *action : actions)
        texts << action->objectName() << action->text() << action->toolTip();
    const QAbstractItemModel *model = panel.findChild<QTreeView *>(u"rule-list"_s)->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        const QModelIndex index = model->index(row, 0);
        texts << index.data().toString() << index.data(RulesModel::DetailRole).toString()
              << index.data(Qt::AccessibleTextRole).toString();
    }
    return texts;
}

} // namespace

/// Looking up rules, as a person does it: by typing, by keys, by links, on paper.
class TestRulesPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingFinds();
    void bothLanguagesAreSearched();
    void keysOnly();
    void chaptersByKeys();
    void keysThatWriteBeginASearch();
    void historyGoesBackAndForward();
    void nothingFoundSaysSo();
    void narrowAndWide();
    void oneLanguageOrBoth();
    void editionsAndRulingsOfTheGame();
    void otherRulesBehindTheQuestion();
    void languageIsSwitchedLive();
    void chosenRulesArePrinted();
    void wordsOfBothEditions();
    void everyControlHasAName();
};

void TestRulesPanel::typingFinds()
{
    Desk desk;
    desk.panel.setFocus();
    QCOMPARE(QApplication::focusWidget(), desk.field());
    desk.type(u"r"_s);
    QVERIFY(desk.model()->isSearch()); // with the key itself: nothing was waited for
    QVERIFY(desk.model()->rowCount() > 0);
    desk.type(u"elay"_s);
    QCOMPARE(desk.ruleInRow(0), bestOf(u"relay"_s));
    QCOMPARE(desk.list()->currentIndex().row(), 0);
    QCOMPARE(desk.shown(), desk.ruleInRow(0)); // beside the list the best is shown at once
    QVERIFY(desk.entry()->toHtml().contains(u"underline"_s));
    QVERIFY(desk.child<QLabel>("rule-count")->isVisible());
    desk.field()->selectAll();
    QTest::keyClick(desk.field(), Qt::Key_Backspace);
    QVERIFY(!desk.model()->isSearch());
    QVERIFY(desk.shown().isEmpty());
}

void TestRulesPanel::bothLanguagesAreSearched()
{
    Desk desk;
    for (const QString &query : {u"glissement"_s, u"RELAY"_s, u"ac-move-05"_s}) {
        desk.field()->clear();
        desk.type(query);
        QCOMPARE(desk.ruleInRow(0), bestOf(query));
    }
}

void TestRulesPanel::keysOnly()
{
    Desk desk({420, 500});
    QSignalSpy left(&desk.panel, &RulesPanel::left);
    desk.panel.search();
    desk.type(u"slide"_s);
    QTest::keyClick(desk.field(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), desk.list());
    QTest::keyClick(desk.list(), Qt::Key_Down);
    QCOMPARE(desk.list()->currentIndex().row(), 1);
    const QString second = desk.ruleInRow(1);
    QTest::keyClick(desk.list(), Qt::Key_Return);
    QCOMPARE(desk.shown(), second);
    QCOMPARE(QApplication::focusWidget(), desk.entry());
    QVERIFY(!desk.list()->isVisible());

    QTest::keyClick(desk.entry(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(desk.list()->isVisible());
    QVERIFY(desk.panel.isAncestorOf(QApplication::focusWidget()));
    desk.list()->setFocus();
    desk.list()->setCurrentIndex(desk.model()->index(0, 0));
    QTest::keyClick(desk.list(), Qt::Key_Up);
    QCOMPARE(QApplication::focusWidget(), desk.field());
    QTest::keyClick(desk.field(), Qt::Key_Return); // the best
    QCOMPARE(desk.shown(), desk.ruleInRow(0));

    QTest::keyClick(desk.entry(), Qt::Key_Escape);
    QCOMPARE(left.count(), 1);
    desk.panel.search();
    QTest::keyClick(desk.field(), Qt::Key_Escape);
    QCOMPARE(left.count(), 2);
}

void TestRulesPanel::chaptersByKeys()
{
    Desk desk;
    desk.field()->setFocus();
    QTest::keyClick(desk.field(), Qt::Key_Down);
    const QModelIndex chapter = desk.model()->index(0, 0);
    QCOMPARE(desk.list()->currentIndex(), chapter);
    QVERIFY(!desk.list()->isExpanded(chapter));
    QTest::keyClick(desk.list(), Qt::Key_Return);
    QVERIFY(desk.list()->isExpanded(chapter));
    QTest::keyClick(desk.list(), Qt::Key_Down);
    QCOMPARE(desk.list()->currentIndex().parent(), chapter);
    QTest::keyClick(desk.list(), Qt::Key_Return);
    QCOMPARE(desk.shown(), desk.model()->index(0, 0, chapter).data(RulesModel::RuleRole).toString());
}

void TestRulesPanel::keysThatWriteBeginASearch()
{
    Desk desk;
    desk.panel.showRules({u"AC-SLIDE-01"_s});
    desk.entry()->setFocus();
    QTest::keyClicks(desk.entry(), u"relay"_s.left(1));
    QCOMPARE(QApplication::focusWidget(), desk.field());
    desk.type(u"elay"_s);
    QCOMPARE(desk.field()->text(), u"relay"_s);
    QCOMPARE(desk.ruleInRow(0), bestOf(u"relay"_s));
    QTest::keyClick(desk.field(), Qt::Key_Down);
    QTest::keyClick(desk.list(), Qt::Key_S);
    QCOMPARE(desk.field()->text(), u"s"_s);
}

void TestRulesPanel::historyGoesBackAndForward()
{
    Desk desk;
    auto *back = desk.child<QToolButton>("rule-back");
    auto *forward = desk.child<QToolButton>("rule-forward");
    QVERIFY(!back->isEnabled());
    QVERIFY(!forward->isEnabled());
    desk.panel.search();
    desk.type(u"AC-MOVE-05"_s);
    QTest::keyClick(desk.field(), Qt::Key_Return);
    QCOMPARE(desk.shown(), u"AC-MOVE-05"_s);
    const QString related = desk.entry()->entry()->related.constFirst();
    emit desk.entry()->followed(related); // what taking the link does
    QCOMPARE(desk.shown(), related);
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(desk.shown(), u"AC-MOVE-05"_s);
    QTest::keyClick(desk.entry(), Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(desk.shown(), related);
    QVERIFY(!forward->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(desk.field()->text(), u"AC-MOVE-05"_s);
    QVERIFY(!back->isEnabled()); // the list
    // Another way forgets the one that lay ahead.
    desk.panel.showRules({u"AC-SLIDE-01"_s});
    QVERIFY(!forward->isEnabled());
    QCOMPARE(desk.shown(), u"AC-SLIDE-01"_s);
}

void TestRulesPanel::nothingFoundSaysSo()
{
    Desk desk;
    desk.type(u"qqqqqqqqq"_s);
    QCOMPARE(desk.model()->rowCount(), 0);
    QVERIFY(desk.child<QLabel>("rule-count")->text().startsWith(u"Nothing was found"_s));
    QTest::keyClick(desk.field(), Qt::Key_Return); // nothing to open
    QVERIFY(desk.shown().isEmpty());
}

void TestRulesPanel::narrowAndWide()
{
    Desk desk({420, 500});
    desk.panel.showRules({u"AC-MOVE-05"_s});
    QVERIFY(!desk.list()->isVisible());
    QVERIFY(desk.entry()->isVisible());
    const auto columns = [&desk] {
        const QList<QTextFrame *> frames = desk.entry()->document()->rootFrame()->childFrames();
        int most = 1;
        for (QTextFrame *frame : frames) {
            if (const auto *table = qobject_cast<QTextTable *>(frame))
                most = qMax(most, table->columns());
        }
        return most;
    };
    QCOMPARE(columns(), 1);
    QTRY_VERIFY(desk.entry()->document()->size().width() <= desk.entry()->viewport()->width());
    desk.panel.resize(1400, 600);
    QTRY_COMPARE(columns(), 2);
    QVERIFY(desk.list()->isVisible());
    QCOMPARE(desk.shown(), u"AC-MOVE-05"_s);
    desk.panel.resize(420, 500);
    QTRY_COMPARE(columns(), 1);
}

void TestRulesPanel::oneLanguageOrBoth()
{
    Desk desk;
    QSignalSpy chosen(&desk.panel, &RulesPanel::allLanguagesChosen);
    desk.panel.showRules({u"AC-MOVE-05"_s});
    const rulebook::Entry *entry = library().book().entry(u"AC-MOVE-05"_s);
    QVERIFY(desk.text().contains(entry->title.in(u"en"_s)));
    QVERIFY(desk.text().contains(entry->title.in(u"fr"_s)));
    QTest::mouseClick(desk.child<QToolButton>("rule-languages"), Qt::LeftButton);
    QVERIFY(desk.text().contains(entry->title.in(u"en"_s)));
    QVERIFY(!desk.text().contains(entry->title.in(u"fr"_s)));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toBool(), false);
    desk.panel.setAllLanguages(true); // as the preferences say: nothing was chosen
    QCOMPARE(chosen.count(), 1);
    QVERIFY(desk.text().contains(entry->title.in(u"fr"_s)));
}

void TestRulesPanel::editionsAndRulingsOfTheGame()
{
    Desk desk;
    RuleFacts facts;
    facts.editions = {u"fr-2021"_s, u"en-2020"_s};
    facts.editionName = [](const QString &edition) { return u"edition "_s + edition; };
    facts.usualReading = [](const QString &, const QString &) { return u"grid"_s; };
    desk.panel.setFacts(facts);
    desk.panel.showRules({u"AC-AMB-04"_s});
    QVERIFY(desk.text().contains(u"The usual reading"_s));
    QVERIFY(!desk.text().contains(u"in this game"_s));
    facts.edition = u"fr-2021"_s;
    facts.playedReading = [](const QString &) { return u"grid-and-majority"_s; };
    desk.panel.setFacts(facts);
    QVERIFY(desk.text().contains(u"▸ Played in this game; not the usual reading"_s));
    QVERIFY(desk.text().contains(u"▸ Edition fr-2021, played in this game"_s));
    QVERIFY(!desk.text().contains(u"▸ Edition en-2020"_s));
    const rulebook::Ruling *ruling = desk.entry()->entry()->ruling(u"majorityComparison"_s);
    QVERIFY(ruling);
    // The heading stands above the reading that is played.
    const qsizetype heading = desk.text().indexOf(u"▸ Played in this game"_s);
    const qsizetype played = desk.text().indexOf(ruling->reading(u"grid-and-majority"_s)->text.in(u"en"_s));
    const qsizetype other = desk.text().indexOf(ruling->reading(u"grid"_s)->text.in(u"en"_s));
    QVERIFY(other < heading && heading < played);
}

void TestRulesPanel::otherRulesBehindTheQuestion()
{
    Desk desk;
    desk.panel.showRules({u"AC-NONE-99"_s, u"AC-SHIP-99"_s});
    QVERIFY(desk.shown().isEmpty());
    desk.panel.showRules({u"AC-PRE-01"_s, u"AC-AIR-02"_s});
    QCOMPARE(desk.shown(), library().book().entry(u"AC-PRE-01"_s)->id);
    QVERIFY(desk.text().contains(u"Also behind what you asked about"_s));
    QVERIFY(desk.text().contains(library().book().entry(u"AC-AIR-02"_s)->title.in(u"en"_s)));
    QVERIFY(desk.panel.shows(u"AC-PRE-01"_s));
    QVERIFY(!desk.panel.shows(u"AC-AIR-02"_s));
}

void TestRulesPanel::languageIsSwitchedLive()
{
    const auto prepare = [](Desk &desk) {
        desk.panel.search();
        desk.type(u"relay"_s);
        QTest::keyClick(desk.field(), Qt::Key_Return);
        desk.action("rule-choose")->setChecked(true);
        desk.panel.showRules({u"AC-AMB-04"_s});
    };
    QStringList fresh;
    {
        const words::Speech french(words::Language::French);
        Desk desk;
        prepare(desk);
        fresh = textsOf(desk.panel);
    }
    words::Speech speech(words::Language::English);
    Desk desk;
    prepare(desk);
    const QStringList english = textsOf(desk.panel);
    QVERIFY(english != fresh);
    speech.change(words::Language::French);
    QCoreApplication::sendPostedEvents();
    QCOMPARE(desk.shown(), library().book().entry(u"AC-AMB-04"_s)->id); // everything stays open
    const QStringList switched = textsOf(desk.panel);
    QCOMPARE(switched.size(), fresh.size());
    for (qsizetype i = 0; i < fresh.size(); ++i)
        QCOMPARE(switched[i], fresh[i]);
}

void TestRulesPanel::chosenRulesArePrinted()
{
    Desk desk;
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"chosen.pdf"_s);
    int asked = 0;
    desk.panel.setPrintChooser([&](QPrinter &printer, QWidget *) {
        ++asked;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        return asked > 1; // the first time they think better of it
    });
    auto *print = desk.child<QPushButton>("rule-print-chosen");
    desk.action("rule-choose")->trigger();
    QVERIFY(print->isVisible());
    QVERIFY(!print->isEnabled());
    desk.type(u"AC-MOVE-05"_s);
    desk.list()->setCurrentIndex(desk.model()->index(0, 0));
    desk.list()->setFocus();
    QTest::keyClick(desk.list(), Qt::Key_Space);
    QCOMPARE(desk.model()->checked(), QStringList(u"AC-MOVE-05"_s));
    desk.field()->clear();
    desk.type(u"AC-SLIDE-01"_s);
    const QRect row = desk.list()->visualRect(desk.model()->index(0, 0));
    QTest::mouseClick(desk.list()->viewport(), Qt::LeftButton, {},
                      row.topLeft() + QPoint(12, row.height() / 2));
    QCOMPARE(desk.model()->checked(), QStringList({u"AC-MOVE-05"_s, u"AC-SLIDE-01"_s}));
    QCOMPARE(desk.child<QLabel>("rule-chosen")->text().left(1), u"2"_s);
    QTest::mouseClick(print, Qt::LeftButton);
    QCOMPARE(asked, 1);
    QVERIFY(!QFile::exists(file));
    QTest::mouseClick(print, Qt::LeftButton);
    QVERIFY(QFile::exists(file));
    QTest::mouseClick(desk.child<QPushButton>("rule-end-choice"), Qt::LeftButton);
    QVERIFY(!print->isVisible());
    const auto text = textOfPdf(file);
    if (!text)
        QSKIP("pdftotext is not installed");
    QVERIFY(text->contains(u"AC-MOVE-05"_s));
    QVERIFY(text->contains(u"AC-SLIDE-01"_s));
    QVERIFY(!text->contains(u"Also behind"_s));
}

void TestRulesPanel::wordsOfBothEditions()
{
    Desk desk;
    desk.action("rule-show-words")->trigger();
    QVERIFY(desk.entry()->showsGlossary());
    for (const rulebook::Term &term : library().book().glossary().terms()) {
        QVERIFY(desk.text().contains(term.label.in(u"en"_s)));
        QVERIFY(desk.text().contains(term.label.in(u"fr"_s)));
    }
    QTest::keyClick(desk.entry(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(desk.shown().isEmpty());
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"words.pdf"_s);
    desk.panel.setPrintChooser([&](QPrinter &printer, QWidget *) {
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        return true;
    });
    desk.action("rule-print-words")->trigger();
    QVERIFY(QFile::exists(file));
}

void TestRulesPanel::everyControlHasAName()
{
    Desk desk;
    for (const char *name : {"rule-search", "rule-back", "rule-forward", "rule-languages", "rule-more",
                             "rule-list", "rule-entry", "rule-print-chosen", "rule-end-choice"}) {
        const auto *widget = desk.child<QWidget>(name);
        QVERIFY2(widget && !widget->accessibleName().isEmpty(), name);
        QVERIFY2(widget->focusPolicy() & Qt::TabFocus, name);
    }
}

QTEST_MAIN(TestRulesPanel)
#include "tst_rulespanel.moc"
