// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <functional>
#include <vector>

/// Printed values that are asked for when a thing is first met.
namespace skyledger::ui {

/// A thing that was met, as its game numbers kinds and things.
struct MetThing {
    int kind = 0;
    int number = -1; ///< -1: one that the game does not list yet
    bool isNew() const { return number < 0; }
    friend bool operator==(const MetThing &, const MetThing &) = default;
};

/// A printed value. It is typed in one line, in the shorthand of the game.
struct ValueField {
    QString key;  ///< in the object of its thing; empty: the thing itself is the value
    QString name; ///< "Reward"
    QString hint; ///< how it is typed: "3X 2W"
    /// What was typed as the catalogue writes it; undefined if it means nothing.
    std::function<QJsonValue(const QString &typed)> read;
    /// The same in words; may be empty.
    std::function<QString(const QString &typed)> said;
    bool isNeeded = false; ///< else it may stay open
    /// A value of the catalogue as somebody would type it; empty if that is as good as not known.
    std::function<QString(const QJsonValue &value)> typed;
    bool isCounted = true; ///< whether a game can need it
    int width = 0;         ///< so many characters, where that is known
};

/// A number from 0 on that is typed in digits.
ValueField numberField(const QString &key, const QString &name, int most);

/// Everything that is printed on a thing and not known yet.
struct ValuesAsked {
    QString title;
    QString remark; ///< how the shorthand goes
    QStringList
        path; ///< to the thing in the catalogue, as `table::withPut` takes it; a last `#` stands for a new id
    std::vector<ValueField> fields;
    bool mayWait = true; ///< what happened can be told without; else the thing can only be given up
    bool isOne = false;  ///< the fields are parts of one value, which has one source
    QString name = {};   ///< the thing: the head of the drawn card that is filled in
};

/// A catalogue with what was typed, in the order of the fields, marked as read off the box. What was left empty stays
/// as it was. A new thing is named by the first field.
QJsonObject withTyped(const QJsonObject &catalogue, const ValuesAsked &asked, const QStringList &typed);

} // namespace skyledger::ui
