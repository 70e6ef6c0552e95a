// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/airshipcity/copy/copydesk.h"

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
    /// The desk must outlive the page.
    explicit CheckView(CopyDesk &desk, QWidget *parent);

signals:
    void placeWanted(const skyledger::airshipcity::MissingValue &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();
    void addRemarks();
    void addHeading(const QString &text);
    void addTrouble(const Trouble &trouble);
    void addLine(const QString &text, const std::optional<airshipcity::MissingValue> &place);

    CopyDesk &m_desk;
    QLabel *m_verdict;
    QListWidget *m_lines;
    std::vector<std::optional<airshipcity::MissingValue>> m_places; ///< of the lines
};

} // namespace skyledger::ui
