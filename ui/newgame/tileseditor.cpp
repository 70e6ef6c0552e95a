// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/tileseditor.h"

#include "ui/newgame/tileplace.h"
#include "ui/widgets/digitkeys.h"
#include "ui/widgets/plaintip.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QGridLayout>

#include <algorithm>
#include <iterator>

namespace skyledger::ui {

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

} // namespace

QList<QChar> kindKeys(const std::vector<TilesSpec::Kind> &kinds)
{
    QList<QChar> keys;
    for (const TilesSpec::Kind &kind : kinds) {
        const QString letters = plainLetters(kind.name()) + u"ABCDEFGHIJKLMNOPQRSTUVWXYZ"_s;
        keys << *std::find_if(letters.begin(), letters.end(), [&keys](QChar c) { return !keys.contains(c); });
    }
    return keys;
}

TilesEditor::TilesEditor(const TilesSpec &spec, QWidget *parent) : QWidget(parent), m_spec(spec)
{
    setObjectName(spec.name + u"-editor"_s);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins({});
    grid->setSpacing(fontMetrics().height() / 3);
    for (int at = 0; at < spec.places.size(); ++at) {
        auto *place = new TilePlace(this);
        place->setObjectName(u"place-"_s + spec.places[at]);
        place->setCheckable(true);
        place->installEventFilter(this);
        place->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        connect(place, &QPushButton::clicked, this, [this, at] { goTo(static_cast<std::size_t>(at)); });
        grid->addWidget(place, at / spec.columns, at % spec.columns);
        grid->setRowStretch(at / spec.columns, 1);
        grid->setColumnStretch(at % spec.columns, 1);
        m_places.push_back(place);
    }
    fitText();
}

void TilesEditor::fitText()
{
    for (TilePlace *place : m_places)
        place->setMinimumHeight(fontMetrics().height() * 3);
    for (int column = 0; column < m_spec.columns; ++column)
        static_cast<QGridLayout *>(layout())->setColumnMinimumWidth(column,
                                                                    fontMetrics().averageCharWidth() * 15);
}

void TilesEditor::setTiles(const KnownTiles &known, const QStringList &tiles)
{
    m_known = known;
    m_tiles = tiles;
    refresh();
}

std::size_t TilesEditor::kindAt(qsizetype place) const
{
    return m_known.kindOf(m_tiles.value(place));
}

void TilesEditor::lay(std::size_t kind)
{
    m_known.any ? layAny(kind) : layListed(kind);
    goTo((m_current + 1) % m_places.size());
    refresh();
    emit changed();
}

/// The next tile of the kind comes here, and the one that lay here goes where that was. Places further on are looked at
/// first: who lays tiles row by row never disturbs what is laid.
void TilesEditor::layListed(std::size_t kind)
{
    const auto here = static_cast<qsizetype>(m_current);
    for (qsizetype step = 0; step < m_tiles.size(); ++step) {
        const qsizetype there = (here + step) % m_tiles.size();
        const bool again = step == 0 && m_places[m_current]->property("laid").toBool();
        if (kindAt(there) == kind && !again) {
            m_tiles.swapItemsAt(here, there);
            break;
        }
    }
    m_places[m_current]->setProperty("laid", true);
}

/// Ids follow the order of the places: forest-1, mine-1, forest-2 ...
void TilesEditor::layAny(std::size_t kind)
{
    std::vector<int> met(m_spec.kinds.size());
    QStringList tiles;
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        const std::size_t each = place == m_current ? kind : kindAt(static_cast<qsizetype>(place));
        tiles << u"%1-%2"_s.arg(m_spec.kinds[each].word).arg(++met[each]);
    }
    m_tiles = tiles;
}

void TilesEditor::goTo(std::size_t place)
{
    m_current = place;
    for (std::size_t each = 0; each < m_places.size(); ++each)
        m_places[each]->setChecked(each == place);
    m_places[place]->setFocus();
}

bool TilesEditor::step(int columns, int rows)
{
    const auto here = static_cast<int>(m_current);
    const int column = here % m_spec.columns + columns;
    const int there = here + columns + rows * m_spec.columns;
    if (column >= 0 && column < m_spec.columns && there >= 0 && there < static_cast<int>(m_places.size()))
        goTo(static_cast<std::size_t>(there));
    return true;
}

bool TilesEditor::press(int key, const QString &text)
{
    switch (key) {
    case Qt::Key_Left:
        return step(-1, 0);
    case Qt::Key_Right:
        return step(1, 0);
    case Qt::Key_Up:
        return step(0, -1);
    case Qt::Key_Down:
        return step(0, 1);
    default:
        break;
    }
    const qsizetype kind = text.size() == 1 ? kindKeys(m_spec.kinds).indexOf(text[0].toUpper()) : -1;
    if (kind >= 0)
        lay(static_cast<std::size_t>(kind));
    return kind >= 0;
}

bool TilesEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        const auto place = std::find(m_places.begin(), m_places.end(), watched);
        if (place != m_places.end() && *place != m_places[m_current])
            goTo(static_cast<std::size_t>(place - m_places.begin()));
    }
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (plain && press(key->key(), typedText(*key)))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TilesEditor::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    else if (event->type() == QEvent::FontChange)
        fitText();
    QWidget::changeEvent(event);
}

void TilesEditor::refresh()
{
    setAccessibleName(m_spec.spoken());
    if (!m_known.kindOf)
        return;
    for (std::size_t at = 0; at < m_places.size(); ++at) {
        const auto place = static_cast<qsizetype>(at);
        std::vector<TileMark> marks = m_known.marks(m_tiles.value(place));
        QStringList said{nameAt(place)};
        QStringList names;
        for (const TileMark &mark : marks)
            names << mark.name;
        if (!names.isEmpty())
            said << names.join(u", ");
        TilePlace &button = *m_places[at];
        button.setText(said.constFirst());
        button.setTile(
            [this, kind = kindAt(place)](int side, double ratio, const QColor &ink) {
                return m_spec.picture(kind, side, ratio, ink);
            },
            std::move(marks));
        //: A place and the tile that lies there
        button.setAccessibleName(tr("%1: %2").arg(m_spec.places[place], said.join(u' ')));
        button.setToolTip(plainTip(button.accessibleName()));
    }
}

QString TilesEditor::nameAt(qsizetype place) const
{
    const std::size_t kind = kindAt(place);
    const auto alike = std::count_if(m_tiles.begin(), m_tiles.end(), [this, kind](const QString &other) {
        return m_known.kindOf(other) == kind;
    });
    QString name = m_spec.kinds[kind].shortName();
    if (alike < 2 || m_known.any)
        return name;
    //: A kind of tile and the number that tells it from others of its kind
    return tr("%1-%2").arg(name, numberOf(m_tiles.value(place)));
}

} // namespace skyledger::ui
