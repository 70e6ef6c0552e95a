// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/table/jsonscan.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QSet>

#include <algorithm>
#include <vector>

namespace skyledger::table {

namespace {

/// The keys of one object, of which most have few.
class Keys
{
public:
    /// False if it is there.
    bool add(const QByteArray &key)
    {
        if (!m_many.isEmpty() || m_few.size() >= few) {
            for (QByteArray &each : m_few)
                m_many.insert(std::move(each));
            m_few.clear();
            const auto before = m_many.size();
            m_many.insert(key);
            return m_many.size() > before;
        }
        if (std::find(m_few.begin(), m_few.end(), key) != m_few.end())
            return false;
        m_few.push_back(key);
        return true;
    }

private:
    static constexpr std::size_t few = 16;
    std::vector<QByteArray> m_few;
    QSet<QByteArray> m_many;
};

class Scanner
{
public:
    explicit Scanner(const QByteArray &document) : m_bytes(document) {}

    std::optional<JsonSlip> scan()
    {
        while (m_at < m_bytes.size() && !m_slip) {
            switch (const char c = m_bytes[m_at]; c) {
            case '"':
                readText();
                break;
            case '{':
                m_objects.emplace_back();
                m_isObject.push_back(true);
                m_keyNext = true;
                ++m_at;
                break;
            case '[':
                m_isObject.push_back(false);
                m_keyNext = false;
                ++m_at;
                break;
            case '}':
            case ']':
                close();
                ++m_at;
                break;
            case ',':
                m_keyNext = !m_isObject.empty() && m_isObject.back();
                ++m_at;
                break;
            default:
                ++m_at;
            }
        }
        return m_slip;
    }

private:
    void close()
    {
        if (m_isObject.empty())
            return;
        if (m_isObject.back())
            m_objects.pop_back();
        m_isObject.pop_back();
        m_keyNext = false;
    }

    void slip(JsonSlip::Kind kind, qsizetype offset, const QString &key = {})
    {
        if (!m_slip)
            m_slip = JsonSlip{kind, key, offset};
    }

    /// From one quotation mark to the other.
    void readText()
    {
        const qsizetype begin = m_at++;
        bool escaped = false;
        bool high = false; // the first half of a character came last
        while (m_at < m_bytes.size() && m_bytes[m_at] != '"') {
            const auto c = static_cast<unsigned char>(m_bytes[m_at]);
            if (c < 0x20)
                slip(JsonSlip::Kind::ControlCharacter, m_at);
            if (c != '\\') {
                if (high)
                    slip(JsonSlip::Kind::HalfACharacter, m_at);
                high = false;
                ++m_at;
                continue;
            }
            escaped = true;
            high = readEscape(high);
        }
        if (high)
            slip(JsonSlip::Kind::HalfACharacter, m_at);
        ++m_at; // behind the mark
        if (m_keyNext && !m_objects.empty())
            takeKey(begin, escaped);
        m_keyNext = false;
    }

    /// Answers whether it is the first half of a character. `high`: the one before was.
    bool readEscape(bool high)
    {
        constexpr qsizetype digits = 4;
        const qsizetype begin = m_at;
        const bool isCode = m_at + 1 < m_bytes.size() && m_bytes[m_at + 1] == 'u';
        if (!isCode) {
            if (high)
                slip(JsonSlip::Kind::HalfACharacter, begin);
            m_at += 2;
            return false;
        }
        const char16_t code = static_cast<char16_t>(m_bytes.mid(m_at + 2, digits).toUInt(nullptr, 16));
        m_at += 2 + digits;
        if (high != QChar::isLowSurrogate(code))
            slip(JsonSlip::Kind::HalfACharacter, begin);
        return QChar::isHighSurrogate(code);
    }

    void takeKey(qsizetype begin, bool escaped)
    {
        const QByteArray raw = m_bytes.mid(begin, m_at - begin);
        QByteArray key = raw;
        if (escaped)
            key = '"' + QJsonDocument::fromJson('[' + raw + ']').array().at(0).toString().toUtf8() + '"';
        if (!m_objects.back().add(key))
            slip(JsonSlip::Kind::KeyTwice, begin, QString::fromUtf8(key.mid(1, key.size() - 2)));
    }

    const QByteArray &m_bytes;
    qsizetype m_at = 0;
    std::vector<Keys> m_objects;
    std::vector<bool> m_isObject; ///< of what is open: an object, else a list
    bool m_keyNext = false;
    std::optional<JsonSlip> m_slip;
};

} // namespace

std::optional<JsonSlip> firstSlip(const QByteArray &document)
{
    return Scanner(document).scan();
}

bool looksWide(const QByteArray &bytes)
{
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"))
        return true;
    constexpr qsizetype widest = 4;
    return bytes.first(std::min(bytes.size(), widest)).contains('\0');
}

} // namespace skyledger::table
