<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <translation>
            <numerusform>%n metal</numerusform>
            <numerusform>%n metal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n gear</numerusform>
            <numerusform>%n gears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of any one resource</source>
        <comment>amount of a resource that the player chooses</comment>
        <translation>
            <numerusform>%n of any resource</numerusform>
            <numerusform>%n of any one resource</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message numerus="yes">
        <source>there are %n tile(s) instead of %1</source>
        <translation>
            <numerusform>there is %n tile instead of %1</numerusform>
            <numerusform>there are %n tiles instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n harbor(s) instead of one</source>
        <translation>
            <numerusform>there is %n harbor instead of one</numerusform>
            <numerusform>there are %n harbors instead of one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n contract(s) instead of %1</source>
        <translation>
            <numerusform>there is %n contract instead of %1</numerusform>
            <numerusform>there are %n contracts instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n stage bonus(es) for stages 2 and 3 instead of %1</source>
        <translation>
            <numerusform>there is %n stage bonus for stages 2 and 3 instead of %1</numerusform>
            <numerusform>there are %n stage bonuses for stages 2 and 3 instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n stage bonus(es) for stages 4 and 5 instead of %1</source>
        <translation>
            <numerusform>there is %n stage bonus for stages 4 and 5 instead of %1</numerusform>
            <numerusform>there are %n stage bonuses for stages 4 and 5 instead of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n public utility(ies), and %1 are needed for one of the endings</source>
        <translation>
            <numerusform>there is %n public utility, and %1 are needed for one of the endings</numerusform>
            <numerusform>there are %n public utilities, and %1 are needed for one of the endings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) give resources, and people report 8</source>
        <translation>
            <numerusform>%n tile gives resources, and people report 8</numerusform>
            <numerusform>%n tiles give resources, and people report 8</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message numerus="yes">
        <source>%n recorded event(s) will no longer follow the rules: %1. They are kept as they were played, and flagged in the journal.</source>
        <translation>
            <numerusform>%n recorded event will no longer follow the rules: %1. It is kept as it was played, and flagged in the journal.</numerusform>
            <numerusform>%n recorded events will no longer follow the rules: %1. They are kept as they were played, and flagged in the journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flagged event(s) will follow the rules again: %1.</source>
        <translation>
            <numerusform>%n flagged event will follow the rules again: %1.</numerusform>
            <numerusform>%n flagged events will follow the rules again: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) that nobody could judge will follow the rules for certain: %1.</source>
        <translation>
            <numerusform>%n event that nobody could judge will follow the rules for certain: %1.</numerusform>
            <numerusform>%n events that nobody could judge will follow the rules for certain: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message numerus="yes">
        <source>Nothing is illegal in %n event(s).</source>
        <translation>
            <numerusform>Nothing is illegal in %n event.</numerusform>
            <numerusform>Nothing is illegal in %n events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) after them are undone and were not judged.</source>
        <translation>
            <numerusform>%n event after them is undone and was not judged.</numerusform>
            <numerusform>%n events after them are undone and were not judged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceCards</name>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>of a resource, where the track is full</comment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudAgeAmounts</name>
    <message numerus="yes">
        <source>%n Energy</source>
        <translation>
            <numerusform>%n Energy</numerusform>
            <numerusform>%n Energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Water</source>
        <translation>
            <numerusform>%n Water</numerusform>
            <numerusform>%n Water</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Metal</source>
        <translation>
            <numerusform>%n Metal</numerusform>
            <numerusform>%n Metal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Project card(s)</source>
        <translation>
            <numerusform>%n Project card</numerusform>
            <numerusform>%n Project cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Plant tile(s)</source>
        <translation>
            <numerusform>%n Plant tile</numerusform>
            <numerusform>%n Plant tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudAgeChoices</name>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n movement point</numerusform>
            <numerusform>%n movement points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n City card(s) left</source>
        <translation>
            <numerusform>%n City card left</numerusform>
            <numerusform>%n City cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n Plant tile(s)</source>
        <translation>
            <numerusform>up to %n Plant tile</numerusform>
            <numerusform>up to %n Plant tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudAgeEvents</name>
    <message numerus="yes">
        <source>pays %n card(s) in VP</source>
        <comment>part of a sentence about a player</comment>
        <translation>
            <numerusform>pays %n card in VP</numerusform>
            <numerusform>pays %n cards in VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>spends %n movement point(s)</source>
        <comment>part of a sentence about a player</comment>
        <translation>
            <numerusform>spends %n movement point</numerusform>
            <numerusform>spends %n movement points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>covers %n find(s): %1</source>
        <comment>part of a sentence about a player</comment>
        <translation>
            <numerusform>covers %n find: %1</numerusform>
            <numerusform>covers %n finds: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudAgeLogbook</name>
    <message numerus="yes">
        <source>%n chapter(s) still to be played.</source>
        <translation>
            <numerusform>%n chapter still to be played.</numerusform>
            <numerusform>%n chapters still to be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 stars make the campaign a success; there are %3 now, and %n chapter(s) to play.</source>
        <extracomment>Stars needed, stars there are at most, stars reached</extracomment>
        <translation>
            <numerusform>%1 of %2 stars make the campaign a success; there are %3 now, and %n chapter to play.</numerusform>
            <numerusform>%1 of %2 stars make the campaign a success; there are %3 now, and %n chapters to play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudAgePieces</name>
    <message numerus="yes">
        <source>%1: %n Plant tile(s) onto the map</source>
        <translation>
            <numerusform>%1: %n Plant tile onto the map</numerusform>
            <numerusform>%1: %n Plant tiles onto the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: the bag is empty, %n Plant tile(s) are lost</source>
        <translation>
            <numerusform>%1: the bag is empty, %n Plant tile is lost</numerusform>
            <numerusform>%1: the bag is empty, %n Plant tiles are lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudAgeQuestions</name>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n movement point</numerusform>
            <numerusform>%n movement points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloudAgeScoring</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparedCopies</name>
    <message numerus="yes">
        <source>More than %n pieces of one kind would be listed: leave some out.</source>
        <translation>
            <numerusform>More than %n piece of one kind would be listed: leave some out.</numerusform>
            <numerusform>More than %n pieces of one kind would be listed: leave some out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Depots</name>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <comment>on the term track of a depot</comment>
        <translation>
            <numerusform>%n contract</numerusform>
            <numerusform>%n contracts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <comment>contracts of a depot</comment>
        <translation>
            <numerusform>%n completed</numerusform>
            <numerusform>%n completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>contracts of a depot</comment>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Depot of %1: %2, %n donation marker(s) left.</source>
        <comment>player, victory points</comment>
        <translation>
            <numerusform>Depot of %1: %2, %n donation marker left.</numerusform>
            <numerusform>Depot of %1: %2, %n donation markers left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <comment>donation markers that a player has left</comment>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message numerus="yes">
        <source>%n resource(s) left: no VP, but they part ties.</source>
        <translation>
            <numerusform>%n resource left: no VP, but it parts ties.</numerusform>
            <numerusform>%n resources left: no VP, but they part ties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationHtml</name>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>Shows the entries behind a sum</extracomment>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message numerus="yes">
        <source>donation spaces with %n player(s)</source>
        <translation>
            <numerusform>donation spaces with %n player</numerusform>
            <numerusform>donation spaces with %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesCommand</name>
    <message numerus="yes">
        <source>%n move(s) depend on component values that are not known.</source>
        <translation>
            <numerusform>%n move depends on component values that are not known.</numerusform>
            <numerusform>%n moves depend on component values that are not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are allowed.</source>
        <translation>
            <numerusform>%n move is allowed.</numerusform>
            <numerusform>%n moves are allowed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesText</name>
    <message numerus="yes">
        <source>%1 takes a contract: %2; turned up: any of %n from the deck</source>
        <translation>
            <numerusform>%1 takes a contract: %2; turned up: the one from the deck</numerusform>
            <numerusform>%1 takes a contract: %2; turned up: any of %n from the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>a city has 16 tiles, here are %n</source>
        <translation>
            <numerusform>a city has 16 tiles, here is %n</numerusform>
            <numerusform>a city has 16 tiles, here are %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a city has exactly one harbor, here are %n</source>
        <translation>
            <numerusform>a city has exactly one harbor, here is %n</numerusform>
            <numerusform>a city has exactly one harbor, here are %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Airship City is for 3 or 4 players, not %n</source>
        <translation>
            <numerusform>Airship City is for 3 or 4 players, not %n</numerusform>
            <numerusform>Airship City is for 3 or 4 players, not %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameOptions</name>
    <message numerus="yes">
        <source>--names gives %n name(s) for %1 players</source>
        <translation>
            <numerusform>--names gives %n name for %1 players</numerusform>
            <numerusform>--names gives %n names for %1 players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message numerus="yes">
        <source>Move %1’s crew %2 to %3, grey side up</source>
        <comment>player, numbers, tile</comment>
        <extracomment>The number of crew is not written out.</extracomment>
        <translation>
            <numerusform>Move %1’s crew %2 to %3, grey side up</numerusform>
            <numerusform>Move %1’s crew %2 to %3, grey side up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1’s crew %2 to %3</source>
        <comment>player, numbers, tile</comment>
        <translation>
            <numerusform>Move %1’s crew %2 to %3</numerusform>
            <numerusform>Move %1’s crew %2 to %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>a contract must be turned up: the deck still holds %n</source>
        <translation>
            <numerusform>a contract must be turned up: the deck still holds %n</numerusform>
            <numerusform>a contract must be turned up: the deck still holds %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n crew(s) are in play: there is none to hire</source>
        <translation>
            <numerusform>the only crew is in play: there is none to hire</numerusform>
            <numerusform>all %n crew are in play: there is none to hire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n marker(s) on %1: you have %2</source>
        <extracomment>%1 is an airship with its article, %2 how many markers you have there.</extracomment>
        <translation>
            <numerusform>needs %n marker on %1: you have %2</numerusform>
            <numerusform>needs %n markers on %1: you have %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n donation space(s) are taken: %1</source>
        <translation>
            <numerusform>the only donation space is taken: %1</numerusform>
            <numerusform>all %n donation spaces are taken: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n donation space(s) are taken, and in this game it cannot be sold then either: %1</source>
        <translation>
            <numerusform>the only donation space is taken, and in this game it cannot be sold then either: %1</numerusform>
            <numerusform>all %n donation spaces are taken, and in this game it cannot be sold then either: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the crest bonus leaves a choice of %n resource(s): one must be named</source>
        <translation>
            <numerusform>the crest bonus leaves a choice of %n resource: it must be named</numerusform>
            <numerusform>the crest bonus leaves a choice of %n resources: one must be named</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is not earned yet: it needs %n donation marker(s), you have %2</source>
        <translation>
            <numerusform>%1 is not earned yet: it needs %n donation marker, you have %2</numerusform>
            <numerusform>%1 is not earned yet: it needs %n donation markers, you have %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message numerus="yes">
        <source>%1 have %2 and %n resource(s) left each.</source>
        <comment>players, 35 VP</comment>
        <translation>
            <numerusform>%1 have %2 and %n resource left each.</numerusform>
            <numerusform>%1 have %2 and %n resources left each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win together: %2 and %n resource(s) left each.</source>
        <comment>players, 35 VP</comment>
        <translation>
            <numerusform>%1 win together: %2 and %n resource left each.</numerusform>
            <numerusform>%1 win together: %2 and %n resources left each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message numerus="yes">
        <source>in the deck: %n</source>
        <translation>
            <numerusform>in the deck: %n</numerusform>
            <numerusform>in the deck: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>full, %n lost</source>
        <translation>
            <numerusform>full, %n lost</numerusform>
            <numerusform>full, %n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message numerus="yes">
        <source>there is no event %1: %n event(s) are in force</source>
        <translation>
            <numerusform>there is no event %1: %n event is in force</numerusform>
            <numerusform>there is no event %1: %n events are in force</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhistleMountainBox</name>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <comment>of scaffolds</comment>
        <translation>
            <numerusform>%n shape</numerusform>
            <numerusform>%n shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>of scaffolds</comment>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhistleMountainEvents</name>
    <message numerus="yes">
        <source>%n scaffold(s)</source>
        <translation>
            <numerusform>%n scaffold</numerusform>
            <numerusform>%n scaffolds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhistleMountainGrid</name>
    <message numerus="yes">
        <source>%n water line(s) left</source>
        <translation>
            <numerusform>%n water line left</numerusform>
            <numerusform>%n water lines left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhistleMountainOptions</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scaffold(s)</source>
        <translation>
            <numerusform>%n scaffold</numerusform>
            <numerusform>%n scaffolds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n resource(s) of choice</source>
        <translation>
            <numerusform>for %n resource of choice</numerusform>
            <numerusform>for %n resources of choice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhistleMountainValuesMet</name>
    <message numerus="yes">
        <source>%n of any resource</source>
        <translation>
            <numerusform>%n of any resource</numerusform>
            <numerusform>%n of any resource</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost (%n icon(s))</source>
        <translation>
            <numerusform>Cost (%n icon)</numerusform>
            <numerusform>Cost (%n icons)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ActionsBoard</name>
    <message numerus="yes">
        <source>%n City card(s)</source>
        <translation>
            <numerusform>%n City card</numerusform>
            <numerusform>%n City cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AirshipBoardCard</name>
    <message numerus="yes">
        <source>%n marker(s) left</source>
        <translation>
            <numerusform>%n marker left</numerusform>
            <numerusform>%n markers left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::BoardNumbersPage</name>
    <message numerus="yes">
        <source>%n value(s) will be set as one correction.</source>
        <translation>
            <numerusform>%n value will be set as one correction.</numerusform>
            <numerusform>%n values will be set as one correction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are not applied. Close again to give them up.</source>
        <translation>
            <numerusform>%n value is not applied. Close again to give it up.</numerusform>
            <numerusform>%n values are not applied. Close again to give them up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::BoxCopyPage</name>
    <message numerus="yes">
        <source>All %n value(s) are known.</source>
        <translation>
            <numerusform>The value is known.</numerusform>
            <numerusform>All %n values are known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) are known.</source>
        <translation>
            <numerusform>%1 of %n value is known.</numerusform>
            <numerusform>%1 of %n values are known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CardCopyPage</name>
    <message numerus="yes">
        <source>%1 – %n missing</source>
        <comment>page of the box</comment>
        <translation>
            <numerusform>%1 – %n missing</numerusform>
            <numerusform>%1 – %n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check – %n note(s)</source>
        <translation>
            <numerusform>Check – %n note</numerusform>
            <numerusform>Check – %n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are missing.</source>
        <translation>
            <numerusform>%n value is missing.</numerusform>
            <numerusform>%n values are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CardLine</name>
    <message numerus="yes">
        <source>%1: there are only %n value(s) to type.</source>
        <translation>
            <numerusform>%1: there is only %n value to type.</numerusform>
            <numerusform>%1: there are only %n values to type.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CheckView</name>
    <message numerus="yes">
        <source>Not complete: %n value(s) are missing.</source>
        <translation>
            <numerusform>Not complete: %n value is missing.</numerusform>
            <numerusform>Not complete: %n values are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n missing</source>
        <comment>page of the box</comment>
        <translation>
            <numerusform>%1: %n missing</numerusform>
            <numerusform>%1: %n missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CloudAgeTableBoard</name>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marker</numerusform>
            <numerusform>%n markers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ComparePanel</name>
    <message numerus="yes">
        <source>%n value(s) will be corrected.</source>
        <translation>
            <numerusform>%n value will be corrected.</numerusform>
            <numerusform>%n values will be corrected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ContractsBoard</name>
    <message numerus="yes">
        <source>%n left in the deck</source>
        <comment>contracts</comment>
        <translation>
            <numerusform>%n left in the deck</numerusform>
            <numerusform>%n left in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CrewsRow</name>
    <message numerus="yes">
        <source>%n left to move</source>
        <comment>crews</comment>
        <translation>
            <numerusform>%n left to move</numerusform>
            <numerusform>%n left to move</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::DonationCard</name>
    <message numerus="yes">
        <source>%n free space(s).</source>
        <translation>
            <numerusform>%n free space.</numerusform>
            <numerusform>%n free spaces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::FoundView</name>
    <message numerus="yes">
        <source>%n value(s) found. Enter on a line goes to its place.</source>
        <translation>
            <numerusform>%n value found. Enter on a line goes to its place.</numerusform>
            <numerusform>%n values found. Enter on a line goes to its place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::GameDetailsPage</name>
    <message numerus="yes">
        <source>%n recorded event(s) will no longer follow the rules. They are kept, and listed in the journal.</source>
        <translation>
            <numerusform>%n recorded event will no longer follow the rules. It is kept, and listed in the journal.</numerusform>
            <numerusform>%n recorded events will no longer follow the rules. They are kept, and listed in the journal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::HandPage</name>
    <message numerus="yes">
        <source>%n piece(s) of cardboard to copy, once and for all</source>
        <translation>
            <numerusform>%n piece of cardboard to copy, once and for all</numerusform>
            <numerusform>%n pieces of cardboard to copy, once and for all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::JournalModel</name>
    <message numerus="yes">
        <source>Set aside at %1: %n event(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Set aside at %1: %n event</numerusform>
            <numerusform>Set aside at %1: %n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::JournalPanel</name>
    <message numerus="yes">
        <source>⚑ %n event(s) no longer follow the rules.</source>
        <translation>
            <numerusform>⚑ %n event no longer follows the rules.</numerusform>
            <numerusform>⚑ %n events no longer follow the rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The past was changed. %n later event(s) no longer follow the rules.</source>
        <translation>
            <numerusform>The past was changed. %n later event no longer follows the rules.</numerusform>
            <numerusform>The past was changed. %n later events no longer follow the rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MainWindow</name>
    <message numerus="yes">
        <source>%n value(s) of your copy are in this game now.</source>
        <translation>
            <numerusform>%n value of your copy is in this game now.</numerusform>
            <numerusform>%n values of your copy are in this game now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MarketBoard</name>
    <message numerus="yes">
        <source>%n trophy(s) not named</source>
        <translation>
            <numerusform>%n trophy not named</numerusform>
            <numerusform>%n trophies not named</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MergePanel</name>
    <message numerus="yes">
        <source>%n value(s) will be added.</source>
        <translation>
            <numerusform>%n value will be added.</numerusform>
            <numerusform>%n values will be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your values will be replaced.</source>
        <translation>
            <numerusform>%n of your values will be replaced.</numerusform>
            <numerusform>%n of your values will be replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your values will be removed.</source>
        <translation>
            <numerusform>%n of your values will be removed.</numerusform>
            <numerusform>%n of your values will be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) will be the same, with the other source.</source>
        <translation>
            <numerusform>%n value will be the same, with the other source.</numerusform>
            <numerusform>%n values will be the same, with the other source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the values that you take are made up: they stay marked as sample data.</source>
        <translation>
            <numerusform>%n of the values that you take is made up: it stays marked as sample data.</numerusform>
            <numerusform>%n of the values that you take are made up: they stay marked as sample data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your copy beside “%1”: %n value(s) differ or are known to one side only. Left takes yours, right takes the other, space changes over.</source>
        <extracomment>%1 is the name of the other catalogue</extracomment>
        <translation>
            <numerusform>Your copy beside “%1”: %n value differs or is known to one side only. Left takes yours, right takes the other, space changes over.</numerusform>
            <numerusform>Your copy beside “%1”: %n values differ or are known to one side only. Left takes yours, right takes the other, space changes over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PiecesPanel</name>
    <message numerus="yes">
        <source>The pieces: %n thing(s) to do</source>
        <translation>
            <numerusform>The pieces: %n thing to do</numerusform>
            <numerusform>The pieces: %n things to do</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PlayersBoard</name>
    <message numerus="yes">
        <source>%n scaffold(s)</source>
        <translation>
            <numerusform>%n scaffold</numerusform>
            <numerusform>%n scaffolds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trophies</source>
        <translation>
            <numerusform>%n trophy</numerusform>
            <numerusform>%n trophies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upgrade(s)</source>
        <translation>
            <numerusform>%n upgrade</numerusform>
            <numerusform>%n upgrades</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RowsForm</name>
    <message numerus="yes">
        <source>%n number(s) taken over.</source>
        <extracomment>After cells of a spreadsheet were pasted</extracomment>
        <translation>
            <numerusform>%n number taken over.</numerusform>
            <numerusform>%n numbers taken over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RowsPanel</name>
    <message numerus="yes">
        <source>%n number(s) are not entered yet and count as 0.</source>
        <translation>
            <numerusform>%n number is not entered yet and counts as 0.</numerusform>
            <numerusform>%n numbers are not entered yet and count as 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are not entered. Finish once more to count them as 0.</source>
        <translation>
            <numerusform>%n number is not entered. Finish once more to count it as 0.</numerusform>
            <numerusform>%n numbers are not entered. Finish once more to count them as 0.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulesModel</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chapter: %1, %n rule(s)</source>
        <comment>title of a chapter</comment>
        <translation>
            <numerusform>Chapter: %1, %n rule</numerusform>
            <numerusform>Chapter: %1, %n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulesPanel</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) chosen</source>
        <translation>
            <numerusform>%n rule chosen</numerusform>
            <numerusform>%n rules chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulingsPart</name>
    <message numerus="yes">
        <source>%n ruling(s) will be read otherwise.</source>
        <translation>
            <numerusform>%n ruling will be read otherwise.</numerusform>
            <numerusform>%n rulings will be read otherwise.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SharingTools</name>
    <message numerus="yes">
        <source>%n value(s) were added from “%1”.</source>
        <translation>
            <numerusform>%n value was added from “%1”.</numerusform>
            <numerusform>%n values were added from “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) differ and stayed as they are: Compare and merge shows them.</source>
        <translation>
            <numerusform>%n value differs and stayed as it is: Compare and merge shows it.</numerusform>
            <numerusform>%n values differ and stayed as they are: Compare and merge shows them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were left out, because the pieces in the file may be other ones than yours.</source>
        <translation>
            <numerusform>%n value was left out, because the piece in the file may be another one than yours.</numerusform>
            <numerusform>%n values were left out, because the pieces in the file may be other ones than yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SheetView</name>
    <message numerus="yes">
        <source>%n more: type on to see them.</source>
        <translation>
            <numerusform>%n more: type on to see it.</numerusform>
            <numerusform>%n more: type on to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StandingsBoard</name>
    <message numerus="yes">
        <source>%n value(s) not known yet count as 0</source>
        <translation>
            <numerusform>%n value not known yet counts as 0</numerusform>
            <numerusform>%n values not known yet count as 0</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StandingsPanel</name>
    <message numerus="yes">
        <source>%n correction(s)</source>
        <translation>
            <numerusform>%n correction</numerusform>
            <numerusform>%n corrections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n override(s)</source>
        <translation>
            <numerusform>%n override</numerusform>
            <numerusform>%n overrides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TableBoard</name>
    <message numerus="yes">
        <source>%n contract(s) held</source>
        <translation>
            <numerusform>%n contract held</numerusform>
            <numerusform>%n contracts held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s) completed</source>
        <translation>
            <numerusform>%n contract completed</numerusform>
            <numerusform>%n contracts completed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public utility majorities</source>
        <translation>
            <numerusform>%n public utility majority</numerusform>
            <numerusform>%n public utility majorities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TakeAlongPanel</name>
    <message numerus="yes">
        <source>The link is too long for a QR code: %n byte(s). Send it to the phone instead.</source>
        <translation>
            <numerusform>The link is too long for a QR code: %n byte. Send it to the phone instead.</numerusform>
            <numerusform>The link is too long for a QR code: %n bytes. Send it to the phone instead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ThingGrid</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>things of a board</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TurnPanel</name>
    <message numerus="yes">
        <source>↶ %n later event(s) will be set aside when you play on. Redo brings them back.</source>
        <translation>
            <numerusform>↶ %n later event will be set aside when you play on. Redo brings it back.</numerusform>
            <numerusform>↶ %n later events will be set aside when you play on. Redo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later event(s) that cannot be replayed will be set aside when you play on.</source>
        <translation>
            <numerusform>%n later event that cannot be replayed will be set aside when you play on.</numerusform>
            <numerusform>%n later events that cannot be replayed will be set aside when you play on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ValuesPage</name>
    <message numerus="yes">
        <source>&amp;Proposals (%n)</source>
        <translation>
            <numerusform>&amp;Proposals (%n)</numerusform>
            <numerusform>&amp;Proposals (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Next missing (%n left)</source>
        <translation>
            <numerusform>&amp;Next missing (%n left)</numerusform>
            <numerusform>&amp;Next missing (%n left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go to the next missing value; %n left</source>
        <translation>
            <numerusform>Go to the next missing value; %n left</numerusform>
            <numerusform>Go to the next missing value; %n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::WindowActions</name>
    <message numerus="yes">
        <source>Stand still after %n minute(s) without an event</source>
        <translation>
            <numerusform>Stand still after %n minute without an event</numerusform>
            <numerusform>Stand still after %n minutes without an event</numerusform>
        </translation>
    </message>
</context>
</TS>
