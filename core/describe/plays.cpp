// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/describe/plays.h"

#include <algorithm>

namespace skyledger::describe {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The keys of an event that are of no single kind, before and after those that are.
constexpr std::string_view keysBefore[] = {"do", "player"};
constexpr std::string_view keysAfter[] = {"set", "event", "reason", "was", "void", "reported", "at"};
constexpr std::string_view correctKeys[] = {"do", "player", "at", "set", "reason"};
constexpr std::string_view overrideKeys[] = {"do", "player", "at", "event", "reason", "was", "void"};
/// The first of every play; `PlayCodes::read` counts on their places.
constexpr std::string_view playKeys[] = {"do", "player", "at", "reported"};

QLatin1StringView latin1(std::string_view key)
{
    return {key.data(), static_cast<qsizetype>(key.size())};
}

/// Puts keys into an order that no kind's own contradicts.
class KeyOrder
{
public:
    void add(std::span<const FieldCode> fields, std::span<const FieldCode> told)
    {
        std::vector<std::size_t> row;
        for (const auto &part : {fields, told}) {
            for (const FieldCode &field : part)
                row.push_back(placeOf(field));
        }
        m_rows.push_back(row);
    }
    /// The keys; `agree` is false where there is no such order.
    std::vector<table::JsonKey> arranged(bool &agree) const
    {
        std::vector<table::JsonKey> order;
        std::vector<bool> placed(m_keys.size(), false);
        while (order.size() < m_keys.size()) {
            std::size_t next = 0;
            while (next < m_keys.size() && (placed[next] || !isFree(next, placed)))
                ++next;
            if (next == m_keys.size()) {
                agree = false;
                next =
                    static_cast<std::size_t>(std::find(placed.begin(), placed.end(), false) - placed.begin());
            }
            placed[next] = true;
            order.push_back(m_keys[next]);
        }
        return order;
    }

private:
    std::size_t placeOf(const FieldCode &field)
    {
        const auto found = std::find_if(m_keys.begin(), m_keys.end(),
                                        [&](const table::JsonKey &key) { return key.name == field.key; });
        const auto at = static_cast<std::size_t>(found - m_keys.begin());
        if (found == m_keys.end())
            m_keys.push_back({field.key, field.shape});
        else if (!found->shape)
            found->shape = field.shape;
        return at;
    }
    /// Whether all that some row has before a key is placed.
    bool isFree(std::size_t key, const std::vector<bool> &placed) const
    {
        return std::all_of(m_rows.begin(), m_rows.end(), [&](const std::vector<std::size_t> &row) {
            const auto end = std::find(row.begin(), row.end(), key);
            return end == row.end()
                || std::all_of(row.begin(), end, [&](std::size_t before) { return placed[before]; });
        });
    }

    std::vector<table::JsonKey> m_keys;
    std::vector<std::vector<std::size_t>> m_rows;
};

} // namespace

void lackingKey(const JsonNode &event, QLatin1StringView key)
{
    const JsonNode place = event.at(key, QJsonValue::Undefined);
    place.refuse(table::expect::keyOfThis);
}

void misplacedKey(const JsonNode &event, QLatin1StringView key)
{
    const JsonNode place = event.at(key);
    place.refuse(table::expect::noSuchKey);
}

PlayCodes::PlayCodes(std::vector<PlayCode> kinds, const FieldCode &player,
                     std::span<const FieldCode> reported, const JsonShape *set)
    : m_kinds(std::move(kinds)), m_player(player), m_reported(reported.begin(), reported.end())
{
    for (const PlayCode &kind : m_kinds) {
        if (m_words.empty() || m_words.back() != kind.word)
            m_words.push_back(kind.word);
    }
    m_words.insert(m_words.end(), {"correct", "override"});
    for (const PlayCode &kind : m_kinds) {
        auto &keys = m_permitted.emplace_back(std::begin(playKeys), std::end(playKeys));
        for (const auto &part : {kind.fields(), kind.told()}) {
            for (const FieldCode &field : part)
                keys.push_back(field.key);
        }
    }
    for (const FieldCode &field : m_reported)
        m_reportedKeys.push_back({field.key, field.shape});
    m_reportedShape = {m_reportedKeys, nullptr};
    arrangeKeys(set);
    m_shape = {m_keys, nullptr};
}

void PlayCodes::arrangeKeys(const JsonShape *set)
{
    KeyOrder order;
    for (const PlayCode &kind : m_kinds)
        order.add(kind.fields(), kind.told());
    for (const std::string_view key : keysBefore)
        m_keys.push_back({key, nullptr});
    const auto own = order.arranged(m_agree);
    m_keys.insert(m_keys.end(), own.begin(), own.end());
    for (const std::string_view key : keysAfter) {
        const JsonShape *inside = nullptr;
        if (key == "event")
            inside = &m_shape;
        else if (key == "reported")
            inside = &m_reportedShape;
        else if (key == "set")
            inside = set;
        m_keys.push_back({key, inside});
    }
}

