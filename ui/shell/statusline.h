// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtWidgets/QStatusBar>

namespace skyledger::ui {

class ElidedLabel;

/// The bar at the bottom: when and where the game was saved, and what its components are.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// The file of the open game; an invalid time: it was not written since it was opened.
    void showFile(const QString &path, const QDateTime &savedAt);
    void showFailure(const QString &path);
    void showFootnote(const QString &text);
    void showNothing();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    ElidedLabel *m_file;
    ElidedLabel *m_footnote;
    QString m_path;
    QDateTime m_savedAt;
    bool m_failed = false;
};

} // namespace skyledger::ui
