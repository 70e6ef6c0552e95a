// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/questions.h"
#include "ui/widgets/theme.h"

#include <QtCore/QHash>
#include <QtWidgets/QAbstractButton>

#include <optional>
#include <utility>
#include <vector>

namespace skyledger::ui {

/// A choice as a card: the key that takes it, its name, below it the final price or the reason against it. A refused one
/// is dashed, has a cross for its key and can still be read by keyboard and screen reader; pressing it tells why, with the
/// rule as a link.
class ChoiceButton : public QAbstractButton
{
    Q_OBJECT

public:
    /// How much a card shows. What it leaves out is in its tool tip.
    enum class Fullness {
        Whole, ///< all lines of everything
        Brief, ///< the name, and one line below it
        Line   ///< one line: the name, and behind it what there is room for
    };

    explicit ChoiceButton(QWidget *parent = nullptr);

    const PlayOption &choice() const { return m_choice; }
    void setChoice(const PlayOption &choice);
    Fullness fullness() const { return m_fullness; }
    void setFullness(Fullness fullness);

    int heightAt(int width, Fullness fullness) const;
    /// Whether the name is not cut there.
    bool isNameWhole(int width, Fullness fullness) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return heightAt(width, m_fullness); }

signals:
    /// The pointer or the keyboard came to the card, or left it.
    void pointedAt(bool at);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// The texts of the card in a width.
    struct Lines {
        QStringList name;
        std::vector<Face> detail;
    };

    void describe();
    bool isRefused() const { return m_choice.status == PlayOption::Status::Refused; }
    bool hasSign() const { return isRefused() || !m_choice.key.isNull(); }
    const QString &cardName() const
    {
        return m_choice.card.name.isEmpty() ? m_choice.name : m_choice.card.name;
    }
    QFont nameFont() const;
    QFont detailFont() const;
    int signSide() const;
    double nameWidth(int width) const;
    double nameAdvance() const;
    QStringList nameLines(int width, Fullness fullness) const;
    std::vector<Face> detailLines(int width, Fullness fullness) const;
    const Lines &linesAt(int width, Fullness fullness) const;
    void forgetLines();
    Role detailRole() const;
    void paintFrame(QPainter &painter) const;
    void paintKey(QPainter &painter) const;
    void paintLine(QPainter &painter) const;
    void paintLines(QPainter &painter) const;

    PlayOption m_choice;
    QString m_detail; ///< on the card: without the rules that it names
    Fullness m_fullness = Fullness::Whole;
    /// By width and fullness: grids try many before they show one, and to break a text costs more than to draw it.
    mutable QHash<std::pair<int, int>, Lines> m_lines;
    mutable std::optional<double> m_nameAdvance; ///< of the whole name in one line
};

} // namespace skyledger::ui
