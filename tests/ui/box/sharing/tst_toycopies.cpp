// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sharing/mergepanel.h"
#include "ui/box/sharing/proposingtools.h"
#include "ui/words/language.h"

#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

#include <memory>
#include <optional>
#include <utility>

using namespace skyledger;
using namespace skyledger::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

using Kind = ComparedValue::Kind;

constexpr qsizetype mostFields = 4;

/// Copies of a farm, whose fields bear numbers: flat objects. What is known without a copy is the barn.
class FarmComparison : public CopyComparison
{
public:
    FarmComparison(QJsonObject mine, QJsonObject theirs)
        : m_mine(std::move(mine)), m_theirs(std::move(theirs)), m_keys(m_mine.keys())
    {
        const QStringList theirKeys = m_theirs.keys();
        for (const QString &key : theirKeys) {
            if (!m_keys.contains(key))
                m_keys << key;
        }
        m_keys.sort();
    }

    std::vector<ComparedValue> values() const override
    {
        std::vector<ComparedValue> values;
        for (const QString &key : m_keys) {
            const QJsonValue one = m_mine[key];
            const QJsonValue two = m_theirs[key];
            ComparedValue value;
            value.name = words::spokenLanguage() == words::Language::French ? u"champ "_s + key : key;
            value.mine = one.isUndefined() ? u"?"_s : QString::number(one.toInt());
            value.theirs = two.isUndefined() ? u"?"_s : QString::number(two.toInt());
            value.kind = two.isUndefined() ? Kind::OnlyMine
                : one.isUndefined()        ? Kind::OnlyTheirs
                : one == two               ? Kind::Same
                                           : Kind::Different;
            value.hasSameSource = true;
            value.isToChoose = value.kind != Kind::Same;
            value.isNews = key != u"barn"_s;
            value.suggested =
                value.kind == Kind::OnlyTheirs && value.isNews ? MergeSide::Theirs : MergeSide::Mine;
            values.push_back(value);
        }
        return values;
    }
    box::MergeCount count(std::span<const MergeSide> sides) const override
    {
        box::MergeCount count;
        const auto all = values();
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const bool isTheirs = sides[i] == MergeSide::Theirs;
            count.added += isTheirs && all[i].kind == Kind::OnlyTheirs ? 1 : 0;
            count.replaced += isTheirs && all[i].kind == Kind::Different ? 1 : 0;
            count.dropped += isTheirs && all[i].kind == Kind::OnlyMine ? 1 : 0;
        }
        return count;
    }
    table::Result<QJsonObject, QString> merged(std::span<const MergeSide> sides) const override
    {
        QJsonObject merged;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const QString &key = m_keys[static_cast<qsizetype>(i)];
            const QJsonObject &side = sides[i] == MergeSide::Mine ? m_mine : m_theirs;
            if (side.contains(key))
                merged.insert(key, side[key]);
        }
        if (merged.size() > mostFields)
            return u"A farm has no more than four fields."_s;
        return merged;
    }

private:
    QJsonObject m_mine;
    QJsonObject m_theirs;
    QStringList m_keys;
};

SharedCopies farmCopies()
{
    SharedCopies copies;
    copies.compare = [](const QJsonObject &mine, const QJsonObject &theirs) {
        return std::make_unique<FarmComparison>(mine, theirs);
    };
    copies.takenIn = [](const QJsonObject &mine,
                        const QJsonObject &theirs) -> table::Result<CopyImport, QString> {
        if (theirs.contains(u"ship"_s))
            return QString();
        if (theirs.contains(u"swamp"_s))
            return u"swamp"_s;
        CopyImport taken;
        taken.document = mine;
        const QStringList keys = theirs.keys();
        for (const QString &key : keys) {
            if (!mine.contains(key)) {
                taken.document.insert(key, theirs[key]);
                ++taken.added;
            } else if (mine[key] != theirs[key]) {
                ++taken.different;
            }
        }
        return taken;
    };
    copies.rebased = [](const QJsonObject &, const QJsonObject &ours, const QJsonObject &now) {
        QJsonObject both = now;
        const QStringList keys = ours.keys();
        for (const QString &key : keys)
            both.insert(key, ours[key]);
        return both;
    };
    copies.read = [](const QString &path) -> table::Result<QJsonObject, table::ReadError> {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return table::ReadError{};
        return QJsonDocument::fromJson(file.readAll()).object();
    };
    copies.write = [](const QJsonObject &document) {
        return QJsonDocument(document).toJson(QJsonDocument::Compact);
    };
    return copies;
}

