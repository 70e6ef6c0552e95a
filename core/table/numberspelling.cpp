// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/numberspelling.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QLocale>

namespace skyledger::table {

using namespace Qt::Literals::StringLiterals;

namespace {

/// No letter: nobody types it. A text that has it in front all the same gets it a second time.
constexpr QChar mark(u'\uFFFE');

constexpr QByteArrayView numberBytes = "+-.0123456789eE";

/// The one value that stands in so many bytes of JSON.
QJsonValue parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson('[' + json + ']').array().at(0);
}

/// Whether we would spell the number so, too.
bool isOurs(QByteArrayView spelling)
{
    constexpr qsizetype surelyWhole = 15; // digits, of which a double holds each
    const bool plain = spelling.size() <= surelyWhole && !spelling.startsWith('-')
        && spelling.indexOf('.') < 0 && spelling.indexOf('e') < 0 && spelling.indexOf('E') < 0;
    return plain || spelled(parsed(spelling.toByteArray())) == spelling;
}

/// Walks through a document that Qt has read, and through its bytes at the same time.
class Speller
{
public:
    explicit Speller(const QByteArray &bytes) : m_bytes(bytes)
    {
        if (bytes.startsWith("\xEF\xBB\xBF"))
            m_at = 3;
    }

    /// The value with its spellings, and what is below it.
    QJsonValue spell(const QJsonValue &value, const JsonShape *shape)
    {
        skipSpace();
        QJsonValue result = value;
        switch (peek()) {
        case '{':
            result = object(value.toObject(), shape);
            break;
        case '[':
            result = list(value.toArray(), shape);
            break;
        case '"':
            skipText();
            if (shape == &foreignShape && value.toString().startsWith(mark))
                result = mark + value.toString();
            break;
        default:
            result = plain(value, shape);
        }
        skipSpace();
        return result;
    }

private:
    char peek() const { return m_at < m_bytes.size() ? m_bytes[m_at] : '\0'; }

    void skipSpace()
    {
        while (peek() == ' ' || peek() == '\n' || peek() == '\r' || peek() == '\t')
            ++m_at;
    }

    void skipText()
    {
        ++m_at;
        while (m_at < m_bytes.size() && m_bytes[m_at] != '"')
            m_at += m_bytes[m_at] == '\\' ? 2 : 1;
        ++m_at;
    }

    QString key()
    {
        const qsizetype from = m_at;
        skipText();
        const QByteArray quoted = m_bytes.mid(from, m_at - from);
        return quoted.contains('\\') ? parsed(quoted).toString()
                                     : QString::fromUtf8(quoted.mid(1, quoted.size() - 2));
    }

    /// A number, or one of JSON's three words.
    QJsonValue plain(const QJsonValue &value, const JsonShape *shape)
    {
        const qsizetype from = m_at;
        while (peek() >= 'a' && peek() <= 'z' && !value.isDouble())
            ++m_at;
        while (value.isDouble() && m_at < m_bytes.size() && numberBytes.contains(peek()))
            ++m_at;
        const QByteArrayView spelling = QByteArrayView(m_bytes).sliced(from, m_at - from);
        if (m_at == from) // of what is no JSON nothing is known
            m_at = m_bytes.size();
        if (!value.isDouble() || shape != &foreignShape || isOurs(spelling))
            return value;
        return mark + QString::fromLatin1(spelling);
    }

    QJsonValue object(QJsonObject object, const JsonShape *shape)
    {
        ++m_at;
        skipSpace();
        while (m_at < m_bytes.size() && peek() != '}') {
            const QString name = key();
            skipSpace();
            ++m_at; // the colon
            const QJsonValue before = object.value(name);
            const QJsonValue after = spell(before, shapeUnder(shape, name));
            if (after != before)
                object.insert(name, after);
            if (peek() == ',')
                ++m_at;
            skipSpace();
        }
        ++m_at;
        return object;
    }

    QJsonValue list(QJsonArray list, const JsonShape *shape)
    {
        ++m_at;
        skipSpace();
        for (qsizetype i = 0; i < list.size(); ++i) {
            const QJsonValue before = list.at(i);
            const QJsonValue after = spell(before, shape);
            if (after != before)
                list.replace(i, after);
            if (peek() == ',')
                ++m_at;
            skipSpace();
        }
        ++m_at;
        return list;
    }

    const QByteArray &m_bytes;
    qsizetype m_at = 0;
};

} // namespace

const JsonShape foreignShape{};

const JsonShape *shapeUnder(const JsonShape *shape, QStringView key)
{
    if (!shape || shape == &foreignShape)
        return shape;
    for (const JsonKey &each : shape->keys) {
        if (key == QLatin1StringView(each.name.data(), static_cast<qsizetype>(each.name.size())))
            return each.shape;
    }
    const bool saysNothing = shape->keys.empty() && !shape->others;
    if (saysNothing)
        return nullptr;
    return shape->others ? shape->others : &foreignShape;
}

QJsonObject keepingSpellings(const QJsonObject &document, const QByteArray &bytes, const JsonShape &shape)
{
    return Speller(bytes).spell(document, &shape).toObject();
}

QByteArray spelled(const QJsonValue &number)
{
    const qint64 whole = number.toInteger(0);
    if (whole != 0 || number.toDouble() == 0.0)
        return QByteArray::number(whole);
    return QByteArray::number(number.toDouble(), 'g', QLocale::FloatingPointShortest);
}

std::optional<QByteArray> spellingIn(QStringView text)
{
    if (text.size() < 2 || text[0] != mark || text[1] == mark)
        return std::nullopt;
    const QByteArray spelling = text.sliced(1).toLatin1();
    if (!parsed(spelling).isDouble())
        return std::nullopt;
    return spelling;
}

QStringView textIn(QStringView text)
{
    const bool twice = text.size() > 1 && text[0] == mark && text[1] == mark;
    return twice ? text.sliced(1) : text;
}

} // namespace skyledger::table
