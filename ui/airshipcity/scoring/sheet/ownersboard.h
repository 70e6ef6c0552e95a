// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/airshipcity/vocabulary.h"
#include "ui/airshipcity/scoring/sheet/ownersquare.h"

#include <QtWidgets/QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace skyledger::ui {

/// A picture of the Donation Board's majority squares, for those who would rather look than count: who holds each of
/// the nine airships and of the public utilities.
class OwnersBoard : public QWidget
{
    Q_OBJECT

public:
    using Owners = std::vector<std::optional<std::size_t>>;

    explicit OwnersBoard(QWidget *parent = nullptr);

    void setPlayers(const std::vector<PlayerLook> &looks, const QStringList &names);
    /// The names of the public utilities of this game; without any so many squares as somebody can need.
    void setUtilityNames(const QStringList &names);

    Owners airshipOwners() const;
    Owners utilityOwners() const;
    void setOwners(const Owners &airships, const Owners &utilities);
    /// Takes all markers off, airships or utilities.
    void clear(airshipcity::Award award);
    /// How many squares each of so many players holds.
    std::vector<int> counts(airshipcity::Award award, std::size_t players) const;
    bool isEmpty(airshipcity::Award award) const;

signals:
    void ownersChanged(airshipcity::Award award);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    OwnerSquare *addSquare(const QString &name, int row, int column, airshipcity::Award award);
    void placeUtilities();
    void showSpareUtility();
    void retranslate();
    static Owners ownersOf(const std::vector<OwnerSquare *> &squares);

    QLabel *m_title;
    QLabel *m_utilityTitle;
    QLabel *m_help;
    QGridLayout *m_grid;
    std::vector<OwnerSquare *> m_airships;
    std::vector<OwnerSquare *> m_utilities;
    QStringList m_utilityNames;
};

} // namespace skyledger::ui
