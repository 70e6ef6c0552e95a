// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGui/QColor>
#include <QtGui/QPalette>

#include <array>

namespace skyledger::ui {

/// What a colour is for. Widgets ask for a role and never name a colour.
enum class Role {
    Window,
    Surface,
    Panel,
    Hairline, ///< separates; too faint for an outline that means something
    Text,
    QuietText,
    Outline,  ///< of empty spaces, majority squares, buttons: means something without a word
    Accent,   ///< what the user does next
    OnAccent, ///< text on the accent
    Lit,      ///< fill of what is lit
    LitFrame, ///< frame and text of what is lit or missing
    Sky,      ///< behind the city
    Developed ///< developed side of a tile
};

/// The sets of colours that there are; the last two for high contrast.
enum class Scheme { Light, Dark, BlackOnWhite, WhiteOnBlack };

/// A colour with one shade for each scheme, in their order. Games bring theirs as tables of these.
using Shades = std::array<QRgb, 4>;

/// The colours of the program. A drawn widget takes the theme of its palette, so that it follows every change of it
/// without being told.
class Theme
{
public:
    static const Theme &light() { return in(Scheme::Light); }
    static const Theme &dark() { return in(Scheme::Dark); }
    static const Theme &in(Scheme scheme);
    /// The theme whose ground is as light or dark as the palette's, of high contrast where the palette is.
    static const Theme &of(const QPalette &palette);

    Scheme scheme() const { return m_scheme; }
    bool isDark() const { return m_scheme == Scheme::Dark || m_scheme == Scheme::WhiteOnBlack; }
    bool isHighContrast() const
    {
        return m_scheme == Scheme::BlackOnWhite || m_scheme == Scheme::WhiteOnBlack;
    }
    /// How wide an outline is drawn, in pixels.
    qreal lineWidth() const { return isHighContrast() ? 2 : 1; }
    /// How wide the ring is drawn around what has the focus, in pixels.
    qreal ringWidth() const { return isHighContrast() ? 3 : 2; }
    QColor color(Role role) const;
    QColor color(const Shades &shades) const;
    /// The same colours for native widgets.
    QPalette palette() const;

private:
    explicit Theme(Scheme scheme) : m_scheme(scheme) {}

    Scheme m_scheme;
};

/// Whether a palette is made for high contrast: black and white, or nearly so.
bool isHighContrast(const QPalette &palette);

/// How much two colours differ in lightness, 1 to 21, as WCAG 2 counts it: text wants 4.5, outlines 3.
double contrastRatio(const QColor &a, const QColor &b);

} // namespace skyledger::ui
