// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/rulings.h"
#include "core/rulebook/rulebook.h"
#include "ui/newgame/foldedchoices.h"
#include "ui/widgets/card.h"

#include <QtCore/QStringList>

class QComboBox;

namespace skyledger::ui {

/// What a game tells of its editions, and of its unclear rules that each edition reads in its own way.
struct RulingsSpec {
    struct Ruling {
        QString key; ///< in files
        Sentence title;
        std::function<QStringList()> readings; ///< in the language that is spoken now
        QString rule;                          ///< behind it, by its id
        Sentence place;                        ///< of that rule in the book
    };
    /// An edition, from 0, and the reading of each ruling.
    struct Chosen {
        int edition = 0;
        std::vector<std::size_t> readings;
        friend bool operator==(const Chosen &, const Chosen &) = default;
    };
    std::function<QStringList()> editions; ///< in the language that is spoken now
    std::vector<Ruling> rulings;
    Chosen usual;
    /// The same after another edition was chosen.
    std::function<Chosen(const Chosen &, int edition)> withEdition;
};

/// How the rulings of a table are read, in its order.
template <class Table, class Rulings>
std::vector<std::size_t> readingsOf(const Table &table, const Rulings &rulings)
{
    std::vector<std::size_t> readings;
    readings.reserve(table.size());
    for (const auto &ruling : table)
        readings.push_back(ruling.get(rulings));
    return readings;
}
/// And back.
template <class Rulings, class Table>
Rulings rulingsOf(const Table &table, const std::vector<std::size_t> &readings)
{
    Rulings rulings;
    for (std::size_t i = 0; i < readings.size(); ++i)
        table[i].set(rulings, readings[i]);
    return rulings;
}

/// A ruling and its readings as the rulebook explains them, without its place there.
RulingsSpec::Ruling rulingIn(const rulebook::Rulebook &book, const describe::RulingCode &ruling);

/// The rulings of a game of one edition, as its rulebook explains them; `place` tells where a rule stands in it.
template <class Rulings, class Rule>
RulingsSpec rulingsIn(const rulebook::Rulebook &book, const describe::RulingTable<Rulings, Rule> &table,
                      QString (*idOf)(Rule), QString (*place)(Rule))
{
    RulingsSpec spec;
    spec.editions = [] { return QStringList(); };
    spec.rulings.reserve(table.size());
    for (const auto &ruling : table) {
        spec.rulings.push_back(rulingIn(book, ruling));
        spec.rulings.back().rule = idOf(ruling.rule);
        spec.rulings.back().place = [rule = ruling.rule, place] { return place(rule); };
    }
    spec.usual.readings = readingsOf(table, Rulings());
    return spec;
}

/// A ruling as a choice among its readings; which one holds is still to be told.
FoldedChoice choiceOf(const RulingsSpec::Ruling &ruling, QLatin1StringView prefixOfName);

/// The edition, where there are several, and folded away how its unclear rules are read.
class RulingsForm : public Card
{
    Q_OBJECT

public:
    explicit RulingsForm(RulingsSpec spec, QWidget *parent = nullptr);

    const RulingsSpec::Chosen &chosen() const { return m_chosen; }
    /// What an edition is called now.
    QString editionName(int edition) const { return m_spec.editions().value(edition); }
    void set(const RulingsSpec::Chosen &chosen);

signals:
    void changed();

private:
    void chooseEdition(int edition);
    std::vector<FoldedChoice> choices();
    void retranslate();

    RulingsSpec m_spec;
    QComboBox *m_edition;
    RulingsSpec::Chosen m_chosen;
    FoldedChoices *m_choices;
};

} // namespace skyledger::ui
