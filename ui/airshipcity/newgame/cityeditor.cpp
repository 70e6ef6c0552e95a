// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/cityeditor.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/newgame/cityplace.h"
#include "ui/airshipcity/words/amounts.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/tiles.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/plaintip.h"

#include <QtCore/QEvent>
#include <QtCore/QJsonArray>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>

#include <algorithm>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// The letters of a name without their accents.
QString plainLetters(const QString &name)
{
    QString letters;
    const QString apart = name.normalized(QString::NormalizationForm_D).toUpper();
    std::copy_if(apart.begin(), apart.end(), std::back_inserter(letters),
                 [](QChar c) { return c >= u'A' && c <= u'Z'; });
    return letters;
}

QString numberOf(const QString &tile)
{
    return tile.mid(tile.lastIndexOf(u'-') + 1);
}

QString namesOf(ResourceSet resources)
{
    QStringList names;
    for (const Resource resource : resources)
        names << words::name(resource);
    return names.join(u", ");
}

} // namespace

table::Per<TileKind, QChar> kindKeys()
{
    table::Per<TileKind, QChar> keys;
    QString taken;
    for (const TileKind kind : table::all<TileKind>()) {
        const QString letters = plainLetters(words::name(kind)) + u"ABCDEFGHIJKLMNOPQRSTUVWXYZ"_s;
        const auto free =
            std::find_if(letters.begin(), letters.end(), [&taken](QChar c) { return !taken.contains(c); });
        keys[kind] = *free;
        taken += *free;
    }
    return keys;
}

CityEditor::CityEditor(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"city-editor"_s);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(fontMetrics().height() / 3);
    for (const Cell cell : table::all<Cell>()) {
        auto *place = new CityPlace(this);
        place->setObjectName(u"place-"_s + words::name(cell));
        place->setCheckable(true);
        place->installEventFilter(this);
        place->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        connect(place, &QPushButton::clicked, this, [this, cell] { goTo(cell); });
        grid->addWidget(place, rowOf(cell), columnOf(cell));
        m_places[cell] = place;
    }
    for (int i = 0; i < gridSize; ++i) {
        grid->setColumnStretch(i, 1);
        grid->setRowStretch(i, 1);
    }
    fitText();
}

void CityEditor::fitText()
{
    for (const Cell cell : table::all<Cell>())
        m_places[cell]->setMinimumHeight(fontMetrics().height() * 3);
    for (int i = 0; i < gridSize; ++i)
        static_cast<QGridLayout *>(layout())->setColumnMinimumWidth(i, fontMetrics().averageCharWidth() * 15);
}

void CityEditor::setTiles(const QJsonObject &catalogue, const QStringList &city)
{
    m_catalogue = catalogue;
    m_any = tilesOf(catalogue).any();
    m_city = city;
    refresh();
}

void CityEditor::lay(TileKind kind)
{
    m_any ? layAny(kind) : layListed(kind);
    goTo(static_cast<Cell>((table::indexOf(m_current) + 1) % table::countOf<Cell>));
    refresh();
    emit changed();
}

/// The next tile of the kind comes here, and the one that lay here goes where that was. Places further on are looked at
/// first: who lays out the city row by row never disturbs what is laid.
void CityEditor::layListed(TileKind kind)
{
    const auto here = static_cast<qsizetype>(m_current);
    for (qsizetype step = 0; step < m_city.size(); ++step) {
        const qsizetype there = (here + step) % m_city.size();
        const bool again = step == 0 && m_places[m_current]->property("laid").toBool();
        if (kindOf(m_city[there], m_catalogue) == kind && !again) {
            m_city.swapItemsAt(here, there);
            break;
        }
    }
    m_places[m_current]->setProperty("laid", true);
}

void CityEditor::layAny(TileKind kind)
{
    std::array<TileKind, 16> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        kinds[i] =
            kindFromId(m_city.value(static_cast<qsizetype>(i)).toStdString()).value_or(TileKind::Forest);
    kinds[table::indexOf(m_current)] = kind;
    m_city = idsFor(kinds);
}

void CityEditor::goTo(Cell cell)
{
    m_current = cell;
    for (const Cell each : table::all<Cell>())
        m_places[each]->setChecked(each == cell);
    m_places[cell]->setFocus();
}

bool CityEditor::press(int key, const QString &text)
{
    const auto go = [this](Direction toward) {
        if (const Cell next = neighbour(m_current, toward); next != none<Cell>)
            goTo(next);
        return true;
    };
    switch (key) {
    case Qt::Key_Left:
        return go(Direction::West);
    case Qt::Key_Right:
        return go(Direction::East);
    case Qt::Key_Up:
        return go(Direction::North);
    case Qt::Key_Down:
        return go(Direction::South);
    default:
        break;
    }
    if (text.size() != 1)
        return false;
    const auto keys = kindKeys();
    for (const TileKind kind : table::all<TileKind>()) {
        if (keys[kind] == text[0].toUpper()) {
            lay(kind);
            return true;
        }
    }
    return false;
}

bool CityEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        for (const Cell cell : table::all<Cell>()) {
            if (m_places[cell] == watched && cell != m_current)
                goTo(cell);
        }
    }
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (plain && press(key->key(), typedText(*key)))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void CityEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        fitText();
    QWidget::changeEvent(event);
}

void CityEditor::refresh()
{
    setAccessibleName(tr("The city, place by place"));
    for (const Cell cell : table::all<Cell>()) {
        const ResourceSet crests = crestsAt(cell);
        QStringList said{nameAt(cell)};
        if (!crests.empty())
            said << namesOf(crests);
        CityPlace *place = m_places[cell];
        place->setText(said.constFirst());
        place->setTile(kindOf(m_city.value(static_cast<qsizetype>(cell)), m_catalogue), crests);
        //: A place of the city and the tile that lies there
        place->setAccessibleName(tr("%1: %2").arg(words::name(cell), said.join(u' ')));
        place->setToolTip(plainTip(place->accessibleName()));
    }
}

QString CityEditor::nameAt(Cell cell) const
{
    const QString tile = m_city.value(static_cast<qsizetype>(cell));
    const TileKind kind = kindOf(tile, m_catalogue);
    const auto alike = std::count_if(m_city.begin(), m_city.end(), [this, kind](const QString &other) {
        return kindOf(other, m_catalogue) == kind;
    });
    if (alike < 2 || m_any)
        return words::shortName(kind);
    //: A kind of tile and the number that tells it from others of its kind
    return tr("%1-%2").arg(words::shortName(kind), numberOf(tile));
}

/// The dots by which the tiles of one kind are told apart.
ResourceSet CityEditor::crestsAt(Cell cell) const
{
    const QString tile = m_city.value(static_cast<qsizetype>(cell));
    const QJsonArray crests = listedObject(m_catalogue, "tiles"_L1, tile)["crests"_L1].toArray();
    ResourceSet resources;
    for (const auto &crest : crests) {
        if (const auto resource = fromName<Resource>(crest.toString().toStdString()))
            resources.insert(*resource);
    }
    return resources;
}

} // namespace skyledger::ui
