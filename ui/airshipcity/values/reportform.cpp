// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/values/reportform.h"

#include "core/airshipcity/record/fields.h"
#include "ui/airshipcity/guide/reportedamounts.h"
#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/reasons.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/box/fields/amountsfields.h"
#include "ui/widgets/plainlabel.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <limits>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Whether the table must say a player's part of an upkeep. The rules refuse what need not be said, unless it is equal:
/// an amount that nobody can have got tells.
bool mustSay(const Session &session, const Play &play, Player player, const Reported::ForPlayer &absurd)
{
    Reported reported;
    reported.players[player] = absurd;
    const Verdict verdict = session.verdict(Played{play, reported});
    return std::none_of(verdict.objections.begin(), verdict.objections.end(), [](const Objection &objection) {
        return objection.rule == Rule::Res04; // the play itself may be against other rules
    });
}

Reported::ForPlayer absurdGain()
{
    Amounts amounts;
    amounts.values.fill(maxAmount);
    return {amounts, {}};
}

Reported::ForPlayer absurdVp()
{
    return {{}, std::numeric_limits<std::int16_t>::max()};
}

std::vector<int> numbersOf(const Amounts &amounts)
{
    return {amounts.values.begin(), amounts.values.end()};
}

Amounts amountsIn(const AmountsFields &fields)
{
    const std::vector<int> numbers = fields.amounts();
    Amounts amounts;
    for (const Resource resource : all<Resource>())
        amounts[resource] = static_cast<std::uint8_t>(numbers[indexOf(resource)]);
    return amounts;
}

AmountsFields *amountsFields(const QString &prefix, QWidget *parent)
{
    return new AmountsFields(resourceThings(), maxAmount, prefix, parent);
}

} // namespace

ReportForm::ReportForm(const AirshipCityTable &table, const Asked &asked, QWidget *parent)
    : ReportFields(parent), m_table(table), m_play(asked.play), m_rows(new QFormLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const Quote known = table.session().price(m_play);
    if (asked.needs.contains(ReportKey::Pay)) {
        m_pay = amountsFields(u"report-pay"_s, this);
        m_pay->setAmounts(numbersOf(known.pay));
        addRow(ReportKey::Pay, m_pay);
        m_paidNothing = addNothing(u"report-pay-nothing"_s);
    }
    if (asked.needs.contains(ReportKey::Gain)) {
        m_gain = amountsFields(u"report-gain"_s, this);
        m_gain->setAmounts(numbersOf(known.gain));
        addRow(ReportKey::Gain, m_gain);
        m_gainedNothing = addNothing(u"report-gain-nothing"_s);
    }
    if (asked.needs.contains(ReportKey::Vp)) {
        m_vp = blankField(-maxAmount, maxAmount, u"report-vp"_s, this);
        addRow(ReportKey::Vp, m_vp);
    }
    if (asked.needs.contains(ReportKey::Term)) {
        m_term = blankField(1, maxTerm, u"report-term"_s, this);
        addRow(ReportKey::Term, m_term);
    }
    if (asked.needs.contains(ReportKey::Players)) {
        addShares();
        m_nobodyGained = addNothing(u"report-nobody"_s);
    }
    for (AmountsFields *fields : findChildren<AmountsFields *>())
        connect(fields, &AmountsFields::changed, this, &ReportForm::changed);
    for (QSpinBox *field : {m_vp, m_term}) {
        if (field)
            connect(field, &QSpinBox::valueChanged, this, &ReportForm::changed);
    }
    retranslate();
}

void ReportForm::addRow(ReportKey key, QWidget *field)
{
    auto *title = plainLabel(this);
    title->setBuddy(field);
    m_rows->addRow(title, field);
    m_titles.emplace_back(title, [key] { return words::capitalised(words::toReport(key)); });
    if (!focusProxy())
        setFocusProxy(field);
}

/// That it was nothing has to be said: fields that were left alone say no amount.
QCheckBox *ReportForm::addNothing(const QString &name)
{
    auto *box = new QCheckBox(this);
    box->setObjectName(name);
    m_rows->addRow(nullptr, box);
    connect(box, &QCheckBox::toggled, this, &ReportForm::changed);
    return box;
}

bool ReportForm::saysShares() const
{
    if (!m_nobodyGained || m_nobodyGained->isChecked())
        return true;
    return std::any_of(m_shares.begin(), m_shares.end(), [](const Share &share) {
        return (share.gain && !(amountsIn(*share.gain) == Amounts{})) || (share.vp && share.vp->value() != 0);
    });
}

