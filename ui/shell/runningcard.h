// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/glance.h"
#include "ui/widgets/drawnbutton.h"

#include <QtCore/QDateTime>
#include <QtWidgets/QWidget>

#include <array>
#include <vector>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace skyledger::ui {

class ElidedLabel;

/// A game that is not over, in its file.
struct RunningGame {
    QString path;
    QString game;  ///< what its box is called, in the language that is spoken now
    QString scene; ///< of the box, a resource; empty: none
    QDateTime saved;
    GameGlance glance;
};

/// Everybody who plays, with token and points, in one line; names give way first.
class SeatLine : public QWidget
{
    Q_OBJECT

public:
    explicit SeatLine(QWidget *parent);

    void show(std::vector<GameGlance::Seat> seats);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<GameGlance::Seat> m_seats;
};

/// Another game that is under way: its scene, its box and players. Taken to go on with it.
class AlsoRunning : public DrawnButton
{
    Q_OBJECT

public:
    explicit AlsoRunning(QWidget *parent);

    void show(const RunningGame &running);
    const QString &path() const { return m_path; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_path;
    QString m_scene;
    QString m_about;
};

/// The game that was played last, large, and others that are not over beside it.
class RunningCard : public QWidget
{
    Q_OBJECT

public:
    explicit RunningCard(QWidget *parent);

    /// The most games for which there is room.
    static constexpr std::size_t mostGames = 3;

    /// Newest first, at most `mostGames`; without any there is nothing to see.
    void show(const std::vector<RunningGame> &running);
    QPushButton *resume() const { return m_resume; }

signals:
    void resumed(const QString &path);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    class Picture;

    void sizeTexts();

    QString m_path;
    Picture *m_picture;
    QLabel *m_what;
    ElidedLabel *m_where;
    SeatLine *m_seats;
    QPushButton *m_resume;
    QLabel *m_when;
    QWidget *m_others;
    QLabel *m_othersTitle;
    std::array<AlsoRunning *, mostGames - 1> m_also{};
};

} // namespace skyledger::ui
