// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/gamemodule.h"

#include <QtCore/QByteArray>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QSettings>
#include <QtWidgets/QDockWidget>

#include <memory>
#include <vector>

class QMainWindow;

namespace skyledger::ui {

/// The docks of an open game: where they stand at first, where they stood last, and what they are called.
class Docks : public QObject
{
    Q_OBJECT

public:
    explicit Docks(QMainWindow &window);
    ~Docks() override;

    /// The id by which keys are bound to the command that brings a dock up.
    static QString dockCommand(const QString &id);

    /// How many docks a window has room for side by side, by its width in lines of its letters.
    enum class Room {
        Narrow, ///< one column beside the middle: what stands at the left joins the right
        Usual,  ///< one at each side
        Wide    ///< two at the right
    };
    static Room roomIn(const QMainWindow &window);
    /// The same for this window, in which what the docks show may need more than most do.
    Room room() const;

    /// Puts the boards of a game into docks. The view must be destroyed before `clear`.
    void fill(GameView &view);
    void clear();

    /// Brings a dock to the front of its tabs, from wherever it was put away; nothing if there is none with the id.
    void bringUp(const QString &id);

    /// A dock fits what is played now, or none if the id is empty: it comes to the front of its tabs. Who chose another
    /// tab keeps it until that is chosen which fits, and so does who has the keyboard in one.
    void offer(const QString &id);

    /// Docks that are idle make room, those that no longer are come back. How they stand meanwhile is not remembered.
    void makeRoom();

    /// As on the first day: what fits the width of the window, in front what is looked at most.
    void reset();
    /// As they stood when they were remembered under the key; else as at first.
    void restore(const QSettings &settings, const QString &key);
    void remember(QSettings &settings, const QString &key) const;

    /// Letters of another size come: how the docks stand in these is kept until these are back.
    void lettersChange();
    /// They are here, and the docks stand where they stood. Once more as long as the window is laid out.
    void lettersChanged();
    /// The window is smaller or the docks need more: looks whether they still fit.
    void measure();

    QList<QAction *> toggles() const;
    /// Whether a widget is in a dock that another one covers.
    bool isBehind(const QWidget &widget) const;
    void retranslate(const GameView &view);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// A key that nothing in a floating dock took.
    void keyPressed(QKeyEvent *event);

private:
    struct Dock {
        DockSpec spec;
        std::unique_ptr<QDockWidget> widget;
        std::unique_ptr<QWidget> noTitle;
        std::unique_ptr<QAction> show; ///< brings it up, by a key that somebody chose
        bool madeRoom = false;
    };

    DockSpec::Place placeOf(const DockSpec &spec) const;
    QDockWidget *widgetOf(const QString &id) const;
    void raiseFitting();
    void choose(const QString &id);
    void chooseTab(const QString &title);
    void letShrink();
    void place();
    void stand(const QByteArray &state);
    void restoreSizes(const QByteArray &state);
    void stretch();
    void leaveRoomAbove();
    bool hasMadeRoom() const;
    void hideNeedlessTitles();
    void nameTitleButtons() const;
    void nameTabBars();

    QMainWindow &m_window;
    std::vector<Dock> m_docks;
    int m_line = 0;      ///< the height of a line of the letters that are laid out
    int m_usualNeed = 0; ///< the width below which a column at each side was too much; 0: none was
    QHash<int, QByteArray> m_ofLetters; ///< how the docks stood, by the height of a line
    QByteArray m_stand;                 ///< how they stand in the letters that come; empty: as at first
    QString m_fitting;                  ///< the dock that fits what is played now; may be empty
    bool m_isChosen = false;            ///< somebody wants to see another one
};

} // namespace skyledger::ui
