// SPDX-FileCopyrightText: 2026 The Skyledger authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/walk/copystops.h"

#include "core/airshipcity/record/cataloguejson.h"
#include "tests/core/airshipcity/record/boxentry.h"
#include "tests/ui/walk/scenes.h"
#include "ui/airshipcity/values/ownerscopy.h"
#include "ui/box/copies/copybar.h"
#include "ui/box/sharing/sharingtools.h"

#include <QtCore/QDir>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>

namespace skyledger::ui::walk {

using namespace airshipcity;
using namespace Qt::Literals::StringLiterals;

namespace {

/// A copy that somebody is at: some values are missing, some cannot be right.
QByteArray begunCopy()
{
    const CatalogueDraft box = fixture::wholeBox();
    CatalogueDraft draft;
    draft.setName(u"Club"_s);
    for (const TileKind kind : all<TileKind>())
        draft.setTileCount(kind, kind == TileKind::Architect ? 4 : 1);
    draft.add(CatalogueSection::Utilities);
    draft.add(CatalogueSection::Utilities);
    int number = 0;
    for (const MissingValue &place : fixture::valuesOf(box)) {
        const auto value = box.value(place);
        if (number++ % 3 != 0 && value)
            draft.set(place, *value);
    }
    draft.set({Printed::AirshipSpacesFor3, 0}, 6);
    draft.set({Printed::AirshipSpacesFor4, 0}, 2);
    return writeCatalogue(draft.document());
}

void putCopy(const QByteArray &bytes)
{
    QDir().mkpath(copiesFolder());
    test::writeFile(OwnersCopy::defaultPath(), bytes);
}

QListWidget &pagesOf(const Walker &stage)
{
    return *stage.find<QListWidget>(u"copy-pages"_s);
}

/// The copy of which a file says that, at a page; the last one is the check.
Stop pageStop(const QString &state, QByteArray (*copy)(), int row)
{
    return {u"copy-%1-%2"_s.arg(state, QString::number(row + 1)), [copy, row](Walker &stage) {
                if (const QByteArray bytes = copy(); !bytes.isEmpty())
                    putCopy(bytes);
                stage.window->showCopy();
                pagesOf(stage).setCurrentRow(row);
            }};
}

void addPages(std::vector<Stop> &stops)
{
    const auto nothing = [] { return QByteArray(); };
    const auto sample = [] {
        QJsonObject document = sampleCatalogue();
        document.insert(u"name"_s, u"Club"_s); // it calls itself something in English
        return writeCatalogue(document);
    };
    const auto pages = static_cast<int>(countOf<BoxPage>);
    stops.reserve(stops.size() + 3 * (countOf<BoxPage> + 1));
    for (int row = 0; row <= pages; ++row) {
        stops.push_back(pageStop(u"empty"_s, nothing, row));
        stops.push_back(pageStop(u"begun"_s, begunCopy, row));
        stops.push_back(pageStop(u"sample"_s, sample, row));
    }
}

void unreadableCopy(Walker &stage)
{
    putCopy("{}");
    stage.window->showCopy();
}

void removedCopy(Walker &stage)
{
    putCopy(begunCopy());
    stage.window->showCopy();
    stage.window->findChild<CopyBar *>()->setTrash([](const QString &path) { return QFile::remove(path); });
    stage.press(u"copy-remove"_s);
}

/// What a search finds in a begun copy: "3" stands in values of every language.
void searchedCopy(Walker &stage)
{
    putCopy(begunCopy());
    stage.window->showCopy();
    stage.find<QLineEdit>(u"copy-search"_s)->setText(u"3"_s);
}

/// The tools of a begun copy, which answer with a file when they ask for one.
void useTool(Walker &stage, const QString &button, const QString &file)
{
    stage.window->showCopy();
    stage.window->findChild<SharingTools *>()->setChooser(
        {[file](QWidget *, const QString &) { return file; },
         [](QWidget *, const QString &, const QString &) { return QString(); }});
    stage.press(button);
}

void comparedCopies(Walker &stage)
{
    putCopy(begunCopy());
    useTool(stage, u"sharing-compare"_s,
            stage.file(u"Bo.skycatalogue.json"_s, writeCatalogue(sampleCatalogue())));
}

void comparedWithAll(Walker &stage)
{
    comparedCopies(stage);
    stage.press(u"compare-all-theirs"_s);
    stage.press(u"compare-all"_s);
}

void sameCopies(Walker &stage)
{
    putCopy(begunCopy());
    useTool(stage, u"sharing-compare"_s, stage.file(u"Bo.skycatalogue.json"_s, begunCopy()));
}

void importedCopy(Walker &stage)
{
    putCopy(begunCopy());
    useTool(stage, u"sharing-import"_s,
            stage.file(u"Bo.skycatalogue.json"_s, writeCatalogue(sampleCatalogue())));
}

/// From a game in which the table reported what it paid.
void proposedFromGame(Walker &stage)
{
    stage.arriveAt(sceneNamed("proposals"));
    const QByteArray game = stage.view().record()();
    useTool(stage, u"sharing-propose"_s, stage.file(u"reported.skyledger"_s, game));
}

} // namespace

std::vector<Stop> copyStops()
{
    std::vector<Stop> stops{{u"copy-unreadable"_s, unreadableCopy}, {u"copy-removed"_s, removedCopy},
                            {u"copy-searched"_s, searchedCopy},     {u"compare"_s, comparedCopies},
                            {u"compare-all"_s, comparedWithAll},    {u"compare-same"_s, sameCopies},
                            {u"copy-imported"_s, importedCopy},     {u"copy-proposals"_s, proposedFromGame}};
    addPages(stops);
    return stops;
}

} // namespace skyledger::ui::walk
