// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/stepguide.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/tokens.h"

#include <vector>

namespace skyledger::ui {

/// How a thing stands on its board, whatever is offered.
struct ThingStand {
    bool isChosen = false;          ///< while that is told: a ring lies around it
    bool isOver = false;            ///< it was used up: its words are quiet
    std::vector<PlayerLook> tokens; ///< that lie on it, at its lower right
    QString said;                   ///< the same in words, for its name and its tip
    friend bool operator==(const ThingStand &, const ThingStand &) = default;
};

/// A thing on a board as a button: it lights while the guide offers it, shows the key that takes it and what taking it
/// brings, and a click touches it.
class ThingButton : public DrawnButton
{
    Q_OBJECT

public:
    /// The guide must stay.
    ThingButton(StepGuide &guide, const BoardThing &thing, QWidget *parent = nullptr);

    /// Title and quiet second line while nothing is offered; the offer says more.
    void setWords(const QString &title, const QString &line);
    void setStand(const ThingStand &stand);
    /// What explains the thing, unless the offer names another rule.
    void setRule(const QString &rule) { m_rule = rule; }
    QSize sizeHint() const override;
    /// Looks again at what is offered.
    void refresh();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Draws all that stands on its ground.
    virtual void drawFace(QPainter &painter, const QRectF &inside, const Theme &theme);
    /// Draws what stands below the title, beside it where there is no room below; answers how much of the height it took.
    virtual double drawThing(QPainter &painter, const QRectF &rect, const Theme &theme);
    /// All that `drawThing` reads of the boards, as numbers: it is drawn anew when they are others. Looks and words need
    /// not be among them.
    virtual std::vector<int> drawn() const { return {}; }

    const BoardThing &thing() const { return m_thing; }
    const QString &line() const { return m_face.line; }
    const ThingStand &stand() const { return m_face.stand; }

private:
    struct Shown {
        QString title;
        QString line;
        QChar key;
        QString rule;
        bool offered = false;
        ThingStand stand;
        std::vector<int> drawn;
        friend bool operator==(const Shown &, const Shown &) = default;
    };

    QRectF drawKey(QPainter &painter, const QRectF &inside, const QFontMetricsF &metrics, const Theme &theme);
    QRectF drawName(QPainter &painter, const QRectF &inside, const Theme &theme);
    void drawTokens(QPainter &painter, QRectF &room, const Theme &theme) const;

    StepGuide &m_guide;
    BoardThing m_thing;
    ThingStand m_stand;
    QString m_title;
    QString m_line;
    QString m_rule;
    Shown m_face;
};

/// Gives the keyboard to the first thing of a board that can be chosen; false if there is none.
bool focusFirstLit(const QWidget &board);

} // namespace skyledger::ui
