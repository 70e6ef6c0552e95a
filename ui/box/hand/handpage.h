// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/hand/handdesk.h"
#include "ui/play/gametable.h"
#include "ui/play/stepguide.h"
#include "ui/widgets/sentence.h"

#include <QtWidgets/QWidget>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedLayout;
class QVBoxLayout;

namespace skyledger::ui {

class HandHelp;
class RuleLabel;

/// The cardboard in hand: the pieces of cardboard of which the guide's choice needs a value, drawn as they are printed, each
/// asked for as a whole. What is copied goes into the owner's copy and into the game field by field, but for what the choice
/// waits for: that comes into the game behind the last field, and the choice goes on by itself. Or else the amounts that
/// the table paid and gained are recorded, and the cardboard is copied later.
class HandPage : public QWidget
{
    Q_OBJECT

public:
    /// Table and guide must stay.
    HandPage(const GameTable &table, StepGuide &guide, std::unique_ptr<HandDesk> desk,
             QWidget *parent = nullptr);
    ~HandPage() override;

    /// Whether there is something to copy or to report.
    bool isWanted() const { return m_shown.has_value(); }
    /// Gives the keyboard to the first field that says nothing yet.
    void focusFirst();
    /// The missing value that a widget in here is for; nothing for others.
    std::optional<play::MissingValue> valueOf(const QWidget *widget) const;
    /// Saves what was copied, and goes on.
    void accept();
    /// Does what a key of the page does, wherever the keyboard is; false for other keys.
    bool takeKey(const QKeyEvent &event);

    /// None: it never makes the window of the boards larger.
    QSize minimumSizeHint() const override { return {0, 0}; }

signals:
    /// One of the values is to be seen among all values of the game.
    void valueAsked(const skyledger::play::MissingValue &which);
    /// Whether it is wanted is different.
    void wantedChanged();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *cardsPage();
    QWidget *reportPage();
    void makeHead();
    void follow();
    bool covers(const HandAsked &asked) const;
    void rebuild();
    void clear();
    void step(const QWidget *from, bool forward);
    void takeInHand(std::size_t card);
    bool turnTo(std::size_t card, bool toFirst);
    void save(bool goOn);
    bool isWaitedFor(const play::MissingValue &which) const;
    void take(const play::MissingValue &which, const describe::Value &copied);
    void keep(const play::MissingValue &which, const describe::Value &copied);
    void putOff();
    void record();
    void showPage(int page);
    void followFocus(QWidget *old, QWidget *now);
    void showHelp(const QWidget *field);
    void judge();
    void tellMissing();
    void tellNote();
    void fit();
    static QSize fitCard(HandCard &card, const QSize &room, bool compact);
    void retell();
    void tellLeft();

    StepGuide &m_guide;
    const std::unique_ptr<HandDesk> m_desk;
    std::optional<HandAsked> m_shown;
    bool m_isSaving = false;
    Sentence m_note; ///< what is to be told when the choice goes on
    QLabel *m_title;
    QLabel *m_subtitle;
    QPushButton *m_back;
    QPushButton *m_allValues;
    QPushButton *m_later;
    QStackedLayout *m_pages;
    QHBoxLayout *m_row = nullptr; ///< of the cards
    std::vector<HandCard *> m_cards;
    std::size_t m_card = 0; ///< in hand
    HandHelp *m_help = nullptr;
    using Copied = std::pair<play::MissingValue, describe::Value>;
    std::vector<Copied> m_kept; ///< in the owner's copy, if it takes it
    QLabel *m_reportTitle = nullptr;
    QVBoxLayout *m_reportLayout = nullptr;
    HandReport m_report;
    RuleLabel *m_whyNot = nullptr;
    QPushButton *m_record = nullptr;
    QPushButton *m_lookUp = nullptr;
};

} // namespace skyledger::ui
