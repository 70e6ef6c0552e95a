// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/sentence.h"

#include <QtWidgets/QWidget>

#include <map>

class QPushButton;

namespace skyledger::ui {

class RuleLabel;

/// Lines above the boards that tell what went wrong, until they are put away or no longer true. They never ask.
class NoticeBar : public QWidget
{
    Q_OBJECT

public:
    /// What a notice is about; of each there is one at most.
    enum class Topic { Saving, OtherWindow, LastGame, Rescued, Passing };

    explicit NoticeBar(QWidget *parent = nullptr);

    /// All that is told, a line each.
    QString text() const;
    /// Tells something until it is put away or something else is to tell.
    void tell(Sentence text) { keep(Topic::Passing, std::move(text)); }
    /// Tells something as long as it is true. With an offer, a button bears it.
    void keep(Topic topic, Sentence text, Sentence offer = {});
    /// It is no longer true.
    void release(Topic topic) { keep(topic, {}); }
    /// Puts everything away that is told now.
    void putAway();

signals:
    /// The button of an offer was pressed.
    void offerTaken(skyledger::ui::NoticeBar::Topic topic);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Notice {
        Sentence text;
        Sentence offer;
    };

    void showNotices();
    void retranslate();

    std::map<Topic, Notice> m_notices;
    Topic m_offered = Topic::Passing; ///< whose offer the button bears
    RuleLabel *m_text;
    QPushButton *m_offer;
    QPushButton *m_close;
};

} // namespace skyledger::ui
