// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/score/sheet/sheetrules.h"

#include "ui/widgets/said.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

SheetRules::SheetRules(RowsDesk &desk, const std::vector<RulingHead> &rulings, QWidget *parent)
    : QWidget(parent),
      m_desk(desk),
      m_edition(new QComboBox(this)),
      m_rulings(new FoldedChoices(u"sheet-rulings"_s,
                                  {u"sheet-fold-rulings"_s, [] { return tr("Rulings"); },
                                   [] { return tr("Rulings for unclear rules"); }},
                                  choices(rulings), 16, FoldedChoices::Titles::Wrapped, this))
{
    setObjectName(u"sheet-rules"_s);
    m_edition->setObjectName(u"sheet-edition"_s);
    m_edition->setFocusPolicy(Qt::StrongFocus);
    m_edition->addItems(m_desk.game().heads().front().choices());
    auto *line = new QHBoxLayout;
    line->addWidget(m_edition, 1);
    line->addWidget(m_rulings->fold());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(line);
    column->addWidget(m_rulings);
    m_rulings->addBoxes();
    connect(m_edition, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            m_desk.setHead(0, QString::number(index));
    });
    connect(&desk, &RowsDesk::changed, this, &SheetRules::refresh);
    sayAnew(*this, [this] { retranslate(); });
}

std::vector<FoldedChoice> SheetRules::choices(const std::vector<RulingHead> &rulings)
{
    std::vector<FoldedChoice> choices;
    choices.reserve(rulings.size());
    for (const RulingHead &ruling : rulings) {
        const SheetGame::Head &head = m_desk.game().heads()[ruling.head];
        const auto at = static_cast<qsizetype>(ruling.head);
        FoldedChoice choice;
        choice.name = u"sheet-ruling-"_s + head.id;
        choice.title = head.label;
        choice.answers = [&head] {
            QList<FoldedChoice::Answer> answers;
            const QStringList readings = head.choices();
            for (const QString &reading : readings)
                answers.append({reading, {}});
            return answers;
        };
        choice.tip = ruling.rule;
        choice.chosen = [this, at] { return m_desk.texts().heads[at].toInt(); };
        choice.choose = [this, head = ruling.head](int reading) {
            m_desk.setHead(head, QString::number(reading));
        };
        choices.push_back(std::move(choice));
    }
    return choices;
}

void SheetRules::refresh()
{
    const QSignalBlocker quiet(m_edition);
    m_edition->setCurrentIndex(m_desk.texts().heads.front().toInt());
    m_rulings->refresh();
}

void SheetRules::retranslate()
{
    const QSignalBlocker quiet(m_edition);
    m_edition->setAccessibleName(tr("Edition"));
    const QStringList editions = m_desk.game().heads().front().choices();
    for (qsizetype edition = 0; edition < editions.size(); ++edition)
        m_edition->setItemText(static_cast<int>(edition), editions[edition]);
    refresh();
}

} // namespace skyledger::ui
