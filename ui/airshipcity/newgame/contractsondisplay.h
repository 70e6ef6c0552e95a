// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/newgame/newgamedraft.h"
#include "ui/widgets/card.h"

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

/// Which contracts are turned up and which stage bonuses lie on the board. Folded away: by chance, to be laid out.
class ContractsOnDisplay : public Card
{
    Q_OBJECT

public:
    explicit ContractsOnDisplay(QWidget *parent = nullptr);

    void setCatalogue(const QJsonObject &catalogue, const Layout &layout);
    QStringList market() const { return m_market; }
    QStringList stageBonuses() const { return m_stageBonuses; }

private:
    void unfold(bool unfolded);
    void addBoxes();
    void fillBoxes();
    void choose(QStringList &list, qsizetype place, const QString &id);
    void retranslate();

    QLabel *m_note;
    QPushButton *m_fold;
    QWidget *m_list;
    std::vector<QLabel *> m_titles; ///< of the boxes, in their order
    std::vector<QComboBox *>
        m_boxes; ///< five contracts, four stage bonuses; made when they are first looked at
    QJsonObject m_catalogue;
    QStringList m_market;
    QStringList m_stageBonuses;
};

} // namespace skyledger::ui
