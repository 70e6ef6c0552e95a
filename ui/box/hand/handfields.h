// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/fields/fieldthings.h"
#include "ui/box/fields/typedfields.h"

#include <optional>

class QLabel;
class QPainter;

namespace skyledger::ui {

/// A number on the cardboard in hand, large, and brass with a question mark as long as nobody has typed it.
class HandNumber : public BoxNumber
{
    Q_OBJECT

public:
    HandNumber(int least, int most, const QString &name, QWidget *parent);

    /// What is typed, if it can be.
    std::optional<int> allowed() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// On to the next field, or back to the one before.
    void stepped(bool forward);

protected:
    void paintUnknown(QPainter &painter) const override;

private:
    void judge();

    int m_least;
    int m_most;
};

/// A number with the sign that stands beside it on the cardboard, and what it is below.
class HandCell : public QWidget
{
    Q_OBJECT

public:
    /// The shape of a thing, or the short text, stands in front. The things must stay.
    HandCell(HandNumber *number, const FieldThings *things, int thing, QWidget *parent);

    HandNumber *number() const { return m_number; }
    /// `sign` is the short text in front where there is no thing.
    void setWords(const QString &caption, const QString &sign = {});
    /// Without the line below where there is no room for it.
    void setCompact(bool compact);
    void setLettering(const QFont &number);

private:
    HandNumber *m_number;
    QWidget *m_sign;
    QLabel *m_caption;
};

} // namespace skyledger::ui