std::optional<ReportKey> ReportForm::leftOut() const
{
    const auto isLeft = [](const AmountsFields *fields, const QCheckBox *nothing) {
        return fields && !nothing->isChecked() && amountsIn(*fields) == Amounts{};
    };
    if (isLeft(m_pay, m_paidNothing))
        return ReportKey::Pay;
    if (isLeft(m_gain, m_gainedNothing))
        return ReportKey::Gain;
    if (m_vp && isBlank(m_vp))
        return ReportKey::Vp;
    if (m_term && isBlank(m_term))
        return ReportKey::Term;
    return saysShares() ? std::nullopt : std::optional(ReportKey::Players);
}

QString ReportForm::unsaid() const
{
    const std::optional<ReportKey> key = leftOut();
    return key
        ? tr("still to be said: %1", "what was paid, the term of the contract").arg(words::toReport(*key))
        : QString();
}

void ReportForm::addShareRow(Player player, QWidget *field, const std::function<QString()> &title)
{
    auto *label = plainLabel(this);
    label->setBuddy(field);
    m_rows->addRow(label, field);
    m_titles.emplace_back(label,
                          [this, player, title] { return title().arg(m_table.words().player(player)); });
    if (!focusProxy())
        setFocusProxy(field);
}

void ReportForm::addShares()
{
    const Session &session = m_table.shown();
    for (const Player player : m_table.players()) {
        const int number = static_cast<int>(player) + 1;
        if (mustSay(session, m_play, player, absurdGain())) {
            m_shares[player].gain = amountsFields(u"report-%1"_s.arg(number), this);
            addShareRow(player, m_shares[player].gain,
                        [] { return tr("%1 gained", "player; amounts follow"); });
        }
        if (mustSay(session, m_play, player, absurdVp())) {
            m_shares[player].vp = numberField(-maxAmount, maxAmount, u"report-%1-vp"_s.arg(number), this);
            connect(m_shares[player].vp, &QSpinBox::valueChanged, this, &ReportForm::changed);
            addShareRow(player, m_shares[player].vp,
                        [] { return tr("%1, VP won or lost in all", "player; a number follows"); });
        }
    }
}

std::vector<ToldAmount> ReportForm::told() const
{
    return toldOf(reported());
}

Reported ReportForm::reported() const
{
    Reported reported;
    if (m_pay)
        reported.pay = amountsIn(*m_pay);
    if (m_gain)
        reported.gain = amountsIn(*m_gain);
    if (m_vp && !isBlank(m_vp))
        reported.vp = static_cast<std::int16_t>(m_vp->value());
    if (m_term && !isBlank(m_term))
        reported.term = static_cast<std::uint8_t>(m_term->value());
    for (const Player player : m_table.players()) {
        const Share &share = m_shares[player];
        Reported::ForPlayer part;
        if (share.gain)
            part.gain = amountsIn(*share.gain);
        if (share.vp)
            part.vp = static_cast<std::int16_t>(share.vp->value());
        if (share.gain || share.vp)
            reported.players[player] = part;
    }
    return reported;
}

QString ReportForm::whyNot() const
{
    if (QString left = unsaid(); !left.isEmpty())
        return left;
    const Event event = Played{m_play, reported()};
    const Verdict verdict = m_table.shown().verdict(event);
    if (!verdict.objections.empty())
        return tr("%1 (%2)", "reason, rule with page")
            .arg(words::reason(verdict.objections.front(), m_table.words(), &event),
                 words::ruleWithPage(verdict.objections.front().rule.as<Rule>()));
    return {};
}

void ReportForm::retranslate()
{
    const auto say = [](QCheckBox *box, const QString &text) {
        if (box)
            box->setText(text);
    };
    say(m_paidNothing, tr("Nothing was paid"));
    say(m_gainedNothing, tr("Nothing was gained"));
    say(m_nobodyGained, tr("Nobody gained or lost anything"));
    for (const auto &[title, text] : m_titles) {
        const QString said = text();
        title->setText(withoutKeySigns(said));
        auto *field = title->buddy();
        if (auto *amounts = qobject_cast<AmountsFields *>(field))
            amounts->setAbout(said);
        else
            field->setAccessibleName(said);
    }
}

void ReportForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
