// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/guide.h"

#include <functional>
#include <map>

class QWidget;

namespace skyledger::ui {

/// The option of a guide that the pointer or the keyboard is on, wherever it is drawn: boards show what it would change.
class PointedOption : public QObject
{
    Q_OBJECT

public:
    /// There is one for each guide, which owns it.
    static PointedOption &of(Guide &guide);

    /// Has a widget stand for an option, which may be another one each time; null: for none.
    void watch(QWidget &widget, std::function<const PlayOption *()> option);
    /// Null: neither is on one.
    const PlayOption *now() const;

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// It is another one, or may be one with other consequences.
    void changed();

private:
    explicit PointedOption(Guide &guide);
    void point(QObject *at);
    QObject *focused(const QObject *left) const;

    std::map<const QObject *, std::function<const PlayOption *()>> m_options;
    const QObject *m_at = nullptr; ///< one of these; null: none
};

/// The option at a place; null if there are fewer.
inline const PlayOption *optionAt(const Guide &guide, std::size_t place)
{
    return place < guide.options().size() ? &guide.options()[place] : nullptr;
}

} // namespace skyledger::ui
