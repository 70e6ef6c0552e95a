// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/sharing/mergepanel.h"

#include "core/table/valuesource.h"
#include "ui/box/sharing/mergeview.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wrappedlabel.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

MergePanel::MergePanel(SharedCopies copies, QWidget *parent)
    : QWidget(parent),
      m_copies(std::move(copies)),
      m_intro(wrappedLabel(u"compare-intro", this)),
      m_sample(wrappedLabel(u"compare-sample", this))
{
    setObjectName(u"merge-panel"_s);
    // Made in the order in which they are read, and the Tab key goes.
    m_allMine = namedButton(u"compare-all-mine", this);
    m_allTheirs = namedButton(u"compare-all-theirs", this);
    m_all = new QCheckBox(this);
    m_all->setObjectName(u"compare-all"_s);
    m_list = new MergeView(m_model, this);
    auto *choices = new FlowLayout;
    for (QWidget *each : {static_cast<QWidget *>(m_allMine), static_cast<QWidget *>(m_allTheirs),
                          static_cast<QWidget *>(m_all)})
        choices->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_intro);
    column->addWidget(m_sample);
    column->addLayout(choices);
    column->addWidget(m_list, 1);
    column->addWidget(bar());
    connect(&m_model, &MergeModel::choiceChanged, this, &MergePanel::judge);
    connect(m_all, &QCheckBox::toggled, &m_model, &MergeModel::setAllShown);
    connect(m_allMine, &QPushButton::clicked, this, [this] { m_model.takeAll(MergeSide::Mine); });
    connect(m_allTheirs, &QPushButton::clicked, this, [this] { m_model.takeAll(MergeSide::Theirs); });
    retranslate();
}

QWidget *MergePanel::bar()
{
    auto *bar = new QWidget(this);
    m_summary = wrappedLabel(u"compare-summary", bar);
    m_merge = namedButton(u"compare-merge", bar);
    m_cancel = namedButton(u"compare-cancel", bar);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_summary, 1);
    row->addWidget(m_merge, 0, Qt::AlignTop);
    row->addWidget(m_cancel, 0, Qt::AlignTop);
    connect(m_merge, &QPushButton::clicked, this, &MergePanel::merge);
    connect(m_cancel, &QPushButton::clicked, this, &MergePanel::cancelled);
    return bar;
}

void MergePanel::compare(const QJsonObject &mine, const QJsonObject &theirs, const QString &theirName)
{
    m_mine = mine;
    m_theirs = theirs;
    m_theirName = theirName;
    m_model.compare(m_copies.compare(mine, theirs));
    retranslate();
    if (m_model.rowCount() > 0)
        m_list->setCurrentIndex(m_model.index(0, 0));
}

void MergePanel::takeFocus()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void MergePanel::merge()
{
    if (const auto document = m_model.merged())
        emit merged(document.value());
}

/// What the merge will do, a sentence each.
QStringList MergePanel::summary(const box::MergeCount &count) const
{
    QStringList sentences;
    if (count.added > 0)
        sentences << tr("%n value(s) will be added.", nullptr, count.added);
    if (count.replaced > 0)
        sentences << tr("%n of your values will be replaced.", nullptr, count.replaced);
    if (count.dropped > 0)
        sentences << tr("%n of your values will be removed.", nullptr, count.dropped);
    if (count.confirmed > 0)
        sentences << tr("%n value(s) will be the same, with the other source.", nullptr, count.confirmed);
    if (count.madeUp > 0)
        sentences << tr("%n of the values that you take are made up: they stay marked as sample data.",
                        nullptr, count.madeUp);
    if (sentences.isEmpty())
        sentences << (m_model.differing() == 0 ? tr("Both say the same.")
                                               : tr("Nothing of yours will change."));
    return sentences;
}

void MergePanel::judge()
{
    const auto merged = m_model.merged();
    const box::MergeCount count = m_model.count();
    m_summary->setText(merged ? summary(count).join(u' ') : merged.error());
    m_merge->setEnabled(merged && count.changesAnything());
    const bool warns = !merged || count.madeUp > 0;
    setInk(m_summary, warns ? Role::LitFrame : Role::Text);
}

void MergePanel::retranslate()
{
    //: %1 is the name of the other catalogue
    m_intro->setText(
        tr("Your copy beside “%1”: %n value(s) differ or are known to one side only. Left takes yours, "
           "right takes the other, space changes over.",
           nullptr, m_model.differing())
            .arg(words::printable(m_theirName)));
    const bool mine = table::holdsSampleValues(m_mine);
    const bool theirs = table::holdsSampleValues(m_theirs);
    m_sample->setText(mine && theirs ? tr("Both hold sample data: values marked ✱ are made up.")
                          : theirs
                          ? tr("The other one holds sample data: values marked ✱ are made up and are "
                               "taken only where you choose them.")
                          : mine ? tr("Yours holds sample data: values marked ✱ are made up.")
                                 : QString());
    m_sample->setVisible(mine || theirs);
    m_list->setAccessibleName(tr("Differences between the copies"));
    m_all->setText(tr("Show what is the &same, too"));
    m_allMine->setText(tr("All of &yours"));
    m_allMine->setAccessibleName(tr("Take yours wherever both know a value"));
    m_allTheirs->setText(tr("All of the &other"));
    m_allTheirs->setAccessibleName(tr("Take the other wherever both know a value"));
    m_merge->setText(tr("&Merge"));
    m_merge->setAccessibleName(tr("Merge the copies as chosen"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Leave your copy as it is"));
    m_model.retell();
    judge();
    colour();
}

void MergePanel::colour()
{
    setInk(m_intro, Role::QuietText);
    setInk(m_sample, Role::LitFrame);
}

void MergePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

/// Only now there is a window around it: else that would let Enter press the first button that it finds.
void MergePanel::showEvent(QShowEvent *event)
{
    m_merge->setDefault(true);
    QWidget::showEvent(event);
}

void MergePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange && m_merge) {
        colour();
        judge();
    }
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
