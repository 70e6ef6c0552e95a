// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/sharing/mergemodel.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class MergeView;

/// Compares two copies of the box side by side and puts them together as people choose, value by value. It says what the
/// merge will do before it is done, and knows nothing of where the copies are kept.
class MergePanel : public QWidget
{
    Q_OBJECT

public:
    explicit MergePanel(SharedCopies copies, QWidget *parent = nullptr);

    /// Compares mine with another one that people call so. Both must be documents that can be read; an empty one of
    /// mine is a copy of which nothing is known.
    void compare(const QJsonObject &mine, const QJsonObject &theirs, const QString &theirName);
    /// Gives the keyboard to the list. No proxy: with that the Tab key would pass over what stands before the list.
    void takeFocus();

signals:
    /// The two as one document. Mine has not been touched.
    void merged(const QJsonObject &document);
    /// The person is done without a merge.
    void cancelled();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *bar();
    void merge();
    void judge();
    QStringList summary(const box::MergeCount &count) const;
    void retranslate();
    void colour();

    SharedCopies m_copies;
    MergeModel m_model;
    QString m_theirName;
    QJsonObject m_mine;
    QJsonObject m_theirs;
    QLabel *m_intro;
    QLabel *m_sample;
    MergeView *m_list = nullptr;
    QCheckBox *m_all = nullptr;
    QPushButton *m_allMine = nullptr;
    QPushButton *m_allTheirs = nullptr;
    QLabel *m_summary = nullptr;
    QPushButton *m_merge = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace skyledger::ui
