// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace skyledger::ui {

namespace {

struct Shades {
    QRgb light;
    QRgb dark;
};

constexpr Shades shadesOf(Role role)
{
    switch (role) {
    case Role::Window:
        return {0xFFECE7DC, 0xFF171C21};
    case Role::Surface:
        return {0xFFFBF9F4, 0xFF1F262D};
    case Role::Panel:
        return {0xFFFFFFFF, 0xFF262F37};
    case Role::Hairline:
        return {0xFFCFC7B8, 0xFF3E4A55};
    case Role::Text:
        return {0xFF1F2A33, 0xFFEDEFF1};
    case Role::QuietText:
        return {0xFF55606A, 0xFFA9B4BD};
    case Role::Outline:
        return {0xFF7C776D, 0xFF8D98A1};
    case Role::Accent:
        return {0xFF1F5E8C, 0xFF7FBDE8};
    case Role::OnAccent:
        return {0xFFFFFFFF, 0xFF171C21};
    case Role::Lit:
        return {0xFFFFE9A8, 0xFF4A3E14};
    case Role::LitFrame:
        return {0xFF7A5400, 0xFFE8C25A};
    case Role::Sky:
        return {0xFFDCE8EF, 0xFF22313C};
    case Role::Developed:
        return {0xFFF2E3C2, 0xFF3A3322};
    }
    return {};
}

constexpr std::array<Shades, 4> resourceShades{
    {{0xFF7A4B1E, 0xFFD9A066}, {0xFF4C6473, 0xFF9DB8C7}, {0xFF735500, 0xFFE6C14A}, {0xFF6A3F8E, 0xFFC59BE6}}};
constexpr std::array<Shades, 4> playerShades{
    {{0xFF984800, 0xFFF0A050}, {0xFF6D3FA0, 0xFFC3A9EA}, {0xFFB3261E, 0xFFF59A92}, {0xFF1F6B43, 0xFF7CCB9B}}};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

const Theme &Theme::light()
{
    static const Theme theme(false);
    return theme;
}

const Theme &Theme::dark()
{
    static const Theme theme(true);
    return theme;
}

const Theme &Theme::of(const QPalette &palette)
{
    const bool darkGround =
        luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
    return darkGround ? dark() : light();
}

QColor Theme::color(Role role) const
{
    const Shades shades = shadesOf(role);
    return QColor(m_dark ? shades.dark : shades.light);
}

QColor Theme::color(airshipcity::Resource resource) const
{
    const Shades &shades = resourceShades[table::indexOf(resource)];
    return QColor(m_dark ? shades.dark : shades.light);
}

QColor Theme::color(airshipcity::PlayerColor color) const
{
    const Shades &shades = playerShades[table::indexOf(color)];
    return QColor(m_dark ? shades.dark : shades.light);
}

QPalette Theme::palette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, color(Role::Window));
    palette.setColor(QPalette::WindowText, color(Role::Text));
    palette.setColor(QPalette::Base, color(Role::Panel));
    palette.setColor(QPalette::AlternateBase, color(Role::Surface));
    palette.setColor(QPalette::Text, color(Role::Text));
    palette.setColor(QPalette::PlaceholderText, color(Role::QuietText));
    palette.setColor(QPalette::Button, color(Role::Surface));
    palette.setColor(QPalette::ButtonText, color(Role::Text));
    palette.setColor(QPalette::BrightText, color(Role::OnAccent));
    palette.setColor(QPalette::ToolTipBase, color(Role::Panel));
    palette.setColor(QPalette::ToolTipText, color(Role::Text));
    palette.setColor(QPalette::Highlight, color(Role::Accent));
    palette.setColor(QPalette::HighlightedText, color(Role::OnAccent));
    palette.setColor(QPalette::Link, color(Role::Accent));
    palette.setColor(QPalette::LinkVisited, color(Role::Accent));
    palette.setColor(QPalette::Light, color(Role::Panel));
    palette.setColor(QPalette::Midlight, color(Role::Surface));
    palette.setColor(QPalette::Mid, color(Role::Hairline));
    palette.setColor(QPalette::Dark, color(Role::QuietText));
    palette.setColor(QPalette::Shadow, color(Role::QuietText));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, color(Role::QuietText));
    return palette;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace skyledger::ui
