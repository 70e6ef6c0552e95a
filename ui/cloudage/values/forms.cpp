// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/cloudage/values/forms.h"

#include "core/cloudage/names.h"
#include "core/cloudage/record/fields.h"
#include "ui/cloudage/guide/letters.h"
#include "ui/cloudage/guide/shorthand.h"
#include "ui/cloudage/words/amounts.h"
#include "ui/cloudage/words/names.h"
#include "ui/words/phrases.h"

#include <QtCore/QCoreApplication>

namespace skyledger::ui {

using namespace cloudage;
using namespace Qt::Literals::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CloudAgeValuesMet)
};

QJsonObject rewardJson(const Reward &reward)
{
    QJsonObject object = plainRewardJson(reward.certain);
    QJsonArray choices;
    for (const PlainReward &choice : reward.oneOf)
        choices.append(plainRewardJson(choice));
    if (!choices.isEmpty())
        object.insert(u"oneOf"_s, choices);
    return object;
}

/// The colours by the letters of their names.
std::optional<CardColor> colorIn(const QString &typed)
{
    const QString letters = Words::tr("GBT", "first letters: green, blue, the third colour");
    const qsizetype place = typed.size() == 1 ? letters.indexOf(typed.toUpper()) : -1;
    return place < 0 ? std::nullopt : std::optional(static_cast<CardColor>(place));
}

/// What was typed as the document writes it; undefined if it means nothing.
QJsonValue valueIn(Form form, const QString &typed)
{
    const auto written = [](const auto &read, auto write) {
        return read ? QJsonValue(write(*read)) : QJsonValue(QJsonValue::Undefined);
    };
    const auto itself = [](int number) { return number; };
    switch (form) {
    case Form::Name:
        return QJsonObject{{u"en"_s, typed}, {u"fr"_s, typed}};
    case Form::Combat:
        if (typed == u"-"_s)
            return QJsonValue::Null;
        return written(cloudageshorthand::number(typed), itself);
    case Form::Number:
        return written(cloudageshorthand::number(typed), itself);
    case Form::Metal:
        return written(cloudageshorthand::number(typed), [](int metal) {
            return QJsonObject{{u"metal"_s, metal}};
        });
    case Form::Reward:
        return written(cloudageshorthand::reward(typed), rewardJson);
    case Form::Price:
        return written(cloudageshorthand::price(typed), amountsJson);
    case Form::Symbols:
        return written(cloudageshorthand::symbols(typed), symbolsJson);
    case Form::Color:
        return written(colorIn(typed), [](CardColor color) { return table::word(color); });
    }
    return QJsonValue::Undefined;
}

/// What was understood, in words.
QString saidOf(Form form, const QString &typed)
{
    switch (form) {
    case Form::Combat:
        return typed == u"-"_s ? Words::tr("no militia") : QString();
    case Form::Metal:
        return wording::amountOf(Resource::Metal, *cloudageshorthand::number(typed));
    case Form::Reward:
        return wording::rewardOf(*cloudageshorthand::reward(typed));
    case Form::Price:
        return wording::amountsOf(*cloudageshorthand::price(typed));
    case Form::Symbols: {
        QStringList said;
        const Symbols symbols = *cloudageshorthand::symbols(typed);
        for (const UpgradeZone zone : all<UpgradeZone>()) {
            //: How many, of which upgrade zone
            if (symbols[zone] > 0)
                said << Words::tr("%1 × %2").arg(symbols[zone]).arg(wording::name(zone));
        }
        return said.isEmpty() ? Words::tr("none", "no symbols") : words::listed(said);
    }
    case Form::Color: {
        const QString names[] = {Words::tr("green"), Words::tr("blue"), Words::tr("the third colour")};
        return names[indexOf(*colorIn(typed))];
    }
    default:
        return {};
    }
}

QString hintOf(Form form)
{
    switch (form) {
    case Form::Combat:
        return Words::tr("5, or - for none");
    case Form::Reward:
        return Words::tr("3X 2W", "example of a reward: 3 VP, 2 Water");
    case Form::Price:
        return Words::tr("3W C", "example of a price: 3 Water, 1 Project card");
    case Form::Symbols:
        return Words::tr("1 movement, 2 combat, 3 planting", "digits of symbols");
    case Form::Color:
        return Words::tr("G green, B blue, T third", "first letters of colours");
    default:
        return {};
    }
}

/// The other way: what the document writes as it would be typed.
QString typedOf(Form form, const QJsonValue &value)
{
    switch (form) {
    case Form::Name:
        return value["en"_L1].toString();
    case Form::Number:
        return value.isDouble() ? QString::number(value.toInt()) : QString();
    case Form::Combat:
        return value.isNull() ? u"-"_s : QString::number(value.toInt());
    case Form::Metal:
        return QString::number(value["metal"_L1].toInt());
    case Form::Reward:
        return cloudageshorthand::typedReward(value);
    case Form::Price:
        return cloudageshorthand::typedReward(QJsonObject{{u"gain"_s, value}});
    case Form::Symbols: {
        QString digits;
        for (const UpgradeZone zone : all<UpgradeZone>())
            digits += QString(value[word(zone)].toInt(), cloudagekeys::of(zone));
        return digits.isEmpty() ? u"0"_s : digits;
    }
    case Form::Color: {
        const auto color = fromName<CardColor>(value.toString().toStdString());
        return color
            ? QString(Words::tr("GBT", "first letters: green, blue, the third colour").at(indexOf(*color)))
            : QString();
    }
    }
    return {};
}

} // namespace

ValueField formField(Form form, const QString &key, const QString &name, bool isNeeded)
{
    ValueField field{key, name, hintOf(form), {}, {}, isNeeded, {}};
    field.read = [form](const QString &typed) { return valueIn(form, typed); };
    if (form != Form::Number)
        field.said = [form](const QString &typed) { return saidOf(form, typed); };
    field.typed = [form](const QJsonValue &value) { return typedOf(form, value); };
    return field;
}

} // namespace skyledger::ui
