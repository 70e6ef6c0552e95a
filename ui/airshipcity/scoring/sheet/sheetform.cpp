// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/scoring/sheet/sheetform.h"

#include "ui/airshipcity/scoring/sheet/playerhead.h"
#include "ui/airshipcity/words/scoresheet.h"
#include "ui/airshipcity/words/sheetcells.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/numberfield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/theme.h"
#include "ui/words/marks.h"

#include <QtCore/QEvent>
#include <QtCore/QSignalBlocker>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QRadioButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::array rowNames{"vp"_L1,   "airships"_L1, "utilities"_L1, "contracts"_L1, "unfinished"_L1,
                              "wood"_L1, "metal"_L1,    "gold"_L1,      "gear"_L1,      "markers"_L1};

QLabel *message(QWidget *parent)
{
    auto *label = plainLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->hide();
    return label;
}

void paint(QLabel *label, const QPalette &around, Role role)
{
    QPalette palette = around;
    palette.setColor(QPalette::WindowText, Theme::of(around).color(role));
    label->setPalette(palette);
}

int columnOf(Player player)
{
    return static_cast<int>(player) + 1;
}

constexpr int headRow = 0;

} // namespace

SheetForm::SheetForm(SheetDesk &desk, Use use, const QStringList &knownNames, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_use(use),
      m_grid(new QGridLayout),
      m_namesMessage(message(this)),
      m_hint(plainLabel(this)),
      m_notes(message(this))
{
    setObjectName(u"sheet-form"_s);
    m_hint->setObjectName(u"sheet-hint"_s);
    m_hint->setWordWrap(true);
    m_notes->setObjectName(u"sheet-notes"_s);
    m_grid->setVerticalSpacing(3);
    for (const Player player : all<Player>())
        m_grid->setColumnStretch(columnOf(player), 1);
    addHeads(knownNames);
    for (const SheetNumber number : all<SheetNumber>())
        addNumber(number);
    addTookPart();
    addResults();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(m_grid);
    column->addWidget(m_notes);
    column->addWidget(m_hint);
    connect(&desk, &SheetDesk::changed, this, &SheetForm::refresh);
    sizeTexts();
    retranslate();
    orderTabs();
}

void SheetForm::addHeads(const QStringList &knownNames)
{
    for (const Player player : all<Player>()) {
        auto *head = new PlayerHead(player, knownNames, this);
        head->setReadOnly(m_use == Use::Compare);
        m_heads[indexOf(player)] = head;
        m_grid->addWidget(head, headRow, columnOf(player));
        head->nameField()->installEventFilter(this);
        connect(head, &PlayerHead::named, this,
                [this, player](const QString &name) { m_desk.setName(player, name); });
        connect(head, &PlayerHead::colored, this,
                [this, player](PlayerColor color) { m_desk.setColor(player, color); });
        connect(head, &PlayerHead::began, this, [this, player] {
            m_desk.setFirst(player);
            refreshHeads();
        });
    }
    m_namesMessage->setObjectName(u"sheet-fault-names"_s);
    m_grid->addWidget(m_namesMessage, headRow + 1, 1, 1, SheetDesk::columns);
}

void SheetForm::addNumber(SheetNumber number)
{
    Row row;
    row.number = number;
    row.label = plainLabel(this);
    row.message = message(this);
    const QString name = rowNames[indexOf(number)];
    row.message->setObjectName(u"sheet-fault-"_s + name);
    const int at = m_grid->rowCount();
    m_grid->addWidget(row.label, at, 0);
    for (const Player player : all<Player>()) {
        auto *field = new NumberField(this);
        field->setObjectName(u"sheet-%1-%2"_s.arg(name).arg(indexOf(player) + 1));
        field->setMayBeNegative(number == SheetNumber::Vp);
        row.fields[indexOf(player)] = field;
        connectField(field, player, number);
        if (number == SheetNumber::Vp)
            addVpField(player, field, at);
        else
            m_grid->addWidget(field, at, columnOf(player));
    }
    m_grid->addWidget(row.message, at + 1, 1, 1, SheetDesk::columns);
    const bool readOnly = m_use == Use::Compare && number != SheetNumber::Vp
        && (number < SheetNumber::Wood || number == SheetNumber::Markers);
    for (NumberField *field : row.fields) {
        field->setReadOnly(readOnly);
        field->setFrame(!readOnly);
    }
    m_rows.push_back(row);
}

/// The VP with what turns the 20/40 marker: people see the side and the space, not the sum.
void SheetForm::addVpField(Player player, NumberField *field, int row)
{
    auto *marker = new QPushButton(this);
    marker->setObjectName(u"sheet-marker-%1"_s.arg(indexOf(player) + 1));
    marker->setAutoDefault(false);
    m_markers[indexOf(player)] = marker;
    connect(marker, &QPushButton::clicked, this, [this, player] { turnMarker(player); });
    connect(field, &NumberField::plusTyped, this, [this, player] { turnMarker(player); });
    auto *line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(field, 1);
    line->addWidget(marker);
    m_grid->addLayout(line, row, columnOf(player));
}

void SheetForm::addTookPart()
{
    for (const Award award : all<Award>()) {
        const int at = m_grid->rowCount();
        m_tookPartLabels[award] = plainLabel(this);
        m_grid->addWidget(m_tookPartLabels[award], at, 0);
        for (const Player player : all<Player>()) {
            auto *box = new QCheckBox(this);
            box->setObjectName(u"sheet-took-part-%1-%2"_s.arg(indexOf(award) + 1).arg(indexOf(player) + 1));
            box->setTristate(false);
            m_tookPart[award][indexOf(player)] = box;
            m_grid->addWidget(box, at, columnOf(player));
            connect(box, &QCheckBox::clicked, this,
                    [this, player, award](bool on) { m_desk.setTookPart(player, award, on); });
        }
    }
}

void SheetForm::addResults()
{
    const auto add = [this](Results &results, const QString &name) {
        const int at = m_grid->rowCount();
        results.label = plainLabel(this);
        m_grid->addWidget(results.label, at, 0);
        for (const Player player : all<Player>()) {
            auto *value = plainLabel(this);
            value->setObjectName(u"sheet-%1-%2"_s.arg(name).arg(indexOf(player) + 1));
            value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
            results.values[indexOf(player)] = value;
            m_grid->addWidget(value, at, columnOf(player));
        }
    };
    for (const Award award : all<Award>())
        add(m_awards[award], u"award-%1"_s.arg(indexOf(award) + 1));
    add(m_totals, u"total"_s);
    add(m_ranks, u"rank"_s);
}

void SheetForm::connectField(NumberField *field, Player player, SheetNumber number)
{
    connect(field, &NumberField::entered, this,
            [this, player, number](std::optional<int> value) { m_desk.setNumber(player, number, value); });
    connect(field, &NumberField::onWanted, this, [this, player, number] { goOn(player, number); });
    connect(field, &NumberField::stepWanted, this,
            [this, player, number](int rows, int columns) { step(player, number, rows, columns); });
    connect(field, &NumberField::gotFocus, this, [this, player, number] {
        m_player = player;
        m_number = number;
        showHint();
    });
    connect(field, &NumberField::copyWanted, this, &SheetForm::copyToClipboard);
    connect(field, &NumberField::pasteWanted, this, &SheetForm::paste);
}

NumberField *SheetForm::field(Player player, SheetNumber number) const
{
    return m_rows[indexOf(number)].fields[indexOf(player)];
}

/// What Tab and Enter go through in a column.
std::vector<QWidget *> SheetForm::chain(Player player) const
{
    std::vector<QWidget *> widgets;
    const std::size_t column = indexOf(player);
    if (m_use == Use::Sheet)
        widgets.push_back(m_heads[column]->nameField());
    for (const Row &row : m_rows) {
        if (m_desk.asksFor(row.number) && !row.fields[column]->isReadOnly())
            widgets.push_back(row.fields[column]);
    }
    return widgets;
}

/// Down the columns first; what is set once in a game comes after all numbers.
void SheetForm::orderTabs()
{
    std::vector<QWidget *> order;
    for (const Player player : all<Player>()) {
        const auto widgets = chain(player);
        order.insert(order.end(), widgets.begin(), widgets.end());
        for (const Award award : all<Award>())
            order.push_back(m_tookPart[award][indexOf(player)]);
    }
    for (const PlayerHead *head : m_heads) {
        order.push_back(head->colorField());
        order.push_back(head->firstField());
    }
    for (QPushButton *marker : m_markers)
        order.push_back(marker);
    for (std::size_t i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void SheetForm::goOn(Player player, SheetNumber number)
{
    const auto widgets = chain(player);
    const auto at = std::find(widgets.begin(), widgets.end(), field(player, number));
    if (at != widgets.end() && at + 1 != widgets.end()) {
        (*(at + 1))->setFocus(Qt::TabFocusReason);
        return;
    }
    const auto next = static_cast<Player>(indexOf(player) + 1);
    const bool there = indexOf(next) < SheetDesk::columns && (m_use == Use::Sheet || m_desk.isSeated(next));
    if (there)
        chain(next).front()->setFocus(Qt::TabFocusReason);
    else
        emit finished();
}

void SheetForm::step(Player player, SheetNumber number, int rows, int columns)
{
    const int column = static_cast<int>(player) + columns;
    if (column < 0 || column >= static_cast<int>(SheetDesk::columns))
        return;
    int row = static_cast<int>(number) + rows;
    while (row >= 0 && row < static_cast<int>(m_rows.size())
           && !m_desk.asksFor(static_cast<SheetNumber>(row)))
        row += rows == 0 ? 1 : rows;
    if (row < 0 && m_use == Use::Sheet) {
        m_heads[static_cast<std::size_t>(column)]->nameField()->setFocus(Qt::TabFocusReason);
        return;
    }
    if (row < 0 || row >= static_cast<int>(m_rows.size()))
        return;
    NumberField *to = m_rows[static_cast<std::size_t>(row)].fields[static_cast<std::size_t>(column)];
    if (to->isVisible())
        to->setFocus(Qt::TabFocusReason);
}

void SheetForm::focusFirst()
{
    chain(Player{0}).front()->setFocus(Qt::TabFocusReason);
}

/// 20 more, and from the 40 side back to the player's own marker.
void SheetForm::turnMarker(Player player)
{
    const int vp =
        m_desk.draft().players[static_cast<qsizetype>(player)].numbers[SheetNumber::Vp].value_or(0);
    if (vp < 0)
        return;
    m_desk.setNumber(player, SheetNumber::Vp, vp >= 40 ? vp % 20 : vp + 20);
}

void SheetForm::paste(const QString &cells)
{
    const words::Pasted result = words::pasted(m_desk.draft(), m_player, m_number, cells);
    QStringList sentences;
    //: After cells of a spreadsheet were pasted
    sentences << tr("%n number(s) taken over.", nullptr, result.numbers);
    for (const words::PasteNote &note : result.notes)
        sentences << words::pasteNote(note);
    if (result.numbers > 0 || result.names > 0)
        m_desk.replace(result.draft);
    m_notes->setText(sentences.join(u' '));
    m_notes->show();
    paint(m_notes, palette(), result.notes.empty() ? Role::QuietText : Role::LitFrame);
}

void SheetForm::pasteFromClipboard()
{
    paste(QGuiApplication::clipboard()->text());
}

void SheetForm::copyToClipboard(bool playersAsRows)
{
    const auto layout =
        playersAsRows ? words::SheetLayout::PlayersAsRows : words::SheetLayout::PlayersAsColumns;
    QGuiApplication::clipboard()->setText(words::copied(m_desk.seated(), layout, true));
    m_notes->setText(tr("The table is in the clipboard."));
    m_notes->show();
    paint(m_notes, palette(), Role::QuietText);
}

void SheetForm::refresh()
{
    for (Row &row : m_rows) {
        const bool asked = m_desk.asksFor(row.number);
        row.label->setVisible(asked);
        for (const Player player : all<Player>()) {
            NumberField *field = row.fields[indexOf(player)];
            field->setVisible(asked && (m_use == Use::Sheet || m_desk.isSeated(player)));
            field->setValue(m_desk.draft().players[static_cast<qsizetype>(player)].numbers[row.number]);
        }
    }
    const bool tookPart = m_desk.asksWhoTookPart() && m_use == Use::Sheet;
    for (const Award award : all<Award>()) {
        m_tookPartLabels[award]->setVisible(tookPart);
        for (const Player player : all<Player>()) {
            QCheckBox *box = m_tookPart[award][indexOf(player)];
            const DraftPlayer &of = m_desk.draft().players[static_cast<qsizetype>(player)];
            constexpr table::Per<Award, SheetNumber> counted{{SheetNumber::AirshipMajorities,
                                                              SheetNumber::UtilityMajorities,
                                                              SheetNumber::ContractsCompleted}};
            box->setVisible(tookPart);
            box->setChecked(of.tookPart[award].value_or(of.numbers[counted[award]].value_or(0) > 0));
        }
    }
    refreshHeads();
    nameFields();
    refreshFaults();
    refreshResults();
}

QString SheetForm::nameOf(Player player) const
{
    return words::draftName(m_desk.isSeated(player) ? m_desk.seated() : m_desk.draft(), player);
}

void SheetForm::refreshHeads()
{
    QStringList names;
    for (const DraftPlayer &player : m_desk.draft().players) {
        const auto at = static_cast<Player>(names.size());
        names << (m_desk.isSeated(at) ? m_desk.seated().players[names.size()].name : player.name);
    }
    const QStringList marks = words::playerMarks(names);
    for (const Player player : all<Player>()) {
        const auto at = static_cast<qsizetype>(player);
        const bool seated = m_desk.isSeated(player);
        m_heads[indexOf(player)]->setVisible(m_use == Use::Sheet || seated);
        m_heads[indexOf(player)]->showPlayer(m_desk.draft().players[at], marks.value(at),
                                             seated ? names[at] : tr("nobody, or a name"));
        const auto vp = m_desk.draft().players[at].numbers[SheetNumber::Vp];
        QPushButton *marker = m_markers[indexOf(player)];
        marker->setText(vp && *vp >= 40 ? u"40"_s : vp && *vp >= 20 ? u"20"_s : u"–"_s);
        marker->setVisible(m_use == Use::Sheet || seated);
        marker->setAccessibleName(tr("20/40 marker of %1").arg(nameOf(player)));
        marker->setToolTip(
            plainTip(vp ? words::vpMarkerWords(*vp)
                        : tr("Turns the 20/40 marker: 20 points more. The key is +, in the field.")));
        marker->setAccessibleDescription(marker->toolTip());
    }
}

void SheetForm::refreshFaults()
{
    std::array<QString, countOf<SheetNumber>> sentences;
    QString ofNames;
    std::array<std::array<QString, SheetDesk::columns>, countOf<SheetNumber>> inFields;
    std::array<QString, SheetDesk::columns> inHeads;
    for (const SheetFault &fault : m_desk.faults()) {
        const QString sentence = words::sheetFault(fault, m_desk.seated());
        const bool isNumber = fault.field == SheetField::Number;
        QString &line = isNumber ? sentences[indexOf(fault.number)] : ofNames;
        line += (line.isEmpty() ? QString() : u" "_s) + sentence;
        for (const Player player : fault.players)
            (isNumber ? inFields[indexOf(fault.number)][indexOf(player)] : inHeads[indexOf(player)]) =
                sentence;
    }
    for (Row &row : m_rows) {
        row.message->setText(sentences[indexOf(row.number)]);
        row.message->setVisible(!row.message->text().isEmpty());
        paint(row.message, palette(), Role::LitFrame);
        for (const Player player : all<Player>())
            row.fields[indexOf(player)]->setFault(inFields[indexOf(row.number)][indexOf(player)]);
    }
    for (const Player player : all<Player>())
        m_heads[indexOf(player)]->setFault(inHeads[indexOf(player)]);
    m_namesMessage->setText(ofNames);
    m_namesMessage->setVisible(!ofNames.isEmpty());
    paint(m_namesMessage, palette(), Role::LitFrame);
}

} // namespace skyledger::ui
