// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>
#include <QtWidgets/QWidget>

class QPainter;

namespace skyledger::ui {

class Theme;

/// Things of a game of which fields hold amounts, numbered from 0 on, called as in the language that is spoken now.
class FieldThings
{
public:
    FieldThings() = default;
    FieldThings(const FieldThings &) = delete;
    FieldThings &operator=(const FieldThings &) = delete;
    virtual ~FieldThings() = default;

    virtual int count() const = 0;
    /// For the names of fields: `wood`.
    virtual QString id(int thing) const = 0;
    /// "wood"
    virtual QString name(int thing) const = 0;
    /// "Wood"
    virtual QString heading(int thing) const = 0;
    virtual void draw(QPainter &painter, const QRectF &rect, int thing, const Theme &theme) const = 0;
};

/// The shape of such a thing, beside a field about it.
class ThingShape : public QWidget
{
    Q_OBJECT

public:
    /// The things must stay.
    ThingShape(const FieldThings &things, int thing, QWidget *parent = nullptr);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const FieldThings &m_things;
    const int m_thing;
};

} // namespace skyledger::ui