/// A recorded evening after which it is clear what grows in the east.
class FarmEvening : public ReportingGame
{
public:
    std::vector<ValueProposal> proposals() const override
    {
        if (m_isEntered)
            return {};
        return {{{}, u"The east brought 7"_s, false, {{describe::Value(7), u"7"_s}}, {}}};
    }
    std::optional<QJsonObject> withValue(const QJsonObject &copy, const ValuePlace &,
                                         const describe::Value &value) const override
    {
        if (copy.contains(u"fog"_s))
            return std::nullopt;
        QJsonObject more = copy;
        more.insert(u"east"_s, int{value.number()});
        return more;
    }
    void enter(const ValuePlace &, const describe::Value &) override { m_isEntered = true; }

private:
    bool m_isEntered = false;
};

table::Result<ReportingFile, table::ReadError> farmReports(const QString &path)
{
    const auto read = farmCopies().read(path);
    if (!read)
        return read.error();
    const QJsonObject &file = read.value();
    if (file[u"evening"_s].isUndefined())
        return ReportingFile{};
    return ReportingFile{std::make_shared<FarmEvening>(), file[u"evening"_s] == u"made up"_s};
}

/// The tools with a copy on a desk, that read and write in a folder.
struct Farm {
    Farm()
    {
        tools.setChooser({[this](QWidget *, const QString &) { return path(); },
                          [this](QWidget *, const QString &, const QString &) { return path(); }});
        tools.show();
    }
    QString path() const { return folder.filePath(u"Bo.json"_s); }
    void theyHave(const QByteArray &content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    void click(const QString &name) const
    {
        QTest::mouseClick(tools.findChild<QPushButton *>(name), Qt::LeftButton);
    }
    QString said() const { return tools.findChild<QLabel *>(u"sharing-said"_s)->text(); }

    words::Speech speech{words::Language::English};
    QTemporaryDir folder;
    QJsonObject document{{u"north"_s, 1}, {u"south"_s, 2}};
    QStringList steps;
    ProposingTools tools{farmCopies(),
                         farmReports,
                         {[this] { return std::optional(document); },
                          [this](const QJsonObject &next, const QString &step) {
                              document = next;
                              steps << step;
                              return true;
                          }}};
};

} // namespace

/// Copies of a box of no game in particular, from hand to hand.
class TestToyCopies : public QObject
{
    Q_OBJECT

private slots:
    void whatIsNewIsTakenIn();
    void otherPiecesAreNotTakenIn();
    void aCopyIsGivenAway();
    void valueByValue();
    void whatTheFormatCannotHold();
    void whatOthersEnteredMeanwhileStays();
    void inTheLanguageThatIsSpoken();
    void onlyAnEveningWithARealFarmLeadsToProposals();
    void aProposalIsConfirmed();
};

void TestToyCopies::whatIsNewIsTakenIn()
{
    Farm farm;
    farm.theyHave(R"({"north": 5, "west": 3})");
    farm.click(u"sharing-import"_s);
    QCOMPARE(farm.document, (QJsonObject{{u"north"_s, 1}, {u"south"_s, 2}, {u"west"_s, 3}}));
    QCOMPARE(farm.steps, QStringList{u"Import"_s});
    QVERIFY2(farm.said().contains(u"Bo.json"_s), qPrintable(farm.said()));
    farm.click(u"sharing-import"_s);
    QCOMPARE(farm.steps.size(), 1); // there is nothing left to take
}

void TestToyCopies::otherPiecesAreNotTakenIn()
{
    Farm farm;
    farm.theyHave(R"({"ship": 5})");
    farm.click(u"sharing-import"_s);
    QVERIFY(farm.steps.isEmpty());
    QVERIFY2(farm.said().contains(u"lists other pieces"_s), qPrintable(farm.said()));
    farm.theyHave(R"({"swamp": 5})");
    farm.click(u"sharing-import"_s);
    QVERIFY(farm.steps.isEmpty());
    QVERIFY2(farm.said().contains(u"do not fit together with yours (swamp)"_s), qPrintable(farm.said()));
}

void TestToyCopies::aCopyIsGivenAway()
{
    Farm farm;
    farm.click(u"sharing-export"_s);
    QFile file(farm.path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), R"({"north":1,"south":2})"_ba);
    // What was being typed is there as soon as the dialog is.
    farm.tools.setChooser({{}, [&farm](QWidget *, const QString &, const QString &) {
                               farm.document.insert(u"west"_s, 3);
                               return farm.path();
                           }});
    farm.click(u"sharing-export"_s);
    file.close();
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), R"({"north":1,"south":2,"west":3})"_ba);
}

