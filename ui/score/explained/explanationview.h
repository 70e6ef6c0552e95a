// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/words/explanation.h"
#include "ui/words/language.h"

#include <QtCore/QSet>
#include <QtWidgets/QWidget>

class QCheckBox;
class QTextBrowser;
class QUrl;

namespace skyledger::ui {

/// The explanation of a score to be read: ledgers, awards, tie-breaks, rulings, with links to rules and moments where
/// somebody follows them.
class ExplanationView : public QWidget
{
    Q_OBJECT

public:
    explicit ExplanationView(QWidget *parent = nullptr);

    /// `language` is the one in which it is told.
    void setExplanation(const words::Explanation &explanation, words::Language language);

signals:
    /// A rule by its id. Rules are links only while somebody listens.
    void ruleWanted(const QString &id);
    /// An event, counted from 1. Events are links only while somebody listens.
    void momentWanted(qsizetype event);

protected:
    void changeEvent(QEvent *event) override;
    void connectNotify(const QMetaMethod &signal) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void follow(const QUrl &link);
    void render();
    bool hasRoomBeside() const;
    void retranslate();

    QTextBrowser *m_text;
    QCheckBox *m_everyEntry;
    QSet<QString> m_open;
    bool m_isBeside = false; ///< it is shown so
    words::Explanation m_explanation;
    words::Language m_language = words::Language::English;
};

} // namespace skyledger::ui
