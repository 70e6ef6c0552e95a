// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/airshipcity/newgame/cityform.h"

#include "core/airshipcity/names.h"
#include "ui/airshipcity/newgame/cityeditor.h"
#include "ui/airshipcity/newgame/newgamedraft.h"
#include "ui/airshipcity/words/terms.h"
#include "ui/airshipcity/words/tiles.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/said.h"

#include <QtCore/QEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace skyledger::ui {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int paletteColumns = 4;

QString text(std::string_view word)
{
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

CityForm::CityForm(QWidget *parent)
    : Card(parent),
      m_editor(new CityEditor(this)),
      m_shuffle(new QPushButton(this)),
      m_note(plainLabel(this)),
      m_refusal(plainLabel(this))
{
    setObjectName(u"city"_s);
    m_shuffle->setObjectName(u"shuffle-city"_s);
    m_note->setObjectName(u"city-note"_s);
    m_refusal->setObjectName(u"city-refusal"_s);
    m_note->setWordWrap(true);
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto *palette = new QGridLayout;
    palette->setSpacing(fontMetrics().height() / 4);
    int place = 0;
    for (const TileKind kind : table::all<TileKind>()) {
        auto *button = new QPushButton(this);
        button->setObjectName(u"kind-"_s + text(airshipcity::nameOf(kind)));
        // The pointer lays without taking the keyboard from the city.
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QPushButton::clicked, m_editor, [this, kind] { m_editor->lay(kind); });
        palette->addWidget(button, place / paletteColumns, place % paletteColumns);
        ++place;
        m_kinds[kind] = button;
    }
    palette->addWidget(m_shuffle, place / paletteColumns, place % paletteColumns);
    content()->addWidget(m_note);
    content()->addWidget(m_editor, 1);
    content()->addLayout(palette);
    content()->addWidget(m_refusal);
    connect(m_shuffle, &QPushButton::clicked, this, &CityForm::shuffleAsked);
    connect(m_editor, &CityEditor::changed, this, [this] { showRefusal({}); });
    connect(m_editor, &CityEditor::changed, this, &CityForm::refresh);
    sayAnew(*this, [this] { retranslate(); });
}

void CityForm::setCatalogue(const QJsonObject &catalogue, const QStringList &city)
{
    m_any = tilesOf(catalogue).any();
    m_editor->setTiles(catalogue, city);
    showRefusal({});
    retranslate();
}

QStringList CityForm::city() const
{
    return m_editor->city();
}

std::optional<TileCounts> CityForm::counts() const
{
    if (!m_any)
        return std::nullopt;
    TileCounts counts{};
    const QStringList city = m_editor->city();
    for (const QString &tile : city)
        ++counts[kindFromId(tile.toStdString()).value_or(TileKind::Forest)];
    return counts;
}

void CityForm::showRefusal(const Sentence &why)
{
    m_why = why;
    const QString text = why ? why() : QString();
    m_refusal->setText(text);
    m_refusal->setVisible(!text.isEmpty());
}

void CityForm::refresh()
{
    const auto keys = kindKeys();
    const auto met = counts();
    for (const TileKind kind : table::all<TileKind>()) {
        const QString name = words::shortName(kind);
        //: A key, and the kind of tile that it lays
        QString label = tr("%1  %2").arg(QString(keys[kind]), name);
        if (met) {
            //: A key, the kind of tile that it lays, and how many of it lie in the city
            label = tr("%1  %2 · %3").arg(QString(keys[kind]), name, QString::number((*met)[kind]));
        }
        m_kinds[kind]->setText(label);
        m_kinds[kind]->setAccessibleName(tr("Lay a tile: %1").arg(words::name(kind)));
        m_kinds[kind]->setToolTip(plainTip(words::name(kind)));
    }
}

void CityForm::retranslate()
{
    setTitle(words::name(words::Term::City));
    const QString laying =
        tr("Lay the tiles on the table like this, or lay them here as they lie there: choose a "
           "place, then press a letter or a button.");
    const QString counting =
        tr("How many tiles of each kind are in the box is not entered yet: these are the numbers "
           "of the sample set. Adjust them to your table.");
    m_note->setText(m_any ? laying + u'\n' + counting : laying);
    m_shuffle->setText(tr("Shuffle"));
    m_shuffle->setAccessibleName(tr("Shuffle the city"));
    if (m_why)
        m_refusal->setText(m_why());
    refresh();
}

} // namespace skyledger::ui
