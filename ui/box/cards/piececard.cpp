// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/cards/piececard.h"

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

using describe::ValueSource;
using namespace Qt::Literals::StringLiterals;

namespace {

int widestSign(const QFontMetrics &metrics)
{
    int widest = 0;
    for (const BoxOrigin &origin :
         {BoxOrigin{true, ValueSource::Copy}, BoxOrigin{true, ValueSource::Rulebook},
          BoxOrigin{true, ValueSource::Inferred}, BoxOrigin{true, ValueSource::Sample}, BoxOrigin{}})
        widest = std::max(widest, metrics.horizontalAdvance(signOf(origin)));
    return widest;
}

} // namespace

FieldBox::FieldBox(const CardDesk &desk, const BoxPlace &place, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_place(place),
      m_caption(plainLabel(this)),
      m_sign(plainLabel(this)),
      m_editor(desk.makeEditor(place, this))
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
    m_sign->setObjectName(desk.nameOf(place) + u"-sign"_s);
}

void FieldBox::tell()
{
    const FieldWords said = m_desk.wordsOf(m_place);
    const std::optional<BoxOrigin> origin = m_desk.origin(m_place);
    m_caption->setText(withoutKeySigns(said.caption));
    m_caption->setFont(scaledFont(font(), 0.9));
    m_sign->setFont(boldFont(font(), 0.9));
    setInk(m_caption, Role::QuietText);
    m_sign->setText(origin ? signOf(*origin) : QString());
    m_sign->setAccessibleName(origin ? shortlyOf(*origin) : QString());
    m_sign->setToolTip(plainTip(origin ? withSignOf(*origin) : QString()));
    const bool isSure = origin && origin->isKnown && origin->source != ValueSource::Sample;
    setInk(m_sign, isSure ? Role::Text : Role::LitFrame);
    m_editor->tell(said.about, origin, said.hint);
    // Cards do not grow or shrink by what is entered.
    m_sign->setMinimumWidth(origin ? widestSign(m_sign->fontMetrics()) : 0);
}

PieceCard::PieceCard(CardDesk &desk, Role ground, QWidget *parent)
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

void PieceCard::add(const BoxPlace &place, int row, int column, int columnSpan, Qt::Alignment alignment)
{
    auto *field = new FieldBox(m_desk, place, this);
    m_fields.push_back(field);
    m_grid->addWidget(field, row, column, 1, columnSpan, alignment);
    if (m_fields.size() == 1) {
        m_trouble->setObjectName(m_desk.nameOf(place) + u"-trouble"_s);
        m_origins->setObjectName(m_desk.nameOf(place) + u"-origins"_s);
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

void PieceCard::addRemoval(const std::function<void()> &remove)
{
    m_remove = namedButton(m_desk.nameOf(m_fields.front()->place()) + u"-remove"_s, this);
    m_remove->setFlat(true);
    m_head->addWidget(m_remove);
    connect(
        m_remove, &QPushButton::clicked, this, [remove] { remove(); },
        Qt::QueuedConnection); // the card goes with the piece
}

FieldBox *PieceCard::fieldOf(const BoxPlace &place) const
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
    const QString why = m_desk.refusal(field.place(), entered);
    refuse(*field.editor(), why);
    if (why.isEmpty())
        m_desk.enter(field.place(), entered);
    else
        m_desk.drop(field.place());
}

void PieceCard::clear(const FieldBox &field)
{
    refuse(*field.editor(), {});
    m_desk.clear(field.place());
}

void PieceCard::follow(bool anew)
{
    m_title->setText(m_desk.titleOf(m_fields.front()->place()));
    m_title->setFont(boldFont(font()));
    if (m_remove) {
        m_remove->setText(tr("Remove"));
        m_remove->setAccessibleName(tr("Remove: %1", "a piece of the box").arg(m_title->text()));
    }
    for (FieldBox *field : m_fields) {
        if (anew)
            field->editor()->setFault({});
        field->tell();
        field->editor()->setEnabled(m_desk.canEnter());
        const auto value = m_desk.value(field->place());
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
        const std::optional<BoxOrigin> origin = m_desk.origin(field->place());
        if (!origin)
            continue;
        auto found = std::find_if(origins.begin(), origins.end(),
                                  [&origin](const auto &each) { return each.first == *origin; });
        if (found == origins.end())
            found = origins.emplace(origins.end(), *origin, QStringList());
        found->second << m_desk.wordsOf(field->place()).kind;
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
    std::vector<BoxPlace> places;
    places.reserve(m_fields.size());
    for (const FieldBox *field : m_fields)
        places.push_back(field->place());
    const QStringList troubles = m_desk.troubles(places);
    for (const QString &trouble : troubles)
        lines << tr("! %1", "what cannot be right").arg(trouble);
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
        field->tell();
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
