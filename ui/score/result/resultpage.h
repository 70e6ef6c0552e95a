// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/play/pages/gamepage.h"
#include "ui/score/told/scoretold.h"

#include <functional>
#include <memory>
#include <vector>

class QPushButton;
class QTabWidget;

namespace skyledger::ui {

class ExplanationView;
class PictureView;
class Podium;
class TakeAlongPanel;

/// The end of a game on one page: the ranking large, and beside it why, in pictures, and how to take it along. In the
/// language of the window or, at a click, in the other one.
class ResultPage : public GamePage
{
    Q_OBJECT

public:
    explicit ResultPage(QWidget *parent = nullptr);
    /// One that can be left for the game behind it, and asks for its rules.
    static std::unique_ptr<ResultPage> overBoards();

    /// Shows a score, which is told once for each language that it is looked at in.
    void setScore(TellScore tell);
    /// Puts a page of its own in front of the others.
    void addPage(QWidget *page, std::function<QString()> title);
    void showPage(QWidget *page);
    /// A button for the game that comes next, while this names one.
    void offerNext(std::function<QString()> name);
    /// The language of what is explained.
    words::Language language() const;
    ExplanationView *explanation() const { return m_explanation; }
    /// Whether it can be left for the game behind it.
    void setClosable(bool closable);
    void retranslate();

signals:
    /// A rule by its id, "AC-AWD-05".
    void ruleWanted(const QString &id);
    void nextWanted();
    /// The moment after an event, counted from 1.
    void momentWanted(qsizetype event);

protected:
    void connectNotify(const QMetaMethod &signal) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *pictures();
    void showScore();

    struct Page {
        QWidget *widget;
        std::function<QString()> title;
    };

    TellScore m_tell;
    bool m_inOtherLanguage = false;
    Podium *m_podium;
    QTabWidget *m_tabs;
    ExplanationView *m_explanation;
    PictureView *m_curveView;
    PictureView *m_sourcesView;
    TakeAlongPanel *m_takeAlong;
    QPushButton *m_other;
    QPushButton *m_close;
    QPushButton *m_next;
    std::function<QString()> m_nextName;
    std::vector<Page> m_pages;
};

} // namespace skyledger::ui
