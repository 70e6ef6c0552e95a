// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/fields/boxeditor.h"

#include <optional>
#include <vector>

namespace skyledger::ui {

/// Things to pick, each with the key that picks it, perhaps with an amount in front: dots of a tile, bonuses, discounts,
/// airships, stages. One stop of the keyboard: letters pick, digits are the amount, 0 says that nothing is printed,
/// arrows and Space do the same without letters.
class ChipField : public BoxEditor
{
    Q_OBJECT

public:
    ChipField(const airshipcity::MissingValue &place, const QString &name, QWidget *parent);

    void display(const std::optional<airshipcity::PrintedValue> &value) override;
    void reset(const std::optional<airshipcity::PrintedValue> &value) override;
    void begin(int amount) override;
    QList<QWidget *> stops() override { return {this}; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void retell() override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    enum class Kind { Dots, Bonus, Priced, Airships, Stages };
    /// What was picked, whole or not.
    struct Picked {
        std::optional<int> amount;
        std::uint32_t chips = 0; ///< a bit for each
        bool none = false;       ///< nothing is printed there
        friend bool operator==(const Picked &, const Picked &) = default;
    };

    static Kind kindOf(airshipcity::Printed field);
    bool hasAmount() const { return m_kind == Kind::Bonus || m_kind == Kind::Priced; }
    bool hasNone() const { return m_kind != Kind::Stages; }
    bool isExclusive() const { return m_kind == Kind::Priced || m_kind == Kind::Stages; }
    int chipCount() const;
    /// Chips, and behind them the one for nothing.
    int placeCount() const { return chipCount() + (hasNone() ? 1 : 0); }
    bool isPicked(int chip) const;
    QString label(int chip) const;
    QString spokenValue() const;
    QString spokenChip(int chip) const;
    Picked pickedOf(const std::optional<airshipcity::PrintedValue> &value) const;
    std::optional<airshipcity::PrintedValue> value() const;
    void pick(int chip);
    void typeDigit(int digit);
    bool typeLetter(const QString &text);
    void offer();
    QRectF amountRect() const;
    QRectF chipRect(int chip) const;
    double chipWidth() const;
    void drawChip(QPainter &painter, int chip) const;

    const Kind m_kind;
    Picked m_picked;
    int m_cursor = 0;
    std::optional<airshipcity::PrintedValue> m_known; ///< what was shown last
    bool m_digitsFollow = false;                      ///< the next digit belongs to the amount that was begun
};

} // namespace skyledger::ui
