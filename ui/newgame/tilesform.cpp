// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/newgame/tilesform.h"

#include "ui/newgame/tileseditor.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/widgets/said.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int paletteColumns = 4;

} // namespace

TilesForm::TilesForm(TilesSpec spec, QWidget *parent)
    : Card(parent),
      m_spec(std::move(spec)),
      m_editor(new TilesEditor(m_spec, this)),
      m_shuffle(new QPushButton(this)),
      m_note(plainLabel(this)),
      m_refusal(plainLabel(this))
{
    setObjectName(m_spec.name);
    m_shuffle->setObjectName(u"shuffle-"_s + m_spec.name);
    m_note->setObjectName(m_spec.name + u"-note"_s);
    m_refusal->setObjectName(m_spec.name + u"-refusal"_s);
    m_note->setWordWrap(true);
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    auto *palette = new QGridLayout;
    palette->setSpacing(fontMetrics().height() / 4);
    int place = 0;
    for (std::size_t kind = 0; kind < m_spec.kinds.size(); ++kind) {
        auto *button = new QPushButton(this);
        button->setObjectName(u"kind-"_s + m_spec.kinds[kind].word);
        // The pointer lays without taking the keyboard from the places.
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QPushButton::clicked, m_editor, [this, kind] { m_editor->lay(kind); });
        palette->addWidget(button, place / paletteColumns, place % paletteColumns);
        ++place;
        m_kinds.push_back(button);
    }
    palette->addWidget(m_shuffle, place / paletteColumns, place % paletteColumns);
    content()->addWidget(m_note);
    content()->addWidget(m_editor, 1);
    content()->addLayout(palette);
    content()->addWidget(m_refusal);
    connect(m_shuffle, &QPushButton::clicked, this, &TilesForm::shuffleAsked);
    connect(m_editor, &TilesEditor::changed, this, [this] { showRefusal({}); });
    connect(m_editor, &TilesEditor::changed, this, &TilesForm::refresh);
    sayAnew(*this, [this] { retranslate(); });
}

void TilesForm::setTiles(const KnownTiles &known, const QStringList &tiles)
{
    m_any = known.any;
    m_editor->setTiles(known, tiles);
    showRefusal({});
    retranslate();
}

QStringList TilesForm::tiles() const
{
    return m_editor->tiles();
}

std::vector<int> TilesForm::counts() const
{
    std::vector<int> counts(m_spec.kinds.size());
    for (qsizetype place = 0; place < m_editor->tiles().size(); ++place)
        ++counts[m_editor->kindAt(place)];
    return counts;
}

void TilesForm::showRefusal(const Sentence &why)
{
    m_why = why;
    const QString text = why ? why() : QString();
    m_refusal->setText(text);
    m_refusal->setVisible(!text.isEmpty());
}

void TilesForm::refresh()
{
    const QList<QChar> keys = kindKeys(m_spec.kinds);
    const std::vector<int> met = counts();
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        const QString key = keys[static_cast<qsizetype>(kind)];
        const QString name = m_spec.kinds[kind].shortName();
        const QString whole = m_spec.kinds[kind].name();
        //: A key, and the kind of tile that it lays
        QString label = tr("%1  %2").arg(key, name);
        if (m_any) {
            //: A key, the kind of tile that it lays, and how many of it lie there
            label = tr("%1  %2 · %3").arg(key, name, QString::number(met[kind]));
        }
        m_kinds[kind]->setText(label);
        m_kinds[kind]->setAccessibleName(tr("Lay a tile: %1").arg(whole));
        m_kinds[kind]->setToolTip(plainTip(whole));
    }
}

void TilesForm::retranslate()
{
    setTitle(m_spec.title());
    m_note->setText(m_any ? m_spec.laying() + u'\n' + m_spec.counting() : m_spec.laying());
    m_shuffle->setText(tr("Shuffle"));
    m_shuffle->setAccessibleName(m_spec.shuffle());
    if (m_why)
        m_refusal->setText(m_why());
    refresh();
}

} // namespace skyledger::ui
