// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/sheets.h"
#include "core/table/finishedgame.h"
#include "ui/newgame/playersform.h"
#include "ui/score/told/scoretold.h"
#include "ui/widgets/sentence.h"

#include <QtCore/QJsonObject>
#include <QtCore/QStringList>

#include <functional>
#include <optional>
#include <vector>

class QWidget;

namespace skyledger::ui {

class RowsDesk;

/// A score sheet as it is typed: the texts of its fields, whatever they come to.
struct SheetTexts {
    struct Player {
        QString name;
        std::optional<int> color; ///< nothing: not told
        bool first = false;
        QStringList cells; ///< by row
        friend bool operator==(const Player &, const Player &) = default;
    };
    QStringList heads; ///< what is said once for the whole game, by head
    std::vector<Player> players;
    friend bool operator==(const SheetTexts &, const SheetTexts &) = default;
};

/// What the text of a field comes to.
struct SheetReading {
    QString fault; ///< a sentence; empty: it can be
    QString note;  ///< what it is worth, "7 VP"; empty: nothing to say
};

/// What a game tells of its score sheet: rows, what is said once, and how texts become a document of its formats and are
/// found in it again. Numbers have their limits and places from the game's table; other texts are read by the game.
class SheetGame
{
public:
    /// A number that the table shows in two parts, such as a marker's side and its space: a button and the plus key turn
    /// it. Each is told what stands in the field.
    struct Turn {
        std::function<std::optional<int>(std::optional<int>)> next; ///< nothing: it is not turned
        std::function<QString(std::optional<int>)> face;            ///< what the button shows
        std::function<QString(std::optional<int>)> tip;
        std::function<QString(const QString &player)> name; ///< of the button, for screen readers
    };
    /// A number of the table that is a tick has a box to be ticked.
    struct Row {
        QString id; ///< English, for object names: "vp"
        Sentence label;
        Sentence where;                    ///< where on the table it is found, and how it is typed
        std::optional<std::size_t> number; ///< the cell of the table; nothing: a text
        bool mayLack = false;              ///< to leave it out is nothing that is missing
        bool digits = true;                ///< of a text: digits of every keyboard are digits in it
        QStringList headings = {};         ///< what else people write above it in spreadsheets, folded
        /// What is said where all have too many together, with the sum and the most; null: the usual sentence.
        std::function<QString(const QString &sum, const QString &most)> tooMany = {};
        std::optional<Turn> turn = {};
    };
    /// Something that the sheet comes to besides totals and places.
    struct Result {
        QString id;
        QString label;
        QStringList cells; ///< by player; empty while it is no game yet
    };
    /// Something that is said once for the whole game: one of some choices, or a text.
    struct Head {
        QString id;
        Sentence label;
        std::function<QStringList()> choices; ///< null: a text
        Sentence where;                       ///< of a text
        bool isBeside = false;                ///< the game shows it, beside the form
    };

    SheetGame() = default;
    SheetGame(const SheetGame &) = delete;
    SheetGame &operator=(const SheetGame &) = delete;
    virtual ~SheetGame() = default;

    /// As the game's files name it: "snow-flood".
    virtual QString id() const = 0;
    virtual QString edition() const = 0;
    virtual SeatsSpec seats() const = 0;
    /// The word of a colour in files.
    virtual QString colorWord(int color) const = 0;
    virtual const std::vector<Row> &rows() const = 0;
    virtual const std::vector<Head> &heads() const = 0;
    virtual const describe::SheetCodes &numbers() const = 0;

    /// What is said once, at the beginning: the number of a choice, or a text.
    virtual QStringList usualHeads() const = 0;
    virtual SheetReading readHead(std::size_t head, const SheetTexts &texts) const = 0;
    virtual void writeHeads(const SheetTexts &texts, QJsonObject &document) const = 0;
    virtual QStringList headsIn(const QJsonObject &document) const = 0;
    /// After a head was changed: what changes with it.
    virtual void follow(std::size_t head, const SheetTexts &before, SheetTexts &texts) const
    {
        Q_UNUSED(head)
        Q_UNUSED(before)
        Q_UNUSED(texts)
    }
    /// What stands on an empty sheet before anybody types.
    virtual void begin(SheetTexts &texts) const { Q_UNUSED(texts) }

    /// What a text that is no number comes to, of one player.
    virtual SheetReading read(std::size_t row, std::size_t player, const SheetTexts &texts) const = 0;
    /// Writes the texts that are no numbers into a player's object. Those with a fault are left out.
    virtual void write(std::size_t player, const SheetTexts &texts, QJsonObject &object) const = 0;
    /// The text of such a row in a player's object.
    virtual QString textIn(std::size_t row, const QJsonObject &object) const = 0;
    /// Whether a row is asked for, as the sheet stands.
    virtual bool asks(std::size_t row, const SheetTexts &texts, const QJsonObject &document) const = 0;
    /// Whether a box is ticked of which nobody said anything.
    virtual bool usualTick(std::size_t row, const SheetTexts::Player &player) const
    {
        Q_UNUSED(row)
        Q_UNUSED(player)
        return false;
    }

    /// What a sheet comes to; nothing if the document is none.
    virtual std::optional<ScoreTold> tell(const QJsonObject &document) const = 0;
    virtual std::optional<table::FinishedGame> finished(const QJsonObject &document) const = 0;
    /// The bytes of its file.
    virtual QByteArray bytes(const QJsonObject &document) const = 0;
    /// What it comes to besides, the same results for every document.
    virtual std::vector<Result> results(const QJsonObject &document) const
    {
        Q_UNUSED(document)
        return {};
    }
    /// The line below an open sheet.
    virtual QString footnote(const QJsonObject &document, const ScoreTold &told) const
    {
        Q_UNUSED(document)
        return told.explanation.title;
    }
    /// What the game has for itself beside the form; null: nothing.
    virtual QWidget *makeBeside(RowsDesk &desk, QWidget *parent) const
    {
        Q_UNUSED(desk)
        Q_UNUSED(parent)
        return nullptr;
    }
    /// What else stands beside the form while a row is typed, a line for each thing that can be named.
    virtual QStringList legend(std::size_t row) const
    {
        Q_UNUSED(row)
        return {};
    }

    /// Whether a row is a box to be ticked.
    bool isTick(std::size_t row) const
    {
        const auto &number = rows()[row].number;
        return number && numbers().row(numbers().cells()[*number].row).isTick;
    }
};

/// The number that a text is, with either kind of minus.
std::optional<int> numberIn(const QString &text);

} // namespace skyledger::ui
