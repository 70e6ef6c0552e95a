// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/cards/piececard.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace skyledger::ui {

/// Pieces of a box that are entered on one page, as a game tells them in the language that is spoken now.
class CardPage
{
public:
    CardPage() = default;
    CardPage(const CardPage &) = delete;
    CardPage &operator=(const CardPage &) = delete;
    virtual ~CardPage() = default;

    virtual QString name() const = 0;
    /// What to do on it, in a sentence or two.
    virtual QString help() const = 0;
    /// What the cards depend on beside the values: they are made anew when it is another one.
    virtual QStringList signature() const = 0;
    virtual std::vector<PieceCard *> cards(QWidget *parent) const = 0;
    /// A card that stands above the others and stays: how many things there are; null if there is none.
    virtual PieceCard *counts(QWidget *) const { return nullptr; }
    /// How many cards stand side by side; 0: as many as there is room for.
    virtual int columns() const { return 0; }
    /// The rule behind a field; empty if there is none.
    virtual QString ruleOf(const BoxPlace &) const { return {}; }

    /// "&Add a contract"; empty where nothing can be added.
    virtual QString addText() const { return {}; }
    /// Adds a piece; false if there is no room for one.
    virtual bool add() { return false; }
    /// Whether a place is told by adding pieces.
    virtual bool isToldByAdding(const BoxPlace &) const { return false; }
    /// Whether the page knows something without the box that people can confirm, and whether there is any of it now.
    virtual bool isConfirmed() const { return false; }
    virtual bool canConfirm() const { return false; }
    virtual void confirm() {}
};

/// One page of the box: what to do, the pieces side by side, and what can be done with all of them.
class BoxPageView : public QWidget
{
    Q_OBJECT

public:
    /// The desk must outlive the page.
    BoxPageView(std::unique_ptr<CardPage> page, CardDesk &desk, QWidget *parent);
    ~BoxPageView() override;

    /// Gives the keyboard to a place, at the first field of it that is blank.
    void focusPlace(const BoxPlace &place);
    /// Gives it to the first or last field; false if there is none.
    bool focusEnd(bool first);
    /// Adds a piece, where there may be more than are there, and gives it the keyboard.
    void addPiece();
    /// The place that has or had the keyboard last.
    const std::optional<BoxPlace> &place() const { return m_place; }

signals:
    /// Enter behind the last field, or back before the first one.
    void leftAt(bool end);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void follow(bool anew);
    void rebuild();
    void layOutPieces();
    void advance(QWidget *from, bool forward);
    QList<QWidget *> stops() const;
    std::vector<PieceCard *> cards() const;
    void watch(PieceCard &card);
    void retranslate();

    const std::unique_ptr<CardPage> m_page;
    CardDesk &m_desk;
    QLabel *m_help;
    QPushButton *m_add = nullptr;
    QPushButton *m_confirm;
    QScrollArea *m_scroll;
    QVBoxLayout *m_column = nullptr; ///< what scrolls
    QWidget *m_flow = nullptr;       ///< with the pieces
    PieceCard *m_counts = nullptr;
    std::vector<PieceCard *> m_pieces;
    bool m_stale = false; ///< changed while nobody saw it
    QStringList m_signature;
    std::optional<BoxPlace> m_place;
};

} // namespace skyledger::ui
