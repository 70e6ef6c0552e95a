// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/boards/foldingcard.h"

#include <QtWidgets/QScrollArea>

#include <vector>

namespace skyledger::ui {

/// The cards of all players. The one whose choice it is lies open, another one too where somebody opened it; the others
/// show as much as the height leaves.
class FoldingCards : public QScrollArea
{
    Q_OBJECT

public:
    explicit FoldingCards(const QString &name, QWidget *parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Adds one below the others; the panel owns it.
    void add(FoldingCard *card);
    /// What a new card lies on.
    QWidget *ground() const { return widget(); }
    /// Shows the table now and follows it; there must be cards.
    void follow(const GameTable &table);
    /// What it is, in words.
    virtual QString spoken() const = 0;

    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void retell();
    void open(FoldingCard &card);
    int heightOf(const std::vector<FoldingCard::Fold> &folds) const;
    void zoom();
    void foldToFit();

    std::vector<FoldingCard *> m_cards;    ///< children, in turn order
    const FoldingCard *m_opened = nullptr; ///< by hand, until the choice passes to somebody else
};

} // namespace skyledger::ui
