// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/fields/boxeditor.h"

#include <cstdint>
#include <memory>
#include <optional>

class QPainter;

namespace skyledger::ui {

class Theme;

/// What can be picked in a field of chips, numbered from 0 on: at most 32 things, called as in the language that is spoken
/// now.
class Chips
{
public:
    enum class Amount : std::uint8_t {
        None,
        One, ///< one at first
        Typed
    };
    /// How they are picked.
    struct Picking {
        Amount amount = Amount::None;
        bool isExclusive = false; ///< one of them
        bool hasNone = true;      ///< nothing may be printed there
        int columns = 0;          ///< 0: all in a row
    };

    explicit Chips(const Picking &picking) : m_picking(picking) {}
    Chips(const Chips &) = delete;
    Chips &operator=(const Chips &) = delete;
    virtual ~Chips() = default;

    const Picking &picking() const { return m_picking; }
    virtual int count() const = 0;
    /// What stands on a chip; a letter alone picks it.
    virtual QString label(int chip) const = 0;
    /// What is said of it.
    virtual QString name(int chip) const { return label(chip); }
    /// A whole value in words, where something is printed.
    virtual QString said(const PickedThings &picked) const = 0;
    /// The keys that pick, in a sentence; empty: letters.
    virtual QString keys() const { return {}; }
    /// The chip that a digit picks; nothing: it is an amount.
    virtual std::optional<int> chipOf(int digit) const;
    /// Whether a shape stands on each chip, and the shape.
    virtual bool hasShapes() const { return false; }
    virtual void draw(QPainter &painter, const QRectF &rect, int chip, const Theme &theme) const;

private:
    const Picking m_picking;
};

/// Things to pick, each with the key that picks it, perhaps with an amount in front. One stop of the keyboard: letters
/// pick, digits are the amount, 0 says that nothing is printed, arrows and Space do the same without letters.
class ChipField : public BoxEditor
{
    Q_OBJECT

public:
    ChipField(std::unique_ptr<const Chips> chips, const QString &name, QWidget *parent);
    ~ChipField() override;

    void display(const std::optional<FieldValue> &value) override;
    void reset(const std::optional<FieldValue> &value) override;
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
    /// What was picked, whole or not.
    struct Picked {
        std::optional<int> amount;
        std::uint32_t chips = 0; ///< a bit for each
        bool none = false;       ///< nothing is printed there
        friend bool operator==(const Picked &, const Picked &) = default;
    };

    bool hasAmount() const { return picking().amount != Chips::Amount::None; }
    bool isExclusive() const { return picking().isExclusive; }
    const Chips::Picking &picking() const { return m_chips->picking(); }
    int chipCount() const { return m_chips->count(); }
    /// Chips, and behind them the one for nothing.
    int placeCount() const { return chipCount() + (picking().hasNone ? 1 : 0); }
    bool isPicked(int chip) const;
    QString label(int chip) const;
    QString spokenValue() const;
    QString spokenChip(int chip) const;
    static Picked pickedOf(const std::optional<FieldValue> &value);
    std::optional<FieldValue> value() const;
    void pick(int chip);
    void typeDigit(int digit);
    bool typeLetter(const QString &text);
    void offer();
    QRectF amountRect() const;
    QRectF chipRect(int chip) const;
    double chipWidth() const;
    void drawChip(QPainter &painter, int chip) const;

    const std::unique_ptr<const Chips> m_chips;
    Picked m_picked;
    int m_cursor = 0;
    std::optional<FieldValue> m_known; ///< what was shown last
    bool m_digitsFollow = false;       ///< the next digit belongs to the amount that was begun
};

} // namespace skyledger::ui
