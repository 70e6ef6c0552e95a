// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/thingrow.h"

#include "ui/box/valueline.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/saidname.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/readerrors.h"

#include <QtCore/QEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int shortLine = 5;
constexpr int longLine = 12;

/// Numbers need less room than what is typed in letters.
int charactersOf(const ValueField &field)
{
    return field.width > 0 ? field.width : field.said ? longLine : shortLine;
}

} // namespace

ThingRow::ThingRow(const BoxThing &thing, BoxDesk &desk, QWidget *parent)
    : QWidget(parent), m_thing(thing), m_desk(desk), m_name(plainLabel(this)), m_cells(new FlowLayout)
{
    setObjectName(u"box-thing-"_s + thing.id);
    m_name->setWordWrap(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_name, 0, Qt::AlignTop);
    row->addLayout(m_cells, 1);
    m_faults.resize(thing.fields.size());
    for (const ValueField &field : thing.fields)
        addLine(field);
    if (thing.path.last().startsWith(u'#') || thing.path.last().startsWith(u'~')) {
        m_remove = namedButton(QString(objectName() + u"-remove"_s), this);
        row->addWidget(m_remove, 0, Qt::AlignTop);
        connect(m_remove, &QPushButton::clicked, this, &ThingRow::removeWanted);
    }
    follow(thing);
}

void ThingRow::addLine(const ValueField &field)
{
    const std::size_t at = m_lines.size();
    auto *cell = new QWidget(this);
    auto *caption = plainLabel(cell);
    auto *line = new ValueLine(charactersOf(field), cell);
    auto *sign = plainLabel(cell);
    const QString name = u"box-%1-%2"_s.arg(m_thing.id, field.key.isEmpty() ? u"value"_s : field.key);
    line->setObjectName(name);
    sign->setObjectName(name + u"-sign"_s);
    caption->setBuddy(line);
    auto *layout = new QHBoxLayout(cell);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(fontMetrics().height() / 4);
    layout->addWidget(caption);
    layout->addWidget(line);
    layout->addWidget(sign);
    m_cells->addWidget(cell);
    m_captions.push_back(caption);
    m_lines.push_back(line);
    m_signs.push_back(sign);
    connect(line, &ValueLine::finished, this, [this, at] { keep(at); });
    connect(line, &QLineEdit::textEdited, this, [this, at] {
        m_faults[at].clear();
        m_lines[at]->setRefused(false);
        m_lines[at]->setAccessibleDescription(detailOf(m_lines[at]));
        emit detailChanged(m_lines[at]);
    });
    connect(line, &ValueLine::nextWanted, this,
            [this, line](bool forward) { emit nextWanted(line, forward); });
    connect(line, &ValueLine::rowWanted, this, [this, line](int rows) { emit rowWanted(line, rows); });
    connect(line, &ValueLine::gotFocus, this, [this, line] { emit gotFocus(line); });
}

void ThingRow::follow(const BoxThing &thing)
{
    m_thing = thing;
    m_name->setText(thing.name);
    const bool holdsBegun = thing.isOne
        && std::any_of(m_lines.begin(), m_lines.end(), [](const ValueLine *line) { return line->isBegun(); });
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const ValueField &field = m_thing.fields[i];
        // The parts of one value are shown as they were kept together.
        if (!holdsBegun || m_lines[i]->isBegun())
            m_lines[i]->showKnown(typedOf(m_thing, field, m_desk.draft()));
        m_lines[i]->setEnabled(m_desk.isReadable());
        m_captions[i]->setText(withoutKeySigns(field.name));
        m_lines[i]->setPlaceholderText(u"?"_s);
        setSaidName(*m_lines[i],
                    //: A thing of the box, what is printed on it
                    tr("%1: %2").arg(m_thing.name, field.name));
        tell(i);
    }
    if (m_remove != nullptr) {
        m_remove->setVisible(m_desk.isReadable() && m_desk.draft().isOwn(m_thing.path));
        m_remove->setText(tr("Remove"));
        //: A thing of the box that the owner listed
        setSaidName(*m_remove, tr("Remove %1 from your copy").arg(m_thing.name));
    }
    colour();
}

BoxOrigin ThingRow::originOf(std::size_t field) const
{
    const ValueField &told = m_thing.fields[field];
    const bool isKnown = !typedOf(m_thing, told, m_desk.draft()).isEmpty();
    return {isKnown, isKnown ? sourceOf(m_thing, told, m_desk.draft()) : std::nullopt};
}

