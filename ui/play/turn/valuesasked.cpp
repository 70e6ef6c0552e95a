// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/play/turn/valuesasked.h"

#include "core/table/jsonput.h"

#include <QtCore/QJsonArray>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

ValueField numberField(const QString &key, const QString &name, int most)
{
    ValueField field;
    field.key = key;
    field.name = name;
    field.said = [](const QString &) { return QString(); };
    field.read = [most](const QString &typed) {
        bool isNumber = false;
        const int number = typed.toInt(&isNumber);
        return isNumber && number >= 0 && number <= most ? QJsonValue(number)
                                                         : QJsonValue(QJsonValue::Undefined);
    };
    return field;
}

QJsonObject withTyped(const QJsonObject &catalogue, const ValuesAsked &asked, const QStringList &typed)
{
    QJsonObject keys;
    QJsonObject sources;
    for (std::size_t i = 0; i < asked.fields.size(); ++i) {
        const ValueField &field = asked.fields[i];
        const QString text = typed.value(static_cast<qsizetype>(i));
        const QJsonValue value = text.isEmpty() ? QJsonValue(QJsonValue::Undefined) : field.read(text);
        if (value.isUndefined())
            continue;
        if (field.key.isEmpty()) {
            keys = value.toObject();
        } else {
            keys.insert(field.key, value);
            if (field.key != "name"_L1)
                sources.insert(field.key, u"copy"_s);
        }
    }
    QStringList path = asked.path;
    if (path.last() == u"#"_s)
        path.last() += table::newIdFor(typed.value(0), catalogue[path.first()].toArray());
    if (asked.isOne) {
        keys.insert(u"source"_s, u"copy"_s);
        return table::withPut(catalogue, path, keys);
    }
    const QJsonObject changed = table::withPut(catalogue, path, keys);
    return sources.isEmpty() ? changed : table::withPut(changed, path + QStringList{u"sources"_s}, sources);
}

} // namespace skyledger::ui
