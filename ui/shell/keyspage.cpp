// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/keyspage.h"

#include "ui/shell/keyfield.h"
#include "ui/shell/keyrefusal.h"
#include "ui/widgets/card.h"
#include "ui/widgets/keybindings.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/partnames.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"

#include <QtCore/QEvent>
#include <QtGui/QAccessible>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Notes keys for a command; the usual ones need no note.
void put(QMap<QString, QString> &keys, const QString &id, const QList<QKeySequence> &chosen)
{
    if (chosen == KeyBindings::usual(id))
        keys.remove(id);
    else
        keys.insert(id, QKeySequence::listToString(chosen, QKeySequence::PortableText));
}

/// The keys that are one to people: Enter is there twice.
QList<QKeySequence> together(const QKeySequence &key)
{
    const QKeyCombination one = key[0];
    if (one.key() != Qt::Key_Return && one.key() != Qt::Key_Enter)
        return {key};
    return {QKeyCombination(one.keyboardModifiers(), Qt::Key_Enter),
            QKeyCombination(one.keyboardModifiers(), Qt::Key_Return)};
}

} // namespace

KeysPage::KeysPage(PreferenceStore &preferences, Groups groups, QWidget *parent)
    : QWidget(parent),
      m_preferences(preferences),
      m_groupsOf(std::move(groups)),
      m_search(new QLineEdit(this)),
      m_nothing(plainLabel(this)),
      m_message(plainLabel(this)),
      m_swap(namedButton("keys-swap", this)),
      m_allUsual(namedButton("keys-all-usual", this))
{
    setObjectName(u"keys-settings"_s);
    m_search->setObjectName(u"keys-search"_s);
    m_search->setClearButtonEnabled(true);
    m_nothing->setObjectName(u"keys-nothing"_s);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_nothing);
    build(m_groupsOf());
    column->addWidget(messageLine());
    connect(m_search, &QLineEdit::textChanged, this, &KeysPage::filter);
    connect(m_swap, &QPushButton::clicked, this, &KeysPage::swap);
    connect(m_allUsual, &QPushButton::clicked, this, [this] {
        Preferences wanted = m_preferences.now();
        wanted.keys.clear();
        m_preferences.change(wanted);
        m_conflict.reset();
        say([] { return tr("Every command has its usual keys."); });
    });
    connect(&m_preferences, &PreferenceStore::changed, this, &KeysPage::refresh);
    retranslate();
}

void KeysPage::build(const std::vector<KeyGroup> &groups)
{
    auto *list = new QWidget(this);
    auto *column = new QVBoxLayout(list);
    m_groups.reserve(groups.size());
    for (const KeyGroup &each : groups) {
        Group group;
        group.card = new Card(list);
        auto *grid = new QGridLayout;
        grid->setColumnStretch(0, 1);
        group.card->content()->addLayout(grid);
        column->addWidget(group.card);
        group.rows.reserve(each.commands.size());
        for (const KeyedCommand &command : each.commands) {
            addRow(group, command);
            const Row &row = group.rows.back();
            const int line = static_cast<int>(group.rows.size());
            grid->addWidget(row.name, line, 0);
            grid->addWidget(row.field, line, 1);
            grid->addWidget(row.usual, line, 2);
        }
        addFixed(group, *grid, each.fixed.size());
        m_groups.push_back(std::move(group));
    }
    column->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"keys-list"_s);
    scroll->setFocusPolicy(Qt::NoFocus); // what has the focus is scrolled to
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(list);
    layout()->addWidget(scroll);
}

void KeysPage::addRow(Group &group, const KeyedCommand &command)
{
    Row row;
    row.id = command.id;
    row.name = plainLabel(group.card);
    row.name->setTextFormat(Qt::PlainText);
    row.name->setWordWrap(true);
    row.field = new KeyField(group.card);
    row.field->setObjectName(u"key-"_s + command.id);
    row.name->setBuddy(row.field);
    row.usual = new QToolButton(group.card);
    row.usual->setObjectName(u"key-usual-"_s + command.id);
    row.usual->setText(u"↺"_s);
    row.usual->setFocusPolicy(Qt::StrongFocus);
    connect(row.field, &KeyField::chosen, this,
            [this, id = command.id](const QKeySequence &key) { choose(id, key); });
    connect(row.field, &KeyField::cleared, this, [this, id = command.id] {
        Preferences wanted = m_preferences.now();
        put(wanted.keys, id, {});
        m_preferences.change(wanted);
        m_conflict.reset();
        say([this, id] { return tr("“%1” has no key now.").arg(meaningOf(id)); });
    });
    connect(row.usual, &QToolButton::clicked, this, [this, id = command.id] { restore(id); });
    group.rows.push_back(row);
}

