// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/table/hostiletexts.h"
#include "tests/ui/walk/faults.h"
#include "tests/ui/walk/walker.h"
#include "ui/widgets/plainlabel.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTextEdit>

using namespace Qt::Literals::StringLiterals;
using namespace skyledger;
using namespace skyledger::ui;
using namespace skyledger::ui::walk;
using skyledger::fixture::hostileTexts;

namespace {

constexpr std::size_t seats = 4;
constexpr std::size_t groups = (hostileTexts.size() + seats - 1) / seats;

/// Four of the texts; the last group is filled up with those of the first.
QStringList groupOf(std::size_t group)
{
    QStringList names;
    for (std::size_t i = 0; i < seats; ++i)
        names << hostileTexts[(group * seats + i) % hostileTexts.size()].string();
    return names;
}

/// Whether a text that is taken for rich text holds a tag that a name brought. Quotation marks alone make none: Qt
/// leaves them as they are where it writes plain text as rich text.
bool holdsForeignTag(const QString &text)
{
    return text.contains(u"/dev/zero\""_s) || text.contains(u"src=/dev/zero>"_s) || text.contains(u"<h1>Cy"_s)
        || text.contains(u"<b>Ada</b>"_s) || text.contains(u"<a href=\"file:///etc"_s);
}

bool isTakenForRich(const QLabel &label)
{
    return label.textFormat() == Qt::RichText || label.textFormat() == Qt::MarkdownText
        || (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
}

/// What is wrong with one widget.
QStringList faultsOf(const QWidget &widget)
{
    QStringList faults;
    const auto fault = [&](const QString &what) { faults << widget.objectName() + u": "_s + what; };
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        // The bar of dates of a calendar and the like are Qt's own.
        if (label->textFormat() == Qt::AutoText && !label->objectName().startsWith(u"qt_"_s))
            fault(u"a label that guesses: "_s + label->text());
        if (isTakenForRich(*label) && holdsForeignTag(label->text()))
            fault(u"a tag in a label: "_s + label->text());
    }
    if (const auto *text = qobject_cast<const QTextEdit *>(&widget)) {
        if (holdsForeignTag(text->document()->toHtml()))
            fault(u"a tag in a document"_s);
    }
    if (Qt::mightBeRichText(widget.toolTip()) && holdsForeignTag(widget.toolTip()))
        fault(u"a tag in a tool tip"_s);
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget); view && view->model()) {
        const QAbstractItemModel &model = *view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            for (int column = 0; column < model.columnCount(); ++column) {
                const QString tip = model.index(row, column).data(Qt::ToolTipRole).toString();
                if (Qt::mightBeRichText(tip) && holdsForeignTag(tip))
                    fault(u"a tag in a tool tip of a row"_s);
            }
        }
    }
    return faults;
}

QStringList faultsOn(const Walker &stage)
{
    QStringList faults;
    const QList<QWidget *> windows = stage.windows();
    for (const QWidget *window : windows) {
        faults += faultsOf(*window);
        const QList<QWidget *> all = window->findChildren<QWidget *>();
        for (const QWidget *each : all)
            faults += faultsOf(*each);
    }
    return faults;
}

} // namespace

/// A walk with players, files and games that are called whatever the world calls them.
class TestHostile : public QObject
{
    Q_OBJECT

private slots:
    void noPageTakesANameForMore_data();
    void noPageTakesANameForMore();
    void theTitleShowsTheName();
    void noNameIsAKey();
    void namesCannotBeTornApart();
};

void TestHostile::noPageTakesANameForMore_data()
{
    QTest::addColumn<QString>("stop");
    QTest::addColumn<int>("group");
    const bool all = qEnvironmentVariableIsSet("SKYLEDGER_NIGHTLY");
    std::size_t next = 0;
    for (const Stop &stop : allStops()) {
        for (std::size_t group = 0; group < groups; ++group) {
            // By day every page sees one group and every group several pages; the first group holds the tags.
            if (all || group == 0 || group == next % groups) {
                QTest::newRow(qPrintable(u"%1, names %2"_s.arg(stop.name).arg(group)))
                    << stop.name << static_cast<int>(group);
            }
        }
        ++next;
    }
}

void TestHostile::noPageTakesANameForMore()
{
    QFETCH(const QString, stop);
    QFETCH(const int, group);
    Walker stage({});
    stage.setNames(groupOf(static_cast<std::size_t>(group)));
    stage.go(stopNamed(stop));
    const QStringList faults = faultsOn(stage);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestHostile::theTitleShowsTheName()
{
    Walker stage({});
    stage.setNames({u"Ada[*]"_s, u"Bo & Co"_s, u"Cy"_s});
    stage.go(stopNamed(u"game-start"_s));
    QVERIFY2(stage.window->windowTitle().contains(asWindowTitle(u"Ada[*]"_s)),
             qPrintable(stage.window->windowTitle()));
}

/// A button takes a letter behind `&` for a key of its own.
void TestHostile::noNameIsAKey()
{
    for (const QString &stop :
         {u"workshop"_s, u"piggyback"_s, u"stage-bonus"_s, u"over"_s, u"start-recent"_s}) {
        Walker stage({});
        stage.setNames({u"Tom &Jerry"_s, u"&Bo"_s, u"C&y"_s, u"&&Dee"_s});
        stage.go(stopNamed(stop));
        const QList<QAbstractButton *> buttons = stage.window->findChildren<QAbstractButton *>();
        for (const QAbstractButton *button : buttons) {
            const bool named = button->text().contains(u"Jerry"_s) || button->text().contains(u"Dee"_s);
            if (named)
                QVERIFY2(button->text().contains(u"&&"_s), qPrintable(button->text()));
        }
    }
}

/// Right-to-left names turn nothing but themselves: each is isolated where it stands beside others.
void TestHostile::namesCannotBeTornApart()
{
    Walker stage({});
    const QString name = u"\u05E9\u05DC\u05D5\u05DD"_s;
    stage.setNames({name, u"Bo"_s, u"Cy"_s, u"Dee"_s});
    stage.go(stopNamed(u"over"_s));
    const QList<QLabel *> labels = stage.window->findChildren<QLabel *>();
    int seen = 0;
    for (const QLabel *label : labels) {
        for (qsizetype at = label->text().indexOf(name); at >= 0; at = label->text().indexOf(name, at + 1)) {
            ++seen;
            QVERIFY2(at > 0 && label->text().at(at - 1) == QChar(0x2068),
                     qPrintable(label->objectName() + u": "_s + label->text()));
        }
    }
    QVERIFY(seen > 0);
}

QTEST_MAIN(TestHostile)

#include "tst_hostile.moc"
