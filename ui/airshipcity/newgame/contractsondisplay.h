// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/newgame/newgamedraft.h"
#include "ui/newgame/foldedchoices.h"
#include "ui/widgets/card.h"

#include <memory>

class QLabel;

namespace skyledger::ui {

/// Which contracts are turned up and which stage bonuses lie on the board. Folded away: by chance, to be laid out.
class ContractsOnDisplay : public Card
{
    Q_OBJECT

public:
    explicit ContractsOnDisplay(QWidget *parent = nullptr);
    ~ContractsOnDisplay() override;

    void setCatalogue(const QJsonObject &catalogue, const airshipcity::Layout &layout);
    QStringList market() const { return m_market; }
    QStringList stageBonuses() const { return m_stageBonuses; }

private:
    struct Printed;

    std::vector<FoldedChoice> choices();
    FoldedChoice contractAt(qsizetype place);
    FoldedChoice stageBonusAt(qsizetype place);
    const Printed &printed();
    void retranslate();

    QLabel *m_note;
    QJsonObject m_catalogue;
    std::unique_ptr<Printed> m_printed; ///< in `m_catalogue`, as it is said now; null until somebody looks
    QStringList m_market;
    QStringList m_stageBonuses;
    FoldedChoices *m_choices;
};

} // namespace skyledger::ui
