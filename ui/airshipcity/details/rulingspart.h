// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/guide/airshipcitytable.h"
#include "ui/play/details/detailspart.h"

namespace skyledger::ui {

class RulingsForm;

/// Edition and rulings of the running game, among its details.
class RulingsPart : public DetailsPart
{
    Q_OBJECT

public:
    explicit RulingsPart(const AirshipCityTable &table);

    void enterInto(QJsonObject &setup) const override;
    void reset() override;
    QString intro() const override;
    QStringList summary() const override;

private:
    const AirshipCityTable &m_table;
    RulingsForm *m_form;
};

} // namespace skyledger::ui
