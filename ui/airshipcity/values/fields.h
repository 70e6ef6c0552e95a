// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"

#include <QtWidgets/QWidget>

class QSpinBox;

namespace skyledger::ui {

/// A field for a small number, wide enough for its limits.
QSpinBox *numberField(int least, int most, const QString &name, QWidget *parent);

/// The same, beginning with a sign that says that nobody has entered a number yet; the first digit replaces it.
QSpinBox *blankField(int least, int most, const QString &name, QWidget *parent);
bool isBlank(const QSpinBox *field);

/// An amount of each resource, side by side: `prefix-wood` ...
class AmountsFields : public QWidget
{
    Q_OBJECT

public:
    AmountsFields(const QString &prefix, QWidget *parent);

    airshipcity::Amounts amounts() const;
    void setAmounts(const airshipcity::Amounts &amounts);
    /// What the amounts are about, for people who do not see the fields: "%1: wood".
    void setAbout(const QString &about);

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QString m_about;
    airshipcity::Per<airshipcity::Resource, QSpinBox *> m_fields{};
};

} // namespace skyledger::ui
