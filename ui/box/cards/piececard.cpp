// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/copy/piececard.h"

#include "ui/airshipcity/values/cityfields.h"
#include "ui/airshipcity/words/boxwords.h"
#include "ui/airshipcity/words/catalogue.h"
#include "ui/airshipcity/words/valuewords.h"
#include "ui/widgets/drawnbutton.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// How the value is read off the cardboard; nothing where its caption says it.
QString hintFor(Printed field)
{
    switch (field) {
    case Printed::BonusGain:
    case Printed::BonusChoice:
    case Printed::BonusVp:
    case Printed::TilePiggybackBasic:
    // With both numbers of players side by side, the caption says which one is meant.
    case Printed::AirshipSpacesFor3:
    case Printed::AirshipSpacesFor4:
    case Printed::UtilitySpacesFor3:
    case Printed::UtilitySpacesFor4:
        return {};
    default: {
        const auto kind = kindOf(field);
        return kind ? words::howToRead(*kind) : QString();
    }
    }
}

int widestSign(const QFontMetrics &metrics)
{
    int widest = 0;
    for (const BoxOrigin &origin :
         {BoxOrigin{true, ValueSource::Copy}, BoxOrigin{true, ValueSource::Rulebook},
          BoxOrigin{true, ValueSource::Inferred}, BoxOrigin{true, ValueSource::Sample},
          BoxOrigin{}})
        widest = std::max(widest, metrics.horizontalAdvance(signOf(origin)));
    return widest;
}

} // namespace

FieldBox::FieldBox(const MissingValue &place, QWidget *parent)
    : QWidget(parent),
      m_place(place),
      m_caption(plainLabel(this)),
      m_sign(plainLabel(this)),
      m_editor(editorFor(place, objectNameOf(place), this))
{
    auto *line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(m_caption);
    line->addWidget(m_sign);
    line->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(1);
    column->addLayout(line);
    column->addWidget(m_editor);
    m_caption->setBuddy(m_editor);
    m_sign->setObjectName(objectNameOf(place) + u"-sign"_s);
}

void FieldBox::tell(const CatalogueFile &shown, const BoxOrigin &origin)
{
    const bool isCount = place().value == Printed::Tiles;
    m_caption->setText(withoutKeySigns(isCount ? words::pieceOf(place(), shown)
                                               : words::caption(place().value.as<Printed>())));
    m_caption->setFont(scaledFont(font(), 0.9));
    m_sign->setFont(boldFont(font(), 0.9));
    setInk(m_caption, Role::QuietText);
    m_sign->setText(isCount ? QString() : signOf(origin));
    m_sign->setAccessibleName(isCount ? QString() : shortlyOf(origin));
    m_sign->setToolTip(plainTip(isCount ? QString() : withSignOf(origin)));
    setInk(m_sign, origin.isKnown && origin.source != ValueSource::Sample ? Role::Text : Role::LitFrame);
    m_editor->tell(words::place(place(), shown), isCount ? std::nullopt : std::optional(origin),
                   hintFor(place().value.as<Printed>()));
    // Cards do not grow or shrink by what is entered.
    m_sign->setMinimumWidth(isCount ? 0 : widestSign(m_sign->fontMetrics()));
}

