// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/cards/cardcopy.h"

#include <QtWidgets/QWidget>

#include <vector>

class QLabel;
class QListWidget;

namespace skyledger::ui {

/// The values of the whole box in which all words of a query stand. Each line leads to its place.
class FoundView : public QWidget
{
    Q_OBJECT

public:
    /// The copy must outlive the page.
    explicit FoundView(CardCopy &copy, QWidget *parent);

    void find(const QString &query);

signals:
    void placeWanted(const skyledger::ui::BoxPlace &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();

    CardCopy &m_copy;
    QString m_query;
    QLabel *m_count;
    QListWidget *m_lines;
    std::vector<BoxPlace> m_places; ///< of the lines
};

} // namespace skyledger::ui
