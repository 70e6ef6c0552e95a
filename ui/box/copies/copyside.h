// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QStringList>
#include <QtWidgets/QWidget>

class QAbstractButton;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace skyledger::ui {

/// What a page tells of the copy on the desk, in the language that is spoken now.
struct CopyStanding {
    QString about;    ///< what the rows are
    QStringList rows; ///< in the order of unpacking, each with how much is known; always as many
    QString count;    ///< over all of them
    bool isMissingAny = false;
    bool canUndo = false;
    bool canRedo = false;
    QString undoText; ///< what would be taken back or done again; empty: it has no name
    QString redoText;
};

/// Beside the values of a box: the search, what is in the box in the order of unpacking with how much of it is known, and
/// the signs of where values come from.
class CopySide : public QWidget
{
    Q_OBJECT

public:
    /// What its widgets are called in object names: `box-search`, `box-sheets`, `box-count`.
    struct Names {
        QString prefix;
        QString list;
        QString count;
    };

    CopySide(const Names &names, QWidget *parent);

    void tell(const CopyStanding &standing);
    int row() const;
    void setRow(int row);
    QString query() const;
    void clearQuery();
    void beginSearch();
    /// The button of a step back or forth, if it has the keyboard; null: it has not.
    QWidget *pressedStep() const;

signals:
    void rowChosen(int row);
    /// A row was taken with Enter.
    void rowTaken();
    void queryChanged(const QString &query);
    /// Enter in the search: on to what was found.
    void foundWanted();
    void missingWanted();
    void undoWanted();
    void redoWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fit();
    void retranslate();

    QLineEdit *m_search;
    QAbstractButton *m_clear; ///< inside of it
    QListWidget *m_list;
    QLabel *m_count;
    QPushButton *m_next;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QLabel *m_legend;
    QString m_undoText;
    QString m_redoText;
};

} // namespace skyledger::ui