PieceCard::PieceCard(CopyDesk &desk, Role ground, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_ground(ground),
      m_head(new QHBoxLayout),
      m_title(plainLabel(this)),
      m_grid(new QGridLayout),
      m_origins(plainLabel(this)),
      m_trouble(plainLabel(this))
{
    m_head->addWidget(m_title, 1);
    auto *column = new QVBoxLayout(this);
    const int pad = fontMetrics().height() / 2;
    column->setContentsMargins(pad, pad / 2, pad, pad / 2);
    column->setSpacing(3);
    column->addLayout(m_head);
    column->addLayout(m_grid);
    column->addWidget(m_trouble);
    column->addWidget(m_origins);
    column->addStretch();
    m_grid->setHorizontalSpacing(pad);
    m_grid->setVerticalSpacing(3);
    m_origins->setWordWrap(true);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
}

void PieceCard::add(const MissingValue &place, int row, int column, int columnSpan, Qt::Alignment alignment)
{
    auto *field = new FieldBox(place, this);
    m_fields.push_back(field);
    m_grid->addWidget(field, row, column, 1, columnSpan, alignment);
    if (m_fields.size() == 1) {
        m_trouble->setObjectName(objectNameOf(place) + u"-trouble"_s);
        m_origins->setObjectName(objectNameOf(place) + u"-origins"_s);
    }
    BoxEditor *editor = field->editor();
    connect(editor, &BoxEditor::entered, this,
            [this, field](const FieldValue &value) { take(*field, value); });
    connect(editor, &BoxEditor::emptied, this, [this, field] { clear(*field); });
    connect(editor, &BoxEditor::nextWanted, this, &PieceCard::nextWanted);
    connect(editor, &BoxEditor::stepWanted, this, &PieceCard::nextWanted);
    connect(editor, &BoxEditor::gotFocus, this, [this, field] {
        m_desk.endEdit();
        emit gotFocus(field);
    });
}

void PieceCard::addRemoval(BoxList list, std::size_t index)
{
    m_remove = namedButton(objectNameOf(m_fields.front()->place()) + u"-remove"_s, this);
    m_remove->setFlat(true);
    m_head->addWidget(m_remove);
    connect(
        m_remove, &QPushButton::clicked, this, [this, list, index] { m_desk.remove(list, index); },
        Qt::QueuedConnection); // the card goes with the piece
}

FieldBox *PieceCard::fieldOf(const MissingValue &place) const
{
    const auto found = std::find_if(m_fields.begin(), m_fields.end(),
                                    [&place](const FieldBox *field) { return field->place() == place; });
    return found == m_fields.end() ? nullptr : *found;
}

void PieceCard::refuse(BoxEditor &editor, const QString &why)
{
    editor.setFault(why);
    tellTrouble();
}

void PieceCard::take(const FieldBox &field, const FieldValue &entered)
{
    BoxEditor &editor = *field.editor();
    const MissingValue &place = field.place();
    const PrintedValue value = printedValueOf(place, entered);
    if (place.value == Printed::Tiles) {
        const auto kind = static_cast<TileKind>(place.thing);
        const int others =
            static_cast<int>(m_desk.draft().shown().ids.tiles.size()) - m_desk.draft().tileCount(kind);
        const int room = static_cast<int>(countOf<Tile>) - others;
        const int count = std::get<int>(value);
        const bool fits = count >= 0 && count <= room;
        refuse(editor, fits ? QString() : tr("A city has 16 tiles: of this kind at most %1 fit.").arg(room));
        if (fits)
            m_desk.setTileCount(kind, count);
        else
            m_desk.dropEdit(place);
        return;
    }
    const auto fault = faultOf(place.value, value);
    refuse(editor, fault ? words::refusal(*fault) : QString());
    // The first digits of what is refused were no value.
    if (fault)
        m_desk.dropEdit(place);
    else
        m_desk.set(place, value);
}

void PieceCard::clear(const FieldBox &field)
{
    refuse(*field.editor(), {});
    const MissingValue &place = field.place();
    if (place.value == Printed::Tiles)
        return; // a count is another one soon
    m_desk.clear(place);
}

BoxOrigin PieceCard::originOf(const MissingValue &place) const
{
    const bool known = m_desk.draft().value(place).has_value();
    return {known, known ? m_desk.draft().source(place) : std::nullopt};
}

void PieceCard::follow(bool anew)
{
    const CatalogueDraft &draft = m_desk.draft();
    const MissingValue first = m_fields.front()->place();
    if (first.value == Printed::Tiles)
        m_title->setText(tr("Tiles of each kind: %1 of 16").arg(draft.shown().ids.tiles.size()));
    else
        m_title->setText(words::pieceOf(first, draft.shown()));
    m_title->setFont(boldFont(font()));
    if (m_remove) {
        m_remove->setText(tr("Remove"));
        m_remove->setAccessibleName(tr("Remove: %1", "a piece of the box").arg(m_title->text()));
    }
    for (FieldBox *field : m_fields) {
        const MissingValue &place = field->place();
        if (anew)
            field->editor()->setFault({});
        field->tell(draft.shown(), originOf(place));
        field->editor()->setEnabled(!m_desk.unreadable());
        const auto value = fieldValueOf(draft.value(place));
        anew ? field->editor()->reset(value) : field->editor()->display(value);
    }
    tellOrigins();
    tellTrouble();
}

/// Where the values come from, each source once, with what has it; one for all stands alone.
void PieceCard::tellOrigins()
{
    std::vector<std::pair<BoxOrigin, QStringList>> origins;
    for (const FieldBox *field : m_fields) {
        if (field->place().value == Printed::Tiles)
            continue;
        const BoxOrigin origin = originOf(field->place());
        auto found = std::find_if(origins.begin(), origins.end(),
                                  [&origin](const auto &each) { return each.first == origin; });
        if (found == origins.end())
            found = origins.emplace(origins.end(), origin, QStringList());
        found->second << words::shortCaption(field->place().value.as<Printed>());
        found->second.removeDuplicates();
    }
    QStringList parts;
    for (const auto &[origin, captions] : origins) {
        parts << (origins.size() == 1 ? withSignOf(origin)
                                      : tr("%1: %2", "where values come from, which values")
                                            .arg(withSignOf(origin), words::listed(captions)));
    }
    m_origins->setText(words::listedApart(parts));
    m_origins->setFont(scaledFont(font(), 0.9));
    m_origins->setVisible(!parts.isEmpty());
    setInk(m_origins, Role::QuietText);
}

/// What was refused, and what the check objects to.
void PieceCard::tellTrouble()
{
    QStringList lines;
    for (const FieldBox *field : m_fields) {
        if (!field->editor()->fault().isEmpty())
            lines << field->editor()->fault();
    }
    for (const Trouble &trouble : m_desk.troubles()) {
        if (trouble.ofPiece && trouble.place && fieldOf(*trouble.place))
            lines << tr("! %1", "what cannot be right")
                         .arg(words::capitalised(words::inconsistency(trouble.what)));
    }
    m_trouble->setText(lines.join(u'\n'));
    m_trouble->setVisible(!lines.isEmpty());
    setInk(m_trouble, Role::LitFrame);
}

void PieceCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (m_fields.empty())
        return;
    if (event->type() == QEvent::LanguageChange)
        follow(false);
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        colour();
}

void PieceCard::colour()
{
    setInk(m_origins, Role::QuietText);
    setInk(m_trouble, Role::LitFrame);
    m_title->setFont(boldFont(font()));
    m_origins->setFont(scaledFont(font(), 0.9));
    for (FieldBox *field : m_fields)
        field->tell(m_desk.draft().shown(), originOf(field->place()));
}

void PieceCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    drawPanel(painter, QRectF(rect()).adjusted(1, 1, -1, -1), m_ground, DrawnButton::Glow::Quiet,
              Theme::of(palette()));
}

} // namespace skyledger::ui
