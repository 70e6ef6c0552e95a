// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

#include <vector>

class QSpinBox;

namespace skyledger::ui {

class FieldThings;

/// A field for a small number, wide enough for its limits.
QSpinBox *numberField(int least, int most, const QString &name, QWidget *parent);

/// The same, beginning with a sign that says that nobody has entered a number yet; the first digit replaces it.
QSpinBox *blankField(int least, int most, const QString &name, QWidget *parent);
bool isBlank(const QSpinBox *field);

/// An amount of each of some things, side by side: `prefix-wood` ...
class AmountsFields : public QWidget
{
    Q_OBJECT

public:
    /// From 0 to the most. The things must stay.
    AmountsFields(const FieldThings &things, int most, const QString &prefix, QWidget *parent);

    /// In the order of the things.
    std::vector<int> amounts() const;
    void setAmounts(const std::vector<int> &amounts);
    /// What the amounts are about, for people who do not see the fields: "%1: wood".
    void setAbout(const QString &about);

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    const FieldThings &m_things;
    QString m_about;
    std::vector<QSpinBox *> m_fields;
};

} // namespace skyledger::ui
