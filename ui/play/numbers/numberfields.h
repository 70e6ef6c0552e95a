// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/numbers/boardnumbers.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;
class QWidget;

namespace skyledger::ui {

class NumberField;

/// Fields of the numbers of a game, wherever they are laid out: all of them, or a few. What is typed stays while the game
/// goes on, until it is loaded anew. Fields are called "number-" and the path.
class NumberFields : public QObject
{
    Q_OBJECT

public:
    /// Lays out fields, each made by `make`; those that were made before go.
    using Build = std::function<void(const std::vector<BoardNumber> &)>;

    /// The game must stay.
    NumberFields(BoardNumbers &game, Build build, QObject *parent);

    /// Makes the field of a number, while fields are laid out.
    QWidget *make(std::size_t place, QWidget *parent);
    /// What a number is, wherever it stands.
    static QString fullName(const BoardNumber &number);
    /// Whether it is a list with more in it than a field shows beside its name.
    static bool isLong(const BoardNumber &number);
    /// The one that comes first; null if there is none.
    QWidget *first() const;

    /// Shows the boards as they are; what was typed is lost.
    void load() { show({}); }
    /// Shows the boards as they are, but for what was typed.
    void follow();
    std::vector<NumberChange> changes() const;
    /// Marks what is changed and what cannot stand there; says the first of the faults.
    QString judge();
    /// Follows another palette.
    void recolour() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void edited();
    /// Enter, in a field that takes it.
    void entered();

private:
    /// A number and its field, which is one of these, or none where it is not shown.
    struct Line {
        BoardNumber number;
        NumberField *field = nullptr;
        QSpinBox *steps = nullptr;
        QComboBox *choice = nullptr;
        QCheckBox *tick = nullptr;
        QLineEdit *text = nullptr;

        QWidget *editor() const;
        NumberChange typed(std::size_t place) const;
        bool isChanged() const;
    };
    /// What was typed, by paths.
    using Typed = QHash<QString, NumberChange>;

    void makeEditor(Line &line, QWidget *parent);
    void build(const std::vector<BoardNumber> &numbers);
    void show(const Typed &typed);
    static void showTip(const Line &line);
    static void put(const Line &line, const NumberChange &shown);
    static void mark(const Line &line);
    static void colour(QWidget &editor, bool changed);
    QString faultOf(std::size_t place) const;

    BoardNumbers &m_game;
    Build m_build;
    std::vector<Line> m_lines;
};

} // namespace skyledger::ui
