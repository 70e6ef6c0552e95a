// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/table/names.h"
#include "ui/rulebook/rulefacts.h"
#include "ui/rulebook/rulelibrary.h"
#include "ui/shell/gamemodule.h"

#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <string_view>
#include <utility>

namespace skyledger::ui {

/// All words of an enumeration in a game's formats.
template <class Key>
QStringList wordsOf()
{
    QStringList all;
    for (const std::string_view name : table::nameTable<Key>)
        all << table::toText(name);
    return all;
}

/// A word of a game's formats as people say it; one that is none of them stays as it is.
template <class Key>
std::function<QString(const QString &)> saidBy(QString (*name)(Key))
{
    return [name](const QString &word) {
        const std::optional<Key> known = table::fromName<Key>(word.toStdString());
        return known ? name(*known) : word;
    };
}

/// What a game tells of itself before one of it is open; see `GameModule`.
struct ModuleSpec {
    QString id; ///< its scene is the drawing of that name
    std::function<QString()>
        name; ///< of the board game, as its edition in the language that is spoken prints it
    std::function<QString()> seats;
    QStringList pointSources;
    std::function<QString(const QString &source)> sourceName;
    std::function<QString(const QString &color)> colorName;
    RuleShelf rules;                  ///< to look up
    std::function<RuleFacts()> facts; ///< what they say where no game is open
};

/// A game whose view is a `PlayView`, as the window knows it: what every such game answers alike. A game derives its module
/// and adds its own keys.
class PlayModule : public GameModule
{
public:
    QString id() const override { return m_spec.id; }
    QString name() const override { return m_spec.name(); }
    QString seats() const override { return m_spec.seats(); }
    QString scene() const override { return QStringLiteral(":/art/scenes/%1.svg").arg(m_spec.id); }
    QStringList pointSources() const override { return m_spec.pointSources; }
    QString sourceName(const QString &source) const override { return m_spec.sourceName(source); }
    QString colorName(const QString &color) const override { return m_spec.colorName(color); }
    QString editionName(const QString &edition) const override { return m_spec.facts().editionName(edition); }
    bool offers(Service) const override { return true; }
    std::unique_ptr<RulesPage> rulesPage() const override;
    QString ruleTitle(const QString &rule) const override;
    /// Its own keys, then those of its commands.
    std::vector<KeyLine> keys() const override;
    /// Its own commands, then those that every game has; what it says of one of these itself holds.
    std::vector<KeyedCommand> keyedCommands() const override;

protected:
    explicit PlayModule(ModuleSpec spec) : m_spec(std::move(spec)) {}

    /// How its boards and choices are reached.
    virtual std::vector<KeyLine> ownKeys() const = 0;
    virtual std::vector<KeyedCommand> ownCommands() const { return {}; }
    /// Brings a dock to the front.
    static KeyedCommand dockCommand(const QString &id, const QString &title);

private:
    ModuleSpec m_spec;
};

} // namespace skyledger::ui
