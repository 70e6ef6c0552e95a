// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/event.h"
#include "ui/airshipcity/airshipcityview.h"
#include "ui/airshipcity/guide/aspects.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

/// What people do at the table, with the pointer or with the keys: never through the guide or the session.
namespace skyledger::ui::fixture {

/// A window that holds a view as the program's does: header, centre and docks, and keys that no widget takes.
class ViewWindow : public QWidget
{
    Q_OBJECT

public:
    explicit ViewWindow(airshipcity::GameRecord record);
    ~ViewWindow() override;

    AirshipCityView &view() { return m_view; }
    AirshipCityTable &table() { return m_view.table(); }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    AirshipCityView m_view;
};

/// Does what an event wants.
class Hands
{
public:
    enum class With { Pointer, Keys };

    Hands(QWidget &window, AirshipCityTable &table, With with)
        : m_window(window), m_table(table), m_with(with)
    {
    }

    /// Makes a play happen, click by click; false if there was no way. Moves go to their destination, whichever way.
    bool perform(const airshipcity::Play &play);
    /// Clicks the widget of that name, or gives it the focus and presses Enter; false if it is not there to be clicked.
    bool press(const QString &name);
    /// The clicks or keys so far.
    int presses() const { return m_presses; }

private:
    /// While the page of an upkeep is shown: what it waits for. Nothing if it is not, or was left.
    std::optional<bool> atUpkeep(const airshipcity::Play &play);
    bool pressGoOn(const QString &name);
    bool goThere(const airshipcity::Move &move);
    bool choose(const airshipcity::Play &play);
    bool take(std::size_t choice);
    void key(QChar sign);

    QWidget &m_window;
    AirshipCityTable &m_table;
    With m_with;
    int m_presses = 0;
};

/// A random game of plays such as the guide would record them: moves take the plainest way, and a tile that cannot be
/// used is left at once. It ends when the game does.
std::vector<airshipcity::Play> guidedRandomGame(const airshipcity::Setup &setup, std::uint64_t seed);

} // namespace skyledger::ui::fixture