void TestToyCopies::valueByValue()
{
    MergePanel panel(farmCopies());
    panel.compare({{u"north"_s, 1}, {u"south"_s, 2}},
                  {{u"barn"_s, 9}, {u"north"_s, 5}, {u"south"_s, 2}, {u"west"_s, 3}}, u"Bo"_s);
    auto *list = panel.findChild<QTreeView *>(u"compare-list"_s);
    QCOMPARE(list->model()->rowCount(), 2); // neither what is the same, nor what everybody knows
    QTest::keyClick(list, Qt::Key_Right);
    QSignalSpy merged(&panel, &MergePanel::merged);
    panel.findChild<QPushButton *>(u"compare-merge"_s)->click();
    QCOMPARE(merged.size(), 1);
    QCOMPARE(merged.first().first().toJsonObject(),
             (QJsonObject{{u"north"_s, 5}, {u"south"_s, 2}, {u"west"_s, 3}}));
}

void TestToyCopies::whatTheFormatCannotHold()
{
    MergePanel panel(farmCopies());
    panel.compare({{u"a"_s, 1}, {u"b"_s, 2}, {u"c"_s, 3}}, {{u"d"_s, 1}, {u"e"_s, 2}}, u"Bo"_s);
    QCOMPARE(panel.findChild<QLabel *>(u"compare-summary"_s)->text(),
             u"A farm has no more than four fields."_s);
    auto *merge = panel.findChild<QPushButton *>(u"compare-merge"_s);
    QVERIFY(!merge->isEnabled());
    QTest::keyClick(panel.findChild<QTreeView *>(u"compare-list"_s), Qt::Key_Right); // `a` is left out
    QVERIFY(merge->isEnabled());
}

void TestToyCopies::whatOthersEnteredMeanwhileStays()
{
    Farm farm;
    farm.theyHave(R"({"west": 3})");
    farm.click(u"sharing-compare"_s);
    farm.document.insert(u"east"_s, 4);
    auto *panel = farm.tools.findChild<MergePanel *>();
    QVERIFY(panel);
    panel->findChild<QPushButton *>(u"compare-merge"_s)->click();
    QCOMPARE(farm.document, (QJsonObject{{u"east"_s, 4}, {u"north"_s, 1}, {u"south"_s, 2}, {u"west"_s, 3}}));
    QCOMPARE(farm.steps, QStringList{u"Merge"_s});
}

void TestToyCopies::inTheLanguageThatIsSpoken()
{
    Farm farm;
    MergePanel panel(farmCopies());
    panel.compare({{u"north"_s, 1}}, {{u"north"_s, 5}}, u"Bo"_s);
    const QAbstractItemModel *model = panel.findChild<QTreeView *>(u"compare-list"_s)->model();
    QCOMPARE(model->index(0, 0).data().toString(), u"north"_s);
    farm.speech.change(words::Language::French);
    QEvent change(QEvent::LanguageChange);
    QApplication::sendEvent(&panel, &change);
    QCOMPARE(model->index(0, 0).data().toString(), u"champ north"_s);
}

void TestToyCopies::onlyAnEveningWithARealFarmLeadsToProposals()
{
    Farm farm;
    farm.click(u"sharing-propose"_s); // there is no file
    QVERIFY(!farm.said().isEmpty());
    farm.theyHave(R"({"north": 5})");
    farm.click(u"sharing-propose"_s);
    QVERIFY2(farm.said().startsWith(u"“Bo.json” is no recorded game"_s), qPrintable(farm.said()));
    farm.theyHave(R"({"evening": "made up"})");
    farm.click(u"sharing-propose"_s);
    QVERIFY2(farm.said().startsWith(u"“Bo.json” was played with sample data"_s), qPrintable(farm.said()));
    QVERIFY(!farm.tools.findChild<QDialog *>(u"proposals-dialog"_s));
    QVERIFY(farm.steps.isEmpty());
}

void TestToyCopies::aProposalIsConfirmed()
{
    Farm farm;
    farm.theyHave(R"({"evening": "long"})");
    farm.click(u"sharing-propose"_s);
    QVERIFY(farm.said().isEmpty());
    auto *dialog = farm.tools.findChild<QDialog *>(u"proposals-dialog"_s);
    QVERIFY(dialog);
    farm.document.insert(u"fog"_s, 1);
    dialog->findChild<QPushButton *>(u"proposal-0-confirm-0"_s)->click();
    QVERIFY2(farm.said().startsWith(u"It cannot be told which piece"_s), qPrintable(farm.said()));
    QVERIFY(farm.steps.isEmpty());
    farm.document.remove(u"fog"_s);
    dialog->findChild<QPushButton *>(u"proposal-0-confirm-0"_s)->click();
    QCOMPARE(farm.document, (QJsonObject{{u"east"_s, 7}, {u"north"_s, 1}, {u"south"_s, 2}}));
    QCOMPARE(farm.steps, QStringList{u"Confirm a value"_s});
    QCOMPARE(farm.said(), u"The value is in your copy."_s);
    QVERIFY(!dialog->findChild<QPushButton *>(u"proposal-0-confirm-0"_s)); // nothing follows any more
}

QTEST_MAIN(TestToyCopies)

#include "tst_toycopies.moc"
