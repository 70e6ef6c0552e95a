// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/gametable.h"

#include <QtWidgets/QFrame>

#include <functional>
#include <optional>
#include <vector>

class QKeyEvent;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace skyledger::ui {

class ChoiceList;
class RuleLabel;

/// Something that takes the place of the plain choices for a while: a form, or what a game draws for one of its
/// questions. What it draws of the guide's options it takes by the guide, and the keys go on working.
struct TurnPage {
    QWidget *widget = nullptr;      ///< the panel takes it over
    std::function<bool()> isWanted; ///< asked whenever the guide changed
    std::function<void()> begin =
        {};              ///< called whenever it came to the front; else the keyboard stays where it is
    bool scrolls = true; ///< it is as high as it needs; else it gets the room that there is
};

/// What is expected, the choices with their prices, what is not possible and why. It shows what a guide offers and holds
/// no rule.
class TurnPanel : public QFrame
{
    Q_OBJECT

public:
    /// Both must stay.
    TurnPanel(GameTable &table, Guide &guide, QWidget *parent = nullptr);

    /// Adds a page behind those that there are; of several that are wanted the first one added is shown. Returns the
    /// scroll area around it; null if it does not scroll.
    QScrollArea *addPage(TurnPage page);
    /// Shows what the guide offers now, where a page's wish changed and the guide did not.
    void refresh();
    /// Sets the focus on the first choice that can be taken; false if there is none, or a page is in their place.
    bool focusChoices();
    /// The same of one option, by its place; false if it is not shown.
    bool focusOption(std::size_t option);
    /// Names the choices on which the keyboard never stands by itself: Enter would give something up unasked.
    void setNeverFirst(std::function<bool(const PlayOption &)> isNever);
    /// Has the arrow keys on the cards lead elsewhere, to a board; else they go from card to card.
    void setArrows(std::function<bool(int key)> take);
    /// Takes a key that a view hands it, wherever the keyboard is: a letter, digit or sign of a choice, Escape for a step back.
    /// False if it means nothing.
    bool keyPressed(const QKeyEvent &event);
    /// Choices that go by the place of their key have its letter from then on: `text` is what it types.
    void learnKey(const QKeyEvent &event, const QString &text);

    /// No: what it holds never makes it higher, so that the boards stay where they are.
    bool hasHeightForWidth() const override { return false; }
    /// The least height at which nothing of what it asks now scrolls; in pixels, for the width that it has.
    int leastHeight() const;

signals:
    /// A page that had the keyboard, or nobody, gave way to choices of which none can have it: they are on a board.
    void keyboardLeft();
    /// The pointer or the keyboard is on the card of an option, by its place; nothing: on none.
    void pointedAt(std::optional<std::size_t> option);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *titleLine();
    QWidget *noteLine();
    void sizeTexts();
    int wantedPage() const;
    void fitQuestion();
    void retranslate();
    void note(const QString &text);
    void announce();

    GameTable &m_table;
    Guide &m_guide;
    QLabel *m_question;
    QPushButton *m_back;
    QStackedWidget *m_stack; ///< the choices, then the pages
    std::vector<TurnPage> m_pages;
    ChoiceList *m_choices;
    QLabel *m_aside; ///< what leaves the main line with the next event
    QWidget *m_noteLine = nullptr;
    RuleLabel *m_note = nullptr;
    QPushButton *m_insist = nullptr;
};

} // namespace skyledger::ui
