// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/rulelabel.h"

#include "ui/widgets/rulehint.h"

#include <QtCore/QRegularExpression>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

QList<RuleInText> rulesIn(const QString &text)
{
    // Two letters for the game, words for the chapter, mostly a number: AC-MOVE-05, AC-LOC-FRST, AC-LOC-GUILD-01.
    static const QRegularExpression id(u"\\b[A-Z]{2}(?:-[A-Z]{2,})+(?:-[0-9]{2})?\\b"_s);
    QList<RuleInText> rules;
    for (auto found = id.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        rules.append({match.capturedStart(), match.capturedLength(), match.captured()});
    }
    return rules;
}

RuleLabel::RuleLabel(QWidget *parent) : LinkLabel(parent)
{
    setWordWrap(true);
    connect(this, &QLabel::linkActivated, this,
            [this](const QString &link) { askForRules(*this, QStringList(link)); });
    setRules(*this, [this](const std::optional<QPoint> &) {
        QStringList ids;
        const QList<RuleInText> rules = rulesIn(m_plain);
        ids.reserve(rules.size());
        for (const RuleInText &each : rules)
            ids << each.rule;
        return ids;
    });
}

void RuleLabel::setOtherInteraction(Qt::TextInteractionFlags flags)
{
    m_other = flags;
    fill();
}

void RuleLabel::setPlain(const QString &text)
{
    if (text == m_plain)
        return;
    m_plain = text;
    setAccessibleName(text);
    fill();
}

void RuleLabel::fill()
{
    const QList<RuleInText> rules = rulesIn(m_plain);
    if (rules.isEmpty()) {
        setTextInteractionFlags(m_other);
        setFocusPolicy(Qt::NoFocus);
        setTextFormat(Qt::PlainText);
        setText(m_plain);
        return;
    }
    const QString colour = palette().color(QPalette::Link).name();
    QString html;
    qsizetype done = 0;
    for (const RuleInText &each : rules) {
        html += m_plain.mid(done, each.start - done).toHtmlEscaped();
        html += u"<a href=\"%1\" style=\"color:%2\">%1</a>"_s.arg(each.rule, colour);
        done = each.start + each.length;
    }
    html += m_plain.mid(done).toHtmlEscaped();
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(m_other | Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setText(html);
    if (hasFocus())
        chooseLink(true);
}

void RuleLabel::changeEvent(QEvent *event)
{
    LinkLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        fill(); // a link keeps the colour that it was made with
}

} // namespace skyledger::ui
