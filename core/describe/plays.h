// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/describe/field.h"
#include "core/play/event.h"

#include <span>
#include <variant>
#include <vector>

/// The kinds of plays of a game as files write them, one row for each:
///
///     constexpr PlayShape<Played, Ids> shapes[] = {
///         shape<&Play::what, Sail, sailFields>("sail"),
///         shape<&Play::what, Bid, bidFields>("bid").named(),
///         shape<&Play::what, EndTurn>("endTurn"),
///     };
///
/// From it follow the reader, the writer, the keys that an event may have and their order, and whether a play lies
/// within the limits of the format.
namespace skyledger::describe {

/// One kind of play, with types erased.
struct PlayCode {
    std::string_view word; ///< of `do`
    std::string_view when; ///< this key tells it from another kind with the same word; empty: it needs none
    bool named = false;    ///< `player` must be there; else left out is the current one
    std::span<const FieldCode> (*fields)() = nullptr;
    std::span<const FieldCode> (*told)() =
        nullptr; ///< what the table tells beside the play, in the same object
    bool (*is)(const void *played) = nullptr;
    /// `given` is what stands under the keys of `fields`, then of `told`.
    void (*read)(const JsonNode &node, std::span<const QJsonValue> given, void *ids, void *played) = nullptr;
    void (*write)(QJsonObject &object, const void *ids, const void *played) = nullptr;
    bool (*fits)(const void *ids, const void *played) = nullptr;
};

namespace detail {

/// The entries of a table as those without a type.
template <const auto &Fields>
inline constexpr auto codesOf = [] {
    std::array<FieldCode, std::size(Fields)> codes;
    for (std::size_t i = 0; i < codes.size(); ++i)
        codes[i] = Fields[i];
    return codes;
}();

/// A row before it is known of which game it is.
template <auto What, class Kind, const auto &Fields, const auto &Told, auto Check>
struct ShapeOf {
    std::string_view word;
    std::string_view key;
    bool isNamed = false;

    /// `player` must be there.
    constexpr ShapeOf named() const { return {word, key, true}; }
    /// Of several kinds with one word this is the one that has that key. Must stand before a row without such a key.
    constexpr ShapeOf when(std::string_view tellingKey) const { return {word, tellingKey, isNamed}; }
    /// Further keys of the event, that are no part of the play: fields of `Reported`.
    template <const auto &Others>
    constexpr auto telling() const
    {
        return ShapeOf<What, Kind, Fields, Others, Check>{word, key, isNamed};
    }
    /// A function that looks at the form once more: `void check(const JsonNode &node, const Kind &kind)`.
    template <auto Other>
    constexpr auto checked() const
    {
        return ShapeOf<What, Kind, Fields, Told, Other>{word, key, isNamed};
    }
};

} // namespace detail

/// A row of the table: `What` is the member of `Play` that holds the variant, `Kind` one of its alternatives.
template <auto What, class Kind, const auto &Fields = noFields>
constexpr auto shape(std::string_view word)
{
    return detail::ShapeOf<What, Kind, Fields, noFields, nullptr>{word, {}};
}

template <class Played, class Ids>
struct PlayShape : PlayCode {
    using Play = decltype(Played::play);

    // Made of what `shape` tells.
    template <auto What, class Kind, const auto &Fields, const auto &Told, auto Check>
    constexpr PlayShape(detail::ShapeOf<What, Kind, Fields, Told, Check> row)
    {
        word = row.word;
        when = row.key;
        named = row.isNamed;
        fields = []() -> std::span<const FieldCode> { return detail::codesOf<Fields>; };
        told = []() -> std::span<const FieldCode> { return detail::codesOf<Told>; };
        is = [](const void *played) {
            return std::holds_alternative<Kind>(reach<What>(static_cast<const Played *>(played)->play));
        };
        read = [](const JsonNode &node, std::span<const QJsonValue> given, void *ids, void *played) {
            auto &all = *static_cast<Played *>(played);
            Kind kind{};
            readFields<Fields>(node, given, *static_cast<Ids *>(ids), kind);
            readFields<Told>(node, given.subspan(std::size(Fields)), *static_cast<Ids *>(ids), all.reported);
            if constexpr (!std::is_null_pointer_v<decltype(Check)>)
                Check(node, kind);
            reach<What>(all.play) = kind;
        };
        write = [](QJsonObject &object, const void *ids, const void *played) {
            const auto &all = *static_cast<const Played *>(played);
            writeFields<Fields>(object, *static_cast<const Ids *>(ids),
                                std::get<Kind>(reach<What>(all.play)));
            writeFields<Told>(object, *static_cast<const Ids *>(ids), all.reported);
        };
        fits = [](const void *ids, const void *played) {
            const auto &all = *static_cast<const Played *>(played);
            const Ids &known = *static_cast<const Ids *>(ids);
            const Kind &kind = std::get<Kind>(reach<What>(all.play));
            if (!fieldsFit<Fields>(known, kind) || !fieldsFit<Told>(known, all.reported))
                return false;
            if constexpr (std::is_null_pointer_v<decltype(Check)>) {
                return true;
            } else {
                QJsonObject written;
                writeFields<Fields>(written, known, kind);
                return detail::passes<Check>(written, kind);
            }
        };
    }
};

/// A key that is lacking where the rest of an event asks for it, or stands where it does not belong. For checks of form.
void lackingKey(const JsonNode &event, QLatin1StringView key);
void misplacedKey(const JsonNode &event, QLatin1StringView key);

/// The kinds of plays of a game, with types erased.
class PlayCodes
{
public:
    /// `player` is the field of whose deed a play is, `reported` the fields of what the table reports, `set` the order of
    /// keys of a correction's values, null where they have none.
    PlayCodes(std::vector<PlayCode> kinds, const FieldCode &player, std::span<const FieldCode> reported,
              const JsonShape *set);
    PlayCodes(const PlayCodes &) = delete;
    PlayCodes &operator=(const PlayCodes &) = delete;

