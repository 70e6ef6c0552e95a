// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/tokens.h"

#include <QtWidgets/QAbstractButton>

#include <optional>

namespace skyledger::ui {

/// A square on a picture of the board and who holds it. A click or Space goes on to the next player, keys 1 to
/// 4 name one, 0 takes the marker off.
class OwnerSquare : public QAbstractButton
{
    Q_OBJECT

public:
    explicit OwnerSquare(QWidget *parent = nullptr);

    void setCaption(const QString &caption);
    /// Everybody who can hold it, in turn order, with their names.
    void setPlayers(const std::vector<PlayerLook> &looks, const QStringList &names);
    std::optional<std::size_t> owner() const { return m_owner; }
    void setOwner(std::optional<std::size_t> owner);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void ownerChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void choose(std::optional<std::size_t> owner);
    void cycle();
    void retell();

    QString m_caption;
    std::vector<PlayerLook> m_looks;
    QStringList m_names;
    std::optional<std::size_t> m_owner;
};

} // namespace skyledger::ui
