// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/preferencespage.h"

#include "ui/widgets/card.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"

#include <QtCore/QDir>
#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

int placeOf(const std::optional<words::Language> &language)
{
    if (!language)
        return 0;
    return *language == words::Language::French ? 2 : 1;
}

std::optional<words::Language> languageAt(int place)
{
    if (place <= 0)
        return std::nullopt;
    return place == 2 ? words::Language::French : words::Language::English;
}

int placeOfSize(int percent)
{
    return static_cast<int>(std::find(textSizes.begin(), textSizes.end(), percent) - textSizes.begin());
}

} // namespace

PreferencesPage::PreferencesPage(Subject subject, const GameModules &games, PreferenceStore &preferences,
                                 FolderChooser folder, QWidget *parent)
    : QWidget(parent), m_preferences(preferences), m_chooser(std::move(folder))
{
    setLayout(new QVBoxLayout);
    subject == Subject::Display ? buildDisplay() : buildGame(games);
    static_cast<QVBoxLayout *>(layout())->addStretch(1);
    connect(&m_preferences, &PreferenceStore::changed, this, &PreferencesPage::refresh);
    retranslate();
}

void PreferencesPage::buildDisplay()
{
    setObjectName(u"display-settings"_s);
    QGridLayout *grid = addCard([] { return tr("What you see"); });
    addChoice(
        grid, u"language"_s, [] { return tr("Language"); },
        // Each language names itself, so that people find their own.
        [] {
            return QStringList{tr("As the system"), u"English"_s, u"Français"_s};
        },
        [](const Preferences &preferences) { return placeOf(preferences.language); },
        [](Preferences &preferences, int place) { preferences.language = languageAt(place); });
    addChoice(
        grid, u"look"_s, [] { return tr("Colours"); },
        [] {
            return QStringList{tr("As the system"), tr("Light"), tr("Dark"),
                               tr("High contrast, black on white"), tr("High contrast, white on black")};
        },
        [](const Preferences &preferences) { return static_cast<int>(preferences.look); },
        [](Preferences &preferences, int place) { preferences.look = static_cast<Look>(place); });
    addChoice(
        grid, u"text-size"_s, [] { return tr("Text size"); },
        [] {
            QStringList sizes;
            for (const int size : textSizes)
                sizes << tr("%1 %", "size of text").arg(size);
            return sizes;
        },
        [](const Preferences &preferences) { return placeOfSize(preferences.textSize); },
        [](Preferences &preferences, int place) {
            preferences.textSize = textSizes[static_cast<std::size_t>(place)];
        });
    addChoice(
        grid, u"motion"_s, [] { return tr("Motion"); },
        [] {
            return QStringList{tr("As the system"), tr("None"), tr("Docks glide to their places")};
        },
        [](const Preferences &preferences) { return static_cast<int>(preferences.motion); },
        [](Preferences &preferences, int place) { preferences.motion = static_cast<Motion>(place); });
}

void PreferencesPage::buildGame(const GameModules &games)
{
    setObjectName(u"game-settings"_s);
    for (const auto &game : games)
        addOptions(*game, games.size() == 1);
    QGridLayout *clock = addCard([] { return tr("Turn clock"); });
    addFlag(
        clock, u"turn-clock"_s, [] { return tr("Show how long the players take"); }, &Preferences::turnClock);
    addPause(clock);
    QGridLayout *files = addCard([] { return tr("Games on this computer"); });
    addFolder(files);
    addFlag(
        files, u"reopen-last-game"_s, [] { return tr("Open the last game at the next start"); },
        &Preferences::reopenLastGame);
    QGridLayout *rules = addCard([] { return tr("Rules"); });
    addFlag(
        rules, u"all-rule-languages"_s, [] { return tr("Tell the rules in English and French"); },
        &Preferences::allRuleLanguages);
}

QGridLayout *PreferencesPage::addCard(const std::function<QString()> &title)
{
    auto *card = new Card(this);
    m_cards.push_back({card, title});
    layout()->addWidget(card);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    card->content()->addLayout(grid);
    return grid;
}