void ThingRow::tell(std::size_t field)
{
    const BoxOrigin origin = originOf(field);
    m_signs[field]->setText(signOf(origin));
    setSaidName(*m_signs[field], shortlyOf(origin));
    m_signs[field]->setToolTip(plainTip(withSignOf(origin)));
    m_lines[field]->setAccessibleDescription(detailOf(m_lines[field]));
    m_lines[field]->setToolTip(plainTip(m_thing.fields[field].hint));
}

void ThingRow::colour()
{
    m_name->setFont(boldFont(font()));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const BoxOrigin origin = originOf(i);
        const bool isSure = origin.isKnown && origin.source != describe::ValueSource::Sample;
        setInk(m_captions[i], Role::QuietText);
        m_signs[i]->setFont(boldFont(font()));
        setInk(m_signs[i], isSure ? Role::Text : Role::LitFrame);
        m_signs[i]->setMinimumWidth(fontMetrics().horizontalAdvance(u'✱'));
    }
}

int ThingRow::nameWidth() const
{
    return QFontMetrics(boldFont(font())).horizontalAdvance(m_thing.name) + fontMetrics().height() / 2;
}

void ThingRow::setNameWidth(int width)
{
    m_name->setFixedWidth(width);
}

/// What was typed becomes the value, if it is one.
void ThingRow::keep(std::size_t field)
{
    ValueLine *line = m_lines[field];
    if (!line->isBegun())
        return;
    std::vector<std::optional<QString>> texts(m_lines.size());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (i == field || m_thing.isOne)
            texts[i] = m_lines[i]->text().trimmed();
    }
    const TypedValues typed = typedValues(m_thing, texts);
    m_lacking = typed.lacking;
    QString fault;
    if (typed.fault) {
        fault = typed.fault->field == field ? typed.fault->why : QString();
    } else if (!typed.values.empty()) {
        // What follows shows the lines as they were kept.
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (texts[i])
                m_lines[i]->settle();
        }
        if (const auto refused = m_desk.enter(typed.values)) {
            fault = tr("Expected: %1").arg(words::expectation(refused->expected));
            line->setModified(true);
        }
    }
    m_faults[field] = fault;
    line->setRefused(!fault.isEmpty());
    line->setAccessibleDescription(detailOf(line));
    emit detailChanged(line);
}

QString ThingRow::understood(std::size_t field, const QString &typed) const
{
    const ValueField &told = m_thing.fields[field];
    if (typed.isEmpty())
        return told.hint.isEmpty() ? QString() : tr("type it like this: %1").arg(told.hint);
    if (told.read(typed).isUndefined())
        return tr("not understood yet; type it like this: %1").arg(told.hint);
    return told.said ? told.said(typed) : typed;
}

QString ThingRow::detailOf(const ValueLine *line) const
{
    const auto found = std::find(m_lines.begin(), m_lines.end(), line);
    if (found == m_lines.end())
        return {};
    const auto field = static_cast<std::size_t>(found - m_lines.begin());
    //: A thing of the box, what is printed on it
    const QString place = tr("%1: %2").arg(m_thing.name, m_thing.fields[field].name);
    const auto joined = [&place](const QString &said) {
        return said.isEmpty() ? place
                              : tr("%1 – %2", "a value of the box, what is said of it").arg(place, said);
    };
    if (!m_faults[field].isEmpty())
        return joined(m_faults[field]);
    const QString typed = line->text().trimmed();
    if (line->isBegun() && !m_lacking.isEmpty())
        return joined(tr("kept as soon as the rest is there: %1").arg(m_lacking.join(u", "_s)));
    QString said = understood(field, typed);
    if (line->isBegun())
        return joined(said);
    const QString origin = withSignOf(originOf(field));
    return joined(said.isEmpty() ? origin
                                 : tr("%1 · %2", "what a value is, where it comes from").arg(said, origin));
}

ValueLine *ThingRow::lineToFill() const
{
    const auto blank = std::find_if(m_lines.begin(), m_lines.end(),
                                    [](const ValueLine *line) { return line->text().isEmpty(); });
    return blank != m_lines.end() ? *blank : m_lines.empty() ? nullptr : m_lines.front();
}

void ThingRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        colour();
}

} // namespace skyledger::ui
