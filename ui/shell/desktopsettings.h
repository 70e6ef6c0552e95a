// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QVariantMap>

#include <optional>

namespace skyledger::ui {

/// What the desktop asks of programs, as far as it says so; nothing: it does not.
struct DesktopWishes {
    std::optional<bool> dark;
    std::optional<bool> highContrast;
    std::optional<bool> animations;
    friend bool operator==(const DesktopWishes &, const DesktopWishes &) = default;
};

/// Asks the desktop for what Qt 6.4 does not tell: dark colours, high contrast and less motion. Linux desktops tell it
/// through their settings portal; elsewhere, and where there is none, nothing is known. It is told later than asked.
class DesktopSettings : public QObject
{
    Q_OBJECT

public:
    explicit DesktopSettings(QObject *parent = nullptr);

    const DesktopWishes &wishes() const { return m_wishes; }

signals:
    void changed();

private:
    friend class SettingsPortal;

    void note(const QString &group, const QString &key, const QVariant &value);
    void sum();

    QVariantMap m_known; ///< by "group key"
    DesktopWishes m_wishes;
};

} // namespace skyledger::ui