void PreferencesPage::addRow(QGridLayout *grid, const QString &id, Row row)
{
    QWidget *around = grid->parentWidget();
    row.control->setObjectName(u"prefer-"_s + id);
    const int line = grid->rowCount();
    if (row.label) {
        row.label->setBuddy(row.control);
        grid->addWidget(row.label, line, 0);
        grid->addWidget(row.control, line, 1);
    } else {
        grid->addWidget(row.control, line, 0, 1, 2);
    }
    row.usual = new QToolButton(around);
    row.usual->setObjectName(u"usual-"_s + id);
    row.usual->setText(u"↺"_s);
    row.usual->setFocusPolicy(Qt::StrongFocus);
    grid->addWidget(row.usual, line, 2);
    connect(row.usual, &QToolButton::clicked, this, [this, restore = row.restore] { change(restore); });
    m_rows.push_back(std::move(row));
}

void PreferencesPage::addChoice(QGridLayout *grid, const QString &id, std::function<QString()> name,
                                const std::function<QStringList()> &texts,
                                const std::function<int(const Preferences &)> &read,
                                const std::function<void(Preferences &, int)> &write)
{
    auto *box = new QComboBox(this);
    box->addItems(texts());
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setFocusPolicy(Qt::StrongFocus);
    connect(box, &QComboBox::activated, this, [this, write](int place) {
        change([&write, place](Preferences &preferences) { write(preferences, place); });
    });
    Row row;
    row.name = std::move(name);
    row.label = plainLabel(this);
    row.control = box;
    row.show = [box, read](const Preferences &preferences) { box->setCurrentIndex(read(preferences)); };
    row.retell = [box, texts] {
        const QStringList all = texts();
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, all[i]);
    };
    row.restore = [read, write](Preferences &preferences) { write(preferences, read(Preferences())); };
    addRow(grid, id, std::move(row));
}

void PreferencesPage::addFlag(QGridLayout *grid, const QString &id, std::function<QString()> name,
                              bool Preferences::*member)
{
    auto *box = new QCheckBox(this);
    connect(box, &QCheckBox::clicked, this, [this, member](bool on) {
        change([member, on](Preferences &preferences) { preferences.*member = on; });
    });
    Row row;
    row.name = std::move(name);
    row.control = box;
    row.show = [box, member](const Preferences &preferences) { box->setChecked(preferences.*member); };
    row.retell = [box, told = row.name] { box->setText(told()); };
    row.restore = [member](Preferences &preferences) { preferences.*member = Preferences().*member; };
    addRow(grid, id, std::move(row));
}

void PreferencesPage::addOptions(const GameModule &game, bool isOnly)
{
    const std::vector<GameOption> options = game.options();
    if (options.empty())
        return;
    QGridLayout *grid = addCard([&game, isOnly] {
        return isOnly ? tr("What resolves by itself")
                      : tr("%1: what resolves by itself", "name of a game").arg(game.name());
    });
    for (const GameOption &option : options)
        addOption(grid, game, option);
}

void PreferencesPage::addOption(QGridLayout *grid, const GameModule &game, const GameOption &option)
{
    auto *box = new QCheckBox(this);
    const auto set = [&game, id = option.id, usual = option.usual](Preferences &preferences, bool on) {
        Preferences seen = preferencesFor(game.memoryKey(), preferences);
        seen.choose(id, on, usual);
        rememberFor(game.memoryKey(), seen, preferences);
    };
    const auto isOn = [&game, id = option.id, usual = option.usual](const Preferences &preferences) {
        return preferencesFor(game.memoryKey(), preferences).option(id, usual);
    };
    connect(box, &QCheckBox::clicked, this,
            [this, set](bool on) { change([&set, on](Preferences &preferences) { set(preferences, on); }); });
    Row row;
    row.name = [&game, id = option.id] {
        const std::vector<GameOption> all = game.options();
        const auto found =
            std::find_if(all.begin(), all.end(), [&id](const GameOption &each) { return each.id == id; });
        return found == all.end() ? QString() : found->label;
    };
    row.control = box;
    row.show = [box, isOn](const Preferences &preferences) { box->setChecked(isOn(preferences)); };
    row.retell = [box, told = row.name] { box->setText(told()); };
    row.restore = [set, usual = option.usual](Preferences &preferences) { set(preferences, usual); };
    row.isUsual = [isOn, usual = option.usual](const Preferences &preferences) {
        return isOn(preferences) == usual;
    };
    addRow(grid, option.id, std::move(row));
}

