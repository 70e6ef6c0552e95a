// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/sentence.h"

#include <QtCore/QList>
#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class RuleLabel;

/// Something to be chosen among a few answers. What is chosen is kept by whoever asks.
struct FoldedChoice {
    struct Answer {
        QString text;
        QString id; ///< the data of its line in the box
    };
    QString name; ///< of its box, among the program's objects
    Sentence title;
    std::function<QList<Answer>()> answers; ///< in the language that is spoken now
    std::function<int()> chosen;            ///< which of them holds, from 0; -1: none
    std::function<void(int)> choose;        ///< somebody took another one
    Sentence tip;                           ///< of the title; nothing: it has none
    QString rule;                           ///< behind it, by its id; empty: none
    Sentence place;                         ///< of that rule in the book, which stands beside the box
    std::function<bool()> isAsked = {};     ///< whether there is anything to choose; nothing: always
};

/// A choice that is kept as the number of its answer, which must stay.
FoldedChoice numberedChoice(const QString &name, Sentence title, std::function<QStringList()> answers,
                            int &chosen);

/// Choices that most people leave as they are, folded away behind a button. They are shown as they are kept: `refresh`
/// reads them again.
class FoldedChoices : public QWidget
{
    Q_OBJECT

public:
    /// The button that unfolds them.
    struct Fold {
        QString name; ///< among the program's objects
        Sentence text;
        Sentence spoken; ///< what a screen reader calls it
    };

    /// Whether a title may be read in several lines, where there is little room.
    enum class Titles { InOneLine, Wrapped };

    /// Boxes are so many letters wide at least.
    FoldedChoices(const QString &name, Fold fold, std::vector<FoldedChoice> choices, int letters,
                  Titles titles, QWidget *parent);

    /// To be laid out by whoever has the choices, above them.
    QPushButton *fold() const { return m_fold; }
    /// Makes the boxes, which else are made when they are first looked at.
    void addBoxes();
    void refresh();

private:
    void addBox(const FoldedChoice &choice);
    void retell();
    void unfold(bool unfolded);

    Fold m_told; ///< what `m_fold` says
    QPushButton *m_fold;
    std::vector<FoldedChoice> m_choices;
    int m_letters;
    Titles m_wrapping;
    std::vector<QLabel *> m_titles; ///< one a choice once they are made; the same of the next two
    std::vector<QComboBox *> m_boxes;
    std::vector<RuleLabel *> m_rules; ///< null where no rule is behind a choice
};

} // namespace skyledger::ui
