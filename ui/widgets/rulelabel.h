// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/linklabel.h"

namespace skyledger::ui {

/// The ids of rules in a text, "AC-PRE-01", with their places.
struct RuleInText {
    qsizetype start = 0;
    qsizetype length = 0;
    QString rule;
};
QList<RuleInText> rulesIn(const QString &text);

/// A plain text in which the ids of rules are links. They can be reached and taken by keys; where there is none the
/// label is as any other.
class RuleLabel : public LinkLabel
{
    Q_OBJECT

public:
    explicit RuleLabel(QWidget *parent = nullptr);

    void setPlain(const QString &text);
    /// What else can be done with the text: to mark it.
    void setOtherInteraction(Qt::TextInteractionFlags flags);
    /// The text as it was set.
    const QString &plain() const { return m_plain; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();

    QString m_plain;
    Qt::TextInteractionFlags m_other = Qt::NoTextInteraction;
};

} // namespace skyledger::ui
