// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/explained/explanationview.h"

#include "ui/score/explained/explanationhtml.h"
#include "ui/widgets/quietdocument.h"

#include <QtCore/QEvent>
#include <QtCore/QMetaMethod>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

// Of the width from which on players stand beside each other.
constexpr int leastLetters = 44;
constexpr int playerLetters = 12;

} // namespace

ExplanationView::ExplanationView(QWidget *parent)
    : QWidget(parent), m_text(new QuietBrowser(this)), m_everyEntry(new QCheckBox(this))
{
    setObjectName(u"explanation"_s);
    m_text->setObjectName(u"explanation-text"_s);
    m_text->setOpenLinks(false);
    m_text->setFrameShadow(QFrame::Plain); // a frame only while it has the focus
    m_everyEntry->setObjectName(u"explanation-every-entry"_s);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text, 1);
    column->addWidget(m_everyEntry);
    connect(m_text, &QTextBrowser::anchorClicked, this, &ExplanationView::follow);
    connect(m_everyEntry, &QCheckBox::toggled, this, &ExplanationView::render);
    setFocusProxy(m_text);
    retranslate();
}

void ExplanationView::setExplanation(const words::Explanation &explanation, words::Language language)
{
    m_explanation = explanation;
    m_language = language;
    render();
}

void ExplanationView::follow(const QUrl &link)
{
    const QString target = link.toString();
    if (target.startsWith("rule:"_L1)) {
        emit ruleWanted(target.mid(5));
    } else if (target.startsWith("event:"_L1)) {
        emit momentWanted(target.mid(6).toLongLong());
    } else if (target.startsWith("more:"_L1)) {
        const QString key = target.mid(5);
        if (!m_open.remove(key))
            m_open.insert(key);
        render();
    }
}

void ExplanationView::render()
{
    if (m_explanation.title.isEmpty())
        return;
    ExplanationStyle style = explanationStyle(Theme::of(palette()));
    style.ruleLinks = isSignalConnected(QMetaMethod::fromSignal(&ExplanationView::ruleWanted));
    style.eventLinks = isSignalConnected(QMetaMethod::fromSignal(&ExplanationView::momentWanted));
    style.unfoldLinks = true;
    style.everyEntry = m_everyEntry->isChecked();
    style.open = m_open;
    style.isBeside = m_isBeside = hasRoomBeside();
    const int place = m_text->verticalScrollBar()->value();
    const words::SpokenIn spoken(m_language);
    m_text->setHtml(explanationHtml(m_explanation, style));
    m_text->verticalScrollBar()->setValue(place);
}

/// Whether there are several ledgers and room for all of them beside each other.
bool ExplanationView::hasRoomBeside() const
{
    const auto ledgers = std::count_if(m_explanation.sections.begin(), m_explanation.sections.end(),
                                       [](const words::ExplanationSection &each) {
                                           return each.subject == words::ExplanationSection::Subject::Ledger;
                                       });
    const auto letters = leastLetters + static_cast<int>(ledgers) * playerLetters;
    return ledgers > 1 && width() >= fontMetrics().averageCharWidth() * letters;
}

void ExplanationView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_isBeside != hasRoomBeside())
        render();
}

void ExplanationView::connectNotify(const QMetaMethod &signal)
{
    if (signal == QMetaMethod::fromSignal(&ExplanationView::ruleWanted)
        || signal == QMetaMethod::fromSignal(&ExplanationView::momentWanted))
        render();
}

void ExplanationView::retranslate()
{
    m_text->setAccessibleName(tr("Explanation of the score"));
    m_everyEntry->setText(tr("Show every entry"));
}

void ExplanationView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        render();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