void KeysPage::addFixed(Group &group, QGridLayout &grid, std::size_t count)
{
    if (count == 0)
        return;
    const auto label = [&group] {
        auto *made = plainLabel(group.card);
        made->setTextFormat(Qt::PlainText);
        made->setWordWrap(true);
        return made;
    };
    int line = static_cast<int>(group.rows.size()) + 1;
    group.whyFixed = label();
    grid.addWidget(group.whyFixed, line, 0, 1, 3);
    group.fixed.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const FixedRow row{label(), label()};
        ++line;
        grid.addWidget(row.meaning, line, 0);
        grid.addWidget(row.keys, line, 1, 1, 2);
        group.fixed.push_back(row);
    }
}

QWidget *KeysPage::messageLine()
{
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins({});
    m_message->setObjectName(u"keys-message"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_swap->setParent(line);
    m_swap->hide();
    row->addWidget(m_message, 1);
    row->addWidget(m_swap);
    row->addWidget(m_allUsual);
    return line;
}

void KeysPage::takeFocus()
{
    m_search->setFocus();
}

void KeysPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void KeysPage::retranslate()
{
    setAccessibleName(tr("Keys"));
    m_search->setPlaceholderText(tr("Search by what a command does, or by its key"));
    m_search->setAccessibleName(tr("Search the commands"));
    nameClearButton(*m_search);
    m_nothing->setText(tr("No command is called like that, and none has that key."));
    m_swap->setText(tr("Swap the two keys"));
    m_allUsual->setText(tr("All keys as usual"));
    m_allUsual->setAccessibleName(tr("Give every command its usual keys"));
    const std::vector<KeyGroup> groups = m_groupsOf();
    for (std::size_t i = 0; i < m_groups.size() && i < groups.size(); ++i) {
        m_groups[i].card->setTitle(groups[i].title);
        for (std::size_t j = 0; j < m_groups[i].rows.size(); ++j)
            m_groups[i].rows[j].meaning = groups[i].commands[j].meaning;
        if (m_groups[i].whyFixed)
            m_groups[i].whyFixed->setText(tr(
                "These keys stay as they are. Digits and letters stand beside what they take; the others do "
                "what they do in every program."));
        for (std::size_t j = 0; j < m_groups[i].fixed.size() && j < groups[i].fixed.size(); ++j) {
            m_groups[i].fixed[j].meaning->setText(groups[i].fixed[j].meaning);
            m_groups[i].fixed[j].keys->setText(groups[i].fixed[j].keys);
        }
    }
    m_message->setText(m_told ? m_told() : QString());
    m_swap->setAccessibleDescription(m_message->text());
    refresh();
}

void KeysPage::refresh()
{
    const KeyBindings &bindings = KeyBindings::shared();
    for (const Group &group : m_groups) {
        for (const Row &row : group.rows) {
            row.name->setText(row.meaning);
            row.field->showKeys(row.meaning, bindings.allTexts(row.id));
            const bool isUsual = !m_preferences.now().keys.contains(row.id);
            if (isUsual && row.usual->hasFocus())
                row.field->setFocus();
            row.usual->setEnabled(!isUsual);
            row.usual->setAccessibleName(tr("Restore the usual key for “%1”").arg(row.meaning));
            row.usual->setToolTip(plainTip(row.usual->accessibleName()));
        }
    }
    m_allUsual->setEnabled(!m_preferences.now().keys.isEmpty());
    filter();
}

bool KeysPage::filterFixed(const Group &group, const QString &wanted, bool whole)
{
    bool any = false;
    for (const FixedRow &row : group.fixed) {
        const bool fits = whole || row.meaning->text().contains(wanted, Qt::CaseInsensitive)
            || row.keys->text().contains(wanted, Qt::CaseInsensitive);
        row.meaning->setVisible(fits);
        row.keys->setVisible(fits);
        any = any || fits;
    }
    if (group.whyFixed)
        group.whyFixed->setVisible(any);
    return any;
}

void KeysPage::filter()
{
    const QString wanted = m_search->text().simplified();
    bool any = false;
    for (const Group &group : m_groups) {
        bool inGroup = false;
        const bool whole = group.card->accessibleName().contains(wanted, Qt::CaseInsensitive);
        for (const Row &row : group.rows) {
            const bool fits = whole || row.meaning.contains(wanted, Qt::CaseInsensitive)
                || KeyBindings::shared().allTexts(row.id).contains(wanted, Qt::CaseInsensitive);
            for (QWidget *widget : {static_cast<QWidget *>(row.name), static_cast<QWidget *>(row.field),
                                    static_cast<QWidget *>(row.usual)})
                widget->setVisible(fits);
            inGroup = inGroup || fits;
        }
        inGroup = filterFixed(group, wanted, whole) || inGroup;
        group.card->setVisible(inGroup);
        any = any || inGroup;
    }
    m_nothing->setVisible(!any);
}

void KeysPage::choose(const QString &id, const QKeySequence &key)
{
    m_conflict.reset();
    if (!whyKeyIsRefused(key, id).isEmpty()) {
        say([key, id] { return whyKeyIsRefused(key, id); });
        return;
    }
    const QList<QKeySequence> had = KeyBindings::shared().of(id);
    if (had.contains(key)) {
        say({});
        return;
    }
    if (const QStringList holders = holdersOf(key, id); !holders.isEmpty()) {
        m_conflict = Conflict{id, holders, key};
        say([this, told = *m_conflict] { return toldHolders(told); }, true);
        return;
    }
    Preferences wanted = m_preferences.now();
    put(wanted.keys, id, together(key));
    m_preferences.change(wanted);
    say([this, key, id] { return toldGiven(key, id); });
}

/// Gives one the key, and the first holder what that one had, if nothing else has that; all others lose the key.
void KeysPage::swap()
{
    if (!m_conflict)
        return;
    const Conflict conflict = *std::exchange(m_conflict, std::nullopt);
    const QList<QKeySequence> had = KeyBindings::shared().of(conflict.id);
    const QString first = conflict.holders.value(0);
    QStringList rivals = had.isEmpty() ? QStringList() : holdersOf(had.constFirst(), first);
    rivals.removeAll(conflict.id);
    const bool swaps =
        !had.isEmpty() && rivals.isEmpty() && whyKeyIsRefused(had.constFirst(), first).isEmpty();
    Preferences wanted = m_preferences.now();
    put(wanted.keys, conflict.id, together(conflict.key));
    for (const QString &holder : conflict.holders) {
        QList<QKeySequence> left =
            swaps && holder == first ? together(had.constFirst()) : QList<QKeySequence>();
        const QList<QKeySequence> before = KeyBindings::shared().of(holder);
        for (const QKeySequence &key : before) {
            if (!together(conflict.key).contains(key))
                left << key;
        }
        put(wanted.keys, holder, left);
    }
    m_preferences.change(wanted);
    say([this, conflict, first, swaps] {
        if (!swaps)
            return toldGiven(conflict.key, conflict.id);
        return tr("The keys for “%1” and “%2” are swapped.", "two commands")
            .arg(meaningOf(conflict.id), meaningOf(first));
    });
    if (const Row *row = rowOf(conflict.id))
        row->field->setFocus();
}

/// The usual keys, but for those that somebody chose for another command.
void KeysPage::restore(const QString &id)
{
    m_conflict.reset();
    QList<QKeySequence> free;
    std::optional<Conflict> conflict;
    const QList<QKeySequence> usual = KeyBindings::usual(id);
    for (const QKeySequence &key : usual) {
        if (const QStringList holders = holdersOf(key, id); !holders.isEmpty())
            conflict = Conflict{id, holders, key};
        else
            free << key;
    }
    if (!free.isEmpty() || usual.isEmpty()) {
        Preferences wanted = m_preferences.now();
        put(wanted.keys, id, free);
        m_preferences.change(wanted);
    } else {
        m_conflict = conflict;
    }
    if (conflict)
        say([this, told = *conflict] { return toldHolders(told); }, m_conflict.has_value());
    else
        say({});
}

QString KeysPage::toldGiven(const QKeySequence &key, const QString &id) const
{
    return tr("“%1” is now the key for “%2”.", "key, command").arg(KeyBindings::textOf(key), meaningOf(id));
}

/// A sentence for each.
QString KeysPage::toldHolders(const Conflict &conflict) const
{
    QStringList sentences;
    sentences.reserve(conflict.holders.size());
    for (const QString &id : conflict.holders)
        sentences << tr("“%1” is the key for “%2”.", "key, command")
                         .arg(KeyBindings::textOf(conflict.key), meaningOf(id));
    return sentences.join(u'\n');
}

void KeysPage::say(const std::function<QString()> &message, bool offersSwap)
{
    m_told = message;
    const QString text = m_told ? m_told() : QString();
    m_message->setText(text);
    m_swap->setVisible(offersSwap);
    m_swap->setAccessibleDescription(text);
    if (offersSwap)
        m_swap->setFocus();
    if (text.isEmpty())
        return;
    QAccessibleEvent told(m_message, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

/// The other commands that have a key at the same place.
QStringList KeysPage::holdersOf(const QKeySequence &key, const QString &wantedFor) const
{
    const QList<QKeySequence> keys = together(key);
    QStringList holders;
    for (const Group &group : m_groups) {
        for (const Row &row : group.rows) {
            const QList<QKeySequence> has = KeyBindings::shared().of(row.id);
            const bool holds = std::any_of(keys.begin(), keys.end(),
                                           [&has](const QKeySequence &each) { return has.contains(each); });
            if (holds && row.id != wantedFor && KeyBindings::meet(row.id, wantedFor))
                holders << row.id;
        }
    }
    return holders;
}

const KeysPage::Row *KeysPage::rowOf(const QString &id) const
{
    for (const Group &group : m_groups) {
        const auto found = std::find_if(group.rows.begin(), group.rows.end(),
                                        [&id](const Row &row) { return row.id == id; });
        if (found != group.rows.end())
            return &*found;
    }
    return nullptr;
}

QString KeysPage::meaningOf(const QString &id) const
{
    const Row *row = rowOf(id);
    return row ? row->meaning : QString();
}

} // namespace skyledger::ui
