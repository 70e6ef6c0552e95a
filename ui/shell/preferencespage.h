// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace skyledger::ui {

class Card;

/// Settings below each other, each with a button that restores its usual value. What is chosen is preferred at once;
/// what is preferred by other means is shown at once.
class PreferencesPage : public QWidget
{
    Q_OBJECT

public:
    enum class Subject { Display, Game };
    /// Asks for a folder; an empty answer is none.
    using FolderChooser = std::function<QString(QWidget *parent, const QString &folder)>;

    /// The games must stay.
    PreferencesPage(Subject subject, const GameModules &games, PreferenceStore &preferences,
                    FolderChooser folder, QWidget *parent = nullptr);

    void takeFocus();

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A setting: what shows it, and what restores it.
    struct Row {
        std::function<QString()> name; ///< in the language that is spoken now
        QLabel *label = nullptr;       ///< nothing where the control names itself
        QWidget *control = nullptr;
        QToolButton *usual = nullptr;
        std::function<void(const Preferences &)> show;
        std::function<void()> retell; ///< may be nothing
        std::function<void(Preferences &)> restore;
        std::function<bool(const Preferences &)> isUsual; ///< nothing: where restoring changes nothing
    };

    void buildDisplay();
    void buildGame(const GameModules &games);
    QGridLayout *addCard(const std::function<QString()> &title);
    void addRow(QGridLayout *grid, const QString &id, Row row);
    /// A choice among the texts that `texts` tells, by their places.
    void addChoice(QGridLayout *grid, const QString &id, std::function<QString()> name,
                   const std::function<QStringList()> &texts,
                   const std::function<int(const Preferences &)> &read,
                   const std::function<void(Preferences &, int)> &write);
    void addFlag(QGridLayout *grid, const QString &id, std::function<QString()> name,
                 bool Preferences::*member);
    void addOptions(const GameModule &game, bool isOnly);
    void addOption(QGridLayout *grid, const GameModule &game, const GameOption &option);
    void addPause(QGridLayout *grid);
    void addFolder(QGridLayout *grid);
    void change(const std::function<void(Preferences &)> &how);
    void retranslate();
    void refresh();

    PreferenceStore &m_preferences;
    FolderChooser m_chooser;
    struct Titled {
        Card *card;
        std::function<QString()> title;
    };
    std::vector<Titled> m_cards;
    std::vector<Row> m_rows;
};

} // namespace skyledger::ui
