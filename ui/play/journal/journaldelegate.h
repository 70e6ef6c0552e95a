// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QHash>
#include <QtCore/QStringList>
#include <QtGui/QFont>
#include <QtGui/QFontMetricsF>
#include <QtWidgets/QStyledItemDelegate>

#include <utility>

namespace skyledger::ui {

/// Draws the rows of a journal, each as high as its words: nothing is cut, and nothing is left free below it. No words are
/// made for rows far out of view, which are as high as they may be until they come into sight.
class JournalDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// Whether a row was drawn since the last time that is not as high as its words, so that rows are to be laid out anew.
    bool takeStale() { return std::exchange(m_isStale, false); }

private:
    /// What is said of a deed.
    struct Words {
        QString deed;
        QString gain;
        QString reason;
        friend bool operator==(const Words &, const Words &) = default;
    };
    /// The same in a row of that width.
    struct Lines {
        Words words;
        double width = 0;
        QStringList deed;
        QStringList gain;
        QStringList reason;

        int count() const { return static_cast<int>(deed.size() + gain.size() + reason.size()); }
    };
    struct RowPainter;

    static Words wordsOf(const QModelIndex &index);
    static Lines linesOf(const Words &words, const QFontMetricsF &metrics, double width);

    mutable QHash<quint64, Lines>
        m_lines; ///< of rows that were in sight, at the width and in the letters below
    mutable int m_width = 0;
    mutable QFont m_font;
    mutable bool m_isStale = false; ///< see `takeStale`
};

} // namespace skyledger::ui
