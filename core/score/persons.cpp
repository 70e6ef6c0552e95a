// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/score/persons.h"

#include <algorithm>

namespace skyledger::score {

std::vector<std::size_t> Persons::meet(const std::vector<Seated> &seats)
{
    const std::size_t nobody = m_persons.size() + seats.size();
    std::vector<std::size_t> found(seats.size(), nobody);
    const auto isFirstName = [&](const Person &person, std::size_t seat) {
        return person.names.front() == seats[seat].name;
    };
    const auto isAnyName = [&](const Person &person, std::size_t seat) {
        return person.names.contains(seats[seat].name);
    };
    const auto isPlace = [&](const Person &person, std::size_t seat) {
        const QString &color = seats[seat].color;
        const bool tells = !color.isEmpty() && !person.color.isEmpty();
        return person.seats == seats.size()
            && (seats.size() == 1 || (tells ? person.color == color : person.seat == seat));
    };
    // The surest sign of everybody first: nobody is two at one table.
    const auto find = [&](const auto &is) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            for (std::size_t i = 0; i < m_persons.size() && found[seat] == nobody; ++i) {
                if (std::find(found.begin(), found.end(), i) == found.end() && is(m_persons[i], seat))
                    found[seat] = i;
            }
        }
    };
    find(isFirstName);
    find(isAnyName);
    find(isPlace);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (found[seat] == nobody) {
            found[seat] = m_persons.size();
            m_persons.emplace_back();
        }
        Person &person = m_persons[found[seat]];
        if (!person.names.contains(seats[seat].name))
            person.names << seats[seat].name;
        person.color = seats[seat].color;
        person.seat = seat;
        person.seats = seats.size();
    }
    return found;
}

QStringList Persons::names() const
{
    QStringList names;
    for (const Person &person : m_persons)
        names << person.names.front();
    return names;
}

} // namespace skyledger::score
