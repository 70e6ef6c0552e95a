// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/box/copies/copyfile.h"
#include "ui/widgets/sentence.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <utility>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace skyledger::ui {

class BoxLine;

/// The copy on the desk and those that lie beside it, as a bar sees them that knows no game.
class CopyShelf : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual const CopyFormat &format() const = 0;
    /// Where copies are kept.
    virtual QString folder() const = 0;
    /// The file of that name there, as the settings have it; empty: the usual one.
    virtual QString pathOf(const QString &name) const = 0;

    // Of the copy on the desk.
    virtual QString path() const = 0;
    virtual QString name() const = 0;
    virtual QJsonObject document() const = 0;
    virtual bool isReadable() const = 0;
    /// Calls it so; false if the name is refused, as one that is too long is.
    virtual bool setName(const QString &name) = 0;
    /// Puts another file on the desk, without a way back to this one.
    virtual void open(const QString &path) = 0;
    /// Tries once more to write what could not be written; whether all is on disk.
    virtual bool save() = 0;

signals:
    void changed();
};

/// A copy that was moved to the trash, with all that brings it back as it was.
struct RemovedCopy {
    QString path;
    QString title;
    QByteArray bytes;
    bool wasUsed = false; ///< new games were played with it
};

/// Which of the copies is on the desk, what it is called, and which one new games are played with.
class CopyBar : public QWidget
{
    Q_OBJECT

public:
    /// The shelf must outlive the bar; `used` is the name of the file for new games, empty for the usual one.
    CopyBar(CopyShelf &shelf, const QString &used, QWidget *parent);

    /// The row of buttons.
    QHBoxLayout *tools() const { return m_tools; }
    /// Puts a file on the desk, of this folder or another one; what is on the desk must be saved.
    void choose(const QString &path);
    /// New games are played with what is on the desk from now on.
    void use();
    /// How a file is moved to the trash, true if it is there; that of the desktop if nothing else is said.
    void setTrash(std::function<bool(const QString &)> trash) { m_trash = std::move(trash); }

signals:
    /// The file for new games: its name, empty for the usual one.
    void usedChosen(const QString &name);
    /// A copy was moved to the trash.
    void removed(const skyledger::ui::RemovedCopy &copy);
    /// Something could not be done: one line for people.
    void failed(const skyledger::ui::Sentence &why);
    /// Another copy is wanted, and what is on the desk is not saved.
    void unsavedLeft();
    void closeWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void list();
    void follow();
    void create(const QJsonObject &document);
    void duplicate();
    void removeFile();
    QString nameOf(const CopyEntry &entry) const;
    QString titleOf(const CopyEntry &entry) const;
    QString titleOfOpen() const;
    void retranslate();

    CopyShelf &m_shelf;
    QString m_used;
    std::function<bool(const QString &)> m_trash;
    std::vector<CopyEntry> m_entries;
    QLabel *m_title;
    QComboBox *m_chooser;
    QLabel *m_nameLabel;
    BoxLine *m_name;
    QPushButton *m_close;
    QHBoxLayout *m_tools;
    QPushButton *m_new;
    QPushButton *m_duplicate;
    QPushButton *m_remove;
    QPushButton *m_use;
};

} // namespace skyledger::ui
