// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/untranslated.h"

#include <QtCore/QFile>
#include <QtCore/QXmlStreamReader>

namespace skyledger::ui::walk {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype leastPart = 8; // letters of a pattern that tell it from others

const QRegularExpression &placeholder()
{
    static const QRegularExpression expression(u"%(L?[0-9]+|n)"_s);
    return expression;
}

QString plain(QString text)
{
    return text.remove(u'&');
}

/// The rules are told in both languages where somebody asks for it, and what is taken along is.
bool speaksBothLanguages(const QString &where)
{
    for (const QString &place :
         {u"rule-entry"_s, u"rule-list"_s, u"rules-panel"_s, u"take-"_s, u"language"_s})
        if (where.contains(place))
            return true;
    return false;
}

/// A letter alone: the one that chooses something, or the beginning of a word that is drawn in parts.
bool isDrawnLetter(const Said &said)
{
    static const QRegularExpression drawn(u" drawn \\d+$"_s);
    return said.text.size() == 1 && said.where.contains(drawn);
}

} // namespace

Untranslated::Untranslated()
{
    QFile file(QStringLiteral(SKYLEDGER_SOURCE_DIR "/translations/skyledger_fr.ts"));
    if (!file.open(QIODevice::ReadOnly))
        return;
    QXmlStreamReader xml(&file);
    QString source;
    QStringList translations;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"source"_s) {
            source = xml.readElementText();
            translations.clear();
        } else if (xml.isStartElement() && xml.name() == u"numerusform"_s) {
            translations << xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == u"translation"_s
                   && xml.attributes().value(u"type"_s).isEmpty()) {
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            translations << text;
        } else if (xml.isEndElement() && xml.name() == u"message"_s) {
            learn(source, translations);
        }
    }
}

void Untranslated::learn(const QString &source, const QStringList &translations)
{
    for (const QString &translation : translations)
        m_french << plain(translation);
    if (translations.contains(source) || translations.isEmpty())
        return;
    if (!source.contains(placeholder())) {
        m_whole << plain(source);
        return;
    }
    Pattern pattern;
    QString expression;
    const QStringList parts = plain(source).split(placeholder());
    for (const QString &part : parts) {
        if (part.size() > pattern.part.size())
            pattern.part = part;
        expression += (expression.isEmpty() ? QString() : u".*"_s) + QRegularExpression::escape(part);
    }
    if (pattern.part.trimmed().size() < leastPart)
        return;
    pattern.whole.setPattern(QRegularExpression::anchoredPattern(expression));
    m_patterns.push_back(pattern);
}

QString Untranslated::englishIn(const QString &text) const
{
    // Letters that stand for something: what is the one of an English word is that of a French one too.
    if (m_whole.contains(text) && !m_french.contains(text))
        return text;
    for (const Pattern &pattern : m_patterns) {
        if (text.contains(pattern.part) && pattern.whole.match(text).hasMatch())
            return pattern.part;
    }
    return {};
}

QStringList Untranslated::faultsOf(const Said &said)
{
    if (speaksBothLanguages(said.where) || isDrawnLetter(said))
        return {};
    const QString text = plain(said.text);
    auto known = m_known.find(text);
    if (known == m_known.end()) {
        static const QRegularExpression bare(u"\\p{L}[:;?!](?=\\s|$)"_s);
        QString fault = englishIn(text);
        if (fault.isEmpty() && text.contains(bare))
            fault = u"no space before the sign"_s;
        known = m_known.insert(text, fault);
    }
    return known->isEmpty() ? QStringList()
                            : QStringList{u"%1: “%2” (%3)"_s.arg(said.where, said.text, *known)};
}

} // namespace skyledger::ui::walk
