// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cardline.h"

#include "ui/widgets/announcer.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/said.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"
#include "ui/words/readerrors.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int longestLine = 200;
constexpr int longestName = 40;

/// The fields of most things of a sheet: those of the one that has most.
const std::vector<ValueField> &fieldsOf(const BoxSheet &sheet)
{
    static const std::vector<ValueField> none;
    const auto most =
        std::max_element(sheet.things.begin(), sheet.things.end(), [](const BoxThing &a, const BoxThing &b) {
            return a.fields.size() < b.fields.size();
        });
    return most == sheet.things.end() ? none : most->fields;
}

} // namespace

CardLine::CardLine(BoxDesk &desk, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_name(plainLabel(this)),
      m_line(new QLineEdit(this)),
      m_said(wrappedLabel(u"box-card-said", this))
{
    m_line->setObjectName(u"box-card-line"_s);
    m_line->setMaxLength(longestLine);
    m_name->setBuddy(m_line);
    auto *row = new QHBoxLayout;
    row->addWidget(m_name);
    row->addWidget(m_line, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(row);
    column->addWidget(m_said);
    connect(m_line, &QLineEdit::textChanged, this, &CardLine::judge);
    connect(m_line, &QLineEdit::returnPressed, this, &CardLine::keep);
    connect(&desk, &BoxDesk::changed, this, &CardLine::retranslate);
    sayAnew(*this, [this] {
        retranslate();
        judge(); // what was understood, too
    });
}

void CardLine::setSheet(const QString &id)
{
    m_sheet = id;
    m_line->clear();
    retranslate();
}

void CardLine::begin()
{
    m_line->setFocus(Qt::TabFocusReason);
    m_line->selectAll();
}

const BoxSheet *CardLine::sheet() const
{
    const BoxSheets &sheets = m_desk.sheets();
    const auto found = std::find_if(sheets.begin(), sheets.end(),
                                    [this](const BoxSheet &each) { return each.id == m_sheet; });
    return found == sheets.end() ? nullptr : &*found;
}

CardLine::Read CardLine::read(const QString &line) const
{
    Read read;
    const BoxSheet *of = sheet();
    if (of && of->isAlike)
        return readAlike(*of, line);
    const QStringList parts = line.split(u';');
    const QString name = parts.first().trimmed();
    if (!of || name.isEmpty()) {
        read.said = tr("A name comes first.");
        return read;
    }
    if (const BoxThing *known = thingCalled(*of, name)) {
        read.thing = *known;
    } else if (of->another && name.size() <= longestName) {
        read.thing = of->another(name);
        read.isNew = true;
    } else {
        read.said = of->another ? tr("A name has 1 to %1 characters.").arg(longestName)
                                : tr("Nothing here is called “%1”, or more than one thing is.").arg(name);
        return read;
    }
    readValues(read, parts);
    return read;
}

/// The first thing of which nothing is known.
CardLine::Read CardLine::readAlike(const BoxSheet &sheet, const QString &line) const
{
    Read read;
    const auto next = std::find_if(sheet.things.begin(), sheet.things.end(), [this](const BoxThing &thing) {
        return countOf(thing, m_desk.draft()).known == 0;
    });
    if (next == sheet.things.end()) {
        read.said = tr("All of them are known.");
        return read;
    }
    read.thing = *next;
    readValues(read, QStringList{next->name} + line.split(u';'));
    return read;
}

/// Parts that are empty leave what is known.
void CardLine::readValues(Read &read, const QStringList &parts) const
{
    const std::vector<ValueField> &fields = read.thing.fields;
    if (parts.size() - 1 > static_cast<qsizetype>(fields.size())) {
        read.said = tr("%1: there are only %n value(s) to type.", nullptr, static_cast<int>(fields.size()))
                        .arg(read.thing.name);
        return;
    }
    std::vector<std::optional<QString>> texts(fields.size());
    QStringList said;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const QString typed = parts.value(static_cast<qsizetype>(i) + 1).trimmed();
        if (!typed.isEmpty())
            texts[i] = typed;
        else if (read.thing.isOne)
            texts[i] = typedOf(read.thing, fields[i], m_desk.draft());
        if (!typed.isEmpty() && !fields[i].read(typed).isUndefined()) {
            //: What is printed on a thing, its value
            said << tr("%1 %2").arg(fields[i].name, fields[i].said ? fields[i].said(typed) : typed);
        }
    }
    read.typed = typedValues(read.thing, texts);
    if (read.typed.fault) {
        read.said = tr("%1: %2").arg(fields[read.typed.fault->field].name, read.typed.fault->why);
        return;
    }
    if (!read.typed.lacking.isEmpty()) {
        read.said = tr("Still to be typed: %1").arg(read.typed.lacking.join(u", "_s));
        return;
    }
    read.isSound = (read.isNew && read.thing.isNamed) || !said.isEmpty();
    const QString values = said.isEmpty() ? tr("nothing typed yet") : words::listedApart(said);
    read.said = read.isNew ? tr("New: %1 – %2", "a thing of the box, its values").arg(read.thing.name, values)
                           : tr("%1 – %2", "a thing of the box, its values").arg(read.thing.name, values);
}

QString CardLine::namesOf(const BoxSheet &sheet) const
{
    QStringList names;
    if (!sheet.isAlike)
        names << tr("Name", "of a thing of the box");
    for (const ValueField &field : fieldsOf(sheet))
        names << (sheet.isAlike ? field.hint : field.name); // how one goes says more than that it is one
    return words::listedApart(names);
}

void CardLine::judge()
{
    const QString line = m_line->text().trimmed();
    const BoxSheet *of = sheet();
    if (line.isEmpty()) {
        m_said->setText(of ? namesOf(*of) : QString());
        setInk(m_said, Role::QuietText);
        return;
    }
    const Read understood = read(line);
    m_said->setText(understood.said);
    setInk(m_said, understood.isSound ? Role::Text : Role::LitFrame);
    m_line->setAccessibleDescription(understood.said);
}

void CardLine::keep()
{
    Read understood = read(m_line->text().trimmed());
    if (!understood.isSound || !m_desk.isReadable())
        return announce(*this, understood.said);
    std::vector<box::Entered> values;
    if (understood.isNew && understood.thing.isNamed) {
        const QString name = understood.thing.name;
        values.push_back({understood.thing.path + QStringList{u"name"_s},
                          QJsonObject{{u"en"_s, name}, {u"fr"_s, name}}, box::Told::Nowhere});
    }
    values.insert(values.end(), understood.typed.values.begin(), understood.typed.values.end());
    if (const auto refused = m_desk.enter(values)) {
        m_said->setText(tr("Expected: %1").arg(words::expectation(refused->expected)));
        setInk(m_said, Role::LitFrame);
        return announce(*this, m_said->text());
    }
    m_line->clear();
    m_said->setText(tr("Kept: %1").arg(understood.said));
    announce(*this, m_said->text());
    emit kept(understood.thing.path);
}

void CardLine::retranslate()
{
    const BoxSheet *of = sheet();
    setVisible(of != nullptr && (!of->things.empty() || of->another));
    m_name->setText(tr("A whole card in a line"));
    setSaidName(*m_line,
                of && of->isAlike
                    ? tr("A whole card in a line: the next one, without a name")
                    : tr("A whole card in a line: name and values, with semicolons between them"));
    m_line->setPlaceholderText(of ? namesOf(*of) : QString());
    m_line->setToolTip(plainTip(m_line->placeholderText())); // which is cut where there is no room
    m_line->setEnabled(m_desk.isReadable());
    if (m_line->text().isEmpty() && m_said->text().isEmpty())
        judge();
}

} // namespace skyledger::ui
