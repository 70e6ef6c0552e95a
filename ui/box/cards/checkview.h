// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/cards/cardcopy.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QListWidget;

namespace skyledger::ui {

/// Whether the copy is complete, consistent and plausible. Each line leads to its place.
class CheckView : public QWidget
{
    Q_OBJECT

public:
    /// The copy must outlive the page.
    explicit CheckView(CardCopy &copy, QWidget *parent);

signals:
    void placeWanted(const skyledger::ui::BoxPlace &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void addHeading(const QString &text);
    void addLines(const std::vector<CheckLine> &lines);
    void addLine(const QString &text, const std::optional<BoxPlace> &place);

    CardCopy &m_copy;
    QLabel *m_verdict;
    QListWidget *m_lines;
    std::vector<std::optional<BoxPlace>> m_places; ///< of the lines
};

} // namespace skyledger::ui
