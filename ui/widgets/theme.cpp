// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/theme.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace skyledger::ui {

namespace {

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

/// Palettes for high contrast come so near to black and white, which differ by 21; yellow on black reaches 19.5. The
/// plain palettes of desktops stay below.
constexpr double highContrast = 19;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// The light of each of the values that a channel has: whatever is drawn asks for its theme.
std::array<double, 256> lightOfChannels()
{
    std::array<double, 256> light{};
    for (std::size_t value = 0; value < light.size(); ++value)
        light[value] = linear(static_cast<double>(value) / 255);
    return light;
}

double luminance(const QColor &color)
{
    static const std::array<double, 256> light = lightOfChannels();
    const auto of = [](int channel) { return light[static_cast<std::size_t>(channel)]; };
    return 0.2126 * of(color.red()) + 0.7152 * of(color.green()) + 0.0722 * of(color.blue());
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
    return color(shadesOf(role));
}

QColor Theme::color(const Shades &shades) const
{
    return QColor(shades[static_cast<std::size_t>(m_scheme)]);
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