const PlayCode *PlayCodes::kindOf(const QJsonObject &event) const
{
    const QString word = event.value("do"_L1).toString();
    for (const PlayCode &kind : m_kinds) {
        if (word == latin1(kind.word) && (kind.when.empty() || event.contains(latin1(kind.when))))
            return &kind;
    }
    // Of several kinds with one word none fits: the last one says what is lacking.
    const auto last = std::find_if(m_kinds.rbegin(), m_kinds.rend(),
                                   [&](const PlayCode &kind) { return word == latin1(kind.word); });
    return last == m_kinds.rend() ? nullptr : &*last;
}

const PlayCode &PlayCodes::kindOfPlayed(const void *played) const
{
    return *std::find_if(m_kinds.begin(), m_kinds.end() - 1,
                         [&](const PlayCode &kind) { return kind.is(played); });
}

bool PlayCodes::isPlay(const QJsonValue &event) const
{
    return kindOf(event.toObject()) != nullptr;
}

std::span<const std::string_view> PlayCodes::keysOf(const QJsonObject &event) const
{
    if (const PlayCode *kind = kindOf(event))
        return m_permitted[static_cast<std::size_t>(kind - m_kinds.data())];
    const QJsonValue word = event.value("do"_L1);
    if (word == "correct"_L1)
        return correctKeys;
    if (word == "override"_L1)
        return overrideKeys;
    return {};
}

std::vector<QJsonValue> PlayCodes::sorted(const JsonNode &event, const QJsonObject &object,
                                          std::span<const std::string_view> permitted) const
{
    std::vector<QJsonValue> values(permitted.size(), QJsonValue(QJsonValue::Undefined));
    auto misplaced = m_keys.end();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QString key = it.key();
        const auto isKey = [&](std::string_view name) { return key == latin1(name); };
        const auto found = std::find_if(permitted.begin(), permitted.end(), isKey);
        if (found != permitted.end())
            values[static_cast<std::size_t>(found - permitted.begin())] = it.value();
        else
            misplaced = std::find_if(m_keys.begin(), misplaced,
                                     [&](const table::JsonKey &each) { return isKey(each.name); });
    }
    if (misplaced != m_keys.end())
        misplacedKey(event, latin1(misplaced->name));
    return values;
}

void PlayCodes::refuseMisplaced(const JsonNode &event) const
{
    const QJsonObject object = event.value().toObject();
    sorted(event, object, keysOf(object));
}

void PlayCodes::read(const JsonNode &event, void *ids, void *played, void *play, void *reported) const
{
    const QJsonObject object = event.object();
    const PlayCode *kind = kindOf(object);
    if (!kind) {
        const JsonNode word = event.at("do"_L1);
        word.word(m_words);
        return;
    }
    const auto values = sorted(event, object, m_permitted[static_cast<std::size_t>(kind - m_kinds.data())]);
    FieldCode player = m_player;
    player.optional = !kind->named;
    readField(event, player, values[1], ids, play);
    const JsonNode told = event.at("reported"_L1, values[3]);
    if (told.isPresent()) {
        told.object();
        for (const FieldCode &field : m_reported)
            readField(told, field, ids, reported);
    }
    kind->read(event, std::span(values).subspan(std::size(playKeys)), ids, played);
}

void PlayCodes::write(QJsonObject &event, const void *ids, const void *played, const void *play) const
{
    const PlayCode &kind = kindOfPlayed(played);
    event.insert("do"_L1, QString(latin1(kind.word)));
    writeField(event, m_player, ids, play);
    kind.write(event, ids, played);
}

void PlayCodes::writeReported(QJsonObject &event, const void *ids, const void *reported) const
{
    QJsonObject object;
    for (const FieldCode &field : m_reported)
        writeField(object, field, ids, reported);
    if (!object.isEmpty())
        event.insert("reported"_L1, object);
}

bool PlayCodes::fits(const void *ids, const void *played, const void *play, const void *reported) const
{
    const PlayCode &kind = kindOfPlayed(played);
    // Nobody is no fault where a name may be left out: then the key is.
    if (kind.named && m_player.write(ids, play).isUndefined())
        return false;
    return m_player.fits(ids, play) && kind.fits(ids, played)
        && std::all_of(m_reported.begin(), m_reported.end(),
                       [&](const FieldCode &field) { return field.fits(ids, reported); });
}

} // namespace skyledger::describe
