// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/box/copies/copybar.h"

#include "ui/box/fields/typedfields.h"
#include "ui/shell/gamesfolder.h"
#include "ui/widgets/lettering.h"
#include "ui/widgets/namedbutton.h"
#include "ui/widgets/namefield.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/plaintip.h"
#include "ui/words/phrases.h"

#include <QtCore/QEvent>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSignalBlocker>
#include <QtWidgets/QBoxLayout>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace skyledger::ui {

using namespace Qt::Literals::StringLiterals;

CopyBar::CopyBar(CopyShelf &shelf, const QString &used, QWidget *parent)
    : QWidget(parent),
      m_shelf(shelf),
      m_used(used),
      m_trash([](const QString &path) { return QFile::moveToTrash(path); }),
      m_title(plainLabel(this)),
      m_chooser(new QComboBox(this)),
      m_nameLabel(plainLabel(this)),
      m_name(new BoxLine(this)),
      m_close(namedButton(u"copy-close"_s, this)),
      m_tools(new QHBoxLayout),
      m_new(namedButton(u"copy-new"_s, this)),
      m_duplicate(namedButton(u"copy-duplicate"_s, this)),
      m_remove(namedButton(u"copy-remove"_s, this)),
      m_use(namedButton(u"copy-use"_s, this))
{
    m_chooser->setObjectName(u"copy-chooser"_s);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(34);
    m_name->setObjectName(u"copy-name"_s);
    limitCharacters(*m_name, shelf.format().longestName);
    m_nameLabel->setBuddy(m_name);
    auto *line = new QHBoxLayout;
    line->addWidget(m_title);
    line->addWidget(m_chooser);
    line->addWidget(m_nameLabel);
    line->addWidget(m_name, 1);
    line->addWidget(m_close);
    for (QPushButton *button : {m_new, m_duplicate, m_remove, m_use})
        m_tools->addWidget(button, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(line);
    column->addLayout(m_tools);
    connect(m_chooser, &QComboBox::activated, this, [this](int row) {
        if (static_cast<std::size_t>(row) >= m_entries.size())
            return;
        // The one that is open stays, and with it the way back.
        const QString path = m_entries[static_cast<std::size_t>(row)].path;
        if (!isSameFile(path, m_shelf.path()))
            choose(path);
    });
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString &name) { m_shelf.setName(name.trimmed()); });
    connect(m_name, &BoxLine::nextWanted, this, [this] { focusNextChild(); });
    connect(m_new, &QPushButton::clicked, this, [this] { create(m_shelf.format().empty()); });
    connect(m_duplicate, &QPushButton::clicked, this, &CopyBar::duplicate);
    connect(m_remove, &QPushButton::clicked, this, &CopyBar::removeFile);
    connect(m_use, &QPushButton::clicked, this, &CopyBar::use);
    connect(m_close, &QPushButton::clicked, this, &CopyBar::closeWanted);
    connect(&shelf, &CopyShelf::changed, this, &CopyBar::follow);
    retranslate();
}

void CopyBar::choose(const QString &path)
{
    if (!m_shelf.save()) {
        list();
        emit unsavedLeft();
        return;
    }
    m_shelf.open(path);
    list();
}

QString CopyBar::nameOf(const CopyEntry &entry) const
{
    QString name = words::printable(entry.name);
    if (!name.isEmpty())
        return name;
    return isSameFile(entry.path, m_shelf.pathOf({})) ? tr("My copy") : QFileInfo(entry.path).fileName();
}

QString CopyBar::titleOf(const CopyEntry &entry) const
{
    QString title = nameOf(entry);
    if (!entry.readable)
        title = tr("%1 – cannot be read", "a copy of the box").arg(title);
    return isSameFile(entry.path, m_shelf.pathOf(m_used))
        ? tr("%1 – for new games", "a copy of the box").arg(title)
        : title;
}

QString CopyBar::titleOfOpen() const
{
    return titleOf({m_shelf.path(), m_shelf.name(), m_shelf.isReadable()});
}

/// Lists the copies anew, the open one too if it lies elsewhere.
void CopyBar::list()
{
    const QSignalBlocker quiet(m_chooser);
    m_entries = copiesIn(m_shelf.folder(), m_shelf.format());
    const auto isOpen = [this](const CopyEntry &entry) { return isSameFile(entry.path, m_shelf.path()); };
    auto open = std::find_if(m_entries.begin(), m_entries.end(), isOpen);
    if (open == m_entries.end())
        open = m_entries.insert(m_entries.end(),
                                CopyEntry{m_shelf.path(), m_shelf.name(), m_shelf.isReadable()});
    const auto row = static_cast<int>(open - m_entries.begin());
    m_chooser->clear();
    for (const CopyEntry &entry : m_entries)
        m_chooser->addItem(titleOf(entry), entry.path);
    m_chooser->setCurrentIndex(row);
    follow();
}