void PreferencesPage::addPause(QGridLayout *grid)
{
    auto *minutes = new QSpinBox(this);
    minutes->setRange(1, 120);
    connect(minutes, &QSpinBox::valueChanged, this, [this](int value) {
        change([value](Preferences &preferences) { preferences.turnClockPause = value; });
    });
    Row row;
    row.name = [] { return tr("Minutes without an event after which it stands still"); };
    row.label = plainLabel(this);
    row.control = minutes;
    row.show = [minutes](const Preferences &preferences) {
        const QSignalBlocker quiet(minutes);
        minutes->setValue(preferences.turnClockPause);
    };
    row.restore = [](Preferences &preferences) { preferences.turnClockPause = Preferences().turnClockPause; };
    addRow(grid, u"clock-pause"_s, std::move(row));
}

void PreferencesPage::addFolder(QGridLayout *grid)
{
    auto *button = namedButton("prefer-games-folder", this);
    auto *folder = plainLabel(this);
    folder->setObjectName(u"games-folder"_s);
    folder->setTextFormat(Qt::PlainText);
    folder->setWordWrap(true);
    folder->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(folder, grid->rowCount(), 0, 1, 3);
    connect(button, &QPushButton::clicked, this, [this] {
        const QString chosen = m_chooser(window(), gamesFolderOf(m_preferences.now()));
        if (!chosen.isEmpty())
            change([&chosen](Preferences &preferences) { preferences.gamesFolder = chosen; });
    });
    Row row;
    row.name = [] { return tr("Folder for games"); };
    row.control = button;
    row.show = [folder](const Preferences &preferences) {
        folder->setText(
            tr("New games are kept in “%1”.").arg(QDir::toNativeSeparators(gamesFolderOf(preferences))));
    };
    row.retell = [button] { button->setText(tr("Choose another folder…")); };
    row.restore = [](Preferences &preferences) { preferences.gamesFolder.clear(); };
    addRow(grid, u"games-folder"_s, std::move(row));
}

void PreferencesPage::takeFocus()
{
    m_rows.front().control->setFocus();
}

void PreferencesPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PreferencesPage::change(const std::function<void(Preferences &)> &how)
{
    Preferences wanted = m_preferences.now();
    how(wanted);
    m_preferences.change(wanted);
}

void PreferencesPage::retranslate()
{
    for (const Titled &each : m_cards)
        each.card->setTitle(each.title());
    for (const Row &row : m_rows) {
        if (row.retell)
            row.retell();
        if (row.label)
            row.label->setText(row.name());
        row.control->setAccessibleName(row.name());
        row.usual->setAccessibleName(tr("Restore the usual value of “%1”").arg(row.name()));
        row.usual->setToolTip(plainTip(row.usual->accessibleName()));
    }
    refresh();
}

void PreferencesPage::refresh()
{
    for (const Row &row : m_rows) {
        row.show(m_preferences.now());
        Preferences restored = m_preferences.now();
        row.restore(restored);
        const bool isUsual = row.isUsual ? row.isUsual(m_preferences.now()) : restored == m_preferences.now();
        if (isUsual && row.usual->hasFocus())
            row.control->setFocus(); // the focus must not be lost with the button
        row.usual->setEnabled(!isUsual);
    }
}

} // namespace skyledger::ui