    /// Whether the object is, by its `do`, a play. If it is nothing that events of the game can be, that is a fault
    /// when it is read.
    bool isPlay(const QJsonValue &event) const;
    /// The order of keys in events, in those inside of overrides too.
    const JsonShape &shape() const { return m_shape; }
    /// Every key that an event can have, in their order.
    std::span<const table::JsonKey> keys() const { return m_keys; }
    /// The words of `do`: the kinds of plays, `correct` and `override`.
    std::span<const std::string_view> words() const { return m_words; }
    /// The keys that this event may have; empty where its `do` is not known.
    std::span<const std::string_view> keysOf(const QJsonObject &event) const;
    /// Notes the first key of an event that some kind of event has and this one may not have.
    void refuseMisplaced(const JsonNode &event) const;
    /// The order of keys among the kinds does not contradict itself. If it does, keys of some kind are written in
    /// another order than its table has.
    bool agreeOnOrder() const { return m_agree; }

protected:
    void read(const JsonNode &event, void *ids, void *played, void *play, void *reported) const;
    void write(QJsonObject &event, const void *ids, const void *played, const void *play) const;
    void writeReported(QJsonObject &event, const void *ids, const void *reported) const;
    bool fits(const void *ids, const void *played, const void *play, const void *reported) const;

private:
    /// The values of an event in the order of the keys that it may have; notes the first key that it may not have.
    std::vector<QJsonValue> sorted(const JsonNode &event, const QJsonObject &object,
                                   std::span<const std::string_view> permitted) const;
    const PlayCode *kindOf(const QJsonObject &event) const;
    const PlayCode &kindOfPlayed(const void *played) const;
    void arrangeKeys(const JsonShape *set);

    std::vector<PlayCode> m_kinds;
    FieldCode m_player;
    std::vector<FieldCode> m_reported;
    std::vector<std::string_view> m_words;
    std::vector<std::vector<std::string_view>> m_permitted; ///< keys of each kind
    std::vector<table::JsonKey> m_keys;
    std::vector<table::JsonKey> m_reportedKeys;
    JsonShape m_reportedShape;
    JsonShape m_shape;
    bool m_agree = true;
};

/// The kinds of plays of one game. Made once: `static const PlayTable<Played, Ids> table(shapes, player, reported)`.
template <class Played, class Ids>
class PlayTable : public PlayCodes
{
public:
    using Play = decltype(Played::play);
    using Reported = decltype(Played::reported);

    template <std::size_t Kinds, std::size_t Amounts>
    PlayTable(const PlayShape<Played, Ids> (&kinds)[Kinds], const Field<Play, Ids> &player,
              const Field<Reported, Ids> (&reported)[Amounts], const JsonShape *set = nullptr)
        : PlayCodes(std::vector<PlayCode>(std::begin(kinds), std::end(kinds)), player,
                    std::vector<FieldCode>(std::begin(reported), std::end(reported)), set)
    {
    }

    /// The play that an event's object describes, of a kind that the table has. A fault of form is noted at its place,
    /// and the play is then of no use, as is a key that it may not have. Ids that are not known are taken up where their
    /// kind is not listed.
    Played read(const JsonNode &event, Ids &ids) const
    {
        Played played{};
        PlayCodes::read(event, &ids, &played, &played.play, &played.reported);
        return played;
    }
    /// The object of a play, with what was reported.
    QJsonObject write(const Played &played, const Ids &ids) const
    {
        QJsonObject event;
        PlayCodes::write(event, &ids, &played, &played.play);
        if (!(played.reported == Reported{}))
            writeReported(event, &ids, &played.reported);
        return event;
    }
    /// A play in its bare form, as lists of legal plays have it.
    QJsonObject write(const Play &play, const Ids &ids) const { return write(Played{play, {}}, ids); }
    /// Whether what is written can be read again.
    bool fits(const Played &played, const Ids &ids) const
    {
        return PlayCodes::fits(&ids, &played, &played.play, &played.reported);
    }
};

} // namespace skyledger::describe
