// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/boxcopies.h"

#include "core/box/tablecopy.h"
#include "core/table/jsonmerge.h"
#include "core/table/jsonreader.h"
#include "core/table/jsonwriter.h"
#include "core/table/numberspelling.h"
#include "ui/box/sharing/comparedcopies.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

#include <algorithm>
#include <memory>
#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(BoxCopies)
};

/// Values as they are typed.
class TypedWords : public CopyWords
{
public:
    TypedWords(const TableBox &box, const QJsonObject &document)
        : m_words(box.words),
          m_copy(box.format, box.make(), document),
          m_values(box.values(m_copy.document()))
    {
    }

    QString name(const box::CopyPlace &place) const override
    {
        const QStringList name = m_copy.nameOf(place);
        const BoxValue *value = valueOf(name);
        const BoxValue *ofThing = value ? value : valueBeside(name);
        QString thing = ofThing ? m_words->thing(ofThing->name, m_copy.document()) : QString();
        if (thing.isEmpty())
            return name.join(u'.');
        const auto fields = value ? fieldsOf(*value, m_copy.document(), *m_words) : std::vector<ValueField>();
        if (!fields.empty() && !fields.front().key.isEmpty())
            return thing; // the parts have names
        const QString called = value ? m_words->value(name) : Text::tr("name", "of a thing of the box");
        //: A thing of the box, and one of the values that are printed on it: "Whika: reward"
        return Text::tr("%1: %2").arg(thing, called.isEmpty() ? name.last() : called);
    }
    QString value(const box::CopyPlace &place, const QJsonValue &value) const override
    {
        const BoxValue *known = valueOf(m_copy.nameOf(place));
        QStringList parts;
        const auto fields = known ? fieldsOf(*known, m_copy.document(), *m_words) : std::vector<ValueField>();
        for (const ValueField &field : fields) {
            const QJsonValue part = field.key.isEmpty() ? value : value[field.key];
            const QString typed = part.isUndefined() || !field.typed ? QString() : field.typed(part);
            if (!typed.isEmpty())
                parts << (field.key.isEmpty() ? typed : field.name + u' ' + typed);
        }
        return parts.isEmpty() ? asWritten(value) : parts.join(u", "_s);
    }

private:
    const BoxValue *valueOf(const QStringList &name) const
    {
        const auto found = std::find_if(m_values.begin(), m_values.end(),
                                        [&name](const BoxValue &each) { return each.name == name; });
        return found == m_values.end() ? nullptr : &*found;
    }
    /// A value of the same thing of a list.
    const BoxValue *valueBeside(const QStringList &name) const
    {
        const auto found = std::find_if(m_values.begin(), m_values.end(), [&name](const BoxValue &each) {
            return each.name.size() > 2 && each.name.first(2) == name.first(2);
        });
        return found == m_values.end() ? nullptr : &*found;
    }
    static QString asWritten(const QJsonValue &value)
    {
        if (value.isString())
            return value.toString();
        const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return QString::fromUtf8(json.mid(1, json.size() - 2));
    }

    std::shared_ptr<const BoxWords> m_words;
    box::TableCopy m_copy;
    std::vector<BoxValue> m_values;
};

/// The catalogue of a file: one by itself, or that of a game.
table::Result<QJsonObject, table::ReadError> readCopy(const TableBox &box, const QString &path)
{
    const auto refused = [&path](table::ReadError error) {
        error.file = path;
        return error;
    };
    const auto bytes = table::readBytes(path);
    if (!bytes)
        return refused(bytes.error());
    const auto object = table::parseObject(bytes.value());
    if (!object)
        return refused(object.error());
    QJsonObject document = object.value();
    if (document["game"_L1].toString() != box.format.game)
        return refused({{}, u"game"_s, {table::expect::exactly, {box.format.game}}});
    const bool isGame = document["format"_L1].toString() == "skyledger-game"_L1;
    document = isGame ? document["setup"_L1]["catalogue"_L1].toObject()
                      : table::keepingSpellings(document, bytes.value(), box.make()->table().shape());
    if (auto fault = box.format.fault(box.format.completed(document)))
        return refused(*fault);
    return document;
}

} // namespace

SharedCopies copiesOf(const TableBox &box)
{
    SharedCopies copies = sharedCopies(
        {[box](const QJsonObject &document) {
             return std::make_unique<box::TableCopy>(box.format, box.make(), document);
         },
         box.format.completed,
         [box](const QJsonObject &document) { return std::make_unique<TypedWords>(box, document); }});
    copies.rebased = [whole = box.format.whole](const QJsonObject &mine, const QJsonObject &ours,
                                                const QJsonObject &now) {
        return now.isEmpty() ? ours : table::rebased(mine, ours, now, whole);
    };
    copies.read = [box](const QString &path) { return readCopy(box, path); };
    copies.write = [box](const QJsonObject &document) {
        return table::writeJson(document, box.make()->table().shape());
    };
    return copies;
}

} // namespace skyledger::ui
