// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/turn/reportfields.h"

#include <array>
#include <functional>

class QFormLayout;
class QLabel;
class QCheckBox;
class QSpinBox;

namespace skyledger::ui {

class AmountsFields;

/// Asks for the amounts that the table paid and gained, where nobody wants to look up the missing value now. It begins
/// with what is known of them.
class ReportForm : public ReportFields
{
    Q_OBJECT

public:
    ReportForm(const AirshipCityTable &table, const Asked &asked, QWidget *parent);

    airshipcity::Reported reported() const;
    QString unsaid() const override;
    std::vector<ToldAmount> told() const override;
    /// Why the amounts cannot be recorded, in words; empty if they can.
    QString whyNot() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What an upkeep brought to one player; a field is missing where the amount is known.
    struct Share {
        AmountsFields *gain = nullptr;
        QSpinBox *vp = nullptr;
    };

    void addRow(airshipcity::ReportKey key, QWidget *field);
    QCheckBox *addNothing(const QString &name);
    bool saysShares() const;
    std::optional<airshipcity::ReportKey> leftOut() const;
    void addShares();
    void addShareRow(airshipcity::Player player, QWidget *field, const std::function<QString()> &title);
    void retranslate();

    const AirshipCityTable &m_table;
    const airshipcity::Play m_play;
    QFormLayout *m_rows;
    std::vector<std::pair<QLabel *, std::function<QString()>>> m_titles;
    AmountsFields *m_pay = nullptr;
    AmountsFields *m_gain = nullptr;
    QSpinBox *m_vp = nullptr;
    QSpinBox *m_term = nullptr;
    QCheckBox *m_paidNothing = nullptr;
    QCheckBox *m_gainedNothing = nullptr;
    QCheckBox *m_nobodyGained = nullptr;
    airshipcity::Per<airshipcity::Player, Share> m_shares{};
};

} // namespace skyledger::ui
