// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/newgame/foldedchoices.h"
#include "ui/widgets/card.h"

#include <QtCore/QStringList>

class QLabel;

namespace skyledger::ui {

/// What a game tells of pieces that are drawn when it begins, and lie at places of several lists.
struct LaidSpec {
    struct Place {
        QString name; ///< of its box, among the program's objects
        Sentence title;
        std::size_t list = 0;
        qsizetype at = 0; ///< in that list
    };
    QString name; ///< of the card, among the program's objects: "display"
    Sentence title;
    Sentence fold;    ///< of the button that unfolds the places
    Sentence known;   ///< how they come to lie there
    Sentence unknown; ///< the same while nothing tells pieces apart
    std::vector<Place> places;
};

/// Which pieces lie where when a game begins. Folded away: by chance, to be laid out.
class LaidPieces : public Card
{
    Q_OBJECT

public:
    using Answers = QList<FoldedChoice::Answer>;

    explicit LaidPieces(LaidSpec spec, QWidget *parent = nullptr);

    /// The lists of ids, and what may lie at each of the places, in the language that is spoken when it is asked; null while
    /// nothing tells pieces apart.
    void setLists(std::vector<QStringList> lists, std::function<std::vector<Answers>()> answers);
    const QStringList &list(std::size_t list) const { return m_lists[list]; }

private:
    std::vector<FoldedChoice> choices();
    const Answers &answersAt(std::size_t place);
    void choose(std::size_t place, int answer);
    void retranslate();

    LaidSpec m_spec;
    QLabel *m_note;
    std::vector<QStringList> m_lists;
    std::function<std::vector<Answers>()> m_tell;
    std::vector<Answers> m_answers; ///< as they are said now; empty until somebody looks
    FoldedChoices *m_choices;
};

} // namespace skyledger::ui