void CopyBar::follow()
{
    const int row = m_chooser->currentIndex();
    if (row >= 0) {
        m_chooser->setItemText(row, titleOfOpen());
        m_chooser->setItemData(row, plainTip(m_shelf.path()), Qt::ToolTipRole);
    }
    m_chooser->setToolTip(plainTip(m_shelf.path()));
    const QString name = m_shelf.name();
    if (m_name->text().trimmed() != name)
        m_name->setText(name);
    const bool isReadable = m_shelf.isReadable();
    const bool isHere =
        QFileInfo(m_shelf.path()).absolutePath() == QFileInfo(m_shelf.pathOf({})).absolutePath();
    m_name->setEnabled(isReadable);
    m_duplicate->setEnabled(isReadable);
    m_remove->setEnabled(QFileInfo::exists(m_shelf.path()));
    m_use->setEnabled(isReadable && isHere && !isSameFile(m_shelf.path(), m_shelf.pathOf(m_used)));
}

void CopyBar::create(const QJsonObject &document)
{
    if (!m_shelf.save()) {
        emit unsavedLeft();
        return;
    }
    CopyFile file(m_shelf.format(), freeCopyPath(m_shelf.folder(), m_shelf.format()));
    if (const auto error = file.write(document)) {
        emit failed(
            [error = *error] { return tr("“%1” cannot be written: %2").arg(error.file, error.reason); });
        return;
    }
    choose(file.path());
    m_name->setFocus(Qt::TabFocusReason);
    m_name->selectAll();
}

void CopyBar::duplicate()
{
    QJsonObject document = m_shelf.document();
    const QString name = m_shelf.name().isEmpty() ? tr("My copy") : m_shelf.name();
    //: The name of a copy of the box that was made from another one
    document.insert(u"name"_s, cutToCharacters(tr("%1, duplicate").arg(name), m_shelf.format().longestName));
    create(document);
}

/// To the trash of the desktop, from where it can be taken back; and at once by a click.
void CopyBar::removeFile()
{
    RemovedCopy copy{m_shelf.path(), nameOf({m_shelf.path(), m_shelf.name(), true}), {}, false};
    QFile file(copy.path);
    // What cannot be read could not be brought back.
    const bool isRead = file.open(QIODevice::ReadOnly);
    copy.bytes = file.readAll();
    file.close();
    if (!isRead || file.error() != QFileDevice::NoError || !m_trash(copy.path)) {
        emit failed([path = copy.path] { return tr("“%1” cannot be moved to the trash.").arg(path); });
        return;
    }
    copy.wasUsed = isSameFile(copy.path, m_shelf.pathOf(m_used));
    if (copy.wasUsed) {
        m_used.clear();
        emit usedChosen({});
    }
    m_shelf.open(m_shelf.pathOf(m_used));
    list();
    emit removed(copy);
}

void CopyBar::use()
{
    const QString name = QFileInfo(m_shelf.path()).fileName();
    m_used = isSameFile(m_shelf.path(), m_shelf.pathOf({})) ? QString() : name;
    emit usedChosen(m_used);
    list();
}

void CopyBar::retranslate()
{
    m_title->setFont(boldFont(font(), 1.4));
    m_title->setText(tr("Your copy of the box"));
    m_nameLabel->setText(tr("&Name:"));
    m_name->setPlaceholderText(tr("My copy"));
    m_name->setAccessibleName(tr("Name of this copy: edition or language"));
    m_name->setToolTip(plainTip(m_name->accessibleName()));
    m_chooser->setAccessibleName(tr("Copy that is shown"));
    m_close->setText(tr("Done"));
    m_close->setToolTip(plainTip(tr("Esc")));
    m_new->setText(tr("New copy"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Remove"));
    m_remove->setAccessibleName(tr("Remove this copy"));
    m_remove->setToolTip(plainTip(tr("Moves the file of this copy to the trash.")));
    m_use->setText(tr("Use for new games"));
    m_use->setToolTip(plainTip(tr("New games begin with the values of this copy.")));
    list();
}

void CopyBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace skyledger::ui
