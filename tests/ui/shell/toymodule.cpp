// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "toymodule.h"

#include "core/table/jsonreader.h"
#include "core/table/jsonwriter.h"

#include <QtCore/QJsonObject>
#include <QtWidgets/QLabel>

namespace skyledger::ui::test {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The number of a toy record; at 3 the game is over.
class ToyView : public GameView
{
public:
    explicit ToyView(int number) : m_number(number), m_header(new QLabel), m_centre(new QLabel)
    {
        m_centre->setObjectName(u"toy-board"_s);
        m_centre->setText(QString::number(m_number));
    }
    ~ToyView() override
    {
        delete m_header;
        delete m_centre;
    }

    QString title() const override { return u"Toy"_s; }
    QString stateLine() const override { return QString::number(m_number); }
    QString footnote() const override { return {}; }
    /// The first of two that belong together.
    QString nextGame() const override { return m_number == 1 ? u"&Second toy"_s : QString(); }
    QWidget *header() override { return m_header; }
    QWidget *centre() override { return m_centre; }
    std::vector<DockSpec> docks() override { return {}; }
    QString dockTitle(const QString &) const override { return {}; }
    bool canUndo() const override { return false; }
    bool canRedo() const override { return false; }
    void undo() override {}
    void redo() override {}
    RecordWriter record() const override
    {
        return [number = m_number] { return toyRecord(number); };
    }
    bool keyPressed(QKeyEvent *) override { return false; }
    void setPreferences(const Preferences &preferences) override
    {
        m_centre->setProperty("loud", preferences.option(u"toy-loud"_s, false));
        m_centre->setProperty("components", preferences.components);
    }
    void retranslate() override {}

private:
    int m_number;
    QLabel *m_header;
    QLabel *m_centre;
};

class ToyNewPage : public NewGamePage
{
public:
    ToyNewPage(const QString &name, const Preferences &preferences, const QByteArray &earlier = {})
    {
        setObjectName(name);
        setProperty("earlier", earlier);
        setProperty("components", preferences.components);
    }
};

class ToyCopyPage : public EditorPage
{
public:
    ToyCopyPage() { setObjectName(u"toy-copy"_s); }
    void openFile(const QString &path) override { setProperty("file", path); }
};

class ToyRulesPage : public RulesPage
{
public:
    ToyRulesPage() { setObjectName(u"toy-rules"_s); }
    void showRules(const QStringList &rules) override { setProperty("rules", rules); }
    void searchRules() override {}
    void setPreferences(const Preferences &) override {}
};

} // namespace

QByteArray toyRecord(int number)
{
    return table::writeJson(
        QJsonObject{{u"format"_s, u"skyledger-game"_s}, {u"game"_s, u"toy"_s}, {u"number"_s, number}});
}

QString ToyModule::id() const
{
    return u"toy"_s;
}

QString ToyModule::name() const
{
    return u"Toy"_s;
}

QStringList ToyModule::pointSources() const
{
    return {u"luck"_s, u"airship"_s};
}

QString ToyModule::sourceName(const QString &source) const
{
    return u"toy "_s + source;
}

std::vector<GameOption> ToyModule::options() const
{
    return {{u"toy-loud"_s, false, u"&Loud"_s, u"Loud"_s}};
}

GameModule::OpenResult ToyModule::open(const QByteArray &record) const
{
    const auto read = table::parseObject(record);
    if (!read)
        return read.error();
    Opened opened;
    opened.view = std::make_unique<ToyView>(read.value().value("number"_L1).toInt());
    return opened;
}

std::unique_ptr<NewGamePage> ToyModule::newGamePage(const Preferences &preferences,
                                                    const QByteArray &earlier) const
{
    return std::make_unique<ToyNewPage>(u"toy-new"_s, preferences, earlier);
}

bool ToyModule::offers(Service) const
{
    return true;
}

std::unique_ptr<RulesPage> ToyModule::rulesPage() const
{
    return std::make_unique<ToyRulesPage>();
}

QString ToyModule::ruleTitle(const QString &rule) const
{
    return rule.startsWith(u"TOY-") ? u"Toy rule"_s : QString();
}

std::unique_ptr<NewGamePage> ToyModule::scorePage(const Preferences &preferences) const
{
    return std::make_unique<ToyNewPage>(u"toy-score"_s, preferences);
}

std::unique_ptr<EditorPage> ToyModule::copyPage(const Preferences &) const
{
    return std::make_unique<ToyCopyPage>();
}

std::optional<table::FinishedGame> ToyModule::finishedGameIn(const QByteArray &record) const
{
    const auto read = table::parseObject(record);
    if (!read || read.value().value("game"_L1).toString() != id()
        || read.value().value("number"_L1).toInt() < 3)
        return std::nullopt;
    table::FinishedGame game;
    game.id = u"toy-1"_s;
    game.game = id();
    table::FinishedPlayer ada;
    ada.name = u"Ada"_s;
    ada.total = 3;
    ada.won = true;
    ada.pointsBySource = {{u"luck"_s, 3}};
    game.players = {ada};
    return game;
}

} // namespace skyledger::ui::test
