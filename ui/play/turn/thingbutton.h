// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/stepguide.h"
#include "ui/widgets/drawnbutton.h"

#include <vector>

namespace skyledger::ui {

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
    /// What explains the thing, unless the offer names another rule.
    void setRule(const QString &rule) { m_rule = rule; }
    QSize sizeHint() const override;
    /// Looks again at what is offered.
    void refresh();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// Draws what stands below the title; answers how much of the height it took.
    virtual double drawThing(QPainter &painter, const QRectF &rect, const Theme &theme);
    /// All that `drawThing` reads of the boards, as numbers: it is drawn anew when they are others. Looks and words need
    /// not be among them.
    virtual std::vector<int> drawn() const { return {}; }
    /// Whether it was chosen while that is told: a ring lies around it then.
    virtual bool isChosen() const { return false; }

    const BoardThing &thing() const { return m_thing; }

private:
    struct Face {
        QString title;
        QString line;
        QChar key;
        QString rule;
        bool offered = false;
        bool chosen = false;
        std::vector<int> drawn;
        friend bool operator==(const Face &, const Face &) = default;
    };

    StepGuide &m_guide;
    BoardThing m_thing;
    QString m_title;
    QString m_line;
    QString m_rule;
    Face m_face;
};

/// Gives the keyboard to the first thing of a board that can be chosen; false if there is none.
bool focusFirstLit(const QWidget &board);

} // namespace skyledger::ui
