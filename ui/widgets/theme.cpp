// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace skyledger::ui {

namespace {

/// One shade for each scheme.
using Shades = std::array<QRgb, 4>;

constexpr Shades shadesOf(Role role)
{
    switch (role) {
    case Role::Window:
        return {0xFFECE7DC, 0xFF171C21, 0xFFFFFFFF, 0xFF000000};
    case Role::Surface:
        return {0xFFFBF9F4, 0xFF1F262D, 0xFFFFFFFF, 0xFF000000};
    case Role::Panel:
        return {0xFFFFFFFF, 0xFF262F37, 0xFFFFFFFF, 0xFF000000};
    case Role::Hairline:
        return {0xFFCFC7B8, 0xFF3E4A55, 0xFF555555, 0xFFB4B4B4};
    case Role::Text:
        return {0xFF1F2A33, 0xFFEDEFF1, 0xFF000000, 0xFFFFFFFF};
    case Role::QuietText:
        return {0xFF55606A, 0xFFA9B4BD, 0xFF333333, 0xFFE0E0E0};
    case Role::Outline:
        return {0xFF7C776D, 0xFF8D98A1, 0xFF333333, 0xFFD8D8D8};
    case Role::Accent:
        return {0xFF1F5E8C, 0xFF7FBDE8, 0xFF003C78, 0xFF9AD4FF};
    case Role::OnAccent:
        return {0xFFFFFFFF, 0xFF171C21, 0xFFFFFFFF, 0xFF000000};
    case Role::Lit:
        return {0xFFFFE9A8, 0xFF4A3E14, 0xFFFFF3B8, 0xFF332A00};
    case Role::LitFrame:
        return {0xFF7A5400, 0xFFE8C25A, 0xFF563800, 0xFFFFE070};
    case Role::Sky:
        return {0xFFDCE8EF, 0xFF22313C, 0xFFEDF4F8, 0xFF0C161E};
    case Role::Developed:
        return {0xFFF2E3C2, 0xFF3A3322, 0xFFFFF1D2, 0xFF241D0A};
    }
    return {};
}

constexpr std::array<Shades, 4> resourceShades{{{0xFF7A4B1E, 0xFFD9A066, 0xFF5A3210, 0xFFF0BC80},
                                                {0xFF4C6473, 0xFF9DB8C7, 0xFF2C4452, 0xFFC4DCE8},
                                                {0xFF735500, 0xFFE6C14A, 0xFF544000, 0xFFFFE070},
                                                {0xFF6A3F8E, 0xFFC59BE6, 0xFF522A74, 0xFFE0C4FF}}};
constexpr std::array<Shades, 4> playerShades{{{0xFF984800, 0xFFF0A050, 0xFF6E3400, 0xFFFFB860},
                                              {0xFF6D3FA0, 0xFFC3A9EA, 0xFF4E2380, 0xFFD8C4FF},
                                              {0xFFB3261E, 0xFFF59A92, 0xFF8C1010, 0xFFFFB4AC},
                                              {0xFF1F6B43, 0xFF7CCB9B, 0xFF0F4A2C, 0xFF9EEBBB}}};

/// Palettes for high contrast come so near to black and white, which differ by 21; yellow on black reaches 19.5. The
/// plain palettes of desktops stay below.
constexpr double highContrast = 19;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

const Theme &Theme::in(Scheme scheme)
{
    static const std::array themes{Theme(Scheme::Light), Theme(Scheme::Dark), Theme(Scheme::BlackOnWhite),
                                   Theme(Scheme::WhiteOnBlack)};
    return themes[static_cast<std::size_t>(scheme)];
}

const Theme &Theme::of(const QPalette &palette)
{
    // Not by the text of a label: it may still have the ink of the theme before this one.
    const bool darkGround = luminance(palette.color(QPalette::Active, QPalette::Window))
        < luminance(palette.color(QPalette::Active, QPalette::ButtonText));
    if (ui::isHighContrast(palette))
        return in(darkGround ? Scheme::WhiteOnBlack : Scheme::BlackOnWhite);
    return darkGround ? dark() : light();
}

QColor Theme::color(Role role) const
{
    return QColor(shadesOf(role)[static_cast<std::size_t>(m_scheme)]);
}

QColor Theme::color(airshipcity::Resource resource) const
{
    return QColor(resourceShades[table::indexOf(resource)][static_cast<std::size_t>(m_scheme)]);
}

QColor Theme::color(airshipcity::PlayerColor color) const
{
    return QColor(playerShades[table::indexOf(color)][static_cast<std::size_t>(m_scheme)]);
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

bool isHighContrast(const QPalette &palette)
{
    // Asked at every drawing: most grounds are neither dark nor light enough.
    const QColor ground = palette.color(QPalette::Active, QPalette::Window);
    const double light = luminance(ground);
    if (light > 1.05 / highContrast - 0.05 && light < 0.05 * highContrast - 0.05)
        return false;
    // Not by the text of a label, which may have a colour of its own, nor by what is disabled.
    return contrastRatio(palette.color(QPalette::Active, QPalette::ButtonText), ground) >= highContrast;
}

double contrastRatio(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace skyledger::ui
