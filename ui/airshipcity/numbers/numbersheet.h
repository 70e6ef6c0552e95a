// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "core/airshipcity/ruleids.h"
#include "core/airshipcity/state.h"
#include "ui/airshipcity/guide/airshipcitytable.h"

#include <QtCore/QObject>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace skyledger::ui {

/// The place of a value that can be set: of which player, of what.
template <class... Keys>
airshipcity::Assignment valueAt(airshipcity::Setting setting, Keys... keys)
{
    return airshipcity::assign(setting, 0, keys...);
}

/// Fields that show numbers of the boards and can be edited, and what has to be set so that the boards stand as the
/// fields say. Only what was changed goes into a correction.
class NumberSheet : public QObject
{
    Q_OBJECT

public:
    using Text = std::function<QString()>;
    using Read = std::function<int(const airshipcity::State &)>;
    /// A value that can be picked and what it is called.
    struct Option {
        int value;
        Text text;
    };
    /// A field by its number.
    using Field = std::size_t;

    NumberSheet(const AirshipCityTable &table, QObject *parent);

    const AirshipCityTable &table() const { return m_table; }

    /// Stands in a choice for none of the things: nobody, beside the depot.
    static constexpr int nothing = -1;

    // Fields. The name is the object's name behind "number-"; `about` says in full what the number is.
    // For a value of the table of settings: reading it, setting it and its limits follow. Limits are given if another
    // value of the same correction can allow more.
    Field number(const QString &name, const airshipcity::Assignment &place, Text about, QWidget *parent);
    Field number(const QString &name, const airshipcity::Assignment &place, describe::ValueRange limits,
                 Text about, QWidget *parent);
    Field choice(const QString &name, const std::vector<Option> &options,
                 const airshipcity::Assignment &place, Text about, QWidget *parent);
    Field tick(const QString &name, const airshipcity::Assignment &place, const Text &text, Text about,
               QWidget *parent);

    // For a part of a value: `compose` tells how it is set.
    Field number(const QString &name, int least, int most, Read read, Text about, QWidget *parent);
    Field choice(const QString &name, const std::vector<Option> &options, Read read, Text about,
                 QWidget *parent);
    Field tick(const QString &name, Read read, const Text &text, Text about, QWidget *parent);
    QWidget *editor(Field field) const { return m_fields[field].editor; }
    /// Leads from a field to its rule; answers the field's editor.
    QWidget *explained(Field field, airshipcity::Rule rule) const;

    /// A text that is said anew in another language.
    QLabel *label(Text text, QWidget *parent, bool heading = false);

    int shown(Field field) const { return m_fields[field].shown(); }
    bool isChanged(Field field) const;

    /// Adds what has to be set for some fields, if any of them was changed.
    using Compose = std::function<void(std::vector<airshipcity::Assignment> &)>;
    void compose(Compose compose) { m_compose.push_back(std::move(compose)); }
    /// Looks at the boards as they would stand, and adds what the correction moved along and the fields show otherwise.
    using Settle = std::function<void(const airshipcity::State &, std::vector<airshipcity::Assignment> &)>;
    void settle(Settle settle) { m_settle.push_back(std::move(settle)); }

    /// What has to be set so that the boards stand as the fields say; nothing to set: nothing was changed.
    airshipcity::Correct correction() const;

    /// What keeps a correction from being made, naming the values without which it could be; empty if nothing does.
    QString whyNot(const airshipcity::Correct &correct) const;

    /// Shows the boards as they are; what was edited is lost.
    void load();
    /// Shows the boards as they are where nothing was edited.
    void follow();
    /// What was edited, by names of fields, to be put into the fields of another sheet.
    using Edits = std::vector<std::pair<QString, int>>;
    Edits edits() const;
    void putIn(const Edits &edits);
    /// Says everything anew.
    void retell();
    /// Follows another palette.
    void recolour() const;

signals:
    void edited();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Entry {
        QWidget *editor;
        Read read;
        Text about;
        std::function<int()> shown;
        std::function<void(int)> show;
        std::function<void()> retell;
        int loaded = 0; ///< what it shows if it was not edited
    };

    Field add(const QString &name, Entry entry);
    Field bind(Field field, const airshipcity::Assignment &place,
               std::function<describe::Value(int)> valueOf);
    void onEdited(Field field);
    void showState(Entry &entry);
    void mark(const Entry &entry, bool changed) const;
    static void colour(const Entry &entry, bool changed);

    const AirshipCityTable &m_table;
    std::vector<Entry> m_fields;
    std::vector<std::pair<QLabel *, Text>> m_labels;
    std::vector<Compose> m_compose;
    std::vector<Settle> m_settle;
    bool m_loading = false;
};

} // namespace skyledger::ui
