// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonwriter.h"

#include "core/table/numberspelling.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>
#include <QtCore/QVarLengthArray>

#include <algorithm>

namespace skyledger::table {

namespace {

/// An entry of an object that waits for its turn.
struct Member {
    std::size_t rank;
    QString key;
    QJsonValue value;
    const JsonShape *shape;
};

class Writer
{
public:
    enum class Form { Indented, Compact };

    explicit Writer(Form form) : m_compact(form == Form::Compact) {}
    void write(const QJsonValue &value, const JsonShape *shape);
    QByteArray take()
    {
        if (!m_compact)
            m_out += '\n';
        return std::move(m_out);
    }

private:
    void write(const QJsonObject &object, const JsonShape *shape);
    void write(const QJsonArray &array, const JsonShape *shape);
    void writePairs(const QJsonArray &pairs, const JsonShape *shape);
    void writeForeign(QStringView text);
    void write(QStringView text);
    void writeEscaped(char16_t unit);
    void newLine()
    {
        if (m_compact)
            return;
        m_out += '\n';
        m_out.append(m_depth * 2, ' ');
    }

    QByteArray m_out;
    bool m_compact;
    qsizetype m_depth = 0;
};

void Writer::write(const QJsonValue &value, const JsonShape *shape)
{
    switch (value.type()) {
    case QJsonValue::Object:
        return write(value.toObject(), shape);
    case QJsonValue::Array:
        if (shape && shape->pairs)
            return writePairs(value.toArray(), shape->others);
        return write(value.toArray(), shape);
    case QJsonValue::String:
        return shape == &foreignShape ? writeForeign(value.toString()) : write(QStringView(value.toString()));
    case QJsonValue::Double:
        m_out += spelled(value);
        return;
    case QJsonValue::Bool:
        m_out += value.toBool() ? "true" : "false";
        return;
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        m_out += "null";
        return;
    }
}

Member memberOf(const JsonShape *shape, const QString &key, const QJsonValue &value)
{
    std::size_t rank = 0;
    const std::size_t listed = shape ? shape->keys.size() : 0;
    while (rank < listed) {
        const JsonKey &each = shape->keys[rank];
        if (key == QLatin1StringView(each.name.data(), static_cast<qsizetype>(each.name.size())))
            return {rank, key, value, each.shape};
        ++rank;
    }
    return {rank, key, value, shapeUnder(shape, key)};
}

void Writer::write(const QJsonObject &object, const JsonShape *shape)
{
    if (object.isEmpty()) {
        m_out += "{}";
        return;
    }
    QVarLengthArray<Member, 16> members;
    for (auto it = object.begin(); it != object.end(); ++it)
        members.append(memberOf(shape, it.key(), it.value()));
    // Qt hands the keys out sorted, so those that are not listed stay so.
    std::stable_sort(members.begin(), members.end(),
                     [](const Member &a, const Member &b) { return a.rank < b.rank; });

    m_out += '{';
    ++m_depth;
    bool first = true;
    for (const Member &member : members) {
        if (!first)
            m_out += ',';
        first = false;
        newLine();
        write(QStringView(member.key));
        m_out += m_compact ? ":" : ": ";
        write(member.value, member.shape);
    }
    --m_depth;
    newLine();
    m_out += '}';
}

void Writer::write(const QJsonArray &array, const JsonShape *shape)
{
    if (array.isEmpty()) {
        m_out += "[]";
        return;
    }
    m_out += '[';
    ++m_depth;
    bool first = true;
    for (const auto &each : array) {
        if (!first)
            m_out += ',';
        first = false;
        newLine();
        write(QJsonValue(each), shape);
    }
    --m_depth;
    newLine();
    m_out += ']';
}

void Writer::writePairs(const QJsonArray &pairs, const JsonShape *shape)
{
    if (pairs.isEmpty()) {
        m_out += "{}";
        return;
    }
    m_out += '{';
    ++m_depth;
    bool first = true;
    for (const auto &each : pairs) {
        if (!first)
            m_out += ',';
        first = false;
        newLine();
        const QJsonArray pair = each.toArray();
        write(QStringView(pair.at(0).toString()));
        m_out += m_compact ? ":" : ": ";
        write(pair.at(1), shape);
    }
    --m_depth;
    newLine();
    m_out += '}';
}

/// A text under a key that nobody knows, which may stand for a number.
void Writer::writeForeign(QStringView text)
{
    if (const auto spelling = spellingIn(text))
        m_out += *spelling;
    else
        write(textIn(text));
}

void Writer::write(QStringView text)
{
    m_out += '"';
    qsizetype from = 0;
    const auto isPlain = [&text](qsizetype i) {
        const char16_t unit = text[i].unicode();
        return unit >= 0x20 && unit != '"' && unit != '\\' && !QChar::isSurrogate(unit);
    };
    const auto isPair = [&text](qsizetype i) {
        return text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isPlain(i))
            continue;
        if (isPair(i)) {
            ++i;
            continue;
        }
        m_out += text.sliced(from, i - from).toUtf8();
        writeEscaped(text[i].unicode());
        from = i + 1;
    }
    m_out += text.sliced(from).toUtf8();
    m_out += '"';
}

void Writer::writeEscaped(char16_t unit)
{
    switch (unit) {
    case '"':
        m_out += "\\\"";
        return;
    case '\\':
        m_out += "\\\\";
        return;
    case '\n':
        m_out += "\\n";
        return;
    case '\r':
        m_out += "\\r";
        return;
    case '\t':
        m_out += "\\t";
        return;
    case '\b':
        m_out += "\\b";
        return;
    case '\f':
        m_out += "\\f";
        return;
    default: // a control character, or half a surrogate pair, which UTF-8 cannot hold
        m_out += "\\u" + QByteArray::number(static_cast<uint>(unit), 16).rightJustified(4, '0');
        return;
    }
}

} // namespace

QByteArray writeJson(const QJsonValue &value, const JsonShape &shape)
{
    Writer writer(Writer::Form::Indented);
    writer.write(value, &shape);
    return writer.take();
}

QByteArray writeCompactJson(const QJsonValue &value, const JsonShape &shape)
{
    Writer writer(Writer::Form::Compact);
    writer.write(value, &shape);
    return writer.take();
}

} // namespace skyledger::table
