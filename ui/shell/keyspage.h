// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

#include <functional>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace skyledger::ui {

class Card;
class KeyField;

/// Commands that belong together.
struct KeyGroup {
    QString title;
    std::vector<KeyedCommand> commands;
    std::vector<KeyLine> fixed; ///< keys that cannot be others, of the same place
};

/// Where keys are chosen: every command with its keys, in groups, to be searched by name or key. A key that another
/// command has is not given away in silence: it is said whose it is, and the two can be swapped. Keys that stay as they
/// are stand at the end of their group, with the reason.
class KeysPage : public QWidget
{
    Q_OBJECT

public:
    /// The groups in the language that is spoken now; always of the same commands.
    using Groups = std::function<std::vector<KeyGroup>()>;

    KeysPage(PreferenceStore &preferences, Groups groups, QWidget *parent = nullptr);

    void takeFocus();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QString id;
        QString meaning;
        QLabel *name = nullptr;
        KeyField *field = nullptr;
        QToolButton *usual = nullptr;
    };
    /// Keys that stay as they are.
    struct FixedRow {
        QLabel *meaning = nullptr;
        QLabel *keys = nullptr;
    };
    struct Group {
        Card *card = nullptr;
        std::vector<Row> rows;
        QLabel *whyFixed = nullptr; ///< null if none of its keys are fixed
        std::vector<FixedRow> fixed;
    };
    /// A key that is somebody else's.
    struct Conflict {
        QString id;
        QStringList holders; ///< at places that do not meet there may be several
        QKeySequence key;
    };

    void build(const std::vector<KeyGroup> &groups);
    void addRow(Group &group, const KeyedCommand &command);
    void addFixed(Group &group, QGridLayout &grid, std::size_t count);
    QWidget *messageLine();
    void retranslate();
    void refresh();
    void filter();
    static bool filterFixed(const Group &group, const QString &wanted, bool whole);
    void choose(const QString &id, const QKeySequence &key);
    void restore(const QString &id);
    void swap();
    /// Said anew when the language changes; nothing: says nothing.
    void say(const std::function<QString()> &message, bool offersSwap = false);
    QString toldGiven(const QKeySequence &key, const QString &id) const;
    QString toldHolders(const Conflict &conflict) const;
    QStringList holdersOf(const QKeySequence &key, const QString &wantedFor) const;
    const Row *rowOf(const QString &id) const;
    QString meaningOf(const QString &id) const;

    PreferenceStore &m_preferences;
    Groups m_groupsOf;
    QLineEdit *m_search;
    QLabel *m_nothing;
    QLabel *m_message;
    QPushButton *m_swap;
    QPushButton *m_allUsual;
    std::vector<Group> m_groups;
    std::optional<Conflict> m_conflict;
    std::function<QString()> m_told;
};

} // namespace skyledger::ui
