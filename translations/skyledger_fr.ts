<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AirshipCityModule</name>
    <message>
        <source>Airship City</source>
        <extracomment>The name of the board game, as its edition in this language prints it</extracomment>
        <translation>Airship City</translation>
    </message>
    <message>
        <source>1 2 3 4, also &amp; é &quot; &apos; and the keypad</source>
        <translation>1 2 3 4, ou &amp; é &quot; ’, et le pavé numérique</translation>
    </message>
    <message>
        <source>take a crew, or what bears the number</source>
        <translation>prendre un équipage, ou ce qui porte le numéro</translation>
    </message>
    <message>
        <source>↑ → ↓ ←</source>
        <translation>↑ → ↓ ←</translation>
    </message>
    <message>
        <source>go from thing to thing; Enter takes it</source>
        <translation>aller d’un élément à l’autre&#xa0;; Entrée le choisit</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>take the choice that shows the letter</source>
        <translation>choisir ce qui porte la lettre</translation>
    </message>
    <message>
        <source>Shift and a choice</source>
        <translation>Maj et un choix</translation>
    </message>
    <message>
        <source>stop there: the tile’s effect is left to be decided</source>
        <translation>s’arrêter là&#xa0;: l’effet de la tuile reste à décider</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminer le tour</translation>
    </message>
    <message>
        <source>correct what has the focus; also by a double click or the menu of a board</source>
        <translation>corriger l’élément sélectionné&#xa0;; aussi par un double clic ou le menu d’un plateau</translation>
    </message>
    <message>
        <source>show the component values of this game; Esc goes back to it</source>
        <translation>montrer les valeurs du matériel de cette partie&#xa0;; Échap revient à la partie</translation>
    </message>
    <message>
        <source>in your copy: go to the next value that is missing</source>
        <translation>dans votre exemplaire&#xa0;: aller à la prochaine valeur manquante</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+V, on the score sheet</source>
        <translation>Ctrl+C, Ctrl+V, sur la feuille de score</translation>
    </message>
    <message>
        <source>copy the sheet, players as columns; paste the cells of a spreadsheet</source>
        <translation>copier la feuille, un joueur par colonne&#xa0;; coller les cellules d’un tableur</translation>
    </message>
    <message>
        <source>+, on the score sheet</source>
        <translation>+, sur la feuille de score</translation>
    </message>
    <message>
        <source>turn the 20/40 marker</source>
        <translation>retourner le marqueur 20/40</translation>
    </message>
    <message>
        <source>print the scoring, while it is shown</source>
        <translation>imprimer le décompte, tant qu’il est affiché</translation>
    </message>
    <message>
        <source>in your copy: go to the page of the box before</source>
        <translation>dans votre exemplaire&#xa0;: aller à la page précédente de la boîte</translation>
    </message>
    <message>
        <source>in your copy: go to the page of the box behind</source>
        <translation>dans votre exemplaire&#xa0;: aller à la page suivante de la boîte</translation>
    </message>
    <message>
        <source>in your copy: add a public utility or a contract</source>
        <translation>dans votre exemplaire&#xa0;: ajouter une structure ou un contrat</translation>
    </message>
    <message>
        <source>on the score sheet: copy it, players as rows</source>
        <translation>sur la feuille de score&#xa0;: la copier, un joueur par ligne</translation>
    </message>
    <message>
        <source>&amp;Generators work by themselves</source>
        <translation>Activer d’office les &amp;générateurs</translation>
    </message>
    <message>
        <source>Generators work by themselves</source>
        <translation>Activer d’office les générateurs</translation>
    </message>
    <message>
        <source>Ask about &amp;every piggyback</source>
        <translation>Demander avant &amp;chaque Bonus d’occupation</translation>
    </message>
    <message>
        <source>Ask about every piggyback</source>
        <translation>Demander avant chaque Bonus d’occupation</translation>
    </message>
    <message>
        <source>3 or 4 players</source>
        <translation>3 ou 4 joueurs</translation>
    </message>
    <message>
        <source>show what the last upkeep brought, step by step</source>
        <translation>montrer ce qu’a apporté le dernier entretien, étape par étape</translation>
    </message>
</context>
<context>
    <name>AirshipCityNarrator</name>
    <message>
        <source>Round %1 · stage %2</source>
        <translation>Manche %1 · phase %2</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>round %1</source>
        <extracomment>Part of a sentence</extracomment>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>round %1, %2’s turn</source>
        <extracomment>Part of a sentence: number, player</extracomment>
        <translation>manche %1, à %2 de jouer</translation>
    </message>
    <message>
        <source>Upkeep: stage %1 begins</source>
        <translation>Entretien&#xa0;: la phase %1 commence</translation>
    </message>
</context>
<context>
    <name>AmountChanges</name>
    <message>
        <source>%1 %2</source>
        <comment>resource or VP, number with its sign</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>resource or VP, number before, number now</comment>
        <translation>%1 %2 → %3</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n Bois</numerusform>
            <numerusform>%n Bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <translation>
            <numerusform>%n Aluminium</numerusform>
            <numerusform>%n Aluminium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n Or</numerusform>
            <numerusform>%n Or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n Propulsion</numerusform>
            <numerusform>%n Propulsion</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no resources at all</comment>
        <translation>rien</translation>
    </message>
    <message numerus="yes">
        <source>%n of any one resource</source>
        <comment>amount of a resource that the player chooses</comment>
        <translation>
            <numerusform>%n ressource au choix</numerusform>
            <numerusform>%n ressources identiques au choix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoardOffers</name>
    <message>
        <source>Can be chosen once a value is entered: %1.</source>
        <translation>Choix possible dès qu’une valeur est saisie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Can be chosen now.</source>
        <translation>Choix possible.</translation>
    </message>
    <message>
        <source>Can be chosen now. What follows: %1.</source>
        <translation>Choix possible. Ensuite&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>BoxCopies</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A thing of the box, and one of the values that are printed on it: &quot;Whika: reward&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>name</source>
        <comment>of a thing of the box</comment>
        <translation>nom</translation>
    </message>
</context>
<context>
    <name>BoxForms</name>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number, or - for none</source>
        <translation>un nombre entier, ou - pour aucun</translation>
    </message>
    <message>
        <source>2x1</source>
        <comment>example of the sides of a piece</comment>
        <translation>2x1</translation>
    </message>
    <message>
        <source>1 2 ? 3</source>
        <comment>example of numbers in a row, one of them not known</comment>
        <translation>1 2&#xa0;? 3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What is printed on a thing, its value</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>BoxKeep</name>
    <message>
        <source>The value is in this game. Your copy of the box was left alone, because its file cannot be read: %1</source>
        <extracomment>The name of a file</extracomment>
        <translation>La valeur est dans cette partie. Votre exemplaire n’a pas été modifié, car son fichier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>The value is in this game. Your copy of the box cannot be written: %1</source>
        <translation>La valeur est dans cette partie. Votre exemplaire ne peut pas être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>The value is in this game. It does not fit what your copy of the box says, which stays as it was.</source>
        <translation>La valeur est dans cette partie. Elle ne va pas avec ce que dit votre exemplaire, qui reste tel quel.</translation>
    </message>
</context>
<context>
    <name>BoxOrigins</name>
    <message>
        <source>your copy</source>
        <comment>source of a value</comment>
        <translation>votre exemplaire</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sign, where a value comes from</comment>
        <extracomment>A sign and what it means: &quot;✓ your copy&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a value of the box</comment>
        <translation>à saisir</translation>
    </message>
</context>
<context>
    <name>BoxSheets</name>
    <message>
        <source>Expected: a whole number</source>
        <translation>Attendu&#xa0;: un nombre entier</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>BoxWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a tile: kind and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Public utility %1</source>
        <translation>Structure %1</translation>
    </message>
    <message>
        <source>Location tiles</source>
        <translation>Tuiles d’Emplacement</translation>
    </message>
    <message>
        <source>Airships and prices</source>
        <translation>Dirigeables et tarifs</translation>
    </message>
    <message>
        <source>Renovations</source>
        <translation>Rénovations</translation>
    </message>
    <message>
        <source>Bonus effects</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>Guild Hall and more</source>
        <translation>Guilde et autres</translation>
    </message>
    <message>
        <source>First count the tiles of each kind. Then turn every tile to its developed side: dots at the top left, crest bonus at the top right, Piggybacking Bonus at the bottom right.</source>
        <translation>Comptez d’abord les tuiles de chaque sorte. Retournez ensuite chaque tuile sur sa face développée&#xa0;: pastilles en haut à gauche, bonus de badge en haut à droite, Bonus d’occupation en bas à droite.</translation>
    </message>
    <message>
        <source>Contract by contract: term, cost, VP, gold. 0 where nothing is printed.</source>
        <translation>Contrat par contrat&#xa0;: durée, coût, PV, or. 0 là où rien n’est imprimé.</translation>
    </message>
    <message>
        <source>Tile by tile: what everybody gets, what everybody picks from several resources, VP. 0 where nothing is printed.</source>
        <translation>Tuile par tuile&#xa0;: ce que chacun reçoit, ce que chacun choisit parmi plusieurs ressources, les PV. 0 là où rien n’est imprimé.</translation>
    </message>
    <message>
        <source>Add the public utilities one by one, as they stand on the Donation Board. A name in one language is enough. Spaces are counted without the majority space.</source>
        <translation>Ajoutez les structures une à une, comme elles figurent sur le plateau Contributions. Un nom dans une seule langue suffit. Comptez les cases sans la case de majorité.</translation>
    </message>
    <message>
        <source>As on the Donation Board: cost before any discount, what a marker takes off, donation spaces without the majority space. Below, the price lists from the top down.</source>
        <translation>Comme sur le plateau Contributions&#xa0;: coût avant toute remise, ce que chaque marqueur fait économiser, cases de la Grille des dons sans la case de majorité. En dessous, les pistes de Tarifs, de haut en bas.</translation>
    </message>
    <message>
        <source>The cost on the front of each renovation tile, on the depot.</source>
        <translation>Le coût au recto de chaque tuile Rénovation, sur l’entrepôt.</translation>
    </message>
    <message>
        <source>The airships shown at each bonus effect: donations to them earn it.</source>
        <translation>Les dirigeables représentés près de chaque compétence&#xa0;: les dons qui y donnent droit.</translation>
    </message>
    <message>
        <source>What a crew costs at the Guild Hall, the spaces of the Contract Term Track, and the Piggybacking Bonus of each kind of tile.</source>
        <translation>Ce que coûte un équipage à la Guilde, les cases de la piste de Durée des contrats, et le Bonus d’occupation de chaque sorte de tuile.</translation>
    </message>
    <message>
        <source>Number of tiles</source>
        <translation>Nombre de tuiles</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Pastilles</translation>
    </message>
    <message>
        <source>Piggyback</source>
        <translation>Occupation</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>For the stages</source>
        <translation>Pour les phases</translation>
    </message>
    <message>
        <source>Everybody gets</source>
        <translation>Chacun reçoit</translation>
    </message>
    <message>
        <source>Everybody picks</source>
        <translation>Chacun choisit</translation>
    </message>
    <message>
        <source>Number of public utilities</source>
        <translation>Nombre de structures</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>Nom anglais</translation>
    </message>
    <message>
        <source>French name</source>
        <translation>Nom français</translation>
    </message>
    <message>
        <source>Spaces (3 players)</source>
        <translation>Cases (3 joueurs)</translation>
    </message>
    <message>
        <source>Spaces (4 players)</source>
        <translation>Cases (4 joueurs)</translation>
    </message>
    <message>
        <source>Prices from the top</source>
        <translation>Tarifs de haut en bas</translation>
    </message>
    <message>
        <source>Earned by donations to</source>
        <translation>S’obtient par des dons à</translation>
    </message>
    <message>
        <source>Price of a crew</source>
        <translation>Prix d’un équipage</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Basic side</source>
        <translation>Face basique</translation>
    </message>
    <message>
        <source>Developed side</source>
        <translation>Face développée</translation>
    </message>
    <message>
        <source>Contract %1</source>
        <translation>Contrat %1</translation>
    </message>
    <message>
        <source>Stage bonus %1</source>
        <translation>Bonus de phase %1</translation>
    </message>
    <message>
        <source>Price list of level %1</source>
        <translation>Tarifs du niveau %1</translation>
    </message>
    <message>
        <source>Renovation: %1</source>
        <translation>Rénovation&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a piece of the box, what is printed on it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This cannot stand there.</source>
        <translation>Cette valeur ne va pas ici.</translation>
    </message>
    <message>
        <source>An amount is at most %1.</source>
        <translation>Une quantité va jusqu’à %1.</translation>
    </message>
    <message>
        <source>A term is 1 to %1.</source>
        <translation>Une durée va de 1 à %1.</translation>
    </message>
    <message>
        <source>A grid has at most %1 spaces.</source>
        <translation>Une grille a %1 cases au plus.</translation>
    </message>
    <message>
        <source>A price list has at least one space.</source>
        <translation>Une piste de Tarifs a au moins une case.</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation>Un nom a de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key for wood</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key for metal</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key for gold</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key for gears</comment>
        <translation>P</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
    <message numerus="yes">
        <source>there are %n tile(s) instead of %1</source>
        <translation>
            <numerusform>il y a %n tuile au lieu de %1</numerusform>
            <numerusform>il y a %n tuiles au lieu de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n harbor(s) instead of one</source>
        <translation>
            <numerusform>il y a %n aéroport au lieu d’un</numerusform>
            <numerusform>il y a %n aéroports au lieu d’un</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n contract(s) instead of %1</source>
        <translation>
            <numerusform>il y a %n contrat au lieu de %1</numerusform>
            <numerusform>il y a %n contrats au lieu de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n stage bonus(es) for stages 2 and 3 instead of %1</source>
        <translation>
            <numerusform>il y a %n bonus de phase pour les phases 2 et 3 au lieu de %1</numerusform>
            <numerusform>il y a %n bonus de phase pour les phases 2 et 3 au lieu de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n stage bonus(es) for stages 4 and 5 instead of %1</source>
        <translation>
            <numerusform>il y a %n bonus de phase pour les phases 4 et 5 au lieu de %1</numerusform>
            <numerusform>il y a %n bonus de phase pour les phases 4 et 5 au lieu de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there are %n public utility(ies), and %1 are needed for one of the endings</source>
        <translation>
            <numerusform>il y a %n structure, et il en faut %1 pour l’une des fins de partie</numerusform>
            <numerusform>il y a %n structures, et il en faut %1 pour l’une des fins de partie</numerusform>
        </translation>
    </message>
    <message>
        <source>the stage bonus fits neither stages 2 and 3 alone nor stages 4 and 5 alone</source>
        <translation>le bonus de phase ne convient ni aux seules phases 2 et 3 ni aux seules phases 4 et 5</translation>
    </message>
    <message>
        <source>the term is %1, and the Contract Term Track ends at %2</source>
        <translation>la durée est de %1, et la piste de Durée des contrats s’arrête à %2</translation>
    </message>
    <message>
        <source>no tile shows the dot of this renovation</source>
        <translation>aucune tuile ne porte la pastille de cette rénovation</translation>
    </message>
    <message>
        <source>such a crest bonus is not printed on any tile</source>
        <translation>aucune tuile ne porte un tel bonus de badge</translation>
    </message>
    <message>
        <source>the cost has other amounts than those that the rulebook prints</source>
        <translation>le coût a d’autres quantités que celles du livret de règles</translation>
    </message>
    <message>
        <source>the discount is %1, and the rulebook prints %2</source>
        <translation>la remise est de %1, et le livret de règles indique %2</translation>
    </message>
    <message>
        <source>the discount is in another resource than the one that the Guild Hall takes</source>
        <translation>la remise porte sur une autre ressource que celle que demande la Guilde</translation>
    </message>
    <message>
        <source>the cost asks for %1 of a resource, and nobody can own more than %2</source>
        <translation>le coût demande %1 d’une ressource, et personne ne peut en avoir plus de %2</translation>
    </message>
    <message>
        <source>there are fewer donation spaces for four players (%1) than for three (%2)</source>
        <translation>la Grille des dons a moins de cases à quatre joueurs (%1) qu’à trois (%2)</translation>
    </message>
    <message>
        <source>there is no donation space</source>
        <translation>la Grille des dons n’a aucune case</translation>
    </message>
    <message>
        <source>the prices rise toward the bottom</source>
        <translation>les tarifs montent vers le bas de la piste</translation>
    </message>
    <message>
        <source>no donation earns this bonus effect</source>
        <translation>aucun don ne donne droit à cette compétence</translation>
    </message>
    <message>
        <source>the same is printed on contract %1: was it entered twice?</source>
        <translation>la même chose est imprimée sur le contrat %1&#xa0;: a-t-il été saisi deux fois&#xa0;?</translation>
    </message>
    <message>
        <source>public utility %1 has the same name: was it entered twice?</source>
        <translation>la structure %1 porte le même nom&#xa0;: a-t-elle été saisie deux fois&#xa0;?</translation>
    </message>
    <message>
        <source>it costs nothing</source>
        <translation>ceci ne coûte rien</translation>
    </message>
    <message>
        <source>it brings nothing</source>
        <translation>ceci n’apporte rien</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) give resources, and people report 8</source>
        <translation>
            <numerusform>%n tuile donne des ressources&#xa0;; d’autres joueurs en comptent 8</numerusform>
            <numerusform>%n tuiles donnent des ressources&#xa0;; d’autres joueurs en comptent 8</numerusform>
        </translation>
    </message>
    <message>
        <source>no tile is of this kind: %1</source>
        <translation>aucune tuile n’est de ce type&#xa0;: %1</translation>
    </message>
    <message>
        <source>the term is %1, and the Contract Term Track is thought to end at 4</source>
        <translation>la durée est de %1, et la piste de Durée des contrats s’arrête sans doute à 4</translation>
    </message>
    <message>
        <source>its English name is not known</source>
        <translation>son nom anglais est inconnu</translation>
    </message>
    <message>
        <source>its French name is not known</source>
        <translation>son nom français est inconnu</translation>
    </message>
    <message>
        <source>made up values stand beside values that were read off a copy of the game</source>
        <translation>des valeurs inventées côtoient des valeurs relevées sur un exemplaire du jeu</translation>
    </message>
</context>
<context>
    <name>CatalogueCommand</name>
    <message>
        <source>Missing</source>
        <translation>Manquantes</translation>
    </message>
    <message>
        <source>Catalogue “%1”</source>
        <translation>Catalogue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Component values</source>
        <translation>Valeurs du matériel</translation>
    </message>
    <message>
        <source>Inconsistent</source>
        <translation>Incohérentes</translation>
    </message>
    <message>
        <source>The catalogue is complete, and nothing in it contradicts itself.</source>
        <translation>Le catalogue est complet et ne se contredit pas.</translation>
    </message>
    <message>
        <source>FILE [--json]</source>
        <translation>FICHIER [--json]</translation>
    </message>
    <message>
        <source>which component values a catalogue knows, from where, and what is missing</source>
        <translation>les valeurs du matériel qu’un catalogue connaît, leur source, et ce qui manque</translation>
    </message>
    <message>
        <source>Worth a second look</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Reads a catalogue (*.skycatalogue.json) and tells how many component values are known from which source, which are missing, what cannot be right, and what is worth a second look.</source>
        <translation>Lit un catalogue (*.skycatalogue.json) et dit combien de valeurs du matériel sont connues et de quelle source, lesquelles manquent, ce qui ne peut pas être juste, et ce qui mérite un second regard.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A file, and the notice that its values are made up</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A printed value and where it was read</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The same</source>
        <translation>Identiques</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Différentes</translation>
    </message>
    <message>
        <source>Only in the first</source>
        <translation>Seulement dans le premier</translation>
    </message>
    <message>
        <source>Only in the second</source>
        <translation>Seulement dans le second</translation>
    </message>
    <message>
        <source>FILE OTHER [--json]</source>
        <translation>FICHIER AUTRE [--json]</translation>
    </message>
    <message>
        <source>in which component values two catalogues differ</source>
        <translation>les valeurs du matériel qui diffèrent entre deux catalogues</translation>
    </message>
    <message>
        <source>Reads two catalogues (*.skycatalogue.json), or the values with which games were recorded (*.skyledger), and tells which values only one of them knows and which differ, with their sources.</source>
        <translation>Lit deux catalogues (*.skycatalogue.json), ou les valeurs avec lesquelles des parties ont été enregistrées (*.skyledger), et dit quelles valeurs un seul connaît et lesquelles diffèrent, avec leurs sources.</translation>
    </message>
    <message>
        <source>Catalogue without a name</source>
        <translation>Catalogue sans nom</translation>
    </message>
    <message>
        <source>needed for a game</source>
        <translation>nécessaire à une partie</translation>
    </message>
    <message>
        <source>%1 (there %2)</source>
        <extracomment>A place in the first file, and the id of the same thing in the second one</extracomment>
        <translation>%1 (là-bas %2)</translation>
    </message>
</context>
<context>
    <name>ChangeWords</name>
    <message>
        <source>events %1 and more</source>
        <extracomment>Numbers of events, of which more follow</extracomment>
        <translation>évènements %1 et d’autres</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>évènement %1</translation>
    </message>
    <message>
        <source>events %1</source>
        <translation>évènements %1</translation>
    </message>
    <message>
        <source>A game cannot hold this value.</source>
        <translation>Une partie ne peut pas contenir cette valeur.</translation>
    </message>
    <message>
        <source>The game’s file would become too large: nothing can be changed any more.</source>
        <translation>Le fichier de la partie deviendrait trop grand&#xa0;: plus rien ne peut être modifié.</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded event(s) will no longer follow the rules: %1. They are kept as they were played, and flagged in the journal.</source>
        <translation>
            <numerusform>%n évènement enregistré ne suivra plus les règles&#xa0;: %1. Il est conservé tel qu’il a été joué, et signalé dans le journal.</numerusform>
            <numerusform>%n évènements enregistrés ne suivront plus les règles&#xa0;: %1. Ils sont conservés tels qu’ils ont été joués, et signalés dans le journal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flagged event(s) will follow the rules again: %1.</source>
        <translation>
            <numerusform>%n évènement signalé suivra de nouveau les règles&#xa0;: %1.</numerusform>
            <numerusform>%n évènements signalés suivront de nouveau les règles&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) that nobody could judge will follow the rules for certain: %1.</source>
        <translation>
            <numerusform>%n évènement que personne ne pouvait juger suivra les règles à coup sûr&#xa0;: %1.</numerusform>
            <numerusform>%n évènements que personne ne pouvait juger suivront les règles à coup sûr&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is replayed; then stands: %1.</source>
        <translation>La partie est rejouée&#xa0;; voici où elle en est alors&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing that was recorded changes.</source>
        <translation>Rien de ce qui est enregistré ne change.</translation>
    </message>
    <message>
        <source>%1: certainly %2 (%3).</source>
        <comment>a value, what is printed, events</comment>
        <translation>%1&#xa0;: forcément %2 (%3).</translation>
    </message>
    <message>
        <source>%1: perhaps %2; or something else (%3).</source>
        <comment>a value, what may be printed, events</comment>
        <translation>%1&#xa0;: peut-être %2&#xa0;; ou autre chose (%3).</translation>
    </message>
    <message>
        <source>%1: one of %2 (%3).</source>
        <comment>a value, what may be printed, events</comment>
        <translation>%1&#xa0;: l’un de ceux-ci, %2 (%3).</translation>
    </message>
    <message>
        <source>%1: the reports of %2 contradict each other. Please look at the cardboard.</source>
        <comment>a value, events</comment>
        <translation>%1&#xa0;: les indications (%2) se contredisent. Regardez le matériel.</translation>
    </message>
    <message>
        <source>%1: the reports of %2 contradict each other; by themselves they would mean %3. Please look at the cardboard.</source>
        <comment>a value, events, what may be printed</comment>
        <translation>%1&#xa0;: les indications (%2) se contredisent&#xa0;; prises seules, elles donneraient %3. Regardez le matériel.</translation>
    </message>
    <message>
        <source>total if the game ended now</source>
        <comment>before a number</comment>
        <translation>total si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, a number before and after</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>CheckCommand</name>
    <message>
        <source>FILE [--json]</source>
        <translation>FICHIER [--json]</translation>
    </message>
    <message>
        <source>what in a recorded game is illegal, undetermined, overridden or lost</source>
        <translation>ce qui, dans une partie enregistrée, est illégal, indéterminé, imposé ou perdu</translation>
    </message>
    <message>
        <source>Replays a game record (*.skyledger) and tells which event is illegal and why, which depend on component values that are not known, which the table insisted on against the rules, and what was gained but lost.</source>
        <translation>Rejoue une partie enregistrée (*.skyledger) et dit quel évènement est illégal et pourquoi, lesquels dépendent de valeurs du matériel inconnues, lesquels la table a imposés contre les règles, et quels gains ont été perdus.</translation>
    </message>
</context>
<context>
    <name>CheckText</name>
    <message>
        <source>event %1</source>
        <translation>évènement %1</translation>
    </message>
    <message>
        <source>Event %1 is illegal. What follows it cannot be judged.</source>
        <translation>L’évènement %1 est illégal. La suite ne peut pas être jugée.</translation>
    </message>
    <message>
        <source>Event %1 lacks a report. What follows it cannot be judged.</source>
        <translation>À l’évènement %1, il manque ce qui s’est passé à la table. La suite ne peut pas être jugée.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing is illegal in %n event(s).</source>
        <translation>
            <numerusform>Rien d’illégal dans %n évènement.</numerusform>
            <numerusform>Rien d’illégal dans %n évènements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) after them are undone and were not judged.</source>
        <translation>
            <numerusform>%n évènement suivant est annulé et n’a pas été jugé.</numerusform>
            <numerusform>%n évènements suivants sont annulés et n’ont pas été jugés.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>reason, rule and page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Illégal</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>must be reported: %1</source>
        <translation>à indiquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undetermined, since component values are not known</source>
        <translation>Indéterminé, faute de connaître des valeurs du matériel</translation>
    </message>
    <message>
        <source>rules broken: %1</source>
        <translation>règles enfreintes&#xa0;: %1</translation>
    </message>
    <message>
        <source>reason given: %1</source>
        <translation>raison donnée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Overridden by the table</source>
        <translation>Imposé par la table</translation>
    </message>
    <message>
        <source>Lost to a full track</source>
        <translation>Perdu, la piste étant pleine</translation>
    </message>
</context>
<context>
    <name>ChoiceCards</name>
    <message numerus="yes">
        <source>%n lost</source>
        <comment>of a resource, where the track is full</comment>
        <translation>
            <numerusform>%n&#xa0;perdu</numerusform>
            <numerusform>%n&#xa0;perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>cost ?</source>
        <comment>of a contract, not known</comment>
        <translation>coût&#xa0;?</translation>
    </message>
    <message>
        <source>? VP</source>
        <comment>not known</comment>
        <translation>?&#xa0;PV</translation>
    </message>
</context>
<context>
    <name>CityCheck</name>
    <message>
        <source>%1: %2</source>
        <comment>a place of the box, what is wrong</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>CityFields</name>
    <message>
        <source>%1 %2</source>
        <comment>a key and the airship that it picks</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Keys: 1 to 9 pick, 0 is none.</source>
        <translation>Touches&#xa0;: 1 à 9 pour choisir, 0 pour rien.</translation>
    </message>
    <message>
        <source>2, 3</source>
        <comment>stages</comment>
        <translation>2, 3</translation>
    </message>
    <message>
        <source>4, 5</source>
        <comment>stages</comment>
        <translation>4, 5</translation>
    </message>
    <message>
        <source>Keys: 2 or 4.</source>
        <translation>Touches&#xa0;: 2 ou 4.</translation>
    </message>
</context>
<context>
    <name>CityPage</name>
    <message>
        <source>&amp;Add a public utility</source>
        <translation>&amp;Ajouter une structure</translation>
    </message>
    <message>
        <source>&amp;Add a contract</source>
        <translation>&amp;Ajouter un contrat</translation>
    </message>
</context>
<context>
    <name>CityReport</name>
    <message>
        <source>%1 gained</source>
        <comment>player; amounts follow</comment>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>%1, VP won or lost in all</source>
        <comment>player; a number follows</comment>
        <translation>%1, PV gagnés ou perdus en tout</translation>
    </message>
    <message>
        <source>Nothing was paid</source>
        <translation>Rien n’a été dépensé</translation>
    </message>
    <message>
        <source>Nothing was gained</source>
        <translation>Rien n’a été gagné</translation>
    </message>
    <message>
        <source>Nobody gained or lost anything</source>
        <translation>Personne n’a rien gagné ni perdu</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>reason, rule with page</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>CityText</name>
    <message>
        <source>* developed side up; numbers are crews, those in brackets are spent</source>
        <translation>* face développée visible&#xa0;; les numéros sont ceux des équipages, entre parenthèses s’ils sont déjà activés</translation>
    </message>
</context>
<context>
    <name>CityValues</name>
    <message>
        <source>%1 %2</source>
        <comment>how to read a value off the box; rule with page</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>CloudAgeAmounts</name>
    <message>
        <source>nothing</source>
        <comment>no resources at all</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>production level +%1</source>
        <translation>niveau de production +%1</translation>
    </message>
    <message numerus="yes">
        <source>%n Energy</source>
        <translation>
            <numerusform>%n Énergie</numerusform>
            <numerusform>%n Énergies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Water</source>
        <translation>
            <numerusform>%n Eau</numerusform>
            <numerusform>%n Eaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Metal</source>
        <translation>
            <numerusform>%n Métal</numerusform>
            <numerusform>%n Métaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Project card(s)</source>
        <translation>
            <numerusform>%n carte Projet</numerusform>
            <numerusform>%n cartes Projet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Plant tile(s)</source>
        <translation>
            <numerusform>%n tuile Végétal</numerusform>
            <numerusform>%n tuiles Végétal</numerusform>
        </translation>
    </message>
    <message>
        <source>Water</source>
        <comment>instead of VP</comment>
        <translation>Eau</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>instead of Water</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>green plant</source>
        <translation>végétal vert</translation>
    </message>
    <message>
        <source>withered plant for Energy</source>
        <translation>végétal fané pour de l’Énergie</translation>
    </message>
    <message>
        <source>withered plant for Plant tiles</source>
        <translation>végétal fané pour des tuiles Végétal</translation>
    </message>
    <message>
        <source>withered plant for Project cards</source>
        <translation>végétal fané pour des cartes Projet</translation>
    </message>
    <message>
        <source>withered plant for Water</source>
        <translation>végétal fané pour de l’Eau</translation>
    </message>
    <message>
        <source>withered plant for a build action</source>
        <translation>végétal fané pour une construction</translation>
    </message>
    <message>
        <source>a build action</source>
        <translation>une action de construction</translation>
    </message>
    <message>
        <source>a wrench</source>
        <translation>une clé à molette</translation>
    </message>
    <message>
        <source>an upgrade</source>
        <translation>une amélioration</translation>
    </message>
    <message>
        <source>a Project card to play</source>
        <translation>une carte Projet à jouer</translation>
    </message>
    <message>
        <source>a Plant tile to plant</source>
        <translation>une tuile Végétal à planter</translation>
    </message>
    <message>
        <source>a navigation update</source>
        <translation>une mise à jour de navigation</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>a planting</source>
        <translation>une plantation</translation>
    </message>
    <message>
        <source>a fight</source>
        <translation>un combat</translation>
    </message>
    <message>
        <source>build twice</source>
        <translation>construire deux fois</translation>
    </message>
    <message>
        <source>build once</source>
        <translation>construire une fois</translation>
    </message>
    <message>
        <source>take VP</source>
        <translation>prendre des PV</translation>
    </message>
    <message>
        <source>play a Project card</source>
        <translation>jouer une carte Projet</translation>
    </message>
    <message>
        <source>build an upgrade</source>
        <translation>construire une amélioration</translation>
    </message>
    <message>
        <source>gather</source>
        <translation>récupérer des ressources</translation>
    </message>
    <message>
        <source>do nothing</source>
        <translation>ne rien faire</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <extracomment>What is gained in any case, what can be chosen besides</extracomment>
        <translation>%1, et %2</translation>
    </message>
    <message>
        <source>build twice</source>
        <comment>space of the Solo board</comment>
        <translation>construire deux fois</translation>
    </message>
    <message>
        <source>build once</source>
        <comment>space of the Solo board</comment>
        <translation>construire une fois</translation>
    </message>
    <message>
        <source>VP or play a card</source>
        <comment>space of the Solo board</comment>
        <translation>PV ou jouer une carte</translation>
    </message>
    <message>
        <source>upgrade or VP</source>
        <comment>space of the Solo board</comment>
        <translation>améliorer ou PV</translation>
    </message>
    <message>
        <source>gather in district 1 or 2</source>
        <comment>space of the Solo board</comment>
        <translation>récupérer dans le quartier 1 ou 2</translation>
    </message>
    <message>
        <source>3: gather or build</source>
        <comment>space of the Solo board</comment>
        <translation>quartier 3&#xa0;: récupérer, ou construire</translation>
    </message>
</context>
<context>
    <name>CloudAgeAnswers</name>
    <message>
        <source>wrench</source>
        <comment>short, on a City card</comment>
        <translation>clé</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>is done</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>VP</comment>
        <translation>vert %1</translation>
    </message>
    <message>
        <source>withered %1</source>
        <comment>amount of what the drawing shows</comment>
        <translation>fané %1</translation>
    </message>
    <message>
        <source>remove a %1</source>
        <comment>value of a Navigation card</comment>
        <translation>retirer un %1</translation>
    </message>
    <message>
        <source>taken by %1</source>
        <comment>a City action; players</comment>
        <translation>choisie par %1</translation>
    </message>
</context>
<context>
    <name>CloudAgeBox</name>
    <message>
        <source>none</source>
        <comment>no city</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>a city, or none</source>
        <translation>une ville, ou aucune</translation>
    </message>
    <message>
        <source>cities with commas between them, - for none</source>
        <translation>des villes séparées par des virgules, - pour aucune</translation>
    </message>
    <message>
        <source>spaces of the track: 2 5, - for none</source>
        <translation>des cases de la piste&#xa0;: 2 5, - pour aucune</translation>
    </message>
    <message>
        <source>Production board</source>
        <translation>Plateau Production</translation>
    </message>
    <message>
        <source>Round track</source>
        <translation>Piste de manche</translation>
    </message>
    <message>
        <source>Airship board</source>
        <translation>Plateau Dirigeable</translation>
    </message>
    <message>
        <source>Upgrades count from the left, in the order of building.</source>
        <translation>Les améliorations se comptent depuis la gauche, dans l’ordre de construction.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Trouvailles</translation>
    </message>
    <message>
        <source>What lies on the map to be picked up: give each place a name of your own.</source>
        <translation>Ce qui se ramasse sur le plateau de jeu&#xa0;: donnez à chaque lieu un nom de votre choix.</translation>
    </message>
    <message>
        <source>Campaign tiles</source>
        <translation>Tuiles Campagne</translation>
    </message>
    <message>
        <source>Project cards</source>
        <translation>Cartes Projet</translation>
    </message>
    <message>
        <source>Scenario cards</source>
        <translation>Cartes Scénario</translation>
    </message>
    <message>
        <source>Solo board</source>
        <translation>Plateau Solo</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Beyond level %1</source>
        <translation>Au-delà du niveau %1</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Livres</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>%1, no. %2</source>
        <comment>zone and place of an upgrade</comment>
        <translation>%1, n°&#xa0;%2</translation>
    </message>
    <message>
        <source>Start space</source>
        <translation>Case de départ</translation>
    </message>
    <message>
        <source>Cities of the mission</source>
        <translation>Villes de la mission</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Métal</translation>
    </message>
    <message>
        <source>Militia</source>
        <translation>Milice</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Apporte</translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation>Symboles</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Grey VP</source>
        <translation>PV gris</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartient à</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Energy to pay</source>
        <translation>Énergie à payer</translation>
    </message>
    <message>
        <source>Water gained</source>
        <translation>Eau gagnée</translation>
    </message>
    <message>
        <source>VP gained</source>
        <translation>PV gagnés</translation>
    </message>
    <message>
        <source>Combat value, if it is a fight</source>
        <translation>Valeur de combat, si c’est un combat</translation>
    </message>
    <message>
        <source>%1, front</source>
        <comment>side of a card</comment>
        <translation>%1, recto</translation>
    </message>
    <message>
        <source>%1, back</source>
        <comment>side of a card</comment>
        <translation>%1, verso</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>City cards</source>
        <translation>Cartes Ville</translation>
    </message>
    <message>
        <source>In any order, each from top to bottom as in a Gather: its value, the largest zone and the second, the planting bonus, the zones of the update and of the wrench.</source>
        <translation>Dans n’importe quel ordre, chacune de haut en bas, comme pour récupérer des ressources&#xa0;: sa valeur, la plus grande zone et la deuxième, le bonus de plantation, la zone de la mise à jour et celle de la clé à molette.</translation>
    </message>
    <message>
        <source>City card %1</source>
        <translation>Carte Ville %1</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>plus grande</translation>
    </message>
    <message>
        <source>second</source>
        <translation>deuxième</translation>
    </message>
    <message>
        <source>plants</source>
        <translation>plantation</translation>
    </message>
    <message>
        <source>update</source>
        <translation>mise à jour</translation>
    </message>
    <message>
        <source>wrench</source>
        <translation>clé à molette</translation>
    </message>
</context>
<context>
    <name>CloudAgeChoices</name>
    <message>
        <source>District %1</source>
        <translation>Quartier %1</translation>
    </message>
    <message>
        <source>Story card</source>
        <translation>Carte Histoire</translation>
    </message>
    <message>
        <source>Scenario card</source>
        <translation>Carte Scénario</translation>
    </message>
    <message>
        <source>Project card</source>
        <translation>Carte Projet</translation>
    </message>
    <message>
        <source>City card</source>
        <translation>Carte Ville</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Une autre carte</translation>
    </message>
    <message>
        <source>Draw a %1</source>
        <comment>value of a card</comment>
        <translation>Piocher un %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>combat value reached, needed</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>combat value %1</source>
        <translation>valeur de combat %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <source>won with %1</source>
        <translation>gagné avec %1</translation>
    </message>
    <message>
        <source>lost with %1</source>
        <translation>perdu avec %1</translation>
    </message>
    <message>
        <source>Pay the next card in VP</source>
        <extracomment>What the next card costs otherwise</extracomment>
        <translation>Payer la carte suivante en PV</translation>
    </message>
    <message>
        <source>3 VP instead of %1</source>
        <translation>3 PV au lieu de %1</translation>
    </message>
    <message>
        <source>Use a marker at %1</source>
        <comment>Campaign tile</comment>
        <translation>Utiliser un marqueur sur %1</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Recouverte</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Found: 1 VP</source>
        <translation>Trouvé&#xa0;: 1 PV</translation>
    </message>
    <message>
        <source>The find of L6</source>
        <translation>La trouvaille de L6</translation>
    </message>
    <message>
        <source>Tell the movement points</source>
        <translation>Noter les points de mouvement</translation>
    </message>
    <message>
        <source>The solar panel was used</source>
        <translation>Le panneau solaire a servi</translation>
    </message>
    <message>
        <source>Toll of L7: 3 Water</source>
        <translation>Péage de L7&#xa0;: 3 Eaux</translation>
    </message>
    <message>
        <source>Toll of L7: 3 VP</source>
        <translation>Péage de L7&#xa0;: 3 PV</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n point de mouvement</numerusform>
            <numerusform>%n points de mouvement</numerusform>
        </translation>
    </message>
    <message>
        <source>On a zone without a drone</source>
        <translation>Sur une zone sans drone</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>On top of the Navigation draw pile</source>
        <translation>Sur la pioche Navigation</translation>
    </message>
    <message>
        <source>On the Navigation discard</source>
        <translation>Sur la défausse Navigation</translation>
    </message>
    <message>
        <source>A plant covers a find</source>
        <translation>Trouvaille recouverte</translation>
    </message>
    <message>
        <source>A green plant goes into the bag</source>
        <translation>Un végétal vert va dans le sac</translation>
    </message>
    <message>
        <source>No further tile</source>
        <translation>Pas d’autre tuile</translation>
    </message>
    <message>
        <source>Remove no weapon system</source>
        <translation>Ne retirer aucun système d’armement</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <comment>Campaign tile</comment>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Gain %1</source>
        <translation>Gagner %1</translation>
    </message>
    <message>
        <source>Pay %1</source>
        <translation>Payer %1</translation>
    </message>
    <message>
        <source>1 VP more</source>
        <translation>1 PV de plus</translation>
    </message>
    <message>
        <source>1 VP less</source>
        <translation>1 PV de moins</translation>
    </message>
    <message>
        <source>Production level +1</source>
        <translation>Niveau de production +1</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 leaves the map</source>
        <translation>%1 quitte le plateau de jeu</translation>
    </message>
    <message>
        <source>%1 comes onto the map</source>
        <translation>%1 arrive sur le plateau de jeu</translation>
    </message>
    <message>
        <source>Plant nothing</source>
        <translation>Ne rien planter</translation>
    </message>
    <message>
        <source>Book action</source>
        <translation>Action Livre</translation>
    </message>
    <message>
        <source>No card to reveal</source>
        <translation>Aucune carte à révéler</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>values of Navigation cards</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <comment>of production</comment>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>pay %1, gain %2</source>
        <extracomment>What is paid, what is gained</extracomment>
        <translation>payer %1, gagner %2</translation>
    </message>
    <message>
        <source>Do not produce</source>
        <translation>Ne pas produire</translation>
    </message>
    <message>
        <source>no fight</source>
        <translation>pas de combat</translation>
    </message>
    <message>
        <source>militia %1: %2</source>
        <comment>combat value, reward</comment>
        <translation>milice %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Gather in district %1</source>
        <translation>Récupérer dans le quartier %1</translation>
    </message>
    <message numerus="yes">
        <source>%n City card(s) left</source>
        <translation>
            <numerusform>%n carte Ville restante</numerusform>
            <numerusform>%n cartes Ville restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>2 build actions, 1 for everybody else</source>
        <translation>2 fois, les autres 1 fois</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Planter</translation>
    </message>
    <message numerus="yes">
        <source>up to %n Plant tile(s)</source>
        <translation>
            <numerusform>%n tuile Végétal au plus</numerusform>
            <numerusform>%n tuiles Végétal au plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight on %1</source>
        <comment>Campaign tile</comment>
        <translation>Combattre sur %1</translation>
    </message>
    <message>
        <source>Play a Project card</source>
        <translation>Jouer une carte Projet</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n carte en main</numerusform>
            <numerusform>%n cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of this game can be paid</source>
        <translation>Aucune carte de cette partie ne peut être payée</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Remove a card of value %1</source>
        <translation>Retirer une carte de valeur %1</translation>
    </message>
    <message>
        <source>Remove none</source>
        <translation>N’en retirer aucune</translation>
    </message>
    <message>
        <source>Do not fight</source>
        <translation>Ne pas combattre</translation>
    </message>
    <message>
        <source>Draw no card</source>
        <translation>Ne piocher aucune carte</translation>
    </message>
    <message>
        <source>A further Mission card</source>
        <translation>Une carte Mission de plus</translation>
    </message>
    <message>
        <source>Plant by a marker at L5</source>
        <translation>Planter grâce à un marqueur sur L5</translation>
    </message>
    <message>
        <source>What another card does</source>
        <translation>L’effet d’une autre carte</translation>
    </message>
    <message>
        <source>update: %1</source>
        <extracomment>A zone of a City card</extracomment>
        <translation>mise à jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>wrench: %1</source>
        <extracomment>A zone of a City card</extracomment>
        <translation>clé à molette&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another City card</source>
        <translation>Une autre carte Ville</translation>
    </message>
    <message>
        <source>No bonus at all</source>
        <translation>Aucun bonus</translation>
    </message>
    <message>
        <source>Another city</source>
        <translation>Autre ville</translation>
    </message>
    <message>
        <source>Mission card</source>
        <translation>Carte Mission</translation>
    </message>
    <message>
        <source>2 build actions</source>
        <translation>2 actions de construction</translation>
    </message>
    <message>
        <source>The next card costs %1, %2 left</source>
        <translation>La carte suivante coûte %1, il en reste %2</translation>
    </message>
    <message>
        <source>not possible: %1</source>
        <comment>Project cards</comment>
        <translation>impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>fight against %1: %2</source>
        <comment>combat value, reward</comment>
        <translation>combat contre %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>not listed yet</source>
        <comment>a city</comment>
        <translation>pas encore notée</translation>
    </message>
    <message>
        <source>to be told: %1</source>
        <translation>à saisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Other values</source>
        <translation>Autres valeurs</translation>
    </message>
    <message>
        <source>militia to be told</source>
        <translation>milice à saisir</translation>
    </message>
</context>
<context>
    <name>CloudAgeCommands</name>
    <message>
        <source>Logbook of the campaign</source>
        <translation>Carnet de bord de la campagne</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>%1: %2 of %3 stars</source>
        <translation>%1&#xa0;: %2 étoiles sur %3</translation>
    </message>
    <message>
        <source>The campaign is a success.</source>
        <translation>La campagne est réussie.</translation>
    </message>
    <message>
        <source>The campaign is a failure.</source>
        <translation>La campagne est un échec.</translation>
    </message>
    <message>
        <source>%1 stars are needed in seven chapters.</source>
        <translation>Il faut %1 étoiles en sept chapitres.</translation>
    </message>
    <message>
        <source>FILE... [--json]</source>
        <translation>FICHIER... [--json]</translation>
    </message>
    <message>
        <source>the logbook of a campaign of CloudAge</source>
        <translation>le carnet de bord d’une campagne de CloudAge</translation>
    </message>
    <message>
        <source>Shows chapters, stars and totals of the campaign that the records and score sheets share.</source>
        <translation>Montre chapitres, étoiles et totaux de la campagne que partagent parties et feuilles de score.</translation>
    </message>
    <message>
        <source>1 to 4 players are needed</source>
        <translation>il faut de 1 à 4 joueurs</translation>
    </message>
    <message>
        <source>the name of player %1 is empty or too long</source>
        <translation>le nom du joueur %1 est vide ou trop long</translation>
    </message>
    <message>
        <source>player %1 has the name of another one</source>
        <translation>le joueur %1 porte le nom d’un autre</translation>
    </message>
    <message>
        <source>Map boards: %1</source>
        <translation>Plateaux de jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>First player: %1</source>
        <translation>Premier joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Markers on each round track: %1</source>
        <translation>Marqueurs sur chaque piste de manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>the last marker is placed</source>
        <translation>le dernier marqueur est placé</translation>
    </message>
    <message>
        <source>no legal event is left</source>
        <translation>plus aucun évènement n’est permis</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>scenario-1, scenario-2 (if left out), scenario-3 or campaign</source>
        <translation>scenario-1, scenario-2 (par défaut), scenario-3 ou campaign</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>of a campaign: 1, 2, 3, 4a, 4b, 5 or 6</source>
        <translation>d’une campagne&#xa0;: 1, 2, 3, 4a, 4b, 5 ou 6</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>the id that the records of a campaign share</source>
        <translation>l’identifiant que partagent les parties d’une campagne</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>The bag held too few Plant tiles: %1 less than printed.</source>
        <translation>Le sac ne contenait pas assez de tuiles Végétal&#xa0;: il en a manqué %1.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Production level</source>
        <translation>Niveau de production</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>start space</source>
        <translation>case de départ</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Markers left</source>
        <translation>Marqueurs restants</translation>
    </message>
    <message>
        <source>Movement, combat, planting</source>
        <translation>Mouvement, combat, plantation</translation>
    </message>
    <message>
        <source>Project cards</source>
        <translation>Cartes Projet</translation>
    </message>
    <message>
        <source>Not final: what is not known counts 0 (%1).</source>
        <translation>Provisoire&#xa0;: ce qui est inconnu compte pour 0 (%1).</translation>
    </message>
    <message>
        <source>Not final: the game is not over.</source>
        <translation>Provisoire&#xa0;: la partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>Lost to an empty bag</source>
        <translation>Perdu parce que le sac était vide</translation>
    </message>
    <message>
        <source>deck %1; discard %2</source>
        <comment>values of Navigation cards</comment>
        <translation>pioche %1&#xa0;; défausse %2</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a mission</comment>
        <translation>recouverte</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>what a mission counts, how many, its points</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>Navigation cards</source>
        <translation>Cartes Navigation</translation>
    </message>
    <message>
        <source>City cards left in the districts</source>
        <translation>Cartes Ville restantes, par quartier</translation>
    </message>
    <message>
        <source>Plant tiles in the bag</source>
        <translation>Tuiles Végétal dans le sac</translation>
    </message>
    <message>
        <source>Plant tiles on the map</source>
        <translation>Tuiles Végétal sur le plateau de jeu</translation>
    </message>
    <message>
        <source>Campaign tiles</source>
        <translation>Tuiles Campagne</translation>
    </message>
    <message>
        <source>Markers on the upper row of the Solo board</source>
        <translation>Marqueurs sur la ligne du haut du plateau Solo</translation>
    </message>
    <message>
        <source>Round %1 of %2, %3.</source>
        <extracomment>Round, how many there are, phase</extracomment>
        <translation>Manche %1 sur %2, %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Somebody owes something: player, what</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Due: %1.</source>
        <translation>À faire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 to play.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>CloudAgeEvents</name>
    <message>
        <source>%1 does the Book action</source>
        <translation>%1 fait l’action Livre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, zone</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gathers in district %2 (%3)</source>
        <extracomment>%1 is a player, %2 the number of a district, %3 says where each drone stands</extracomment>
        <translation>%1 récupère des ressources dans le quartier %2 (%3)</translation>
    </message>
    <message>
        <source>%1 builds movement upgrade %2</source>
        <translation>%1 construit l’amélioration de mouvement %2</translation>
    </message>
    <message>
        <source>%1 builds combat upgrade %2</source>
        <translation>%1 construit l’amélioration de combat %2</translation>
    </message>
    <message>
        <source>%1 builds planting upgrade %2</source>
        <translation>%1 construit l’amélioration de plantation %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <comment>player, Project card</comment>
        <translation>%1 joue %2</translation>
    </message>
    <message>
        <source>sells 3 Plant tiles</source>
        <comment>part of a sentence about a player</comment>
        <translation>vend 3 tuiles Végétal</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <comment>player, amount</comment>
        <translation>%1 prend %2</translation>
    </message>
    <message>
        <source>%1 removes a Navigation card of value %2 from the game</source>
        <translation>%1 retire du jeu une carte Navigation de valeur %2</translation>
    </message>
    <message>
        <source>Solo board: gather in district %1, %2</source>
        <extracomment>Number of a district, zone</extracomment>
        <translation>Plateau Solo&#xa0;: récupérer dans le quartier %1, %2</translation>
    </message>
    <message>
        <source>Solo board: %1</source>
        <comment>what is done</comment>
        <translation>Plateau Solo&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 does not fight</source>
        <translation>%1 ne combat pas</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1 ne fait rien</translation>
    </message>
    <message>
        <source>%1 takes a Mission card: %2 and %3</source>
        <translation>%1 prend une carte Mission&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>covers %1</source>
        <comment>part of a sentence about a player: a mission</comment>
        <translation>recouvre %1</translation>
    </message>
    <message>
        <source>takes choice %1</source>
        <comment>part of a sentence about a player</comment>
        <translation>prend le choix %1</translation>
    </message>
    <message>
        <source>draws %1</source>
        <comment>part of a sentence about a player: values</comment>
        <translation>pioche %1</translation>
    </message>
    <message numerus="yes">
        <source>pays %n card(s) in VP</source>
        <comment>part of a sentence about a player</comment>
        <translation>
            <numerusform>paie %n carte en PV</numerusform>
            <numerusform>paie %n cartes en PV</numerusform>
        </translation>
    </message>
    <message>
        <source>spends markers: %1</source>
        <comment>part of a sentence about a player</comment>
        <translation>dépense des marqueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 does not produce</source>
        <translation>%1 ne produit pas</translation>
    </message>
    <message>
        <source>%1 produces at level %2</source>
        <translation>%1 produit au niveau %2</translation>
    </message>
    <message>
        <source>reveals %1</source>
        <comment>part of a sentence about a player: values</comment>
        <translation>révèle %1</translation>
    </message>
    <message>
        <source>%1 stays in %2</source>
        <comment>player, city</comment>
        <translation>%1 reste à %2</translation>
    </message>
    <message>
        <source>%1 flies to %2</source>
        <comment>player, city</comment>
        <translation>%1 vole vers %2</translation>
    </message>
    <message numerus="yes">
        <source>spends %n movement point(s)</source>
        <comment>part of a sentence about a player</comment>
        <translation>
            <numerusform>dépense %n point de mouvement</numerusform>
            <numerusform>dépense %n points de mouvement</numerusform>
        </translation>
    </message>
    <message>
        <source>uses the solar panel</source>
        <comment>part of a sentence about a player</comment>
        <translation>utilise le panneau solaire</translation>
    </message>
    <message>
        <source>finds %1</source>
        <comment>part of a sentence about a player</comment>
        <translation>trouve %1</translation>
    </message>
    <message>
        <source>pays the toll of L7 (%1)</source>
        <comment>part of a sentence about a player</comment>
        <translation>paie le péage de L7 (%1)</translation>
    </message>
    <message>
        <source>%1 fights on %2</source>
        <comment>player, Campaign tile</comment>
        <translation>%1 combat sur %2</translation>
    </message>
    <message>
        <source>%1 fights for the mission</source>
        <translation>%1 combat pour la mission</translation>
    </message>
    <message>
        <source>%1 fights the last combat</source>
        <translation>%1 livre l’ultime combat</translation>
    </message>
    <message>
        <source>%1 fights in %2</source>
        <comment>player, city</comment>
        <translation>%1 combat à %2</translation>
    </message>
    <message>
        <source>removes %1</source>
        <comment>part of a sentence about a player: a Campaign tile</comment>
        <translation>retire %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>count, kind of plant</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>planted</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 plants by a marker at L5: %2</source>
        <translation>%1 plante grâce à un marqueur sur L5&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 plants: %2</source>
        <translation>%1 plante&#xa0;: %2</translation>
    </message>
    <message>
        <source>a Story card</source>
        <translation>une carte Histoire</translation>
    </message>
    <message>
        <source>the Story card no. %1</source>
        <translation>la carte Histoire n°&#xa0;%1</translation>
    </message>
    <message>
        <source>the Scenario card</source>
        <translation>la carte Scénario</translation>
    </message>
    <message>
        <source>a Project card</source>
        <translation>une carte Projet</translation>
    </message>
    <message>
        <source>a City card</source>
        <translation>une carte Ville</translation>
    </message>
    <message>
        <source>another card</source>
        <translation>une autre carte</translation>
    </message>
    <message>
        <source>Effect of %1</source>
        <translation>Effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: effect of %2</source>
        <comment>player, card</comment>
        <translation>%1, effet&#xa0;: %2</translation>
    </message>
    <message>
        <source>combat value %1: won</source>
        <translation>valeur de combat %1&#xa0;: gagné</translation>
    </message>
    <message>
        <source>combat value %1: lost</source>
        <translation>valeur de combat %1&#xa0;: perdu</translation>
    </message>
    <message>
        <source>combat value %1</source>
        <translation>valeur de combat %1</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>production level %1</source>
        <translation>niveau de production %1</translation>
    </message>
    <message>
        <source>Without effect: %1</source>
        <translation>Sans effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, amounts</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>set by hand: %1</source>
        <translation>corrigé à la main&#xa0;: %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>part of a sentence about a player: an amount</comment>
        <translation>prend %1</translation>
    </message>
    <message numerus="yes">
        <source>covers %n find(s): %1</source>
        <comment>part of a sentence about a player</comment>
        <translation>
            <numerusform>recouvre %n trouvaille&#xa0;: %1</numerusform>
            <numerusform>recouvre %n trouvailles&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 fights</source>
        <comment>player</comment>
        <translation>%1 combat</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>a player who is not told</comment>
        <translation>Quelqu’un</translation>
    </message>
</context>
<context>
    <name>CloudAgeHeader</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <comment>player</comment>
        <translation>À %1 de répondre</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>1 Production</source>
        <comment>phase</comment>
        <translation>1 Production</translation>
    </message>
    <message>
        <source>2 Movement</source>
        <comment>phase</comment>
        <translation>2 Mouvement</translation>
    </message>
    <message>
        <source>3 Action</source>
        <comment>phase</comment>
        <translation>3 Action</translation>
    </message>
    <message>
        <source>to answer: %1</source>
        <comment>players</comment>
        <translation>à répondre&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>CloudAgeLogbook</name>
    <message>
        <source>Chapter %1</source>
        <translation>Chapitre %1</translation>
    </message>
    <message>
        <source>played again: does not count</source>
        <translation>rejoué&#xa0;: ne compte pas</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>The campaign is a success.</source>
        <translation>La campagne est réussie.</translation>
    </message>
    <message>
        <source>The campaign is a failure.</source>
        <translation>La campagne est un échec.</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s) still to be played.</source>
        <translation>
            <numerusform>Il reste %n chapitre à jouer.</numerusform>
            <numerusform>Il reste %n chapitres à jouer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 stars make the campaign a success; there are %3 now, and %n chapter(s) to play.</source>
        <extracomment>Stars needed, stars there are at most, stars reached</extracomment>
        <translation>
            <numerusform>Il faut %1 étoiles sur %2 pour réussir la campagne&#xa0;; vous en avez %3, et il reste %n chapitre à jouer.</numerusform>
            <numerusform>Il faut %1 étoiles sur %2 pour réussir la campagne&#xa0;; vous en avez %3, et il reste %n chapitres à jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Logbook of the campaign</source>
        <translation>Carnet de bord de la campagne</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>Joué le</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Stars reached, stars there are at most</extracomment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>CloudAgeMissingValues</name>
    <message>
        <source>%1, no. %2</source>
        <comment>zone and place of an upgrade</comment>
        <translation>%1,&#xa0;n°&#xa0;%2</translation>
    </message>
    <message>
        <source>what production level %1 costs and gives</source>
        <translation>ce que coûte et donne le niveau de production %1</translation>
    </message>
    <message>
        <source>the reward printed at production level %1</source>
        <translation>la récompense imprimée pour la production de niveau %1</translation>
    </message>
    <message>
        <source>where the books stand on the round track</source>
        <translation>la place des livres sur la piste de manche</translation>
    </message>
    <message>
        <source>the reward on space %1 of the round track</source>
        <translation>la récompense de la case %1 de la piste de manche</translation>
    </message>
    <message>
        <source>whether the start space belongs to a city</source>
        <translation>si la case de départ fait partie d’une ville</translation>
    </message>
    <message>
        <source>the cost of an upgrade (%1)</source>
        <translation>le coût d’une amélioration (%1)</translation>
    </message>
    <message>
        <source>the VP of an upgrade (%1)</source>
        <translation>les PV d’une amélioration (%1)</translation>
    </message>
    <message>
        <source>the planting symbols of an upgrade (%1)</source>
        <translation>les symboles de plantation d’une amélioration (%1)</translation>
    </message>
    <message>
        <source>which cities count for the mission</source>
        <translation>les villes qui comptent pour la mission</translation>
    </message>
    <message>
        <source>the Book action on the front of the Scenario card</source>
        <translation>l’action Livre au recto de la carte Scénario</translation>
    </message>
    <message>
        <source>the Book action on the back of the Scenario card</source>
        <translation>l’action Livre au verso de la carte Scénario</translation>
    </message>
    <message>
        <source>the Book action of the Story card</source>
        <translation>l’action Livre de la carte Histoire</translation>
    </message>
    <message>
        <source>the action on space %1 of the Solo board</source>
        <translation>l’action de la case %1 du plateau Solo</translation>
    </message>
    <message>
        <source>the combat value of %1</source>
        <comment>a city or Campaign tile</comment>
        <translation>la valeur de combat de %1</translation>
    </message>
    <message>
        <source>the reward of %1</source>
        <comment>a city or Campaign tile</comment>
        <translation>la récompense de %1</translation>
    </message>
    <message>
        <source>on how many hexes %1 lies</source>
        <comment>a city</comment>
        <translation>sur combien de cases s’étend %1</translation>
    </message>
    <message>
        <source>the cost of a Project card (%1)</source>
        <translation>le coût d’une carte Projet (%1)</translation>
    </message>
    <message>
        <source>the colour of a Project card (%1)</source>
        <translation>la couleur d’une carte Projet (%1)</translation>
    </message>
    <message>
        <source>the reward of a Project card (%1)</source>
        <translation>la récompense d’une carte Projet (%1)</translation>
    </message>
    <message>
        <source>the symbols of a Project card (%1)</source>
        <translation>les symboles d’une carte Projet (%1)</translation>
    </message>
    <message>
        <source>the grey VP of a Project card (%1)</source>
        <translation>les PV gris d’une carte Projet (%1)</translation>
    </message>
    <message>
        <source>how often a Project card exists (%1)</source>
        <translation>le nombre d’exemplaires d’une carte Projet (%1)</translation>
    </message>
    <message>
        <source>what was paid</source>
        <translation>ce qui a été payé</translation>
    </message>
    <message>
        <source>what was gained</source>
        <translation>ce qui a été gagné</translation>
    </message>
    <message>
        <source>the VP scored</source>
        <translation>les&#xa0;PV&#xa0;marqués</translation>
    </message>
    <message>
        <source>whether the fight was won</source>
        <translation>si le combat est gagné</translation>
    </message>
    <message>
        <source>the symbols of the card</source>
        <translation>les symboles de la carte</translation>
    </message>
    <message>
        <source>what the rewards between the production levels brought</source>
        <translation>ce qu’ont donné les récompenses entre les niveaux de production</translation>
    </message>
    <message>
        <source>the production levels gained</source>
        <translation>les niveaux de production gagnés</translation>
    </message>
    <message>
        <source>what may be done next</source>
        <translation>ce qui peut être fait ensuite</translation>
    </message>
</context>
<context>
    <name>CloudAgeModule</name>
    <message>
        <source>CloudAge</source>
        <extracomment>The name of the board game, as its edition in this language prints it</extracomment>
        <translation>CloudAge</translation>
    </message>
    <message>
        <source>1 to 4 players, solo and campaign</source>
        <translation>1 à 4 joueurs, solo et campagne</translation>
    </message>
    <message>
        <source>Upper and middle row of letters</source>
        <translation>Rangées de lettres du haut et du milieu</translation>
    </message>
    <message>
        <source>two Navigation cards revealed: for Energy, for Project cards</source>
        <translation>deux cartes Navigation révélées&#xa0;: pour de l’Énergie, pour des cartes Projet</translation>
    </message>
    <message>
        <source>Lower row of letters</source>
        <translation>Rangée de lettres du bas</translation>
    </message>
    <message>
        <source>two Navigation cards of which one is a 0</source>
        <translation>deux cartes Navigation dont une vaut 0</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 à 9</translation>
    </message>
    <message>
        <source>a production level, a card drawn, what bears the number</source>
        <translation>un niveau de production, une carte piochée, ce qui porte le chiffre</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>take the choice that shows the letter</source>
        <translation>choisir ce qui porte la lettre</translation>
    </message>
    <message>
        <source>show what the last phase brought, or the one that is looked at</source>
        <translation>afficher ce que la dernière phase a apporté, ou celle que l’on regarde</translation>
    </message>
    <message>
        <source>in a campaign: show its logbook, chapter by chapter</source>
        <translation>en campagne&#xa0;: afficher le carnet de bord, chapitre par chapitre</translation>
    </message>
</context>
<context>
    <name>CloudAgeNames</name>
    <message>
        <source>Energy</source>
        <comment>resource</comment>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Water</source>
        <comment>resource</comment>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Metal</source>
        <comment>resource</comment>
        <translation>Métal</translation>
    </message>
    <message>
        <source>Project cards</source>
        <comment>resource</comment>
        <translation>cartes&#xa0;Projet</translation>
    </message>
    <message>
        <source>Plant tiles</source>
        <comment>resource</comment>
        <translation>tuiles&#xa0;Végétal</translation>
    </message>
    <message>
        <source>Energy zone</source>
        <comment>of a City card</comment>
        <translation>zone&#xa0;d’énergie</translation>
    </message>
    <message>
        <source>Metal zone</source>
        <comment>of a City card</comment>
        <translation>zone&#xa0;de&#xa0;métal</translation>
    </message>
    <message>
        <source>Water zone</source>
        <comment>of a City card</comment>
        <translation>zone&#xa0;d’eau</translation>
    </message>
    <message>
        <source>wild zone</source>
        <comment>of a City card</comment>
        <translation>zone&#xa0;inhabitée</translation>
    </message>
    <message>
        <source>movement upgrades</source>
        <comment>zone of the Airship board</comment>
        <translation>améliorations&#xa0;de&#xa0;mouvement</translation>
    </message>
    <message>
        <source>combat upgrades</source>
        <comment>zone of the Airship board</comment>
        <translation>améliorations&#xa0;de&#xa0;combat</translation>
    </message>
    <message>
        <source>planting upgrades</source>
        <comment>zone of the Airship board</comment>
        <translation>améliorations&#xa0;de&#xa0;plantation</translation>
    </message>
    <message>
        <source>production level</source>
        <comment>mission</comment>
        <translation>niveau&#xa0;de&#xa0;production</translation>
    </message>
    <message>
        <source>markers in the named cities</source>
        <comment>mission</comment>
        <translation>marqueurs dans ces villes</translation>
    </message>
    <message>
        <source>combat value</source>
        <comment>mission</comment>
        <translation>valeur&#xa0;de&#xa0;combat</translation>
    </message>
    <message>
        <source>upgrades built</source>
        <comment>mission</comment>
        <translation>améliorations&#xa0;construites</translation>
    </message>
    <message>
        <source>green Project cards</source>
        <comment>mission</comment>
        <translation>cartes&#xa0;Projet&#xa0;vertes</translation>
    </message>
    <message>
        <source>blue Project cards</source>
        <comment>mission</comment>
        <translation>cartes&#xa0;Projet&#xa0;bleues</translation>
    </message>
    <message>
        <source>Project cards of the third colour</source>
        <comment>mission</comment>
        <translation>cartes Projet de la troisième couleur</translation>
    </message>
    <message>
        <source>Project cards played</source>
        <comment>mission</comment>
        <translation>cartes&#xa0;Projet&#xa0;jouées</translation>
    </message>
    <message>
        <source>combat value without cards</source>
        <comment>mission</comment>
        <translation>valeur de combat sans cartes</translation>
    </message>
    <message>
        <source>movement points without cards</source>
        <comment>mission</comment>
        <translation>points de mouvement sans cartes</translation>
    </message>
    <message>
        <source>Project cards that cost 8 Water or more</source>
        <comment>mission</comment>
        <translation>cartes Projet à 8 Eaux ou plus</translation>
    </message>
    <message>
        <source>Navigation cards</source>
        <comment>mission</comment>
        <translation>cartes&#xa0;Navigation</translation>
    </message>
    <message>
        <source>production phase</source>
        <comment>moment of the game</comment>
        <translation>phase&#xa0;de&#xa0;production</translation>
    </message>
    <message>
        <source>movement phase</source>
        <comment>moment of the game</comment>
        <translation>phase&#xa0;de&#xa0;mouvement</translation>
    </message>
    <message>
        <source>fight</source>
        <comment>moment of the game</comment>
        <translation>combat</translation>
    </message>
    <message>
        <source>step of the Solo board</source>
        <comment>moment of the game</comment>
        <translation>étape du plateau Solo</translation>
    </message>
    <message>
        <source>action phase</source>
        <comment>moment of the game</comment>
        <translation>phase&#xa0;d’action</translation>
    </message>
    <message>
        <source>answers to the last event</source>
        <comment>moment of the game</comment>
        <translation>réponses au dernier évènement</translation>
    </message>
    <message>
        <source>last production phase</source>
        <comment>moment of the game</comment>
        <translation>dernière phase de production</translation>
    </message>
    <message>
        <source>last build actions</source>
        <comment>moment of the game</comment>
        <translation>dernières actions de construction</translation>
    </message>
    <message>
        <source>fights for missions</source>
        <comment>moment of the game</comment>
        <translation>combats pour les missions</translation>
    </message>
    <message>
        <source>last combat</source>
        <comment>moment of the game</comment>
        <translation>ultime&#xa0;combat</translation>
    </message>
    <message>
        <source>end of the game</source>
        <comment>moment of the game</comment>
        <translation>fin de la partie</translation>
    </message>
</context>
<context>
    <name>CloudAgeNarrator</name>
    <message>
        <source>After the last round</source>
        <translation>Après la dernière manche</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>%1’s flight</source>
        <comment>player</comment>
        <translation>%1 vole</translation>
    </message>
    <message>
        <source>%1’s City action</source>
        <comment>player</comment>
        <translation>Action Ville&#xa0;: %1</translation>
    </message>
    <message>
        <source>round %1, %2</source>
        <extracomment>Part of a sentence: number, phase</extracomment>
        <translation>manche %1, %2</translation>
    </message>
    <message>
        <source>round %1, %2, %3’s turn</source>
        <extracomment>Part of a sentence: number, phase, player</extracomment>
        <translation>manche %1, %2, à %3 de jouer</translation>
    </message>
</context>
<context>
    <name>CloudAgePieces</name>
    <message>
        <source>%1: shuffle the Navigation discard into a new draw pile</source>
        <translation>%1&#xa0;: mélanger la défausse Navigation pour refaire la pioche</translation>
    </message>
    <message>
        <source>%1: card %2 on top of the Navigation draw pile</source>
        <translation>%1&#xa0;: carte %2 sur la pioche Navigation</translation>
    </message>
    <message>
        <source>%1: card %2 on top of the Navigation discard</source>
        <translation>%1&#xa0;: carte %2 sur la défausse Navigation</translation>
    </message>
    <message>
        <source>%1: card %2 out of the Navigation discard, back into the box</source>
        <translation>%1&#xa0;: carte %2 de la défausse Navigation, dans la boîte</translation>
    </message>
    <message>
        <source>Take the City card out of the sleeve of district %1</source>
        <translation>Sortir la carte Ville de la pochette du quartier %1</translation>
    </message>
    <message>
        <source>%1: lay out %2</source>
        <comment>player, Project card</comment>
        <translation>%1&#xa0;: poser %2</translation>
    </message>
    <message>
        <source>%1: airship to %2</source>
        <comment>player, city</comment>
        <translation>%1&#xa0;: dirigeable à %2</translation>
    </message>
    <message>
        <source>%1: leftmost marker of the round track to %2</source>
        <comment>player, city</comment>
        <translation>%1&#xa0;: marqueur le plus à gauche de la piste de manche à %2</translation>
    </message>
    <message>
        <source>%1: take a marker back from %2</source>
        <comment>player, city</comment>
        <translation>%1&#xa0;: reprendre un marqueur de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n Plant tile(s) onto the map</source>
        <translation>
            <numerusform>%1&#xa0;: %n tuile Végétal sur le plateau de jeu</numerusform>
            <numerusform>%1&#xa0;: %n tuiles Végétal sur le plateau de jeu</numerusform>
        </translation>
    </message>
    <message>
        <source>The find is covered for good: %1</source>
        <translation>La trouvaille est recouverte pour de bon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lay Campaign tile %1 on the map</source>
        <translation>Poser la tuile Campagne %1 sur le plateau de jeu</translation>
    </message>
    <message>
        <source>Take Campaign tile %1 off the map</source>
        <translation>Retirer la tuile Campagne %1 du plateau de jeu</translation>
    </message>
    <message>
        <source>%1: production marker to level %2</source>
        <translation>%1&#xa0;: marqueur de production au niveau %2</translation>
    </message>
    <message>
        <source>%1: build it on the Airship board (%2, no. %3)</source>
        <comment>player, zone, number</comment>
        <translation>%1&#xa0;: à construire sur le plateau Dirigeable (%2, n°&#xa0;%3)</translation>
    </message>
    <message>
        <source>First player marker to %1</source>
        <translation>Marqueur 1er joueur à %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: the bag is empty, %n Plant tile(s) are lost</source>
        <translation>
            <numerusform>%1&#xa0;: le sac est vide, %n tuile Végétal est perdue</numerusform>
            <numerusform>%1&#xa0;: le sac est vide, %n tuiles Végétal sont perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, numbers</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: Mission card beside the Airship board</source>
        <translation>%1&#xa0;: carte Mission à côté du plateau Dirigeable</translation>
    </message>
    <message>
        <source>Solo board: leftmost marker of the upper row to the lower one</source>
        <translation>Plateau Solo&#xa0;: marqueur le plus à gauche de la ligne du haut à celle du bas</translation>
    </message>
    <message>
        <source>City card of district %1 out of its sleeve, back into the box</source>
        <translation>Carte Ville du quartier %1 sortie de sa pochette, dans la boîte</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>%1: cards %2 on top of the Navigation discard, in this order</source>
        <translation>%1&#xa0;: cartes %2 sur la défausse Navigation, dans cet ordre</translation>
    </message>
</context>
<context>
    <name>CloudAgeQuestions</name>
    <message>
        <source>plant, then 1 more</source>
        <translation>planter, puis 1 de plus</translation>
    </message>
    <message>
        <source>3 Water, plant 1, build twice</source>
        <translation>3 Eaux, 1 à planter, construire deux fois</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n point de mouvement</numerusform>
            <numerusform>%n points de mouvement</numerusform>
        </translation>
    </message>
    <message>
        <source>Which player?</source>
        <translation>Quel joueur&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2?</source>
        <comment>player, what is due</comment>
        <translation>%1&#xa0;: %2&#xa0;?</translation>
    </message>
    <message>
        <source>%1: what now?</source>
        <translation>%1&#xa0;: que faire&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which production level?</source>
        <translation>%1&#xa0;: quel niveau de production&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which Navigation cards are revealed?</source>
        <translation>%1&#xa0;: quelles cartes Navigation sont révélées&#xa0;?</translation>
    </message>
    <message>
        <source>Does the Book action bring a fight?</source>
        <translation>L’action Livre déclenche-t-elle un combat&#xa0;?</translation>
    </message>
    <message>
        <source>%1: combat value %2 of %3. What is drawn?</source>
        <translation>%1&#xa0;: valeur de combat %2 sur %3. Quelle carte est piochée&#xa0;?</translation>
    </message>
    <message>
        <source>%1: combat value %2. What is drawn?</source>
        <translation>%1&#xa0;: valeur de combat %2. Quelle carte est piochée&#xa0;?</translation>
    </message>
    <message>
        <source>%1: is the fight won?</source>
        <translation>%1&#xa0;: le combat est-il gagné&#xa0;?</translation>
    </message>
    <message>
        <source>%1: Water or VP?</source>
        <translation>%1&#xa0;: Eau ou PV&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which part of the reward?</source>
        <translation>%1&#xa0;: quelle partie de la récompense&#xa0;?</translation>
    </message>
    <message>
        <source>Which weapon system leaves the map?</source>
        <translation>Quel système d’armement quitte le plateau de jeu&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which city?</source>
        <translation>%1&#xa0;: quelle ville&#xa0;?</translation>
    </message>
    <message>
        <source>%1: how many movement points?</source>
        <translation>%1&#xa0;: combien de points de mouvement&#xa0;?</translation>
    </message>
    <message>
        <source>Which district?</source>
        <translation>Quel quartier&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which space for the drone?</source>
        <translation>%1&#xa0;: quelle case pour le drone&#xa0;?</translation>
    </message>
    <message>
        <source>Which space for the drone?</source>
        <translation>Quelle case pour le drone&#xa0;?</translation>
    </message>
    <message>
        <source>City card: which value?</source>
        <translation>Carte Ville&#xa0;: quelle valeur&#xa0;?</translation>
    </message>
    <message>
        <source>City card: which zone is the largest?</source>
        <translation>Carte Ville&#xa0;: quelle zone est la plus grande&#xa0;?</translation>
    </message>
    <message>
        <source>City card: which zone is the second?</source>
        <translation>Carte Ville&#xa0;: quelle zone est la deuxième&#xa0;?</translation>
    </message>
    <message>
        <source>City card: which planting bonus?</source>
        <translation>Carte Ville&#xa0;: quel bonus de plantation&#xa0;?</translation>
    </message>
    <message>
        <source>City card: where is the navigation update?</source>
        <translation>Carte Ville&#xa0;: où est la mise à jour de navigation&#xa0;?</translation>
    </message>
    <message>
        <source>City card: where is the wrench?</source>
        <translation>Carte Ville&#xa0;: où est la clé à molette&#xa0;?</translation>
    </message>
    <message>
        <source>%1: where does the City card go?</source>
        <translation>%1&#xa0;: où va la carte Ville&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which plants?</source>
        <translation>%1&#xa0;: quels végétaux&#xa0;?</translation>
    </message>
    <message>
        <source>%1: what does the find give?</source>
        <translation>%1&#xa0;: que donne la trouvaille&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which further plant for L14?</source>
        <translation>%1&#xa0;: quel végétal de plus pour L14&#xa0;?</translation>
    </message>
    <message>
        <source>%1: what is built?</source>
        <translation>%1&#xa0;: que construire&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which letter does the card begin with?</source>
        <translation>%1&#xa0;: par quelle lettre la carte commence-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which Project card?</source>
        <translation>%1&#xa0;: quelle carte Projet&#xa0;?</translation>
    </message>
    <message>
        <source>%1: sell 3 Plant tiles?</source>
        <translation>%1&#xa0;: vendre 3 tuiles Végétal&#xa0;?</translation>
    </message>
    <message>
        <source>Solo board: what is done?</source>
        <translation>Plateau Solo&#xa0;: que faire&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which mission stands first on the card?</source>
        <translation>%1&#xa0;: quelle est la première mission de la carte&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which mission stands second on the card?</source>
        <translation>%1&#xa0;: quelle est la seconde mission de la carte&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which mission is covered?</source>
        <translation>%1&#xa0;: quelle mission est recouverte&#xa0;?</translation>
    </message>
    <message>
        <source>What else?</source>
        <translation>Quoi d’autre&#xa0;?</translation>
    </message>
    <message>
        <source>Which card does something?</source>
        <translation>Quelle carte a un effet&#xa0;?</translation>
    </message>
    <message>
        <source>%1: what does the card do?</source>
        <translation>%1&#xa0;: que fait la carte&#xa0;?</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1: which City action?</source>
        <translation>%1&#xa0;: quelle action Ville&#xa0;?</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>Still to be told: %1</source>
        <translation>À noter encore&#xa0;: %1</translation>
    </message>
    <message>
        <source>First: %1</source>
        <extracomment>Another answer that is due</extracomment>
        <translation>D’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <comment>resource</comment>
        <translation>Payé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 gained</source>
        <comment>resource</comment>
        <translation>Gagné&#xa0;: %1</translation>
    </message>
    <message>
        <source>VP gained between two levels</source>
        <translation>PV gagnés entre deux niveaux</translation>
    </message>
    <message>
        <source>VP gained</source>
        <translation>PV gagnés</translation>
    </message>
    <message>
        <source>Won (1) or lost (0)</source>
        <translation>Gagné (1) ou perdu (0)</translation>
    </message>
    <message>
        <source>Symbols of the card: %1</source>
        <translation>Symboles de la carte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Which City card is it?</source>
        <translation>Quelle carte Ville est-ce&#xa0;?</translation>
    </message>
    <message>
        <source>%1 flies to a city that is not listed yet</source>
        <translation>%1 vole vers une ville qui n’est pas encore connue</translation>
    </message>
    <message>
        <source>%1 plays a card that is not listed yet</source>
        <translation>%1 joue une carte qui n’est pas encore connue</translation>
    </message>
    <message>
        <source>%1 fights for the mission: combat value %2. What is drawn?</source>
        <translation>%1 combat pour la mission&#xa0;: valeur de combat %2. Quelle carte est piochée&#xa0;?</translation>
    </message>
    <message>
        <source>%1 fights the last combat: combat value %2. What is drawn?</source>
        <translation>%1 livre l’ultime combat&#xa0;: valeur de combat %2. Quelle carte est piochée&#xa0;?</translation>
    </message>
    <message>
        <source>%1. What was found?</source>
        <extracomment>What was told of a flight so far</extracomment>
        <translation>%1. Qu’a-t-on trouvé&#xa0;?</translation>
    </message>
    <message>
        <source>%1. What else?</source>
        <comment>was found</comment>
        <translation>%1. Quoi d’autre&#xa0;?</translation>
    </message>
    <message>
        <source>%1 does not produce: which Navigation cards are revealed?</source>
        <translation>%1 ne produit pas&#xa0;: quelles cartes Navigation sont révélées&#xa0;?</translation>
    </message>
    <message>
        <source>%1, level %2: which Navigation cards are revealed?</source>
        <translation>%1, niveau %2&#xa0;: quelles cartes Navigation sont révélées&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which plants? So far: %2</source>
        <translation>%1&#xa0;: quels végétaux&#xa0;? Jusqu’ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>a %1 on top of the discard</source>
        <translation>un %1 sur la défausse</translation>
    </message>
    <message>
        <source>Then: %1</source>
        <extracomment>What a player has after a play</extracomment>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: which two values?</source>
        <comment>of Navigation cards</comment>
        <translation>%1&#xa0;: quelles sont les deux valeurs&#xa0;?</translation>
    </message>
    <message>
        <source>%1: a %2 and which other value?</source>
        <translation>%1&#xa0;: un %2 et quelle autre valeur&#xa0;?</translation>
    </message>
    <message>
        <source>%1: what is taken for the cards?</source>
        <translation>%1&#xa0;: que prendre pour ces cartes&#xa0;?</translation>
    </message>
</context>
<context>
    <name>CloudAgeReasons</name>
    <message>
        <source>the rules do not allow it</source>
        <translation>les règles ne le permettent pas</translation>
    </message>
    <message>
        <source>%1: %2 needed, %3 there</source>
        <extracomment>%1 is a resource, %2 and %3 are numbers.</extracomment>
        <translation>%1&#xa0;: il en faut %2, il y en a %3</translation>
    </message>
    <message>
        <source>the reward is not known: no choice can be named, its amounts are reported</source>
        <translation>la récompense est inconnue&#xa0;: notez ce qu’elle donne, sans nommer de choix</translation>
    </message>
    <message>
        <source>the reward offers no choice</source>
        <translation>la récompense n’offre pas de choix</translation>
    </message>
    <message>
        <source>the reward offers %1 choices: one must be named</source>
        <translation>la récompense offre %1 choix&#xa0;: il faut indiquer lequel</translation>
    </message>
    <message>
        <source>the reward offers %1 choices, not %2</source>
        <translation>la récompense offre %1 choix, pas %2</translation>
    </message>
    <message>
        <source>not at this moment of the game (%1)</source>
        <translation>pas à ce moment de la partie (%1)</translation>
    </message>
    <message>
        <source>it must be said which player does it</source>
        <translation>il faut indiquer quel joueur le fait</translation>
    </message>
    <message>
        <source>it is not %1’s turn, and nothing is due from %1</source>
        <translation>ce n’est ni à %1 de jouer, ni à %1 de répondre</translation>
    </message>
    <message>
        <source>%1 has done the City action of this round</source>
        <translation>%1 a déjà fait l’action Ville de cette manche</translation>
    </message>
    <message>
        <source>%1 has produced in this phase</source>
        <translation>%1 a déjà produit dans cette phase</translation>
    </message>
    <message>
        <source>%1 must reveal Navigation cards: the production phase cannot be passed</source>
        <translation>%1 doit révéler des cartes Navigation&#xa0;: on ne peut pas passer la phase de production</translation>
    </message>
    <message>
        <source>no fight is due: only the first visit of a city brings one</source>
        <translation>pas de combat ici&#xa0;: seule la première visite d’une ville en déclenche un</translation>
    </message>
    <message>
        <source>a wrench gives one upgrade or one resource, but plays no Project card</source>
        <translation>une clé à molette donne une amélioration ou une ressource, mais ne joue pas de carte Projet</translation>
    </message>
    <message>
        <source>%1 has no build action left</source>
        <translation>%1 n’a plus d’action de construction</translation>
    </message>
    <message>
        <source>one upgrade or one card is due: no resource is given instead</source>
        <translation>il faut construire une amélioration ou jouer une carte&#xa0;: aucune ressource ne les remplace</translation>
    </message>
    <message>
        <source>the card played builds a movement upgrade, no other</source>
        <translation>la carte jouée construit une amélioration de mouvement, pas une autre</translation>
    </message>
    <message>
        <source>the card played builds a combat upgrade, no other</source>
        <translation>la carte jouée construit une amélioration de combat, pas une autre</translation>
    </message>
    <message>
        <source>a marker at L5 serves in the action phase only</source>
        <translation>un marqueur sur L5 ne sert que dans la phase d’action</translation>
    </message>
    <message>
        <source>no book is active in the last production phase</source>
        <translation>aucun livre n’est actif dans la dernière phase de production</translation>
    </message>
    <message>
        <source>the last combat cannot be passed</source>
        <translation>on ne peut pas passer l’ultime combat</translation>
    </message>
    <message>
        <source>no resource can fall below 0</source>
        <translation>aucune ressource ne peut descendre sous 0</translation>
    </message>
    <message>
        <source>these amounts are known, and differ from what is reported</source>
        <translation>ces quantités sont connues, et diffèrent de ce qui est noté</translation>
    </message>
    <message>
        <source>too many answers would be due at once</source>
        <translation>trop de réponses seraient attendues à la fois</translation>
    </message>
    <message>
        <source>the pieces cannot show this: %1 comes into play once and leaves it once</source>
        <translation>le matériel ne peut pas montrer cela&#xa0;: %1 entre en jeu une fois et en sort une fois</translation>
    </message>
    <message>
        <source>the pieces cannot show this (Navigation card of value %1)</source>
        <translation>le matériel ne peut pas montrer cela (carte Navigation de valeur %1)</translation>
    </message>
    <message>
        <source>the pieces cannot show this</source>
        <translation>le matériel ne peut pas montrer cela</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>%1 has done the Book action of this round</source>
        <translation>%1 a déjà fait l’action Livre de cette manche</translation>
    </message>
    <message>
        <source>no book is active in round %1</source>
        <translation>aucun livre n’est actif à la manche %1</translation>
    </message>
    <message>
        <source>level %1 is above the own production level, %2</source>
        <translation>le niveau %1 dépasse votre niveau de production, %2</translation>
    </message>
    <message>
        <source>this Book action brings a fight: the cards drawn must be told</source>
        <translation>cette action Livre déclenche un combat&#xa0;: il faut indiquer les cartes piochées</translation>
    </message>
    <message>
        <source>this Book action brings no fight</source>
        <translation>cette action Livre ne déclenche pas de combat</translation>
    </message>
    <message>
        <source>the fight is lost: there is no reward to choose</source>
        <translation>le combat est perdu&#xa0;: il n’y a pas de récompense à choisir</translation>
    </message>
    <message>
        <source>no Navigation card is revealed, so there is nothing to take</source>
        <translation>aucune carte Navigation n’est révélée, donc rien à prendre</translation>
    </message>
    <message>
        <source>the Navigation deck holds no %1</source>
        <translation>la pioche Navigation ne contient pas de %1</translation>
    </message>
    <message>
        <source>the lower value is %1: Energy or Project cards must be named</source>
        <translation>la plus petite valeur est %1&#xa0;: il faut choisir entre Énergie et cartes Projet</translation>
    </message>
    <message>
        <source>%1 Navigation cards must be revealed, not %2</source>
        <translation>il faut révéler %1 cartes Navigation, pas %2</translation>
    </message>
    <message>
        <source>the lower value is 0: there is nothing to take</source>
        <translation>la plus petite valeur est 0&#xa0;: il n’y a rien à prendre</translation>
    </message>
    <message>
        <source>no Navigation card of value %1 is left to draw</source>
        <translation>il ne reste pas de carte Navigation de valeur %1 à piocher</translation>
    </message>
    <message>
        <source>movement points: %1 spent, %2 there with the solar panel</source>
        <translation>points de mouvement&#xa0;: %1 dépensés, %2 disponibles avec le panneau solaire</translation>
    </message>
    <message>
        <source>the points spent show that the solar panel is used: it is not named as well</source>
        <translation>les points dépensés montrent que le panneau solaire sert&#xa0;: ne le notez pas en plus</translation>
    </message>
    <message>
        <source>without a movement point the airship stays where it is: it cannot reach %1</source>
        <translation>sans point de mouvement, le dirigeable reste où il est&#xa0;: il n’atteint pas %1</translation>
    </message>
    <message>
        <source>the start space does not belong to %1: a movement point is needed</source>
        <translation>la case de départ ne fait pas partie de %1&#xa0;: il faut un point de mouvement</translation>
    </message>
    <message>
        <source>every hex of %1 has an airship</source>
        <translation>chaque case de %1 porte un dirigeable</translation>
    </message>
    <message>
        <source>a find gives once a round: %1</source>
        <translation>une trouvaille ne sert qu’une fois par manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>without a movement point nothing is found</source>
        <translation>sans point de mouvement, pas de trouvaille</translation>
    </message>
    <message>
        <source>no marker is left on the round track</source>
        <translation>il ne reste pas de marqueur sur la piste de manche</translation>
    </message>
    <message>
        <source>the airship stands in no city: there is nobody to fight</source>
        <translation>le dirigeable n’est dans aucune ville&#xa0;: il n’y a personne à combattre</translation>
    </message>
    <message>
        <source>this fight gives no reward to choose</source>
        <translation>ce combat n’offre pas de récompense à choisir</translation>
    </message>
    <message>
        <source>the fight is lost with %1: there is no reward to choose</source>
        <translation>le combat est perdu avec %1&#xa0;: il n’y a pas de récompense à choisir</translation>
    </message>
    <message>
        <source>%1 is enough here: no further card may be drawn</source>
        <translation>%1 suffit ici&#xa0;: on ne pioche pas d’autre carte</translation>
    </message>
    <message>
        <source>cards paid in VP: at most %1, not %2, for the first one costs Energy</source>
        <translation>cartes payées en PV&#xa0;: %1 au plus, pas %2, car la première coûte de l’Énergie</translation>
    </message>
    <message>
        <source>in this game no VP may be paid in the fight for a mission</source>
        <translation>dans cette partie, on ne paie pas de PV dans le combat d’une mission</translation>
    </message>
    <message>
        <source>no VP may be paid in the last combat</source>
        <translation>on ne paie pas de PV dans l’ultime combat</translation>
    </message>
    <message>
        <source>Biology manual: Water or VP is chosen exactly when its owner, being active, plants %1 tiles or more (here %2)</source>
        <translation>Manuel de biologie&#xa0;: on choisit entre Eau et PV si son propriétaire, joueur actif, plante %1 tuiles ou plus, et alors seulement (ici %2)</translation>
    </message>
    <message>
        <source>Accumulator: Water or VP is chosen exactly when its owner has %1 movement points or more (here %2)</source>
        <translation>Accumulateur&#xa0;: on choisit entre Eau et PV si son propriétaire a %1 points de mouvement ou plus, et alors seulement (ici %2)</translation>
    </message>
    <message>
        <source>only the Plant market sells Plant tiles</source>
        <translation>seul le Marché des plantes vend des tuiles Végétal</translation>
    </message>
    <message>
        <source>the Plant market takes %1 Plant tiles: %2 there</source>
        <translation>le Marché des plantes prend %1 tuiles Végétal&#xa0;: il y en a %2</translation>
    </message>
    <message>
        <source>only the Parrot lays a City card on the Navigation deck</source>
        <translation>seul le Perroquet pose une carte Ville sur la pioche Navigation</translation>
    </message>
    <message>
        <source>a %1 is known to lie on top of the Navigation deck: it is drawn first, not %2</source>
        <translation>un %1 est sur le dessus de la pioche Navigation&#xa0;: on le pioche en premier, pas %2</translation>
    </message>
    <message>
        <source>the Combat sequence gives its prize in the movement phase only</source>
        <translation>la Séquence de combat ne donne son prix que dans la phase de mouvement</translation>
    </message>
    <message>
        <source>Combat sequence: Water or VP is chosen exactly when its owner reaches %1 or more (here %2)</source>
        <translation>Séquence de combat&#xa0;: on choisit entre Eau et PV si son propriétaire atteint %1 ou plus, et alors seulement (ici %2)</translation>
    </message>
    <message>
        <source>two drones on one space: %1</source>
        <translation>deux drones sur une case&#xa0;: %1</translation>
    </message>
    <message>
        <source>the City card must be told</source>
        <translation>il faut indiquer la carte Ville</translation>
    </message>
    <message>
        <source>no City card is left in district %1</source>
        <translation>il ne reste pas de carte Ville dans le quartier %1</translation>
    </message>
    <message>
        <source>the largest and the second zone cannot be the same: %1</source>
        <translation>la plus grande zone et la deuxième ne peuvent pas être la même&#xa0;: %1</translation>
    </message>
    <message>
        <source>the own Navigation discard holds no %1</source>
        <translation>votre défausse Navigation ne contient pas de %1</translation>
    </message>
    <message>
        <source>navigation update and wrench never share a zone: %1</source>
        <translation>mise à jour de navigation et clé à molette ne partagent jamais une zone&#xa0;: %1</translation>
    </message>
    <message>
        <source>all four zones are taken: the zones of the navigation update and the wrench must be told</source>
        <translation>les quatre zones sont prises&#xa0;: il faut indiquer celles de la mise à jour de navigation et de la clé à molette</translation>
    </message>
    <message>
        <source>no marker is left on the Solo board</source>
        <translation>il ne reste pas de marqueur sur le plateau Solo</translation>
    </message>
    <message>
        <source>space %1 of the Solo board does not offer this</source>
        <translation>la case %1 du plateau Solo n’offre pas cela</translation>
    </message>
    <message>
        <source>scenario 1 has no planting upgrades</source>
        <translation>le scénario 1 n’a pas d’améliorations de plantation</translation>
    </message>
    <message>
        <source>all of them are built: %1</source>
        <translation>toutes sont construites&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 in hand: %2 needed with the one that is played, %3 there</source>
        <translation>%1 en main&#xa0;: il en faut %2 avec celle qui est jouée, il y en a %3</translation>
    </message>
    <message>
        <source>no copy of the Project card is left: %1</source>
        <translation>il ne reste pas d’exemplaire de la carte Projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing is planted in scenario 1</source>
        <translation>on ne plante rien dans le scénario 1</translation>
    </message>
    <message>
        <source>at most %1 tiles may be planted here, not %2</source>
        <translation>vous plantez ici au plus %1 tuiles, pas %2</translation>
    </message>
    <message>
        <source>a plant covers the find: %1</source>
        <translation>un végétal recouvre la trouvaille&#xa0;: %1</translation>
    </message>
    <message>
        <source>finds covered: %1, tiles placed on the map: %2</source>
        <translation>trouvailles recouvertes&#xa0;: %1, tuiles posées sur le plateau&#xa0;: %2</translation>
    </message>
    <message>
        <source>tiles for the bag: %1, but only %2 could be placed</source>
        <translation>tuiles pour le sac&#xa0;: %1, mais seules %2 pouvaient être posées</translation>
    </message>
    <message>
        <source>there is no own marker to spend for %1</source>
        <translation>vous n’avez pas de marqueur à dépenser pour %1</translation>
    </message>
    <message>
        <source>there is no own marker to spend for L5</source>
        <translation>vous n’avez pas de marqueur à dépenser pour L5</translation>
    </message>
    <message>
        <source>L6 is not in play: its find cannot be taken</source>
        <translation>L6 n’est pas en jeu&#xa0;: on ne peut pas prendre sa trouvaille</translation>
    </message>
    <message>
        <source>no toll is due: the airship does not enter L7</source>
        <translation>aucun péage n’est dû&#xa0;: le dirigeable n’entre pas sur L7</translation>
    </message>
    <message>
        <source>the toll of L7: %1</source>
        <translation>le péage de L7&#xa0;: %1</translation>
    </message>
    <message>
        <source>the toll of L7: %1 VP needed, %2 there, and in this game VP do not fall below 0 for it</source>
        <translation>le péage de L7&#xa0;: il faut %1 PV, il y en a %2, et dans cette partie on ne peut pas passer sous 0 pour le payer</translation>
    </message>
    <message>
        <source>a further tile is planted only after a won fight on L14</source>
        <translation>on ne plante une tuile de plus qu’après un combat gagné sur L14</translation>
    </message>
    <message>
        <source>L14 and L15 are fought as a City action only</source>
        <translation>L14 et L15 ne s’attaquent que par une action Ville</translation>
    </message>
    <message>
        <source>%1 is no weapon system that a won fight on L15 could remove</source>
        <translation>%1 n’est pas un système d’armement qu’un combat gagné sur L15 peut retirer</translation>
    </message>
    <message>
        <source>%1 is not in play</source>
        <translation>%1 n’est pas en jeu</translation>
    </message>
    <message>
        <source>in this game no Navigation card is revealed in the last production phase</source>
        <translation>dans cette partie, on ne révèle pas de carte Navigation dans la dernière phase de production</translation>
    </message>
    <message>
        <source>with a second Mission card or a further one exactly one mission of yours is covered, and it is visible</source>
        <translation>avec une deuxième carte Mission ou une de plus, vous recouvrez une seule de vos missions, encore visible</translation>
    </message>
    <message>
        <source>you have this mission: the card goes under the deck and another one is drawn (%1)</source>
        <translation>vous avez cette mission&#xa0;: la carte va sous la pioche, et une autre est piochée (%1)</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <extracomment>A rule and its page in the printed book: CA-MOVE-03, page 8</extracomment>
        <translation>%1,&#xa0;page&#xa0;%2</translation>
    </message>
    <message>
        <source>all cards of this fight together cost %1 Energy, %2 there</source>
        <translation>toutes les cartes de ce combat coûtent ensemble %1 Énergie, il y en a %2</translation>
    </message>
</context>
<context>
    <name>CloudAgeRules</name>
    <message>
        <source>French edition</source>
        <translation>Édition française</translation>
    </message>
</context>
<context>
    <name>CloudAgeScoring</name>
    <message>
        <source>level %1</source>
        <comment>of production</comment>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>A chapter played alone is neither won nor lost: its stars count.</source>
        <translation>Un chapitre joué seul n’est ni gagné ni perdu&#xa0;: ses étoiles comptent.</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>milestone</source>
        <translation>récompense entre deux niveaux</translation>
    </message>
    <message>
        <source>production level 10</source>
        <translation>niveau de production 10</translation>
    </message>
    <message>
        <source>round track</source>
        <translation>piste de manche</translation>
    </message>
    <message>
        <source>find</source>
        <translation>trouvaille</translation>
    </message>
    <message>
        <source>toll</source>
        <translation>péage</translation>
    </message>
    <message>
        <source>Navigation cards paid in VP</source>
        <translation>cartes Navigation payées en PV</translation>
    </message>
    <message>
        <source>city</source>
        <translation>ville</translation>
    </message>
    <message>
        <source>Project card</source>
        <translation>carte Projet</translation>
    </message>
    <message>
        <source>green plant</source>
        <translation>végétal vert</translation>
    </message>
    <message>
        <source>action of a Campaign tile</source>
        <translation>action d’une tuile Campagne</translation>
    </message>
    <message>
        <source>Book action</source>
        <translation>action Livre</translation>
    </message>
    <message>
        <source>Solo board</source>
        <translation>plateau Solo</translation>
    </message>
    <message>
        <source>effect of a card</source>
        <translation>effet d’une carte</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>mission</source>
        <translation>mission</translation>
    </message>
    <message>
        <source>marker at a Campaign tile</source>
        <translation>marqueur sur une tuile Campagne</translation>
    </message>
    <message>
        <source>highest upgrade</source>
        <translation>plus haute amélioration</translation>
    </message>
    <message>
        <source>grey VP of a Project card</source>
        <translation>PV gris d’une carte Projet</translation>
    </message>
    <message>
        <source>VP marker</source>
        <translation>marqueur de PV</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where VP come from, the thing</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Winner: %1 (a tie: nobody noted the last combat)</source>
        <translation>Vainqueur&#xa0;: %1 (égalité&#xa0;: personne n’a noté l’ultime combat)</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Vainqueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>campaign, chapter %1</source>
        <translation>campagne, chapitre %1</translation>
    </message>
    <message>
        <source>scenario %1</source>
        <translation>scénario %1</translation>
    </message>
    <message>
        <source>turquoise</source>
        <comment>colour</comment>
        <translation>turquoise</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour</comment>
        <translation>violet</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour</comment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>pink</source>
        <comment>colour</comment>
        <translation>rose</translation>
    </message>
    <message>
        <source>white</source>
        <comment>colour</comment>
        <translation>blanc</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour</comment>
        <translation>noir</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n étoiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known yet, counted as 0: %1</source>
        <translation>Encore inconnu, compté pour 0&#xa0;: %1</translation>
    </message>
    <message>
        <source>the combat value in the last combat decides</source>
        <translation>la valeur de combat de l’ultime combat départage</translation>
    </message>
    <message>
        <source>Lost: not every visible mission is at its highest level.</source>
        <translation>Perdu&#xa0;: une mission visible au moins n’est pas à son plus haut niveau.</translation>
    </message>
    <message>
        <source>Won: %1 VP, %2 were needed.</source>
        <translation>Gagné&#xa0;: %1 PV, il en fallait %2.</translation>
    </message>
    <message>
        <source>Lost: %1 VP, %2 were needed.</source>
        <translation>Perdu&#xa0;: %1 PV, il en fallait %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, combat value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Winner: %1 (by the last combat: %2)</source>
        <extracomment>Players who win, then each player of the last combat with the combat value</extracomment>
        <translation>Vainqueur&#xa0;: %1 (par l’ultime combat&#xa0;: %2)</translation>
    </message>
</context>
<context>
    <name>CloudAgeSettings</name>
    <message>
        <source>Movement symbols of cards</source>
        <translation>Symboles mouvement des cartes</translation>
    </message>
    <message>
        <source>Combat symbols of cards</source>
        <translation>Symboles combat des cartes</translation>
    </message>
    <message>
        <source>Planting symbols of cards</source>
        <translation>Symboles plantation des cartes</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Project cards in hand</source>
        <translation>Cartes Projet en main</translation>
    </message>
    <message>
        <source>Production level</source>
        <translation>Niveau de production</translation>
    </message>
    <message>
        <source>Airship in</source>
        <translation>Dirigeable à</translation>
    </message>
    <message>
        <source>Markers on the round track</source>
        <translation>Marqueurs sur la piste de manche</translation>
    </message>
    <message>
        <source>Markers in cities</source>
        <translation>Marqueurs dans les villes</translation>
    </message>
    <message>
        <source>Project cards played</source>
        <translation>Cartes Projet jouées</translation>
    </message>
    <message>
        <source>Navigation draw pile</source>
        <translation>Pioche Navigation</translation>
    </message>
    <message>
        <source>Known on top of it</source>
        <translation>Connues au-dessus</translation>
    </message>
    <message>
        <source>Navigation discard</source>
        <translation>Défausse Navigation</translation>
    </message>
    <message>
        <source>Mission cards, two missions each</source>
        <translation>Cartes Mission, deux missions chacune</translation>
    </message>
    <message>
        <source>Covered missions</source>
        <translation>Missions recouvertes</translation>
    </message>
    <message>
        <source>Combat value for the mission</source>
        <translation>Valeur de combat pour la mission</translation>
    </message>
    <message>
        <source>Combat value of the last combat</source>
        <translation>Valeur de l’ultime combat</translation>
    </message>
    <message>
        <source>City cards left, by district</source>
        <translation>Cartes Ville restantes, par quartier</translation>
    </message>
    <message>
        <source>Campaign tiles on the map</source>
        <translation>Tuiles Campagne sur le plateau de jeu</translation>
    </message>
    <message>
        <source>Finds covered</source>
        <translation>Trouvailles recouvertes</translation>
    </message>
    <message>
        <source>Plant tiles on the map</source>
        <translation>Tuiles Végétal sur le plateau de jeu</translation>
    </message>
    <message>
        <source>Markers on the Solo board</source>
        <translation>Marqueurs sur le plateau Solo</translation>
    </message>
    <message>
        <source>Scenario card</source>
        <translation>Carte Scénario</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>the start space</source>
        <translation>la case de départ</translation>
    </message>
    <message>
        <source>front</source>
        <translation>recto</translation>
    </message>
    <message>
        <source>back</source>
        <translation>verso</translation>
    </message>
</context>
<context>
    <name>CloudAgeSheet</name>
    <message>
        <source>No mission has the letter %1.</source>
        <translation>Aucune mission n’a la lettre %1.</translation>
    </message>
    <message>
        <source>%1 is entered twice.</source>
        <comment>mission</comment>
        <translation>%1&#xa0;: saisi deux fois.</translation>
    </message>
    <message>
        <source>A mission is its letter and the number reached, such as %1.</source>
        <translation>Une mission s’écrit avec sa lettre et le nombre atteint, par exemple %1.</translation>
    </message>
    <message>
        <source>There are at most %1 missions.</source>
        <translation>Il y a au plus %1 missions.</translation>
    </message>
    <message>
        <source>Only L1, L2 and L5 bring VP: type 1, 2 or 5.</source>
        <translation>Seules L1, L2 et L5 rapportent des PV&#xa0;: tapez 1, 2 ou 5.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>VP marker</source>
        <translation>PV de la piste</translation>
    </message>
    <message>
        <source>Where the VP marker stands before the grey VP are added.</source>
        <translation>La position du marqueur de PV avant d’ajouter les PV gris.</translation>
    </message>
    <message>
        <source>Visible missions</source>
        <translation>Missions visibles</translation>
    </message>
    <message>
        <source>The letter of each mission that is not covered, and the number that the player has reached: %1.</source>
        <translation>La lettre de chaque mission qui n’est pas recouverte et le nombre que le joueur a atteint&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Campaign tiles</source>
        <translation>Tuiles Campagne</translation>
    </message>
    <message>
        <source>1, 2 and 5 for L1, L2 and L5, where an own marker is left.</source>
        <translation>1, 2 et 5 pour L1, L2 et L5, là où il reste un marqueur du joueur.</translation>
    </message>
    <message>
        <source>VP of upgrades</source>
        <translation>PV des améliorations</translation>
    </message>
    <message>
        <source>The VP on the highest upgrade of each zone, added up.</source>
        <translation>Les PV de la plus haute amélioration de chaque zone, additionnés.</translation>
    </message>
    <message>
        <source>VP of Project cards</source>
        <translation>PV des cartes Projet</translation>
    </message>
    <message>
        <source>The grey VP on all Project cards that were played, added up.</source>
        <translation>Les PV gris de toutes les cartes Projet jouées, additionnés.</translation>
    </message>
    <message>
        <source>Last combat</source>
        <translation>Ultime combat</translation>
    </message>
    <message>
        <source>The combat value of those who tie for the win.</source>
        <translation>La valeur de combat des joueurs à égalité pour la victoire.</translation>
    </message>
    <message>
        <source>%1 – %2: %3</source>
        <comment>letter, mission, its levels: number reached → VP</comment>
        <translation>%1 – %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>CloudAgeShorthand</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A letter, what it stands for</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>production level</source>
        <translation>niveau de production</translation>
    </message>
    <message>
        <source>Amounts stand before their letters, / between what can be chosen, 0 for nothing.</source>
        <translation>Les quantités précèdent leur lettre, / sépare ce qui est au choix, 0 veut dire rien.</translation>
    </message>
</context>
<context>
    <name>CloudAgeValuesMet</name>
    <message>
        <source>GBT</source>
        <comment>first letters: green, blue, the third colour</comment>
        <translation>VBT</translation>
    </message>
    <message>
        <source>no militia</source>
        <translation>pas de milice</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>How many, of which upgrade zone</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no symbols</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>the third colour</source>
        <translation>la troisième couleur</translation>
    </message>
    <message>
        <source>5, or - for none</source>
        <translation>5, ou - sans milice</translation>
    </message>
    <message>
        <source>3X 2W</source>
        <comment>example of a reward: 3 VP, 2 Water</comment>
        <translation>3X 2O</translation>
    </message>
    <message>
        <source>3W C</source>
        <comment>example of a price: 3 Water, 1 Project card</comment>
        <translation>3O C</translation>
    </message>
    <message>
        <source>1 movement, 2 combat, 3 planting</source>
        <comment>digits of symbols</comment>
        <translation>1 mouvement, 2 combat, 3 plantation</translation>
    </message>
    <message>
        <source>What is it called, and what is printed on it?</source>
        <translation>Quel est son nom, et qu’y a-t-il d’imprimé&#xa0;?</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What is printed there? It is kept in the game.</source>
        <translation>Qu’y a-t-il d’imprimé&#xa0;? La partie le retient.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A part of the box, a thing on it: &quot;Round track: space 3&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>G green, B blue, T third</source>
        <comment>first letters of colours</comment>
        <translation>V vert, B bleu, T troisième</translation>
    </message>
</context>
<context>
    <name>ComparedCopies</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A printed value and its source with a sign: &quot;3 VP (✓ read off a copy)&quot;</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1; the same piece by what is printed on it</source>
        <extracomment>A value of a thing that two files call by different ids</extracomment>
        <translation>%1&#xa0;; la même pièce, d’après ce qui y est imprimé</translation>
    </message>
    <message>
        <source>These values do not fit together (%1): leave some out.</source>
        <translation>Ces valeurs ne vont pas ensemble (%1)&#xa0;: écartez-en.</translation>
    </message>
    <message numerus="yes">
        <source>More than %n pieces of one kind would be listed: leave some out.</source>
        <translation>
            <numerusform>Plus de %n pièce d’un type serait citée&#xa0;: écartez-en.</numerusform>
            <numerusform>Plus de %n pièces d’un type seraient citées&#xa0;: écartez-en.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CopySteps</name>
    <message>
        <source>Import</source>
        <comment>a step that can be taken back</comment>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Merge</source>
        <comment>a step that can be taken back</comment>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Confirm a value</source>
        <comment>a step that can be taken back</comment>
        <translation>Confirmation d’une valeur</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, resource, number</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, VP: %2</source>
        <translation>%1, PV&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, crew: %2</source>
        <translation>%1, équipages&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, crew %2: on %3</source>
        <comment>player, number, cell of the city</comment>
        <translation>%1, équipage %2&#xa0;: en %3</translation>
    </message>
    <message>
        <source>%1, crew %2: ready</source>
        <translation>%1, équipage %2&#xa0;: prêt</translation>
    </message>
    <message>
        <source>%1, crew %2: spent</source>
        <translation>%1, équipage %2&#xa0;: activé</translation>
    </message>
    <message>
        <source>term %1: %2</source>
        <translation>durée %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, Contract Term Track: %2</source>
        <translation>%1, piste de Durée des contrats&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, Completed Contracts: %2</source>
        <translation>%1, Contrats validés&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, Failed Contracts: %2</source>
        <translation>%1, Contrats échoués&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, unlocked renovations: %2</source>
        <translation>%1, rénovations retournées&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, bonus effect, its state</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, price marker: space %2</source>
        <comment>airship, number</comment>
        <translation>%1, marqueur Tarif&#xa0;: case %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell of the city, tile</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: developed side up</source>
        <comment>cell of the city</comment>
        <translation>%1&#xa0;: face développée visible</translation>
    </message>
    <message>
        <source>%1: basic side up</source>
        <comment>cell of the city</comment>
        <translation>%1&#xa0;: face basique visible</translation>
    </message>
    <message>
        <source>contracts on display: %1</source>
        <translation>contrats disponibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>contracts in the deck: %1</source>
        <translation>contrats dans la pioche&#xa0;: %1</translation>
    </message>
    <message>
        <source>round: %1</source>
        <translation>manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>to play: %1</source>
        <comment>player</comment>
        <translation>à jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (spent)</source>
        <extracomment>A crew on a cell of the city, already activated in this round</extracomment>
        <translation>%1 (activé)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>an empty list</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, number of markers</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, donation markers: %2</source>
        <comment>airship or public utility, list</comment>
        <translation>%1, marqueurs Don&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, majority: nobody</source>
        <comment>airship or public utility</comment>
        <translation>%1, majorité&#xa0;: personne</translation>
    </message>
    <message>
        <source>%1, majority: %2</source>
        <comment>airship or public utility, player</comment>
        <translation>%1, majorité&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>CurveDrawing</name>
    <message>
        <source>Victory points by round</source>
        <translation>Points de victoire par manche</translation>
    </message>
    <message>
        <source>round</source>
        <comment>axis of a picture</comment>
        <translation>manche</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>axis of a picture</comment>
        <translation>PV</translation>
    </message>
    <message>
        <source>flags: somebody else takes the lead</source>
        <extracomment>Below the picture: what the small flags are</extracomment>
        <translation>drapeaux&#xa0;: quelqu’un d’autre prend la tête</translation>
    </message>
    <message>
        <source>%1 at the start: %2</source>
        <comment>player, points</comment>
        <translation>%1 au départ&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 after round %2: %3 (event %4)</source>
        <comment>player, round, points, event</comment>
        <translation>%1 après la manche %2&#xa0;: %3 (évènement %4)</translation>
    </message>
    <message>
        <source>Round %1, event %2: %3 takes the lead.</source>
        <comment>round, event, player</comment>
        <translation>Manche %1, évènement %2&#xa0;: %3 prend la tête.</translation>
    </message>
    <message>
        <source>Victory points by turn</source>
        <translation>Points de victoire par tour</translation>
    </message>
    <message>
        <source>turn</source>
        <comment>axis of a picture</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>%1 after turn %2: %3 (event %4)</source>
        <comment>player, turn, points, event</comment>
        <translation>%1 après le tour %2&#xa0;: %3 (évènement %4)</translation>
    </message>
    <message>
        <source>Turn %1, event %2: %3 takes the lead.</source>
        <comment>turn, event, player</comment>
        <translation>Tour %1, évènement %2&#xa0;: %3 prend la tête.</translation>
    </message>
    <message>
        <source>end</source>
        <comment>axis of a picture</comment>
        <extracomment>Below the picture, in the place of the number of a round: the points with the final scoring</extracomment>
        <translation>fin</translation>
    </message>
    <message>
        <source>%1 with the final scoring: %2</source>
        <comment>player, points</comment>
        <translation>%1 avec le décompte final&#xa0;: %2</translation>
    </message>
    <message>
        <source>Final scoring: %1 takes the lead.</source>
        <comment>player</comment>
        <translation>Décompte final&#xa0;: %1 prend la tête.</translation>
    </message>
</context>
<context>
    <name>Depots</name>
    <message numerus="yes">
        <source>%n contract(s)</source>
        <comment>on the term track of a depot</comment>
        <translation>
            <numerusform>%n contrat</numerusform>
            <numerusform>%n contrats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n completed</source>
        <comment>contracts of a depot</comment>
        <translation>
            <numerusform>%n validé</numerusform>
            <numerusform>%n validés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <comment>contracts of a depot</comment>
        <translation>
            <numerusform>%n échoué</numerusform>
            <numerusform>%n échoués</numerusform>
        </translation>
    </message>
    <message>
        <source>no contracts</source>
        <comment>of a depot</comment>
        <translation>aucun contrat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>What lies on a resource track and how much it holds: 3 wood of 10</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A bonus effect and its state: Barter: ready</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Depot of %1: %2, %n donation marker(s) left.</source>
        <comment>player, victory points</comment>
        <translation>
            <numerusform>Entrepôt, %1&#xa0;: %2, %n marqueur Don restant.</numerusform>
            <numerusform>Entrepôt, %1&#xa0;: %2, %n marqueurs Don restants.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stock: %1.</source>
        <translation>Réserve&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Contracts: %1.</source>
        <comment>on the term track, completed and failed</comment>
        <translation>Contrats&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Bonus effects: %1.</source>
        <translation>Compétences&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <comment>donation markers that a player has left</comment>
        <translation>
            <numerusform>%n marqueur</numerusform>
            <numerusform>%n marqueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 %2</source>
        <comment>a line of the city and a direction</comment>
        <extracomment>A row or column and where it slides: row 2 east</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 leaves the tile unused: %2</source>
        <comment>player, tile</comment>
        <translation>%1 n’active pas la tuile %2</translation>
    </message>
    <message>
        <source>%1 slides %2</source>
        <comment>player, line and direction</comment>
        <translation>%1 fait glisser %2</translation>
    </message>
    <message>
        <source>%1 completes a contract: %2</source>
        <translation>%1 remplit un contrat&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 barters %2 for %3</source>
        <comment>player, 1 gold, 1 gear</comment>
        <translation>%1 échange %2 contre %3 par le Marchandage</translation>
    </message>
    <message>
        <source>%1 ends the turn</source>
        <translation>%1 termine son tour</translation>
    </message>
    <message>
        <source>%1 takes this from the stage bonus: %2</source>
        <comment>player, resource</comment>
        <translation>%1 choisit dans le bonus de phase&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 moves crew %2 %3</source>
        <comment>player, number, directions</comment>
        <translation>%1 déplace l’équipage %2 %3</translation>
    </message>
    <message>
        <source>%1 flies crew %2 a long distance, %3, to %4</source>
        <comment>player, number, directions, tile</comment>
        <translation>%1 avance l’équipage %2 par un Vol de Longue Distance, %3, jusqu’%4</translation>
    </message>
    <message>
        <source>%1 moves crew %2 %3 to %4</source>
        <comment>player, number, directions, tile</comment>
        <translation>%1 avance l’équipage %2 %3, jusqu’%4</translation>
    </message>
    <message>
        <source>%1 uses a tile, but no crew stands at one</source>
        <translation>%1 active une tuile, mais aucun équipage ne s’y trouve</translation>
    </message>
    <message>
        <source>%1 hires a crew: %2</source>
        <comment>player, tile</comment>
        <translation>%1 engage un équipage %2</translation>
    </message>
    <message>
        <source>%1 gathers all own crew: %2</source>
        <comment>player, tile</comment>
        <translation>%1 rassemble tout son équipage %2</translation>
    </message>
    <message>
        <source>%1 slides %2 with the Lighthouse</source>
        <comment>player, lines and directions</comment>
        <translation>%1 fait glisser %2 grâce au Phare</translation>
    </message>
    <message>
        <source>%1 takes a contract: %2; none is turned up</source>
        <translation>%1 prend un contrat&#xa0;: %2&#xa0;; aucun ne le remplace</translation>
    </message>
    <message>
        <source>%1 takes a contract: %2; turned up: %3</source>
        <translation>%1 prend un contrat&#xa0;: %2&#xa0;; à sa place&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 builds and sells %2</source>
        <comment>player, airship</comment>
        <translation>%1 construit et vend %2</translation>
    </message>
    <message>
        <source>%1 builds and donates %2</source>
        <comment>player, airship</comment>
        <translation>%1 construit %2 et en fait don</translation>
    </message>
    <message>
        <source>%1 builds a public utility: %2</source>
        <translation>%1 construit une structure&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <comment>player, tile</comment>
        <translation>%1 active la tuile %2</translation>
    </message>
    <message>
        <source>%1 unlocks a renovation: %2; no tile is developed</source>
        <comment>player, resource</comment>
        <translation>%1 retourne une rénovation (%2), sans développer de tuile</translation>
    </message>
    <message>
        <source>%1 unlocks a renovation: %2; developed: %3</source>
        <comment>player, resource, tile</comment>
        <translation>%1 retourne une rénovation (%2) et développe la tuile %3</translation>
    </message>
    <message>
        <source>%1 declines the Piggybacking Bonus</source>
        <translation>%1 renonce au Bonus d’occupation</translation>
    </message>
    <message>
        <source>%1 takes the Piggybacking Bonus: %2</source>
        <comment>player, resource</comment>
        <translation>%1 reçoit le Bonus d’occupation&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 takes the Piggybacking Bonus: %2; the Skilled Negotiator adds: %3</source>
        <comment>player, resource, resource</comment>
        <translation>%1 reçoit le Bonus d’occupation&#xa0;: %2&#xa0;; le Négociateur Habile ajoute&#xa0;: %3</translation>
    </message>
    <message>
        <source>corrected by hand: %1</source>
        <translation>corrigé à la main&#xa0;: %1</translation>
    </message>
    <message>
        <source>without effect, the boards cannot show it any more: %1</source>
        <translation>sans effet, les plateaux ne peuvent plus le montrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>legal until something before it was changed: %1</source>
        <translation>ne suit plus les règles depuis la correction plus haut&#xa0;: %1</translation>
    </message>
    <message>
        <source>against the rules, the table wants it: %1</source>
        <translation>hors règles, accord de la table&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; chosen as crest bonus: %2</source>
        <extracomment>What a player does at a tile, then the resource chosen as crest bonus.</extracomment>
        <translation>%1&#xa0;; bonus de badge choisi&#xa0;: %2</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>dépense %1</translation>
    </message>
    <message>
        <source>gain not known</source>
        <translation>gain inconnu</translation>
    </message>
    <message>
        <source>gains %1</source>
        <translation>gagne %1</translation>
    </message>
    <message>
        <source>VP not known</source>
        <translation>PV inconnus</translation>
    </message>
    <message>
        <source>scores %1</source>
        <comment>%1 is such as 3 VP</comment>
        <translation>gagne %1</translation>
    </message>
    <message>
        <source>all nine airship majorities are held</source>
        <translation>les neuf majorités de dirigeable sont occupées</translation>
    </message>
    <message>
        <source>three majorities of public utilities are held</source>
        <translation>trois majorités de structure sont occupées</translation>
    </message>
    <message>
        <source>round 20 is over</source>
        <translation>la manche 20 est terminée</translation>
    </message>
    <message>
        <source>%1 leaves a tile unused, but no crew stands at one</source>
        <translation>%1 n’active pas une tuile, mais aucun équipage ne s’y trouve</translation>
    </message>
    <message>
        <source>recorded because the table wants it: %1</source>
        <translation>noté d’accord avec la table&#xa0;: %1</translation>
    </message>
    <message>
        <source>lost: %1</source>
        <comment>what a full track cuts off</comment>
        <translation>perdu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Expectations</name>
    <message>
        <source>a file that can be read (%1)</source>
        <translation>un fichier lisible (%1)</translation>
    </message>
    <message>
        <source>a file of at most %1 bytes</source>
        <translation>un fichier de %1 octets au plus</translation>
    </message>
    <message>
        <source>JSON in UTF-8 (%1)</source>
        <translation>du JSON en UTF-8 (%1)</translation>
    </message>
    <message>
        <source>JSON that is nested less deeply</source>
        <translation>du JSON moins profondément imbriqué</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of %1 to %2 entries</source>
        <translation>une liste de %1 à %2 éléments</translation>
    </message>
    <message>
        <source>a list of %1 entries</source>
        <translation>une liste de %1 éléments</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a text of %1 to %2 characters</source>
        <translation>un texte de %1 à %2 caractères</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>une des valeurs %1</translation>
    </message>
    <message>
        <source>the value %1</source>
        <translation>la valeur %1</translation>
    </message>
    <message>
        <source>version %1 (the file was written by a newer program)</source>
        <translation>la version %1 (le fichier vient d’un programme plus récent)</translation>
    </message>
    <message>
        <source>an id of 1 to 24 characters out of a-z, 0-9 and -</source>
        <translation>un identifiant de 1 à 24 caractères parmi a-z, 0-9 et -</translation>
    </message>
    <message>
        <source>an id that stands here only once</source>
        <translation>un identifiant présent une seule fois</translation>
    </message>
    <message>
        <source>an id that the catalogue lists</source>
        <translation>un identifiant que le catalogue contient</translation>
    </message>
    <message>
        <source>at most %1 different ids</source>
        <translation>%1 identifiants différents au plus</translation>
    </message>
    <message>
        <source>an id that begins with a kind of tile and a hyphen, or a kind in the catalogue</source>
        <translation>un identifiant qui commence par un type de tuile et un tiret, ou un type dans le catalogue</translation>
    </message>
    <message>
        <source>no such key in an event of this kind</source>
        <translation>aucune clé de ce nom dans un évènement de ce type</translation>
    </message>
    <message>
        <source>a key that this event needs</source>
        <translation>une clé dont cet évènement a besoin</translation>
    </message>
    <message>
        <source>an event that is not itself an override</source>
        <translation>un évènement qui ne soit pas lui-même imposé</translation>
    </message>
    <message>
        <source>a path that a correction can set</source>
        <translation>un chemin qu’une correction peut modifier</translation>
    </message>
    <message>
        <source>a known ruling</source>
        <translation>une interprétation connue</translation>
    </message>
    <message>
        <source>a name that no other player has</source>
        <translation>un nom qu’aucun autre joueur ne porte</translation>
    </message>
    <message>
        <source>a colour that no other player has</source>
        <translation>une couleur qu’aucun autre joueur n’a</translation>
    </message>
    <message>
        <source>exactly one harbor among the 16 tiles</source>
        <translation>exactement un aéroport parmi les 16 tuiles</translation>
    </message>
    <message>
        <source>a stage bonus that can lie on stage %1</source>
        <translation>un bonus de phase possible pour la phase %1</translation>
    </message>
    <message>
        <source>at most %1 of all players together</source>
        <translation>%1 au plus pour tous les joueurs ensemble</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>a name of 1 to 40 characters out of a-z, 0-9 and -</source>
        <translation>un nom de 1 à 40 caractères parmi a-z, 0-9 et -</translation>
    </message>
    <message>
        <source>an id that stands only once in the rulebook</source>
        <translation>un identifiant qui ne figure qu’une fois dans le livret</translation>
    </message>
    <message>
        <source>a list that holds the id of the entry itself</source>
        <translation>une liste qui contient l’identifiant de l’entrée elle-même</translation>
    </message>
    <message>
        <source>the id of another entry</source>
        <translation>l’identifiant d’une autre entrée</translation>
    </message>
    <message>
        <source>the id of a term of the glossary</source>
        <translation>l’identifiant d’un terme du glossaire</translation>
    </message>
    <message>
        <source>the name of a file in pictures/, without .svg</source>
        <translation>le nom d’un fichier de pictures/, sans .svg</translation>
    </message>
    <message>
        <source>as many paragraphs in every language</source>
        <translation>autant de paragraphes dans chaque langue</translation>
    </message>
    <message>
        <source>a label that no other term has, or the other term in sharesLabel</source>
        <translation>un libellé qu’aucun autre terme ne porte, ou cet autre terme dans sharesLabel</translation>
    </message>
    <message>
        <source>JSON in UTF-8 (this is UTF-16 or UTF-32)</source>
        <translation>du JSON en UTF-8 (ceci est de l’UTF-16 ou de l’UTF-32)</translation>
    </message>
    <message>
        <source>the key %1 only once in an object</source>
        <extracomment>%1 is a key of JSON, such as events</extracomment>
        <translation>la clé %1 une seule fois dans un objet</translation>
    </message>
    <message>
        <source>no bare control character in a text</source>
        <translation>aucun caractère de contrôle brut dans un texte</translation>
    </message>
    <message>
        <source>both codes of a character, not one alone</source>
        <translation>les deux codes d’un caractère, et non un seul</translation>
    </message>
    <message>
        <source>a name of which something can be seen</source>
        <translation>un nom dont on voit quelque chose</translation>
    </message>
    <message>
        <source>one first player only</source>
        <translation>un seul premier joueur</translation>
    </message>
    <message>
        <source>a date, or a date and time such as 2026-11-28T20:15:00+01:00</source>
        <translation>une date, ou une date et une heure comme 2026-11-28T20:15:00+01:00</translation>
    </message>
    <message>
        <source>a cell of the grid, A1 to %1</source>
        <translation>une case de la grille, de A1 à %1</translation>
    </message>
    <message>
        <source>an area of the grid, C4 or C4:D5</source>
        <translation>une zone de la grille, C4 ou C4:D5</translation>
    </message>
    <message>
        <source>a place of a worker: a cell, barracks.3, tower.5, whirlpool, refuge or trap</source>
        <translation>la place d’un ouvrier&#xa0;: une case, barracks.3, tower.5, whirlpool, refuge ou trap</translation>
    </message>
    <message>
        <source>null, an area, or dock. and the name of a dock</source>
        <translation>null, une zone, ou dock. suivi du nom d’un quai</translation>
    </message>
    <message>
        <source>a connected pattern of c i w g s o ? and .</source>
        <translation>un motif d’un seul tenant fait de c i w g s o&#xa0;? et .</translation>
    </message>
    <message>
        <source>nothing that a first game leaves in the box</source>
        <translation>rien de ce qu’une première partie laisse dans la boîte</translation>
    </message>
    <message>
        <source>an ability that nobody else has</source>
        <translation>une compétence que personne d’autre n’a</translation>
    </message>
    <message>
        <source>a tile that is named nowhere else</source>
        <translation>une tuile qui n’est nommée nulle part ailleurs</translation>
    </message>
    <message>
        <source>exactly one of %1</source>
        <translation>exactement une clé parmi %1</translation>
    </message>
    <message>
        <source>a floor that has a value in floors</source>
        <translation>un étage qui a une valeur dans floors</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>The game ended: %1.</source>
        <extracomment>%1 is how a game ends: round 20 is over</extracomment>
        <translation>La partie s’est terminée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry and its VP</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, event %2</source>
        <comment>an entry of the ledger</comment>
        <translation>%1, évènement %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence and the rules behind it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and a number: Ada 4</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Donated airships</source>
        <translation>Dons de dirigeables</translation>
    </message>
    <message>
        <source>Public utilities</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Completed Contracts</source>
        <translation>Contrats validés</translation>
    </message>
    <message>
        <source>Unlocked renovations</source>
        <translation>Rénovations retournées</translation>
    </message>
    <message>
        <source>Stage bonuses</source>
        <translation>Bonus de phase</translation>
    </message>
    <message>
        <source>Failed Contracts</source>
        <translation>Contrats échoués</translation>
    </message>
    <message>
        <source>Corrections by hand</source>
        <translation>Corrections à la main</translation>
    </message>
    <message>
        <source>Not lost below 0</source>
        <translation>Non perdus sous 0</translation>
    </message>
    <message>
        <source>Contracts not completed at the end</source>
        <translation>Contrats non validés à la fin</translation>
    </message>
    <message>
        <source>Contribution Awards</source>
        <translation>Récompenses de Contribution</translation>
    </message>
    <message>
        <source>VP marker on the track</source>
        <translation>Marqueur PV sur la piste</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <extracomment>Rules on one page of the printed book: AC-AWD-05, AC-AWD-07, page 12</extracomment>
        <translation>%1, page %2</translation>
    </message>
    <message>
        <source>So nobody gets this award.</source>
        <translation>Personne ne reçoit donc cette récompense.</translation>
    </message>
    <message>
        <source>Counted are %1: %2.</source>
        <extracomment>What an award counts, and who has how many: airship majorities: Ada 4, Bo 3, Cy 1</extracomment>
        <translation>On compte les %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>In this game it is enough to have taken part, as with none counted: %1.</source>
        <translation>Dans cette partie, il suffit d’avoir participé, même sans rien à compter&#xa0;: %1.</translation>
    </message>
    <message>
        <source>With none counted there is nothing to get: %1.</source>
        <translation>Rien à compter, donc rien à gagner&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 tie for first: %2 + %3 VP shared and rounded down, %4 each; nobody is second.</source>
        <comment>players, first prize, second prize, share</comment>
        <translation>%1 sont à égalité pour la première place&#xa0;: %2 + %3 PV partagés, arrondis à l’inférieur&#xa0;: %4 chacun&#xa0;; pas de deuxième place.</translation>
    </message>
    <message>
        <source>%1 has the most and gets %2.</source>
        <comment>player, 6 VP</comment>
        <translation>%1 en a le plus et reçoit %2.</translation>
    </message>
    <message>
        <source>Nobody else is in the running, so nobody is second.</source>
        <translation>Personne d’autre n’est en lice, donc pas de deuxième place.</translation>
    </message>
    <message>
        <source>%1 is second and gets %2.</source>
        <comment>player, 3 VP</comment>
        <translation>%1 prend la deuxième place et reçoit %2.</translation>
    </message>
    <message>
        <source>%1 tie for second: %2 VP shared and rounded down, %3 each.</source>
        <comment>players, second prize, share</comment>
        <translation>%1 sont à égalité pour la deuxième place&#xa0;: %2 PV partagés, arrondis à l’inférieur&#xa0;: %3 chacun.</translation>
    </message>
    <message>
        <source>Behind them there is nothing to get: %1.</source>
        <translation>Derrière, on ne reçoit rien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 and %3)</source>
        <extracomment>A contribution award and its prizes: Shipbuilding (6 VP and 3 VP)</extracomment>
        <translation>%1 (%2 et %3)</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <comment>player, 36 VP, 34 VP</comment>
        <translation>%1 %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1 rank %2 instead of %3</source>
        <comment>player, number, number</comment>
        <translation>%1 au rang %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1 would win.</source>
        <translation>%1 l’emporterait.</translation>
    </message>
    <message>
        <source>%1 would win together.</source>
        <translation>%1 l’emporteraient ensemble.</translation>
    </message>
    <message>
        <source>By default this would be refused, and the game could not have gone on as it did.</source>
        <translation>Par défaut, cela serait refusé, et la partie n’aurait pas pu se poursuivre ainsi.</translation>
    </message>
    <message>
        <source>By default the score would be the same.</source>
        <translation>Par défaut, le score serait le même.</translation>
    </message>
    <message>
        <source>By default: %1.</source>
        <comment>list of changes</comment>
        <translation>Par défaut&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Readings chosen for this game</source>
        <translation>Interprétations choisies pour cette partie</translation>
    </message>
    <message>
        <source>%1: %2. By default of the edition: %3.</source>
        <comment>ruling, reading, reading</comment>
        <translation>%1&#xa0;: %2. Par défaut dans l’édition&#xa0;: %3.</translation>
    </message>
    <message>
        <source>All of these together:</source>
        <translation>Toutes ensemble&#xa0;:</translation>
    </message>
    <message>
        <source>Corrections and moves against the rules</source>
        <translation>Corrections et coups contre les règles</translation>
    </message>
    <message>
        <source>%1 (reason given: %2)</source>
        <comment>what happened, why</comment>
        <translation>%1 (raison indiquée&#xa0;: %2)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Contracts not completed at the end (%1) cost nothing in this game.</source>
        <comment>3 VP</comment>
        <translation>Les contrats non validés à la fin (%1) ne coûtent rien dans cette partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) left: no VP, but they part ties.</source>
        <translation>
            <numerusform>%n ressource restante&#xa0;: aucun PV, mais elle départage les égalités.</numerusform>
            <numerusform>%n ressources restantes&#xa0;: aucun PV, mais elles départagent les égalités.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most VP wins: %1.</source>
        <translation>Le plus de PV l’emporte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nobody is tied.</source>
        <translation>Il n’y a aucune égalité.</translation>
    </message>
    <message>
        <source>%1 tie on %2: the most resources left decide. They have: %3.</source>
        <comment>players, 36 VP, list</comment>
        <translation>%1 sont à égalité avec %2&#xa0;: le plus de ressources restantes les départage. Ils en ont&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 are still tied: in this game the most gold left decides. They have: %2.</source>
        <translation>%1 sont encore à égalité&#xa0;: dans cette partie, le plus d’or restant les départage. Ils en ont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 are still tied: in this game the most gears left decide. They have: %2.</source>
        <translation>%1 sont encore à égalité&#xa0;: dans cette partie, le plus de propulsion restante les départage. Ils en ont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 are still tied: in this game the most donation markers on the board decide. They have: %2.</source>
        <translation>%1 sont encore à égalité&#xa0;: dans cette partie, le plus de marqueurs Don sur le plateau les départage. Ils en ont&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 are still tied. What the rulebook compares next is not legible: they share the place.</source>
        <translation>%1 sont encore à égalité. La dernière icône du départage n’est pas lisible dans les livrets consultés&#xa0;: ils partagent la place.</translation>
    </message>
    <message>
        <source>%1 are still tied. In this game the most donation markers on the board decide, and they are not given for everybody: they share the place.</source>
        <translation>%1 sont encore à égalité. Dans cette partie, le plus de marqueurs Don sur le plateau départage, et leur nombre n’est pas indiqué pour tous&#xa0;: ils partagent la place.</translation>
    </message>
    <message>
        <source>%1 are tied in that too: they share the place.</source>
        <translation>%1 sont à égalité là aussi&#xa0;: ils partagent la place.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>rank, player</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>So the order is: %1.</source>
        <comment>list of ranks and players</comment>
        <translation>L’ordre est donc&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The order of the players</source>
        <translation>Le classement des joueurs</translation>
    </message>
</context>
<context>
    <name>ExplanationHtml</name>
    <message numerus="yes">
        <source>%n entries</source>
        <extracomment>Shows the entries behind a sum</extracomment>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>évènement %1</translation>
    </message>
</context>
<context>
    <name>FileChooser</name>
    <message>
        <source>Games of Skyledger</source>
        <extracomment>In the list of kinds of files: *.skyledger and others follow in parentheses</extracomment>
        <translation>Parties de Skyledger</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save a copy of the game</source>
        <translation>Enregistrer une copie de la partie</translation>
    </message>
    <message>
        <source>Folder for new games</source>
        <translation>Dossier des nouvelles parties</translation>
    </message>
</context>
<context>
    <name>GameGlance</name>
    <message>
        <source>%1’s turn, round %2 of %3</source>
        <comment>player, numbers</comment>
        <translation>À %1 de jouer, manche %2 sur %3</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PV</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>one of %1; left out, the first of them</source>
        <translation>un jeu parmi %1&#xa0;; par défaut, le premier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>An option that only one game has: game, what the option does</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>%1: %2</source>
        <comment>what the amounts are, resource</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Public utility: %1</source>
        <translation>Structure publique&#xa0;: %1</translation>
    </message>
    <message>
        <source>Contract</source>
        <comment>a piece of cardboard</comment>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Stage bonus</source>
        <comment>a piece of cardboard</comment>
        <translation>Bonus de phase</translation>
    </message>
    <message>
        <source>discount for each marker</source>
        <translation>remise par marqueur</translation>
    </message>
    <message numerus="yes">
        <source>donation spaces with %n player(s)</source>
        <translation>
            <numerusform>cases de don à %n joueur</numerusform>
            <numerusform>cases de don à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation>valeur en PV</translation>
    </message>
    <message>
        <source>gold gained</source>
        <translation>valeur en Or</translation>
    </message>
    <message>
        <source>dots at the top left</source>
        <translation>pastilles en haut à gauche</translation>
    </message>
    <message>
        <source>crest bonus, developed side</source>
        <translation>bonus de badge, face développée</translation>
    </message>
    <message>
        <source>all that it brings</source>
        <translation>tout ce qu’il apporte</translation>
    </message>
    <message>
        <source>airships that earn it</source>
        <translation>dirigeables qui y donnent droit</translation>
    </message>
    <message>
        <source>prices from the top down</source>
        <translation>prix de haut en bas</translation>
    </message>
    <message>
        <source>price of a crew</source>
        <translation>prix d’un équipage</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>the answer for programs</source>
        <translation>la réponse pour des programmes</translation>
    </message>
    <message>
        <source>after event N instead of the last one; 0: after the setup</source>
        <translation>après l’évènement N au lieu du dernier&#xa0;; 0&#xa0;: après la mise en place</translation>
    </message>
    <message>
        <source>Usage: skyledger %1</source>
        <translation>Utilisation&#xa0;: skyledger %1</translation>
    </message>
    <message>
        <source>the language; left out, the system&apos;s</source>
        <translation>la langue&#xa0;; par défaut, celle du système</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>cette page</translation>
    </message>
    <message>
        <source>COMMAND [OPTIONS]</source>
        <translation>COMMANDE [OPTIONS]</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>the version of the program</source>
        <translation>la version du programme</translation>
    </message>
    <message>
        <source>Exit codes</source>
        <translation>Codes de sortie</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>tout va bien</translation>
    </message>
    <message>
        <source>the program was used wrongly</source>
        <translation>le programme a été mal utilisé</translation>
    </message>
    <message>
        <source>a file cannot be read or written</source>
        <translation>un fichier ne peut pas être lu ou écrit</translation>
    </message>
    <message>
        <source>“skyledger COMMAND --help” tells more about a command.</source>
        <translation>«&#xa0;skyledger COMMANDE --help&#xa0;» en dit plus sur une commande.</translation>
    </message>
    <message>
        <source>QUERY</source>
        <translation>REQUÊTE</translation>
    </message>
    <message>
        <source>begins with the page for a new game</source>
        <translation>commence par la page d’une nouvelle partie</translation>
    </message>
    <message>
        <source>begins with the page that scores a finished game</source>
        <translation>commence par la page du décompte d’une partie finie</translation>
    </message>
    <message>
        <source>DIR</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>keeps settings, data and games below DIR, and writes nothing elsewhere</source>
        <translation>garde préférences, données et parties sous DOSSIER, et n’écrit rien ailleurs</translation>
    </message>
    <message>
        <source>[--new-game | --score] [--portable DIR] [FILE]</source>
        <translation>[--new-game | --score] [--portable DOSSIER] [FICHIER]</translation>
    </message>
    <message>
        <source>Without a command the window opens, with the game of FILE if there is one</source>
        <translation>Sans commande, la fenêtre s’ouvre, avec la partie de FICHIER s’il y en a un</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>the answer is no: something is illegal, missing or different, or no rule was found</source>
        <translation>la réponse est non&#xa0;: quelque chose est illégal, manque ou diffère, ou aucune règle n’a été trouvée</translation>
    </message>
    <message>
        <source>Skyledger sits beside a physical board game (%1): it checks and scores games that were recorded, and shows every board of them.</source>
        <translation>Skyledger accompagne un jeu de société sur table (%1)&#xa0;: il vérifie et compte des parties enregistrées, et en montre tous les plateaux.</translation>
    </message>
</context>
<context>
    <name>KeyRefusal</name>
    <message>
        <source>“%1” takes a crew or a choice of the turn.</source>
        <translation>«&#xa0;%1&#xa0;» sert à prendre un équipage ou à faire un choix.</translation>
    </message>
    <message>
        <source>“%1” walks through the window, takes what has the focus or goes back.</source>
        <translation>«&#xa0;%1&#xa0;» parcourt la fenêtre, prend l’élément sélectionné ou revient en arrière.</translation>
    </message>
    <message>
        <source>“%1” selects, copies or pastes text and numbers.</source>
        <translation>«&#xa0;%1&#xa0;» sélectionne, copie ou colle du texte et des nombres.</translation>
    </message>
    <message>
        <source>“%1” belongs to the menus and to the desktop.</source>
        <translation>«&#xa0;%1&#xa0;» appartient aux menus et au bureau.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>U</source>
        <comment>key: fulfil a contract</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: north</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: east</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: south</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key: west</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: Architect</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: Forest</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key: Mine</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key: Factory</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key: Valley</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key: Guild Hall</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key: Harbor</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key: Lighthouse</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key: Market</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>key: Shipyard</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key: Workshop</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: slide</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: Barter</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: no</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: donate</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: sell</comment>
        <translation>E</translation>
    </message>
</context>
<context>
    <name>LaidOut</name>
    <message>
        <source>The city, place by place</source>
        <translation>La ville, case par case</translation>
    </message>
    <message>
        <source>Lay the tiles on the table like this, or lay them here as they lie there: choose a place, then press a letter or a button.</source>
        <translation>Posez les tuiles sur la table comme ici, ou reproduisez ici votre table&#xa0;: choisissez une case, puis appuyez sur une lettre ou un bouton.</translation>
    </message>
    <message>
        <source>How many tiles of each kind are in the box is not entered yet: these are the numbers of the sample set. Adjust them to your table.</source>
        <translation>Vérifiez combien de tuiles de chaque type contient votre boîte&#xa0;: les nombres affichés sont ceux des valeurs d’exemple.</translation>
    </message>
    <message>
        <source>Shuffle the city</source>
        <translation>Mélanger la ville</translation>
    </message>
    <message>
        <source>Contracts and stage bonuses</source>
        <translation>Contrats et bonus de phase</translation>
    </message>
    <message>
        <source>Contracts and bonuses</source>
        <translation>Contrats et bonus</translation>
    </message>
    <message>
        <source>Drawn by chance: lay them out like this, or choose what lies on your table.</source>
        <translation>Tirés au hasard&#xa0;: disposez-les comme ici, ou choisissez ceux qui sont sur votre table.</translation>
    </message>
    <message>
        <source>Their values are not entered yet: they are asked for when they are needed.</source>
        <translation>Leurs valeurs ne sont pas encore saisies&#xa0;: elles sont demandées au fur et à mesure des besoins.</translation>
    </message>
    <message>
        <source>Contract %1</source>
        <translation>Contrat %1</translation>
    </message>
    <message>
        <source>Bonus of stage %1</source>
        <translation>Bonus de phase %1</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <extracomment>The code of the language into which this file translates: &quot;fr&quot; for French.</extracomment>
        <translation>fr</translation>
    </message>
</context>
<context>
    <name>MissingValues</name>
    <message>
        <source>the cost of %1</source>
        <comment>%1 is an airship with its article</comment>
        <translation>le coût indiqué pour %1</translation>
    </message>
    <message>
        <source>the discount of %1</source>
        <comment>%1 is an airship with its article</comment>
        <translation>la remise indiquée pour %1</translation>
    </message>
    <message>
        <source>the number of donation spaces of %1</source>
        <comment>%1 is an airship with its article</comment>
        <translation>le nombre de cases de la Grille des dons pour %1</translation>
    </message>
    <message>
        <source>the cost of a public utility (%1)</source>
        <translation>le coût d’une structure (%1)</translation>
    </message>
    <message>
        <source>the VP of a public utility (%1)</source>
        <translation>les PV d’une structure (%1)</translation>
    </message>
    <message>
        <source>the number of donation spaces of a public utility (%1)</source>
        <translation>le nombre de cases de la Grille des dons d’une structure (%1)</translation>
    </message>
    <message>
        <source>the term of a contract (%1)</source>
        <translation>la durée d’un contrat (%1)</translation>
    </message>
    <message>
        <source>the cost of a contract (%1)</source>
        <translation>le coût d’un contrat (%1)</translation>
    </message>
    <message>
        <source>the VP of a contract (%1)</source>
        <translation>les PV d’un contrat (%1)</translation>
    </message>
    <message>
        <source>the gold of a contract (%1)</source>
        <translation>l’or d’un contrat (%1)</translation>
    </message>
    <message>
        <source>the dots of a tile (%1)</source>
        <translation>les pastilles d’une tuile (%1)</translation>
    </message>
    <message>
        <source>the crest bonus of a tile (%1)</source>
        <translation>le bonus de badge d’une tuile (%1)</translation>
    </message>
    <message>
        <source>what a stage bonus brings (no. %1 of the catalogue)</source>
        <translation>ce qu’apporte un bonus de phase (n°&#xa0;%1 du catalogue)</translation>
    </message>
    <message>
        <source>the cost of a renovation (%1)</source>
        <translation>le coût d’une rénovation (%1)</translation>
    </message>
    <message>
        <source>which donations earn a bonus effect (%1)</source>
        <translation>les dons qui donnent droit à une compétence (%1)</translation>
    </message>
    <message>
        <source>the price at the Guild Hall</source>
        <translation>le prix à la Guilde</translation>
    </message>
    <message>
        <source>the price list of level %1</source>
        <translation>la piste de Tarifs de niveau %1</translation>
    </message>
    <message>
        <source>the Piggybacking Bonus of a kind of tile (%1)</source>
        <translation>le Bonus d’occupation d’un type de tuile (%1)</translation>
    </message>
    <message>
        <source>what was paid</source>
        <translation>ce qui a été dépensé</translation>
    </message>
    <message>
        <source>what was gained</source>
        <translation>ce qui a été gagné</translation>
    </message>
    <message>
        <source>the VP scored</source>
        <translation>les PV marqués</translation>
    </message>
    <message>
        <source>the term of the contract</source>
        <translation>la durée du contrat</translation>
    </message>
    <message>
        <source>what the upkeep brought to each player</source>
        <translation>ce que l’entretien a apporté à chaque joueur</translation>
    </message>
    <message>
        <source>the cost of the contract</source>
        <translation>le coût du contrat</translation>
    </message>
    <message>
        <source>the VP of the contract</source>
        <translation>les PV du contrat</translation>
    </message>
    <message>
        <source>the gold of the contract</source>
        <translation>l’Or du contrat</translation>
    </message>
    <message>
        <source>discount</source>
        <comment>missing value</comment>
        <translation>remise</translation>
    </message>
    <message>
        <source>donation spaces</source>
        <comment>missing value</comment>
        <translation>cases de don</translation>
    </message>
    <message>
        <source>term</source>
        <comment>missing value</comment>
        <translation>durée</translation>
    </message>
    <message>
        <source>dots of the tile</source>
        <comment>missing value</comment>
        <translation>pastilles de la tuile</translation>
    </message>
    <message>
        <source>crest bonus</source>
        <comment>missing value</comment>
        <translation>bonus de badge</translation>
    </message>
    <message>
        <source>stage bonus</source>
        <comment>missing value</comment>
        <translation>bonus de phase</translation>
    </message>
    <message>
        <source>donations that earn a bonus effect</source>
        <comment>missing value</comment>
        <translation>dons qui donnent droit à une compétence</translation>
    </message>
    <message>
        <source>price</source>
        <comment>missing value</comment>
        <translation>prix</translation>
    </message>
    <message>
        <source>cost</source>
        <comment>missing value</comment>
        <translation>coût</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>an unknown time</source>
        <translation>une heure inconnue</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time of the clock</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>date format of Qt</comment>
        <extracomment>How a date is written: 28 November 2026</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>MovesCommand</name>
    <message numerus="yes">
        <source>%n move(s) depend on component values that are not known.</source>
        <translation>
            <numerusform>%n coup dépend de valeurs du matériel inconnues.</numerusform>
            <numerusform>%n coups dépendent de valeurs du matériel inconnues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) are allowed.</source>
        <translation>
            <numerusform>%n coup est permis.</numerusform>
            <numerusform>%n coups sont permis.</numerusform>
        </translation>
    </message>
    <message>
        <source>FILE [--at N] [--undetermined] [--json]</source>
        <translation>FICHIER [--at N] [--undetermined] [--json]</translation>
    </message>
    <message>
        <source>what may happen next in a recorded game</source>
        <translation>ce qui peut suivre dans une partie enregistrée</translation>
    </message>
    <message>
        <source>Lists the moves that the rules allow after the last event of a game record (*.skyledger), or after an earlier one, with what they cost and bring. As JSON they are events ready to be appended.</source>
        <translation>Énumère les coups que les règles permettent après le dernier évènement d’une partie enregistrée (*.skyledger), ou après un autre, avec ce qu’ils coûtent et rapportent. En JSON, ce sont des évènements prêts à être ajoutés.</translation>
    </message>
    <message>
        <source>the moves that depend on component values not known, instead</source>
        <translation>plutôt les coups qui dépendent de valeurs du matériel inconnues</translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>inconnu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>MovesText</name>
    <message>
        <source>Move a crew</source>
        <translation>Déplacer un équipage</translation>
    </message>
    <message>
        <source>Use the tile</source>
        <translation>Activer la tuile</translation>
    </message>
    <message>
        <source>Leave the tile</source>
        <translation>Ne pas activer la tuile</translation>
    </message>
    <message>
        <source>Slide a line</source>
        <translation>Faire glisser une ligne ou une colonne</translation>
    </message>
    <message>
        <source>Complete a contract</source>
        <translation>Remplir un contrat</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Choose a stage bonus</source>
        <translation>Choisir dans le bonus de phase</translation>
    </message>
    <message>
        <source>%1 slides any row east or west or any column north or south</source>
        <translation>%1 fait glisser une ligne vers la droite ou la gauche, ou une colonne vers le haut ou le bas</translation>
    </message>
    <message>
        <source>%1 slides one or two lines with the Lighthouse, any row or column either way</source>
        <translation>%1 fait glisser une ou deux lignes ou colonnes grâce au Phare, dans un sens ou dans l’autre</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a contract: %2; turned up: any of %n from the deck</source>
        <translation>
            <numerusform>%1 prend un contrat&#xa0;: %2&#xa0;; à sa place&#xa0;: celui de la pioche</numerusform>
            <numerusform>%1 prend un contrat&#xa0;: %2&#xa0;; à sa place&#xa0;: l’un des %n de la pioche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>New game, %1: %2</source>
        <comment>edition, file</comment>
        <translation>Nouvelle partie, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a shuffled setup to lay out on the table</source>
        <translation>une mise en place mélangée, à disposer sur la table</translation>
    </message>
    <message>
        <source>with made up component values, to try the program</source>
        <translation>avec des valeurs du matériel inventées, pour essayer le programme</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>with the component values of a catalogue</source>
        <translation>avec les valeurs du matériel d’un catalogue</translation>
    </message>
    <message>
        <source>LIST</source>
        <translation>LISTE</translation>
    </message>
    <message>
        <source>with these 16 tiles, such as forest=2,mine=2,harbor=1; other values are not known</source>
        <translation>avec ces 16 tuiles, comme forest=2,mine=2,harbor=1&#xa0;; d’autres valeurs restent inconnues</translation>
    </message>
    <message>
        <source>the record to write (*.skyledger)</source>
        <translation>la partie à écrire (*.skyledger)</translation>
    </message>
    <message>
        <source>the players in turn order</source>
        <translation>les joueurs dans l’ordre du tour</translation>
    </message>
    <message>
        <source>fr-2021 (if left out) or en-2020</source>
        <translation>fr-2021 (par défaut) ou en-2020</translation>
    </message>
    <message>
        <source>[--game G] --players N [--sample | --catalogue FILE] --out FILE [--seed S] [--names A,B,C] [OPTIONS]</source>
        <translation>[--game J] --players N [--sample | --catalogue FICHIER] --out FICHIER [--seed S] [--names A,B,C] [OPTIONS]</translation>
    </message>
    <message>
        <source>Shuffles what the table would shuffle, shows how to lay the game out, and writes the record of the game that begins. An existing file is not overwritten.</source>
        <translation>Mélange ce que la table mélangerait, montre comment disposer le jeu et écrit l’enregistrement de la partie qui commence. Un fichier existant n’est pas remplacé.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>a city has 16 tiles, here are %n</source>
        <translation>
            <numerusform>une ville a 16 tuiles, en voici %n</numerusform>
            <numerusform>une ville a 16 tuiles, en voici %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a city has exactly one harbor, here are %n</source>
        <translation>
            <numerusform>une ville a exactement un aéroport, en voici %n</numerusform>
            <numerusform>une ville a exactement un aéroport, en voici %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Airship City is for 3 or 4 players, not %n</source>
        <translation>
            <numerusform>Airship City se joue à 3 ou 4 joueurs, pas à %n</numerusform>
            <numerusform>Airship City se joue à 3 ou 4 joueurs, pas à %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the name of player %1 must have 1 to 40 characters</source>
        <translation>le nom du joueur %1 doit avoir de 1 à 40 caractères</translation>
    </message>
    <message>
        <source>player %1 has the name of another player</source>
        <translation>le joueur %1 porte le nom d’un autre joueur</translation>
    </message>
    <message>
        <source>player %1 has the colour of another player</source>
        <translation>le joueur %1 a la couleur d’un autre joueur</translation>
    </message>
    <message>
        <source>the stage bonuses of the catalogue do not suffice for stages 2 to 5</source>
        <translation>les bonus de phase du catalogue ne suffisent pas pour les phases 2 à 5</translation>
    </message>
    <message>
        <source>tiles are given as forest=2,mine=2 and so on, not as “%1”</source>
        <translation>les tuiles s’indiquent sous la forme forest=2,mine=2 et ainsi de suite, pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no kind of tile “%1”; the kinds are %2</source>
        <translation>il n’y a pas de type de tuile «&#xa0;%1&#xa0;»&#xa0;; les types sont %2</translation>
    </message>
    <message>
        <source>the kind of tile “%1” stands there twice</source>
        <translation>le type de tuile «&#xa0;%1&#xa0;» est indiqué deux fois</translation>
    </message>
</context>
<context>
    <name>NewGameOptions</name>
    <message>
        <source>Player %1</source>
        <comment>name of a player who was not given any</comment>
        <translation>Joueur %1</translation>
    </message>
    <message numerus="yes">
        <source>--names gives %n name(s) for %1 players</source>
        <translation>
            <numerusform>--names donne %n nom pour %1 joueurs</numerusform>
            <numerusform>--names donne %n noms pour %1 joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>a number: the same one gives the same game again</source>
        <translation>un nombre&#xa0;: le même redonne la même partie</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <extracomment>A game and how many can play it</extracomment>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>how many players: %1</source>
        <translation>le nombre de joueurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>the name of player %1 must have 1 to 40 characters</source>
        <translation>le nom du joueur %1 doit avoir de 1 à 40 caractères</translation>
    </message>
    <message>
        <source>player %1 has the name of another player</source>
        <translation>le joueur %1 porte le nom d’un autre joueur</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1 VP</source>
        <extracomment>Victory points. The number may be negative.</extracomment>
        <translation>%1 PV</translation>
    </message>
</context>
<context>
    <name>NumbersPage</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Price space</source>
        <translation>Case de tarif</translation>
    </message>
    <message>
        <source>%1, markers of %2</source>
        <comment>airship or public utility, player</comment>
        <translation>%1, marqueurs Don (%2)</translation>
    </message>
    <message>
        <source>%1, majority</source>
        <comment>airship or public utility</comment>
        <translation>%1, majorité</translation>
    </message>
    <message>
        <source>%1, price space from the top</source>
        <comment>airship</comment>
        <translation>%1, case du marqueur Tarif depuis le haut</translation>
    </message>
    <message>
        <source>Tile on %1</source>
        <comment>cell of the city</comment>
        <translation>Tuile en %1</translation>
    </message>
    <message>
        <source>developed</source>
        <comment>side of a tile</comment>
        <translation>développée</translation>
    </message>
    <message>
        <source>Tile on %1: developed side up</source>
        <comment>cell of the city</comment>
        <translation>Tuile en %1&#xa0;: face développée visible</translation>
    </message>
    <message>
        <source>To play</source>
        <comment>who is to play</comment>
        <translation>Au tour de</translation>
    </message>
    <message>
        <source>Contracts in the deck</source>
        <translation>Contrats dans la pioche</translation>
    </message>
    <message>
        <source>renovated: %1</source>
        <comment>resource</comment>
        <translation>rénovation retournée (%1)</translation>
    </message>
    <message>
        <source>place of crew %1</source>
        <translation>position de l’équipage %1</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>crew</comment>
        <translation>prêt</translation>
    </message>
    <message>
        <source>crew %1 is ready</source>
        <translation>équipage %1 prêt</translation>
    </message>
    <message>
        <source>Crew %1</source>
        <translation>Équipage %1</translation>
    </message>
    <message>
        <source>%1: term track</source>
        <comment>player; where a contract lies</comment>
        <translation>%1&#xa0;: piste de Durée</translation>
    </message>
    <message>
        <source>%1: completed</source>
        <comment>player; where a contract lies</comment>
        <translation>%1&#xa0;: validé</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <comment>player; where a contract lies</comment>
        <translation>%1&#xa0;: échoué</translation>
    </message>
    <message>
        <source>lies</source>
        <translation>position</translation>
    </message>
    <message>
        <source>term left</source>
        <translation>durée restante</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>dans la pioche</translation>
    </message>
    <message>
        <source>on display</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>Where the contract lies: %1</source>
        <translation>Position du contrat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Term left of the contract: %1</source>
        <translation>Durée restante du contrat&#xa0;: %1</translation>
    </message>
    <message>
        <source>The boards cannot stand like that: %1.</source>
        <translation>Les plateaux ne peuvent pas montrer cela&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, which number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>✓ The table agreed in round %1, after event %2, at %3.</source>
        <comment>numbers, time</comment>
        <translation>✓ La table était d’accord à la manche %1, après l’évènement %2, à %3.</translation>
    </message>
</context>
<context>
    <name>PartNames</name>
    <message>
        <source>Tabs further to the left</source>
        <translation>Onglets plus à gauche</translation>
    </message>
    <message>
        <source>Tabs further to the right</source>
        <translation>Onglets plus à droite</translation>
    </message>
    <message>
        <source>Empty the field</source>
        <translation>Vider le champ</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Between two entries of a list, not the last two: wood, metal</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Between two entries of a list whose entries hold commas</extracomment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>The last two entries of a list, or the only two</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>The last two entries of a list of choices, or the only two</extracomment>
        <translation>%1 ou %2</translation>
    </message>
</context>
<context>
    <name>PieceLines</name>
    <message>
        <source>%1 → %2</source>
        <comment>a number before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <comment>a number before and after</comment>
        <translation>%1&#xa0;PV</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Turn %1’s crew %2 to its grey side</source>
        <comment>player, number</comment>
        <translation>%1&#xa0;: retourner l’équipage %2 côté gris</translation>
    </message>
    <message>
        <source>Turn all crew to their coloured side</source>
        <translation>Retourner tous les équipages côté coloré</translation>
    </message>
    <message>
        <source>Put the bonus effect tile on %1’s depot, face up: %2</source>
        <comment>player, bonus effect</comment>
        <translation>%1&#xa0;: poser sur l’entrepôt, face visible, la tuile Compétence %2</translation>
    </message>
    <message>
        <source>Turn %1’s bonus effect tile face down: %2</source>
        <comment>player, bonus effect</comment>
        <translation>%1&#xa0;: retourner face cachée la tuile Compétence %2</translation>
    </message>
    <message>
        <source>Turn over %1’s renovation tile: %2</source>
        <comment>player, resource</comment>
        <translation>%1&#xa0;: retourner la tuile Rénovation (%2)</translation>
    </message>
    <message>
        <source>Slide %1 %2; the tile that is pushed out comes in at the other end</source>
        <comment>line of the city, direction</comment>
        <translation>Faire glisser %1 %2&#xa0;; la tuile poussée hors de la ville revient à l’autre bout</translation>
    </message>
    <message>
        <source>Flip %1 to its developed side</source>
        <comment>tile</comment>
        <translation>Retourner la tuile sur sa face développée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put a donation marker of %1 on %2</source>
        <comment>player, airship with its article</comment>
        <translation>%1&#xa0;: poser un marqueur Don sur %2</translation>
    </message>
    <message>
        <source>Put a donation marker of %1 on a public utility: %2</source>
        <translation>%1&#xa0;: poser un marqueur Don sur une structure, %2</translation>
    </message>
    <message>
        <source>Move the round marker to round %1</source>
        <translation>Avancer le marqueur Manches à la manche %1</translation>
    </message>
    <message>
        <source>Turn the stage bonus tile of this stage face down</source>
        <translation>Retourner face cachée la tuile Bonus de cette phase</translation>
    </message>
    <message>
        <source>The game is over: %1</source>
        <comment>what ended it</comment>
        <translation>La partie est terminée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put the contract on space %2 of %1’s term track: %3</source>
        <comment>player, number, contract</comment>
        <translation>%1&#xa0;: poser le contrat sur la case %2 de la piste de Durée (%3)</translation>
    </message>
    <message>
        <source>Refill the display: %1</source>
        <comment>contract</comment>
        <translation>Compléter les contrats disponibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put the contract with %1’s completed ones: %2</source>
        <comment>player, contract</comment>
        <translation>%1&#xa0;: ranger le contrat parmi les Contrats validés (%2)</translation>
    </message>
    <message>
        <source>Move all other contracts on the term tracks one space right</source>
        <translation>Avancer d’une case vers la droite tous les autres contrats des pistes de Durée</translation>
    </message>
    <message>
        <source>Put the contract with %1’s failed ones: %2</source>
        <comment>player, contract</comment>
        <translation>%1&#xa0;: ranger le contrat parmi les Contrats échoués (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what changes on the tracks</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %1’s crew %2 to %3, grey side up</source>
        <comment>player, numbers, tile</comment>
        <extracomment>The number of crew is not written out.</extracomment>
        <translation>
            <numerusform>%1&#xa0;: avancer l’équipage %2 %3 et le retourner côté gris</numerusform>
            <numerusform>%1&#xa0;: avancer les équipages %2 %3 et les retourner côté gris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %1’s crew %2 to %3</source>
        <comment>player, numbers, tile</comment>
        <translation>
            <numerusform>%1&#xa0;: déplacer l’équipage %2 %3</numerusform>
            <numerusform>%1&#xa0;: déplacer les équipages %2 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Put %1’s crew %2 on %3</source>
        <comment>player, number, tile</comment>
        <translation>%1&#xa0;: placer l’équipage %2 %3</translation>
    </message>
    <message>
        <source>Put %1’s crew %2 on %3, grey side up</source>
        <comment>player, number, tile</comment>
        <translation>%1&#xa0;: placer l’équipage %2 %3, côté gris</translation>
    </message>
    <message>
        <source>Turn the used bonus effect tiles face up again: %1</source>
        <comment>players</comment>
        <translation>Retourner face visible les tuiles Compétence utilisées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move the price marker of %1 down to %2</source>
        <comment>airship with its article, 5 gold</comment>
        <translation>Pour %1, descendre le marqueur Tarif à %2</translation>
    </message>
    <message>
        <source>Move the price marker of %1 down to space %2</source>
        <comment>airship with its article, number</comment>
        <translation>Pour %1, descendre le marqueur Tarif à la case %2</translation>
    </message>
    <message>
        <source>Put a donation marker of %1 on the majority space of a public utility: %2</source>
        <translation>%1&#xa0;: poser un marqueur Don sur la case de majorité d’une structure, %2</translation>
    </message>
    <message>
        <source>Put a donation marker of %1 on the majority space of %2</source>
        <comment>player, airship with its article</comment>
        <translation>%1&#xa0;: poser un marqueur Don sur la case de majorité pour %2</translation>
    </message>
    <message>
        <source>Give back to %1 the majority marker of a public utility: %2</source>
        <translation>Rendre à %1 le marqueur de majorité d’une structure&#xa0;: %2</translation>
    </message>
    <message>
        <source>Give back to %1 the majority marker of %2</source>
        <comment>player, airship with its article</comment>
        <translation>Rendre à %1 le marqueur de majorité posé pour %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, costs and gains</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PlayModule</name>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>take what has the focus</source>
        <translation>prendre l’élément sélectionné</translation>
    </message>
    <message>
        <source>Enter, on the score sheet</source>
        <translation>Entrée, sur la feuille de score</translation>
    </message>
    <message>
        <source>on to the next field, then to the next player</source>
        <translation>au champ suivant, puis au joueur suivant</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>take back the last step</source>
        <translation>annuler la dernière étape</translation>
    </message>
    <message>
        <source>restart the turn</source>
        <translation>recommencer le tour</translation>
    </message>
    <message>
        <source>look at the event before; Esc goes back to now</source>
        <translation>regarder l’évènement précédent&#xa0;; Échap revient au présent</translation>
    </message>
    <message>
        <source>look at the event after</source>
        <translation>regarder l’évènement suivant</translation>
    </message>
    <message>
        <source>search the journal from anywhere</source>
        <translation>chercher dans le journal, où que l’on soit</translation>
    </message>
    <message>
        <source>search the journal, the rules or your copy of a box, whichever has the keyboard</source>
        <translation>chercher dans le journal, les règles ou votre exemplaire, selon l’élément actif</translation>
    </message>
    <message>
        <source>show the game to everybody around the table; once more, or Esc: back</source>
        <translation>montrer la partie à toute la table&#xa0;; la même touche ou Échap pour revenir</translation>
    </message>
    <message>
        <source>show every number, to compare and correct</source>
        <translation>montrer tous les nombres, pour comparer et corriger</translation>
    </message>
    <message>
        <source>on the score sheet: score it</source>
        <translation>sur la feuille de score&#xa0;: faire le décompte</translation>
    </message>
    <message>
        <source>show the scoring, as if the game ended now until it does</source>
        <translation>afficher le décompte&#xa0;; avant la fin, comme si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>show the rule of what has the keyboard or lies under the pointer; once more goes into it</source>
        <translation>afficher la règle de l’élément actif ou de ce qui est sous le pointeur&#xa0;; une seconde fois pour y entrer</translation>
    </message>
    <message>
        <source>search the rules; ↓ goes to what is found, Enter opens it, Esc goes back to the game</source>
        <translation>chercher dans les règles&#xa0;; ↓ va aux résultats, Entrée ouvre, Échap revient à la partie</translation>
    </message>
    <message>
        <source>in the rules: back</source>
        <translation>dans les règles&#xa0;: précédent</translation>
    </message>
    <message>
        <source>in the rules: forward again</source>
        <translation>dans les règles&#xa0;: suivant</translation>
    </message>
    <message>
        <source>bring to the front: %1</source>
        <extracomment>A board, or a list beside the boards</extracomment>
        <translation>mettre au premier plan&#xa0;: %1</translation>
    </message>
    <message>
        <source>show the details of the game: names, colours, seats</source>
        <translation>afficher les détails de la partie&#xa0;: noms, couleurs, places</translation>
    </message>
</context>
<context>
    <name>PrintedSources</name>
    <message>
        <source>Known, source not told</source>
        <translation>Connues, source non indiquée</translation>
    </message>
    <message>
        <source>Legible in a rulebook</source>
        <translation>Lisibles dans un livret de règles</translation>
    </message>
    <message>
        <source>Inferred from other facts</source>
        <translation>Déduites d’autres faits</translation>
    </message>
    <message>
        <source>Read off a copy of the game</source>
        <translation>Relevées sur un exemplaire du jeu</translation>
    </message>
    <message>
        <source>Sample data, made up</source>
        <translation>Valeurs d’exemple, inventées</translation>
    </message>
    <message>
        <source>source not told</source>
        <translation>source non indiquée</translation>
    </message>
    <message>
        <source>rulebook</source>
        <comment>source of a value</comment>
        <translation>livret de règles</translation>
    </message>
    <message>
        <source>inferred</source>
        <comment>source of a value</comment>
        <translation>déduit</translation>
    </message>
    <message>
        <source>read off a copy</source>
        <comment>source of a value</comment>
        <translation>relevé sur un exemplaire</translation>
    </message>
    <message>
        <source>sample, made up</source>
        <comment>source of a value</comment>
        <translation>exemple, inventé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sign, source</comment>
        <extracomment>The sign and the name of a source: &quot;✓ read off a copy&quot;</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>? missing</source>
        <comment>sign, and that a value is not known</comment>
        <translation>? à saisir</translation>
    </message>
    <message>
        <source>Sample data: component values shown here are made up for trying the program.</source>
        <translation>Valeurs d’exemple&#xa0;: une partie des valeurs montrées ici sont inventées, pour essayer le programme.</translation>
    </message>
</context>
<context>
    <name>PrintedValues</name>
    <message>
        <source>%1; developed side: %2</source>
        <extracomment>A bonus of both sides of a tile</extracomment>
        <translation>%1&#xa0;; face développée&#xa0;: %2</translation>
    </message>
    <message>
        <source>stages %1</source>
        <extracomment>Stages of the game</extracomment>
        <translation>phases %1</translation>
    </message>
    <message>
        <source>%1 to pick</source>
        <extracomment>What everybody picks from a stage bonus</extracomment>
        <translation>%1 à choisir</translation>
    </message>
    <message>
        <source>nothing printed</source>
        <translation>rien d’imprimé</translation>
    </message>
    <message>
        <source>the English name of a public utility (%1)</source>
        <translation>le nom anglais d’une structure (%1)</translation>
    </message>
    <message>
        <source>the French name of a public utility (%1)</source>
        <translation>le nom français d’une structure (%1)</translation>
    </message>
    <message>
        <source>the length of the Contract Term Track</source>
        <translation>la longueur de la piste de Durée des contrats</translation>
    </message>
    <message>
        <source>the kind of a tile (%1)</source>
        <translation>le type d’une tuile (%1)</translation>
    </message>
    <message>
        <source>the Piggybacking Bonus of a single tile (%1)</source>
        <translation>le Bonus d’occupation d’une seule tuile (%1)</translation>
    </message>
    <message>
        <source>the stages of a stage bonus (no. %1 of the catalogue)</source>
        <translation>les phases d’un bonus de phase (n°&#xa0;%1 du catalogue)</translation>
    </message>
    <message>
        <source>what a stage bonus gives everybody (no. %1 of the catalogue)</source>
        <translation>ce qu’un bonus de phase donne à chacun (n°&#xa0;%1 du catalogue)</translation>
    </message>
    <message>
        <source>what a stage bonus lets everybody pick (no. %1 of the catalogue)</source>
        <translation>ce qu’un bonus de phase laisse choisir à chacun (n°&#xa0;%1 du catalogue)</translation>
    </message>
    <message>
        <source>the VP of a stage bonus (no. %1 of the catalogue)</source>
        <translation>les PV d’un bonus de phase (n°&#xa0;%1 du catalogue)</translation>
    </message>
    <message>
        <source>%1 with three players</source>
        <comment>%1: the number of donation spaces of something</comment>
        <translation>%1 à trois joueurs</translation>
    </message>
    <message>
        <source>%1 with four players</source>
        <comment>%1: the number of donation spaces of something</comment>
        <translation>%1 à quatre joueurs</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>valeur inattendue après «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>il manque une valeur après «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Détacher ou rattacher le panneau</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Fermer le panneau</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
</context>
<context>
    <name>QJsonParseError</name>
    <message>
        <source>unterminated object</source>
        <translation>objet inachevé</translation>
    </message>
    <message>
        <source>missing name separator</source>
        <translation>deux-points manquant après une clé</translation>
    </message>
    <message>
        <source>unterminated array</source>
        <translation>liste inachevée</translation>
    </message>
    <message>
        <source>missing value separator</source>
        <translation>virgule manquante entre deux valeurs</translation>
    </message>
    <message>
        <source>illegal value</source>
        <translation>valeur interdite</translation>
    </message>
    <message>
        <source>invalid termination by number</source>
        <translation>fin sur un nombre</translation>
    </message>
    <message>
        <source>illegal number</source>
        <translation>nombre interdit</translation>
    </message>
    <message>
        <source>invalid escape sequence</source>
        <translation>séquence d’échappement interdite</translation>
    </message>
    <message>
        <source>invalid UTF8 string</source>
        <translation>texte qui n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>unterminated string</source>
        <translation>texte inachevé</translation>
    </message>
    <message>
        <source>object is missing after a comma</source>
        <translation>rien après une virgule</translation>
    </message>
    <message>
        <source>too deeply nested document</source>
        <translation>document trop profondément imbriqué</translation>
    </message>
    <message>
        <source>too large document</source>
        <translation>document trop grand</translation>
    </message>
    <message>
        <source>garbage at the end of the document</source>
        <translation>du texte de trop à la fin</translation>
    </message>
</context>
<context>
    <name>ReadErrors</name>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1: expected %2</source>
        <comment>file, what should be there</comment>
        <translation>%1&#xa0;: attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2: expected %3</source>
        <comment>file, place in it, what should be there</comment>
        <translation>%1&#xa0;: %2&#xa0;: attendu&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>the rules do not allow it</source>
        <translation>les règles ne le permettent pas</translation>
    </message>
    <message>
        <source>crew %1 is still ready: every crew must be activated before the turn ends</source>
        <translation>l’équipage %1 est encore prêt&#xa0;: il faut activer tous vos équipages avant la fin du tour</translation>
    </message>
    <message>
        <source>crew %1 has not finished: first use or leave the tile where it stands</source>
        <translation>l’équipage %1 n’a pas terminé&#xa0;: activez d’abord la tuile où il se trouve ou renoncez-y</translation>
    </message>
    <message>
        <source>no crew stands at a tile to use or leave: first a crew must move</source>
        <translation>aucun équipage n’a de tuile à activer&#xa0;: déplacez d’abord un équipage</translation>
    </message>
    <message>
        <source>the game is over: it ended after round %1</source>
        <translation>la partie est terminée depuis la fin de la manche %1</translation>
    </message>
    <message>
        <source>crew %1 is not in play</source>
        <translation>l’équipage %1 n’est pas en jeu</translation>
    </message>
    <message>
        <source>the boards cannot show this</source>
        <translation>les plateaux ne peuvent pas montrer cela</translation>
    </message>
    <message>
        <source>a crew moves one space: only an own crew on the way or a Long Distance Flight takes it further</source>
        <translation>un équipage avance d’une case&#xa0;: seuls un de vos équipages sur le chemin ou le Vol de Longue Distance le mènent plus loin</translation>
    </message>
    <message>
        <source>the city ends at %1: there is no tile in that direction</source>
        <translation>la ville s’arrête en %1&#xa0;: il n’y a pas de tuile de ce côté</translation>
    </message>
    <message>
        <source>the crew cannot stop on %1, an own crew is there: it must move on</source>
        <translation>l’équipage ne peut pas s’arrêter en %1, où se trouve un autre de vos équipages&#xa0;: il doit continuer</translation>
    </message>
    <message>
        <source>a crew does not enter the same tile twice on its way: %1</source>
        <translation>un équipage n’entre pas deux fois sur la même tuile en chemin&#xa0;: %1</translation>
    </message>
    <message>
        <source>these choices do not belong to the effect of this tile: %1</source>
        <translation>ces choix ne correspondent pas à l’effet de cette tuile&#xa0;: %1</translation>
    </message>
    <message>
        <source>crew %1 has been activated in this round already</source>
        <translation>l’équipage %1 a déjà été activé dans cette manche</translation>
    </message>
    <message>
        <source>%1 short: %2 needed, you have %3</source>
        <extracomment>%1 is an amount such as &quot;2 gears&quot;, %2 and %3 are numbers.</extracomment>
        <translation>il vous manque %1&#xa0;: il en faut %2, vous en avez %3</translation>
    </message>
    <message>
        <source>what the upkeep brings is known, and differs from what is reported for %1</source>
        <translation>ce qu’apporte l’entretien est connu, et diffère de ce qui est indiqué pour %1</translation>
    </message>
    <message>
        <source>the amounts are known, and differ from what is reported</source>
        <translation>les quantités sont connues, et diffèrent de ce qui est indiqué</translation>
    </message>
    <message>
        <source>the contract is not on your Contract Term Track: %1</source>
        <translation>le contrat n’est pas sur votre piste de Durée des contrats&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>a contract must be turned up: the deck still holds %n</source>
        <translation>
            <numerusform>il faut révéler un contrat&#xa0;: la pioche en contient encore %n</numerusform>
            <numerusform>il faut révéler un contrat&#xa0;: la pioche en contient encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the contract is not on display: %1</source>
        <translation>le contrat n’est pas parmi les contrats disponibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>the contract cannot be turned up, it is not in the deck: %1</source>
        <translation>le contrat ne peut pas être révélé, il n’est pas dans la pioche&#xa0;: %1</translation>
    </message>
    <message>
        <source>the contract is neither on display to be taken nor in the deck to be turned up: %1</source>
        <translation>le contrat n’est ni disponible pour être pris ni dans la pioche pour être révélé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the deck is empty: no contract can be turned up</source>
        <translation>la pioche est vide&#xa0;: aucun contrat ne peut être révélé</translation>
    </message>
    <message>
        <source>contracts cannot be completed during the upkeep</source>
        <translation>un contrat ne se remplit pas pendant l’entretien</translation>
    </message>
    <message numerus="yes">
        <source>all %n crew(s) are in play: there is none to hire</source>
        <translation>
            <numerusform>votre équipage est déjà en jeu&#xa0;: il n’en reste pas à engager</numerusform>
            <numerusform>vos %n équipages sont déjà en jeu&#xa0;: il n’en reste pas à engager</numerusform>
        </translation>
    </message>
    <message>
        <source>the Lighthouse slides one or two lines, not %1</source>
        <translation>le Phare fait glisser une ou deux fois, pas %1</translation>
    </message>
    <message>
        <source>the tile cannot be developed, its basic side must be up and show this dot: %1, %2</source>
        <translation>la tuile ne peut pas être développée, sa face basique doit être visible et porter cette pastille&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>a basic tile with this dot must be developed too: %1</source>
        <translation>il faut aussi développer une tuile basique qui porte cette pastille&#xa0;: %1</translation>
    </message>
    <message>
        <source>all your renovations are unlocked already</source>
        <translation>toutes vos rénovations sont déjà retournées</translation>
    </message>
    <message>
        <source>this renovation is unlocked already: %1</source>
        <translation>cette rénovation est déjà retournée&#xa0;: %1</translation>
    </message>
    <message>
        <source>tourist airships cannot be sold: %1</source>
        <translation>les dirigeables touristiques ne se vendent pas&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %n marker(s) on %1: you have %2</source>
        <extracomment>%1 is an airship with its article, %2 how many markers you have there.</extracomment>
        <translation>
            <numerusform>il faut %n marqueur sur %1&#xa0;: vous en avez %2</numerusform>
            <numerusform>il faut %n marqueurs sur %1&#xa0;: vous en avez %2</numerusform>
        </translation>
    </message>
    <message>
        <source>you have no donation marker left</source>
        <translation>vous n’avez plus de marqueur Don</translation>
    </message>
    <message numerus="yes">
        <source>all %n donation space(s) are taken: %1</source>
        <translation>
            <numerusform>la seule case de don est occupée&#xa0;: %1</numerusform>
            <numerusform>les %n cases de don sont toutes occupées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n donation space(s) are taken, and in this game it cannot be sold then either: %1</source>
        <translation>
            <numerusform>la seule case de don est occupée, et dans cette partie la vente est alors exclue aussi&#xa0;: %1</numerusform>
            <numerusform>les %n cases de don sont toutes occupées, et dans cette partie la vente est alors exclue aussi&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the crest bonus does not leave this choice: %1</source>
        <translation>le bonus de badge ne laisse pas ce choix&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>the crest bonus leaves a choice of %n resource(s): one must be named</source>
        <translation>
            <numerusform>le bonus de badge laisse %n ressource au choix&#xa0;: il faut la nommer</numerusform>
            <numerusform>le bonus de badge laisse %n ressources au choix&#xa0;: il faut en nommer une</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses the tile, and the Piggybacking Bonus is for the others</source>
        <translation>%1 active la tuile, et le Bonus d’occupation est pour les autres</translation>
    </message>
    <message>
        <source>%1 must answer first: take the Piggybacking Bonus or decline it</source>
        <translation>%1 doit d’abord répondre&#xa0;: recevoir le Bonus d’occupation ou y renoncer</translation>
    </message>
    <message>
        <source>there is no Piggybacking Bonus to take now</source>
        <translation>il n’y a pas de Bonus d’occupation à recevoir maintenant</translation>
    </message>
    <message>
        <source>the Piggybacking Bonus does not offer this: %1</source>
        <translation>le Bonus d’occupation ne propose pas ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 must choose from the stage bonus first</source>
        <translation>%1 doit d’abord choisir dans le bonus de phase</translation>
    </message>
    <message>
        <source>the stage bonus does not offer this: %1</source>
        <translation>le bonus de phase ne propose pas ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no stage bonus to choose from now</source>
        <translation>il n’y a pas de bonus de phase à choisir maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not earned yet: it needs %n donation marker(s), you have %2</source>
        <translation>
            <numerusform>%1&#xa0;: compétence pas encore acquise, il faut %n marqueur Don, vous en avez %2</numerusform>
            <numerusform>%1&#xa0;: compétence pas encore acquise, il faut %n marqueurs Don, vous en avez %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not earned yet</source>
        <translation>%1&#xa0;: compétence pas encore acquise</translation>
    </message>
    <message>
        <source>%1 has been used in this stage already</source>
        <translation>%1&#xa0;: compétence déjà utilisée dans cette phase</translation>
    </message>
    <message>
        <source>a Long Distance Flight passes over exactly one tile without an own crew: here it is %1</source>
        <translation>le Vol de Longue Distance survole exactement une tuile sans équipage à vous&#xa0;: ici, c’est %1</translation>
    </message>
    <message>
        <source>the Skilled Negotiator cannot add this here: %1</source>
        <translation>le Négociateur Habile ne peut pas ajouter ceci ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Barter wants two different resources, here both are the same: %1</source>
        <translation>le Marchandage demande deux ressources différentes, ici c’est deux fois la même&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is %1’s turn</source>
        <translation>c’est à %1 de jouer</translation>
    </message>
</context>
<context>
    <name>RuleEntry</name>
    <message>
        <source>▸ %1, played in this game</source>
        <comment>edition</comment>
        <translation>▸ %1, choisie pour cette partie</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Why that is the usual reading</source>
        <translation>Pourquoi c’est l’interprétation habituelle</translation>
    </message>
    <message>
        <source>A reading of this rule</source>
        <translation>Une interprétation de cette règle</translation>
    </message>
    <message>
        <source>▸ Played in this game; the usual reading</source>
        <translation>▸ Choisie pour cette partie&#xa0;; l’interprétation habituelle</translation>
    </message>
    <message>
        <source>▸ Played in this game; the usual reading of the %1</source>
        <comment>edition</comment>
        <translation>▸ Choisie pour cette partie&#xa0;; l’interprétation habituelle de l’%1</translation>
    </message>
    <message>
        <source>▸ Played in this game; not the usual reading</source>
        <translation>▸ Choisie pour cette partie&#xa0;; ce n’est pas l’interprétation habituelle</translation>
    </message>
    <message>
        <source>The usual reading</source>
        <translation>L’interprétation habituelle</translation>
    </message>
    <message>
        <source>The usual reading of the %1</source>
        <comment>edition</comment>
        <translation>L’interprétation habituelle de l’%1</translation>
    </message>
    <message>
        <source>Another reading, if the table agrees on it</source>
        <translation>Une autre interprétation, si la table en convient</translation>
    </message>
    <message>
        <source>Also behind what you asked about: %1</source>
        <comment>titles of rules</comment>
        <translation>Cela concerne aussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · page %2 of the rulebook · %3</source>
        <extracomment>Above a rule: its id, the page of the printed book, its chapter</extracomment>
        <translation>%1 · page %2 du livret · %3</translation>
    </message>
    <message>
        <source>Only in the %1</source>
        <comment>edition</comment>
        <translation>Uniquement dans l’%1</translation>
    </message>
    <message>
        <source>Words of both editions</source>
        <translation>Termes des deux éditions</translation>
    </message>
    <message>
        <source>Words in both languages</source>
        <translation>Termes dans les deux langues</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>Règles voisines</translation>
    </message>
    <message>
        <source>This entry answers also: %1</source>
        <comment>ids of rules</comment>
        <translation>Cette fiche répond aussi à&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RulePrint</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Words of both editions</source>
        <translation>Termes des deux éditions</translation>
    </message>
</context>
<context>
    <name>RulesCommand</name>
    <message>
        <source>the rules that answer a question</source>
        <translation>les règles qui répondent à une question</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <comment>chapter and page</comment>
        <translation>%1, page %2</translation>
    </message>
    <message>
        <source>%1, page %2; %3 only</source>
        <comment>chapter, page and edition</comment>
        <translation>%1, page %2&#xa0;; seulement dans l’%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an edition</comment>
        <extracomment>What one edition says: &quot;English edition of 2020: ...&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Interprétation&#xa0;: %1</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Voir aussi</translation>
    </message>
    <message>
        <source>Further rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>QUERY [--game G] [--json]</source>
        <translation>QUESTION [--game J] [--json]</translation>
    </message>
    <message>
        <source>Looks up rules of every game, best first. The query may be words or a question in English or French, whatever the language of the answer, or the id of a rule such as AC-MOVE-05; small typing mistakes do not matter.</source>
        <translation>Cherche des règles de tous les jeux, la meilleure d’abord. La question peut être des mots ou une phrase en français ou en anglais, quelle que soit la langue de la réponse, ou le numéro d’une règle comme AC-MOVE-05&#xa0;; de petites fautes de frappe ne gênent pas.</translation>
    </message>
    <message>
        <source>only the rules of one game: %1</source>
        <translation>seulement les règles d’un jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A game, and a chapter and page of its rulebook</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>Unfinished contracts at the end</source>
        <translation>Contrats non validés à la fin</translation>
    </message>
    <message>
        <source>their VP are lost</source>
        <translation>leurs PV sont perdus</translation>
    </message>
    <message>
        <source>they cost nothing</source>
        <translation>ils ne coûtent rien</translation>
    </message>
    <message>
        <source>When others present may piggyback</source>
        <translation>Quand le Bonus d’occupation s’applique</translation>
    </message>
    <message>
        <source>on the four generators only</source>
        <translation>sur les quatre générateurs seulement</translation>
    </message>
    <message>
        <source>on any action that gains resources, a sale too</source>
        <translation>pour toute action qui rapporte des ressources, vente comprise</translation>
    </message>
    <message>
        <source>What counts for a majority</source>
        <translation>Ce qui compte pour une majorité</translation>
    </message>
    <message>
        <source>markers in the grid</source>
        <translation>les marqueurs de la grille</translation>
    </message>
    <message>
        <source>markers in the grid and the marker in the majority space</source>
        <translation>les marqueurs de la grille et celui de la case de majorité</translation>
    </message>
    <message>
        <source>Piggybacking on tiles that are not developed</source>
        <translation>Bonus d’occupation sur les tuiles non développées</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>only developed tiles have the bonus</source>
        <translation>seules les tuiles développées ont le bonus</translation>
    </message>
    <message>
        <source>A relay back to the tile where the walk began</source>
        <translation>Retour sur la tuile de départ en passant par un équipage</translation>
    </message>
    <message>
        <source>allowed, once</source>
        <translation>permis, une fois</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>only between activations</source>
        <translation>seulement entre deux activations</translation>
    </message>
    <message>
        <source>VP below zero</source>
        <translation>PV sous zéro</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>nobody falls below 0</source>
        <translation>personne ne descend sous 0</translation>
    </message>
    <message>
        <source>Failed contracts lose their VP</source>
        <translation>Les contrats échoués font perdre leurs PV</translation>
    </message>
    <message>
        <source>once, at the upkeep when they fail</source>
        <translation>une fois, à l’entretien où ils échouent</translation>
    </message>
    <message>
        <source>again at every upkeep</source>
        <translation>de nouveau à chaque entretien</translation>
    </message>
    <message>
        <source>Three donations for a bonus effect</source>
        <translation>Trois dons pour une compétence</translation>
    </message>
    <message>
        <source>summed over the airships of the icon</source>
        <translation>au total des dirigeables de l’icône</translation>
    </message>
    <message>
        <source>all to one airship</source>
        <translation>tous au même dirigeable</translation>
    </message>
    <message>
        <source>Crest bonus of the Workshop action that unlocks it or develops the tile</source>
        <translation>Bonus de badge à l’Atelier, pour ce qui vient d’y être retourné ou développé</translation>
    </message>
    <message>
        <source>looked at when the action ends: gained</source>
        <translation>jugé à la fin de l’action&#xa0;: gagné</translation>
    </message>
    <message>
        <source>looked at when the action starts: not gained</source>
        <translation>jugé au début de l’action&#xa0;: pas gagné</translation>
    </message>
    <message>
        <source>Workshop where no tile can be developed</source>
        <translation>Atelier, si aucune tuile ne peut être développée</translation>
    </message>
    <message>
        <source>allowed: renovation and VP without a flip</source>
        <translation>permis&#xa0;: rénovation et PV, sans retourner de tuile</translation>
    </message>
    <message>
        <source>Building an airship whose grid is full</source>
        <translation>Construire un dirigeable dont la grille est pleine</translation>
    </message>
    <message>
        <source>allowed, to sell it</source>
        <translation>permis, pour le vendre</translation>
    </message>
    <message>
        <source>Extra unit of the Skilled Negotiator</source>
        <translation>Unité ajoutée par le Négociateur Habile</translation>
    </message>
    <message>
        <source>the resource that was chosen</source>
        <translation>la ressource choisie</translation>
    </message>
    <message>
        <source>any of the printed resources</source>
        <translation>l’une des ressources imprimées</translation>
    </message>
    <message>
        <source>Who shares an award with nothing counted</source>
        <translation>Qui partage une récompense sans rien à compter</translation>
    </message>
    <message>
        <source>nobody: zero earns no VP</source>
        <translation>personne&#xa0;: zéro ne rapporte aucun PV</translation>
    </message>
    <message>
        <source>whoever took part</source>
        <translation>quiconque a participé</translation>
    </message>
    <message>
        <source>What earns a crest bonus</source>
        <translation>Ce qui donne un bonus de badge</translation>
    </message>
    <message>
        <source>a dot and a gained resource of unlocked renovations</source>
        <translation>une pastille et une ressource gagnée, toutes deux de rénovations retournées</translation>
    </message>
    <message>
        <source>a dot of an unlocked renovation</source>
        <translation>une pastille d’une rénovation retournée</translation>
    </message>
    <message>
        <source>Tie on VP and on resources</source>
        <translation>Égalité en PV et en ressources</translation>
    </message>
    <message>
        <source>the victory is shared</source>
        <translation>la victoire est partagée</translation>
    </message>
    <message>
        <source>most gold wins</source>
        <translation>le plus d’or l’emporte</translation>
    </message>
    <message>
        <source>most gears win</source>
        <translation>le plus de propulsion l’emporte</translation>
    </message>
    <message>
        <source>most donation markers on the board win</source>
        <translation>le plus de marqueurs Don sur le plateau l’emporte</translation>
    </message>
    <message>
        <source>Slides, contracts and barter between a crew’s move and its action</source>
        <translation>Glissements, contrats et Marchandage entre le déplacement d’un équipage et son action</translation>
    </message>
</context>
<context>
    <name>ScoreCommand</name>
    <message>
        <source>the final scoring of a game record or a score sheet</source>
        <translation>le décompte final d’une partie enregistrée ou d’une feuille de score</translation>
    </message>
    <message>
        <source>FILE [--json | --bgstats]</source>
        <translation>FICHIER [--json | --bgstats]</translation>
    </message>
    <message>
        <source>the link that brings the play into the BG Stats app</source>
        <translation>le lien qui importe la partie dans l’application BG Stats</translation>
    </message>
    <message>
        <source>Scores a game record (*.skyledger) or a score sheet (*.skyscore.json): totals, what is added at the end, tie-breaks, and where every point comes from. A game that is not over is scored as if it ended now.</source>
        <translation>Compte une partie enregistrée (*.skyledger) ou une feuille de score (*.skyscore.json)&#xa0;: totaux, ce qui s’ajoute à la fin, départages des égalités, et l’origine de chaque point. Une partie en cours est comptée comme si elle se terminait maintenant.</translation>
    </message>
</context>
<context>
    <name>ScoreLedger</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and the total: Ada: 47 VP</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Final scoring, %1</source>
        <comment>game</comment>
        <translation>Décompte final, %1</translation>
    </message>
    <message>
        <source>Final scoring, %1, %2</source>
        <comment>game, edition or scenario</comment>
        <translation>Décompte final, %1, %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>date, players</comment>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>Not final</source>
        <translation>Score provisoire</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>%1 tie on %2.</source>
        <comment>players, points</comment>
        <translation>%1 sont à égalité avec %2.</translation>
    </message>
    <message>
        <source>%1 share the place.</source>
        <comment>players</comment>
        <translation>%1 partagent la place.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A player and a number: Ada 4</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>how a tie is decided, players and numbers</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>source, points</comment>
        <extracomment>A source of points and what it brought: mission +7</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1. %2: %3 (%4)</source>
        <comment>rank, player, 36 VP, where they come from</comment>
        <translation>%1. %2&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>joueur %1</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>Final scoring, %1</source>
        <extracomment>The heading of the explanation: Final scoring, French edition of 2021</extracomment>
        <translation>Décompte final, %1</translation>
    </message>
    <message>
        <source>Award: %1</source>
        <translation>Récompense&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>points, count</comment>
        <extracomment>An award on the score sheet: the points, and what was counted for it in parentheses</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Resources left</source>
        <translation>Ressources restantes</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>%1 on the track</source>
        <comment>28 VP</comment>
        <translation>%1 sur la piste</translation>
    </message>
    <message>
        <source>contracts not completed %1</source>
        <translation>contrats non validés %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A contribution award and what it brought: Trade +1</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>There are %1 majority spaces of airships: %2 majorities are entered in all.</source>
        <translation>Il y a %1 cases de majorité de dirigeable&#xa0;: %2 majorités sont saisies en tout.</translation>
    </message>
    <message>
        <source>There are at most %1 public utilities: %2 majorities are entered in all.</source>
        <translation>Il y a au plus %1 structures&#xa0;: %2 majorités sont saisies en tout.</translation>
    </message>
    <message>
        <source>There are %1 contracts in the box: %2 completed ones are entered in all.</source>
        <translation>Il y a %1 contrats dans la boîte&#xa0;: %2 validés sont saisis en tout.</translation>
    </message>
    <message>
        <source>VP on the track</source>
        <translation>PV sur la piste</translation>
    </message>
    <message>
        <source>Airship majorities</source>
        <translation>Majorités de dirigeable</translation>
    </message>
    <message>
        <source>Majorities of public utilities</source>
        <translation>Majorités de structure</translation>
    </message>
    <message>
        <source>Completed contracts</source>
        <translation>Contrats validés</translation>
    </message>
    <message>
        <source>VP of contracts not completed</source>
        <translation>PV des contrats non validés</translation>
    </message>
    <message>
        <source>Donation markers on the board</source>
        <translation>Marqueurs Don sur le plateau</translation>
    </message>
    <message>
        <source>Where the VP marker stands on the round track; the 20/40 marker adds the 20 or 40 that it shows.</source>
        <translation>La case du marqueur PV sur la piste de manche&#xa0;; le marqueur 20/40 ajoute les 20 ou 40 qu’il montre.</translation>
    </message>
    <message>
        <source>The player’s markers in the majority spaces of the nine airships.</source>
        <translation>Les marqueurs du joueur sur les cases de majorité des neuf dirigeables.</translation>
    </message>
    <message>
        <source>The player’s markers in the majority spaces of the public utilities.</source>
        <translation>Les marqueurs du joueur sur les cases de majorité des structures.</translation>
    </message>
    <message>
        <source>The contracts beside the depot under Completed Contracts.</source>
        <translation>Les contrats posés près de l’entrepôt sous Contrats validés.</translation>
    </message>
    <message>
        <source>The sum of the VP printed on contracts that still lie on the Contract Term Track.</source>
        <translation>La somme des PV imprimés sur les contrats restés sur la piste de Durée des contrats.</translation>
    </message>
    <message>
        <source>What is left of this resource in the depot, 0 to 20.</source>
        <translation>Ce qui reste de cette ressource dans l’entrepôt, de 0 à 20.</translation>
    </message>
    <message>
        <source>The player’s markers in donation grids and majority spaces together, 0 to 20.</source>
        <translation>Les marqueurs du joueur sur les Grilles des dons et les cases de majorité, de 0 à 20 en tout.</translation>
    </message>
    <message>
        <source>The track of 20 spaces cannot show %1.</source>
        <translation>La piste de 20 cases ne peut pas montrer %1.</translation>
    </message>
    <message>
        <source>The player’s own VP marker on space %1</source>
        <translation>Le marqueur PV du joueur sur la case %1</translation>
    </message>
    <message>
        <source>The 20/40 marker, 20 side up, on space %1</source>
        <translation>Le marqueur 20/40, face 20 visible, sur la case %1</translation>
    </message>
    <message>
        <source>The 20/40 marker, 40 side up, on space %1</source>
        <translation>Le marqueur 20/40, face 40 visible, sur la case %1</translation>
    </message>
    <message>
        <source>Turns the 20/40 marker: 20 points more. The key is +, in the field.</source>
        <translation>Retourne le marqueur 20/40&#xa0;: 20 points de plus. La touche est +, dans le champ.</translation>
    </message>
    <message>
        <source>20/40 marker of %1</source>
        <translation>Marqueur 20/40 (%1)</translation>
    </message>
    <message>
        <source>Took part: %1</source>
        <comment>award</comment>
        <translation>A participé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Award: %1</source>
        <extracomment>A row of the form: %1 is the name of an award</extracomment>
        <translation>Récompense&#xa0;: %1</translation>
    </message>
    <message>
        <source>No. %1</source>
        <extracomment>A public utility without a name: its number on the picture</extracomment>
        <translation>N°&#xa0;%1</translation>
    </message>
    <message>
        <source>What the score is made of. Change what is different on the table, and apply it as one correction; majorities are set on the picture, contracts on the page of all numbers.</source>
        <translation>Ce dont le score est fait. Modifiez ce qui diffère sur la table, puis appliquez le tout en une seule correction&#xa0;; les majorités se règlent sur l’image, les contrats sur la page de tous les nombres.</translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>VP track</source>
        <translation>Piste PV</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Non validés</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Resources left</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1er</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2e</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>award, what it counts</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>évènement %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, 47 VP</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Final scoring, %1</source>
        <translation>Décompte final, %1</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is scored, +3</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <comment>number, what happened</comment>
        <translation>évènement %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sentence, the rules behind it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>In this game the last tie-break compares donation markers, which are not given for everybody.</source>
        <translation>Dans cette partie, les marqueurs Don départagent en dernier lieu, et leur nombre n’est pas indiqué pour tous.</translation>
    </message>
    <message>
        <source>What the last tie-break of the rulebook compares is not legible, so the victory is shared.</source>
        <translation>La dernière icône du départage n’est pas lisible dans les livrets consultés&#xa0;: la victoire est partagée.</translation>
    </message>
    <message>
        <source>The last tie-break does not part them either.</source>
        <translation>Le dernier critère ne les départage pas non plus.</translation>
    </message>
    <message>
        <source>%1 wins with the most gold left, the last tie-break of this game.</source>
        <translation>%1 l’emporte avec le plus d’or restant, dernier critère de cette partie.</translation>
    </message>
    <message>
        <source>%1 wins with the most gears left, the last tie-break of this game.</source>
        <translation>%1 l’emporte avec le plus de propulsion restante, dernier critère de cette partie.</translation>
    </message>
    <message>
        <source>%1 wins with the most donation markers on the board, the last tie-break of this game.</source>
        <translation>%1 l’emporte avec le plus de marqueurs Don sur le plateau, dernier critère de cette partie.</translation>
    </message>
    <message>
        <source>donated: %1</source>
        <comment>airship</comment>
        <translation>don&#xa0;: %1</translation>
    </message>
    <message>
        <source>public utility: %1</source>
        <translation>structure&#xa0;: %1</translation>
    </message>
    <message>
        <source>contract completed: %1</source>
        <translation>contrat validé&#xa0;: %1</translation>
    </message>
    <message>
        <source>renovation unlocked: %1</source>
        <translation>rénovation retournée&#xa0;: %1</translation>
    </message>
    <message>
        <source>stage bonus: %1</source>
        <translation>bonus de phase&#xa0;: %1</translation>
    </message>
    <message>
        <source>contracts failed</source>
        <translation>contrats échoués</translation>
    </message>
    <message>
        <source>contract failed: %1</source>
        <translation>contrat échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>corrected by hand</source>
        <translation>correction à la main</translation>
    </message>
    <message>
        <source>not lost: VP stay at 0 or above in this game</source>
        <translation>non perdus&#xa0;: dans cette partie, les PV ne descendent pas sous 0</translation>
    </message>
    <message>
        <source>contracts not completed at the end</source>
        <translation>contrats non validés à la fin</translation>
    </message>
    <message>
        <source>contract not completed at the end: %1</source>
        <translation>contrat non validé à la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>award: %1</source>
        <translation>récompense&#xa0;: %1</translation>
    </message>
    <message>
        <source>VP marker on the track</source>
        <translation>marqueur PV sur la piste</translation>
    </message>
    <message>
        <source>airship majorities</source>
        <translation>majorités de dirigeable</translation>
    </message>
    <message>
        <source>majorities of public utilities</source>
        <translation>majorités de structure</translation>
    </message>
    <message>
        <source>completed contracts</source>
        <translation>contrats validés</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <comment>player, 47 VP</comment>
        <translation>%1 l’emporte avec %2.</translation>
    </message>
    <message>
        <source>%1 have %2 each.</source>
        <comment>players, 35 VP</comment>
        <translation>%1 ont chacun %2.</translation>
    </message>
    <message>
        <source>%1 wins with the most resources left: %2.</source>
        <comment>player, number</comment>
        <translation>%1 l’emporte avec le plus de ressources restantes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The game is not over: this is the score as if it ended now.</source>
        <translation>La partie n’est pas terminée&#xa0;: voici le score comme si elle s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source>Not known, and counted as 0: %1.</source>
        <comment>list of values</comment>
        <translation>Inconnus, et comptés pour 0&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %2 and %n resource(s) left each.</source>
        <comment>players, 35 VP</comment>
        <translation>
            <numerusform>%1 ont chacun %2 et %n ressource restante.</numerusform>
            <numerusform>%1 ont chacun %2 et %n ressources restantes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 win together: %2 and %n resource(s) left each.</source>
        <comment>players, 35 VP</comment>
        <translation>
            <numerusform>%1 l’emportent ensemble&#xa0;: %2 et %n ressource restante pour chacun.</numerusform>
            <numerusform>%1 l’emportent ensemble&#xa0;: %2 et %n ressources restantes pour chacun.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Whose board, what is set there, and to what</extracomment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>stands there</comment>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>SharingFiles</name>
    <message>
        <source>Component values and games</source>
        <extracomment>In the list of kinds of files: the endings follow in parentheses</extracomment>
        <translation>Valeurs du matériel et parties</translation>
    </message>
    <message>
        <source>“%1” is there already. Nothing was written; name it with its ending to replace it.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Rien n’a été écrit&#xa0;; nommez-le avec son extension pour le remplacer.</translation>
    </message>
    <message>
        <source>My copy</source>
        <comment>name of a file</comment>
        <translation>Mon exemplaire</translation>
    </message>
</context>
<context>
    <name>SheetCells</name>
    <message>
        <source>Row %1, column %2: “%3” is no number and was left out.</source>
        <translation>Ligne %1, colonne %2&#xa0;: «&#xa0;%3&#xa0;» n’est pas un nombre et a été ignoré.</translation>
    </message>
    <message>
        <source>“%1” is nothing that the sheet asks for: it was left out.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas demandé par la feuille&#xa0;: cela a été ignoré.</translation>
    </message>
    <message>
        <source>Row %1, column %2: there is no player left for what begins here.</source>
        <translation>Ligne %1, colonne %2&#xa0;: il ne reste pas de joueur pour ce qui commence ici.</translation>
    </message>
    <message>
        <source>Row %1, column %2: the sheet ends before “%3”.</source>
        <translation>Ligne %1, colonne %2&#xa0;: la feuille s’arrête avant «&#xa0;%3&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ShelfCsv</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Définitif</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Resources left</source>
        <translation>Ressources restantes</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>game, source of points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
</context>
<context>
    <name>ShelfKeeper</name>
    <message>
        <source>The disk is full: the shelf of finished games was not changed.</source>
        <translation>Le disque est plein&#xa0;: l’étagère des parties finies n’a pas été modifiée.</translation>
    </message>
    <message>
        <source>The shelf of finished games cannot be written: “%1”.</source>
        <translation>L’étagère des parties finies ne peut pas être écrite&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The shelf of finished games is damaged: “%1”.</source>
        <translation>L’étagère des parties finies est endommagée&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>A newer Skyledger wrote the shelf of finished games; it is left alone.</source>
        <translation>Un Skyledger plus récent a écrit l’étagère des parties finies&#xa0;; elle est laissée telle quelle.</translation>
    </message>
    <message>
        <source>Another program is using the shelf of finished games.</source>
        <translation>Un autre programme utilise l’étagère des parties finies.</translation>
    </message>
    <message>
        <source>The record of this game is gone.</source>
        <translation>L’enregistrement de cette partie a disparu.</translation>
    </message>
    <message>
        <source>The shelf of finished games cannot be used: %1</source>
        <translation>L’étagère des parties finies ne peut pas être utilisée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SimulateCommand</name>
    <message>
        <source>no legal move is left</source>
        <translation>il ne reste aucun coup légal</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Évènements</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>random legal games with the sample set, and their scores</source>
        <translation>des parties légales au hasard avec les valeurs d’exemple, et leurs scores</translation>
    </message>
    <message>
        <source>Plays random legal games with made up component values and shows their final scores. Game K of a series has the seed S + K - 1.</source>
        <translation>Joue au hasard des parties légales avec des valeurs du matériel inventées et montre leurs scores finaux. La partie K d’une série a la graine S + K - 1.</translation>
    </message>
    <message>
        <source>how many games; left out, one</source>
        <translation>le nombre de parties&#xa0;; par défaut, une</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>keeps the last game as a record (*.skyledger)</source>
        <translation>garde la dernière partie (*.skyledger)</translation>
    </message>
    <message>
        <source>[--game G] --players N [--seed S] [--games K] [--out FILE] [--json] [OPTIONS]</source>
        <translation>[--game J] --players N [--seed S] [--games K] [--out FICHIER] [--json] [OPTIONS]</translation>
    </message>
</context>
<context>
    <name>Situation</name>
    <message>
        <source>%1 has activated every crew and may end the turn.</source>
        <translation>%1 a activé tous ses équipages et peut terminer son tour.</translation>
    </message>
    <message>
        <source>%1 plays. Crew still to be activated: %2.</source>
        <comment>player, numbers of crews</comment>
        <translation>%1 joue. Équipages encore à activer&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 uses or leaves a tile: crew %2 stands on %3.</source>
        <comment>player, number, tile</comment>
        <translation>À %1 d’activer la tuile ou non&#xa0;: l’équipage %2 se trouve %3.</translation>
    </message>
    <message>
        <source>To take the Piggybacking Bonus or decline it, in this order: %1.</source>
        <comment>players</comment>
        <translation>Bonus d’occupation à recevoir ou à refuser, dans cet ordre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To take the Piggybacking Bonus (%1) or decline it, in this order: %2.</source>
        <comment>resources, players</comment>
        <translation>Bonus d’occupation (%1) à recevoir ou à refuser, dans cet ordre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>To choose from the stage bonus (%1), in this order: %2.</source>
        <comment>resources, players</comment>
        <translation>Choix à faire dans le bonus de phase (%1), dans cet ordre&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Round %1 of %2, stage %3 of %4.</source>
        <translation>Manche %1 sur %2, phase %3 sur %4.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <comment>how it ended</comment>
        <translation>La partie est terminée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
</context>
<context>
    <name>SourcesDrawing</name>
    <message>
        <source>Points by source</source>
        <translation>Points par origine</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, source of points, points</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>SpokenBox</name>
    <message>
        <source>%1: %2</source>
        <comment>what a choice is for, what is chosen</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>StateCommand</name>
    <message>
        <source>FILE [--at N] [--json]</source>
        <translation>FICHIER [--at N] [--json]</translation>
    </message>
    <message>
        <source>every board of a recorded game</source>
        <translation>tous les plateaux d’une partie enregistrée</translation>
    </message>
    <message>
        <source>Shows every board of a game record (*.skyledger) after its last event, or after an earlier one.</source>
        <translation>Montre tous les plateaux d’une partie enregistrée (*.skyledger) après son dernier évènement, ou après un autre.</translation>
    </message>
</context>
<context>
    <name>StateText</name>
    <message>
        <source>Turn order and stock</source>
        <translation>Ordre du tour et réserves</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>So much of a resource, and how much at most: 3 of 10</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>term %1</source>
        <translation>durée %1</translation>
    </message>
    <message>
        <source>Free spaces</source>
        <translation>Cases libres</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>phase %1</translation>
    </message>
    <message>
        <source>received</source>
        <translation>reçu</translation>
    </message>
    <message>
        <source>term ?</source>
        <translation>durée inconnue</translation>
    </message>
    <message numerus="yes">
        <source>in the deck: %n</source>
        <translation>
            <numerusform>dans la pioche&#xa0;: %n</numerusform>
            <numerusform>dans la pioche&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>space %1 from the top</source>
        <translation>case %1 depuis le haut</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>full, %n lost</source>
        <translation>
            <numerusform>plein, %n perdu</numerusform>
            <numerusform>plein, %n perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <comment>resource, numbers</comment>
        <translation>%1&#xa0;: de %2 à %3</translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n perdu</numerusform>
            <numerusform>%n perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>player, what there is to do</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>row %1</source>
        <comment>row of the city, 1 to 4</comment>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>column of the city, A to D</comment>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>north</source>
        <comment>adverb: moves north</comment>
        <translation>vers le haut</translation>
    </message>
    <message>
        <source>east</source>
        <comment>adverb</comment>
        <translation>vers la droite</translation>
    </message>
    <message>
        <source>south</source>
        <comment>adverb</comment>
        <translation>vers le bas</translation>
    </message>
    <message>
        <source>west</source>
        <comment>adverb</comment>
        <translation>vers la gauche</translation>
    </message>
    <message>
        <source>not earned</source>
        <comment>state of a bonus effect tile</comment>
        <translation>à acquérir</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state of a bonus effect tile</comment>
        <translation>prêt</translation>
    </message>
    <message>
        <source>used</source>
        <comment>state of a bonus effect tile</comment>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>state of a bonus effect tile</comment>
        <translation>à saisir</translation>
    </message>
</context>
<context>
    <name>Things</name>
    <message>
        <source>VP not known</source>
        <translation>PV inconnus</translation>
    </message>
    <message>
        <source>gold not known</source>
        <translation>or inconnu</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>joueur %1</translation>
    </message>
    <message>
        <source>a tile that is not in the city</source>
        <translation>une tuile hors de la ville</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <extracomment>A kind of tile and the number that tells it from others of its kind: Mine-1</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A tile and the space of the city where it lies: Mine-1 (C2)</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>a contract that is not known</source>
        <translation>un contrat inconnu</translation>
    </message>
    <message>
        <source>cost not known</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <extracomment>A contract by what is printed on it: 2 wood, 1 gear (1 VP, 1 gold)</extracomment>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>public utility no. %1</source>
        <extracomment>A public utility whose name is not known.</extracomment>
        <translation>structure n°&#xa0;%1</translation>
    </message>
    <message>
        <source>values not entered yet</source>
        <comment>of a stage bonus</comment>
        <translation>valeurs à saisir</translation>
    </message>
    <message>
        <source>contract still to be copied</source>
        <extracomment>A contract of which nothing is known: it has no number on the cardboard by which it could be called.</extracomment>
        <translation>contrat à recopier</translation>
    </message>
</context>
<context>
    <name>TileSentences</name>
    <message>
        <source>crew %1 of %2, in hand</source>
        <comment>number, player</comment>
        <translation>équipage %1 (%2), en main</translation>
    </message>
    <message>
        <source>crew %1 of %2, ready</source>
        <comment>number, player</comment>
        <translation>équipage %1 (%2), prêt</translation>
    </message>
    <message>
        <source>crew %1 of %2, spent</source>
        <comment>number, player</comment>
        <translation>équipage %1 (%2), activé</translation>
    </message>
    <message>
        <source>%1 on %2, developed side.</source>
        <translation>%1 en %2, face développée.</translation>
    </message>
    <message>
        <source>%1 on %2, basic side.</source>
        <translation>%1 en %2, face basique.</translation>
    </message>
    <message>
        <source>Here: %1.</source>
        <comment>crews</comment>
        <translation>Ici&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>+%1</source>
        <extracomment>A gain on a tile: +3 wood</extracomment>
        <translation>+%1</translation>
    </message>
    <message>
        <source>hire crew</source>
        <comment>effect of the Guild Hall</comment>
        <translation>engager</translation>
    </message>
    <message>
        <source>hire crew: %1</source>
        <extracomment>Effect of the Guild Hall with its price: hire crew: 10 gold</extracomment>
        <translation>engager&#xa0;: %1</translation>
    </message>
    <message>
        <source>build utility</source>
        <comment>effect of the Architect&apos;s Office</comment>
        <translation>1&#xa0;structure</translation>
    </message>
    <message>
        <source>gather crews</source>
        <comment>effect of the Harbor</comment>
        <translation>rassembler</translation>
    </message>
    <message>
        <source>slide 1 or 2 lines</source>
        <comment>effect of the Lighthouse</comment>
        <translation>glisser 1–2&#xa0;fois</translation>
    </message>
    <message>
        <source>take contract</source>
        <comment>effect of the Market</comment>
        <translation>+1&#xa0;contrat</translation>
    </message>
    <message>
        <source>build airship</source>
        <comment>effect of the Shipyard</comment>
        <translation>1&#xa0;dirigeable</translation>
    </message>
    <message>
        <source>renovate</source>
        <comment>effect of the Workshop</comment>
        <translation>rénover</translation>
    </message>
    <message>
        <source>Wooden private</source>
        <comment>airship, short</comment>
        <translation>Privé en bois</translation>
    </message>
    <message>
        <source>Wooden residential</source>
        <comment>airship, short</comment>
        <translation>Résidentiel en bois</translation>
    </message>
    <message>
        <source>Wooden cargo</source>
        <comment>airship, short</comment>
        <translation>Cargo en bois</translation>
    </message>
    <message>
        <source>Metal private</source>
        <comment>airship, short</comment>
        <translation>Privé en alu</translation>
    </message>
    <message>
        <source>Metal residential</source>
        <comment>airship, short</comment>
        <translation>Résidentiel en alu</translation>
    </message>
    <message>
        <source>Metal cargo</source>
        <comment>airship, short</comment>
        <translation>Cargo en alu</translation>
    </message>
    <message>
        <source>Sightseeing</source>
        <comment>airship, short</comment>
        <translation>Touristique</translation>
    </message>
    <message>
        <source>Passenger</source>
        <comment>airship, short</comment>
        <translation>Commercial</translation>
    </message>
    <message>
        <source>Cruise</source>
        <comment>airship, short</comment>
        <translation>Croisière</translation>
    </message>
    <message>
        <source>Long flight</source>
        <comment>bonus effect, short</comment>
        <translation>Vol long</translation>
    </message>
    <message>
        <source>Negotiator</source>
        <comment>bonus effect, short</comment>
        <translation>Négociateur</translation>
    </message>
    <message>
        <source>Barter</source>
        <comment>bonus effect, short</comment>
        <translation>Marchandage</translation>
    </message>
    <message>
        <source>Architect</source>
        <comment>tile, short</comment>
        <translation>Architecte</translation>
    </message>
    <message>
        <source>+1 wood +1 metal</source>
        <comment>effect of the Valley, short</comment>
        <translation>+1 Bois +1 Alu</translation>
    </message>
</context>
<context>
    <name>TurnGuide</name>
    <message>
        <source>%1: take the Piggybacking Bonus or decline it</source>
        <comment>player</comment>
        <translation>%1&#xa0;: recevez le Bonus d’occupation ou renoncez-y</translation>
    </message>
    <message>
        <source>%1: take the Piggybacking Bonus (%2) or decline it</source>
        <comment>player, resources</comment>
        <translation>%1&#xa0;: recevez le Bonus d’occupation (%2) ou renoncez-y</translation>
    </message>
    <message>
        <source>%1: choose a lit tile</source>
        <comment>crew and where it stands</comment>
        <translation>%1&#xa0;: choisissez une tuile éclairée</translation>
    </message>
    <message>
        <source>%1: choose a crew to activate</source>
        <comment>player</comment>
        <translation>%1&#xa0;: choisissez un équipage à activer</translation>
    </message>
    <message>
        <source>%1 has activated every crew: end the turn</source>
        <comment>player</comment>
        <translation>%1 a activé tous ses équipages&#xa0;: terminez le tour</translation>
    </message>
    <message>
        <source>Which renovation is unlocked?</source>
        <translation>Quelle rénovation retourner&#xa0;?</translation>
    </message>
    <message>
        <source>Which resource does the crest give?</source>
        <translation>Quelle ressource recevoir pour le badge&#xa0;?</translation>
    </message>
    <message>
        <source>Barter: which resource is given?</source>
        <translation>Marchandage&#xa0;: quelle ressource donner&#xa0;?</translation>
    </message>
    <message>
        <source>Barter: which resource is got for it?</source>
        <translation>Marchandage&#xa0;: quelle ressource recevoir en échange&#xa0;?</translation>
    </message>
    <message>
        <source>Is the Skilled Negotiator used for one more?</source>
        <translation>Utiliser le Négociateur Habile pour une unité de plus&#xa0;?</translation>
    </message>
    <message>
        <source>Which resource is taken?</source>
        <translation>Quelle ressource prendre&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the crew go?</source>
        <translation>Où va l’équipage&#xa0;?</translation>
    </message>
    <message>
        <source>Which public utility is built?</source>
        <translation>Quelle structure construire&#xa0;?</translation>
    </message>
    <message>
        <source>Which airship is built?</source>
        <translation>Quel dirigeable construire&#xa0;?</translation>
    </message>
    <message>
        <source>%1: donate it or sell it?</source>
        <comment>airship</comment>
        <translation>%1&#xa0;: en faire don ou le vendre&#xa0;?</translation>
    </message>
    <message>
        <source>Which tile is developed?</source>
        <translation>Quelle tuile développer&#xa0;?</translation>
    </message>
    <message>
        <source>Which contract is taken?</source>
        <translation>Quel contrat prendre&#xa0;?</translation>
    </message>
    <message>
        <source>Which row or column slides?</source>
        <translation>Quelle ligne ou colonne faire glisser&#xa0;?</translation>
    </message>
    <message>
        <source>Which way does it slide?</source>
        <translation>Dans quel sens&#xa0;?</translation>
    </message>
    <message>
        <source>A second slide?</source>
        <translation>Un second glissement&#xa0;?</translation>
    </message>
    <message>
        <source>Which contract is fulfilled?</source>
        <translation>Quel contrat remplir&#xa0;?</translation>
    </message>
    <message>
        <source>Donate</source>
        <translation>En faire don</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Le vendre</translation>
    </message>
    <message>
        <source>No tile has that dot</source>
        <translation>Aucune tuile n’a cette pastille</translation>
    </message>
    <message>
        <source>Fulfil %1</source>
        <comment>contract</comment>
        <translation>Remplir&#xa0;: %1</translation>
    </message>
    <message>
        <source>The deck is empty</source>
        <translation>La pioche est vide</translation>
    </message>
    <message>
        <source>No second slide</source>
        <translation>Pas de second glissement</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Keep it for later</source>
        <translation>Garder pour plus tard</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>amount of a resource</comment>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>Crew %1 on %2</source>
        <comment>number, tile</comment>
        <translation>Équipage %1 %2</translation>
    </message>
    <message>
        <source>%1: what is done there?</source>
        <comment>crew and where it stands</comment>
        <translation>%1&#xa0;: que faire ici&#xa0;?</translation>
    </message>
    <message>
        <source>%1: choose from the stage bonus</source>
        <comment>player</comment>
        <translation>%1&#xa0;: choisissez dans le bonus de phase</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>reason, rule with page</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Leave it unused</source>
        <translation>Ne pas activer</translation>
    </message>
    <message>
        <source>Slide a row or column</source>
        <translation>Glisser une ligne ou une colonne</translation>
    </message>
    <message>
        <source>Another public utility</source>
        <translation>Une autre structure</translation>
    </message>
    <message>
        <source>one that this game has not met yet</source>
        <translation>pas encore dans la liste</translation>
    </message>
    <message>
        <source>%1 was left unused: %2</source>
        <comment>tile, reason with rule</comment>
        <translation>%1 sans effet&#xa0;: %2</translation>
    </message>
    <message>
        <source>What is the name printed on the public utility?</source>
        <translation>Quel est le nom imprimé sur la structure&#xa0;?</translation>
    </message>
    <message>
        <source>%1: a value is needed</source>
        <comment>what is about to be recorded</comment>
        <translation>%1&#xa0;: recopiez la valeur</translation>
    </message>
    <message>
        <source>A name has 1 to 40 characters, and a game no more than 12 public utilities.</source>
        <translation>Un nom a de 1 à 40 caractères, et une partie pas plus de 12 structures.</translation>
    </message>
    <message>
        <source>The past is shown: nothing is played here.</source>
        <translation>Vous regardez une position passée.</translation>
    </message>
    <message>
        <source>Against the rules: %1</source>
        <comment>what is about to be recorded anyway</comment>
        <translation>Contre les règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fulfil a contract</source>
        <comment>on a card</comment>
        <translation>Remplir un contrat</translation>
    </message>
    <message>
        <source>Term %1</source>
        <comment>of a contract</comment>
        <translation>Durée %1</translation>
    </message>
    <message>
        <source>Term ?</source>
        <comment>of a contract</comment>
        <translation>Durée&#xa0;?</translation>
    </message>
    <message>
        <source>Slide</source>
        <comment>on a card: a row or column of the city</comment>
        <translation>Faire glisser</translation>
    </message>
    <message>
        <source>Which contract was turned up? Type its digits, the term first.</source>
        <translation>Quel contrat a été révélé&#xa0;? Tapez ses chiffres, la durée d’abord.</translation>
    </message>
    <message>
        <source>%1 %2…</source>
        <comment>question, digits of a contract as far as they are typed</comment>
        <translation>%1 %2…</translation>
    </message>
    <message>
        <source>No contract that can come begins with %1.</source>
        <comment>digits</comment>
        <translation>Aucun contrat possible ne commence par %1.</translation>
    </message>
    <message>
        <source>No tile</source>
        <comment>on a card: has that dot</comment>
        <translation>Aucune tuile</translation>
    </message>
    <message>
        <source>contract at place %1 of the display, still to be copied</source>
        <translation>contrat disponible à la place %1, à recopier</translation>
    </message>
    <message>
        <source>still to be copied: %1</source>
        <comment>values</comment>
        <translation>à saisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>via %1, a long-distance flight</source>
        <comment>tiles</comment>
        <translation>via %1, Vol de Longue Distance</translation>
    </message>
    <message>
        <source>via %1</source>
        <comment>tiles</comment>
        <translation>via %1</translation>
    </message>
    <message>
        <source>Public utility</source>
        <translation>Structure publique</translation>
    </message>
    <message>
        <source>its printed name is typed next</source>
        <translation>son nom imprimé est demandé ensuite</translation>
    </message>
</context>
<context>
    <name>TurnHeader</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <comment>player</comment>
        <translation>À %1 de répondre</translation>
    </message>
    <message>
        <source>%1 Sample values.</source>
        <comment>round and stage, a sentence</comment>
        <translation>%1 Valeurs d’exemple.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
</context>
<context>
    <name>Upkeep</name>
    <message>
        <source>out of time: failed</source>
        <comment>a contract</comment>
        <translation>délai dépassé&#xa0;: échoué</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>spaces of a contract</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>%1: face up</source>
        <comment>bonus effect</comment>
        <translation>%1&#xa0;: face visible</translation>
    </message>
    <message>
        <source>VP from %1 to %2</source>
        <translation>PV de %1 à %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>none to turn</source>
        <translation>aucune à retourner</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>aucun contrat</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>rien de perdu</translation>
    </message>
    <message>
        <source>Stage bonus</source>
        <translation>Bonus de phase</translation>
    </message>
    <message>
        <source>to receive</source>
        <translation>à recevoir</translation>
    </message>
    <message>
        <source>Bonus effects</source>
        <translation>Compétences</translation>
    </message>
    <message>
        <source>face up</source>
        <comment>tiles</comment>
        <translation>face visible</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>one space to the right</source>
        <translation>une case à droite</translation>
    </message>
    <message>
        <source>VP lost</source>
        <translation>PV perdus</translation>
    </message>
    <message>
        <source>failed contracts</source>
        <translation>contrats échoués</translation>
    </message>
    <message>
        <source>All crews</source>
        <translation>Tous les équipages</translation>
    </message>
    <message>
        <source>coloured side up</source>
        <translation>côté couleur</translation>
    </message>
    <message>
        <source>Round marker</source>
        <translation>Marqueur Manches</translation>
    </message>
    <message>
        <source>to round %1</source>
        <translation>sur la manche %1</translation>
    </message>
    <message>
        <source>Bonus of stage %1</source>
        <translation>Bonus de phase %1</translation>
    </message>
    <message>
        <source>after step 1: face down</source>
        <translation>après l’étape 1&#xa0;: face cachée</translation>
    </message>
    <message>
        <source>Upkeep: stage %1 begins</source>
        <translation>Entretien&#xa0;: la phase %1 commence</translation>
    </message>
    <message>
        <source>Together, line by line, in the order of the rulebook (p. 8)</source>
        <translation>Ensemble, ligne par ligne, dans l’ordre du livret (p.&#xa0;8)</translation>
    </message>
    <message>
        <source>Begin round %1</source>
        <translation>Commencer la manche %1</translation>
    </message>
    <message>
        <source>%1 still chooses from the stage bonus</source>
        <comment>player</comment>
        <translation>%1 choisit encore son bonus de phase</translation>
    </message>
    <message>
        <source>%1 chooses from the stage bonus; a digit ticks a player.</source>
        <comment>player</comment>
        <translation>À %1 de choisir son bonus de phase&#xa0;; un chiffre coche un joueur.</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>unknown command “%1”: “skyledger --help” lists the commands</source>
        <translation>commande inconnue «&#xa0;%1&#xa0;»&#xa0;: «&#xa0;skyledger --help&#xa0;» donne la liste des commandes</translation>
    </message>
    <message>
        <source>--lang wants en or fr, not “%1”</source>
        <translation>--lang attend en ou fr, pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is missing: “skyledger %2 --help” shows how</source>
        <comment>name of an argument such as FILE, command</comment>
        <translation>il manque %1&#xa0;: «&#xa0;skyledger %2 --help&#xa0;» montre comment faire</translation>
    </message>
    <message>
        <source>%1 is needed: “skyledger %2 --help” shows how</source>
        <comment>one or more options, command</comment>
        <translation>il faut %1&#xa0;: «&#xa0;skyledger %2 --help&#xa0;» montre comment faire</translation>
    </message>
    <message>
        <source>“%1” is one argument too many: “skyledger %2 --help” shows how</source>
        <translation>«&#xa0;%1&#xa0;» est de trop&#xa0;: «&#xa0;skyledger %2 --help&#xa0;» montre comment faire</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together</source>
        <comment>two options</comment>
        <translation>%1 et %2 ne vont pas ensemble</translation>
    </message>
    <message>
        <source>%1 wants a whole number from %2 to %3, not “%4”</source>
        <translation>%1 attend un nombre entier de %2 à %3, pas «&#xa0;%4&#xa0;»</translation>
    </message>
    <message>
        <source>%1 wants one of %2, not “%3”</source>
        <translation>%1 attend une des valeurs %2, pas «&#xa0;%3&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>there is no event %1: %n event(s) are in force</source>
        <translation>
            <numerusform>il n’y a pas d’évènement %1&#xa0;: %n évènement est en vigueur</numerusform>
            <numerusform>il n’y a pas d’évènement %1&#xa0;: %n évènements sont en vigueur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: event %2 is illegal: %3</source>
        <translation>%1&#xa0;: l’évènement %2 est illégal&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: event %2 lacks a report: %3</source>
        <comment>file, number, amounts that must be reported</comment>
        <translation>%1&#xa0;: à l’évènement %2, il manque&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 exists already and is not overwritten</source>
        <translation>%1 existe déjà et n’est pas remplacé</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>file, reason</comment>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>the answer cannot be written to standard output</source>
        <translation>la réponse ne peut pas être écrite sur la sortie standard</translation>
    </message>
    <message>
        <source>unknown option “%1”: “skyledger %2 --help” lists the options</source>
        <translation>option inconnue «&#xa0;%1&#xa0;»&#xa0;: «&#xa0;skyledger %2 --help&#xa0;» donne la liste des options</translation>
    </message>
    <message>
        <source>this build has no window: “skyledger --help” lists the commands</source>
        <translation>ce programme a été compilé sans fenêtre&#xa0;: «&#xa0;skyledger --help&#xa0;» donne la liste des commandes</translation>
    </message>
    <message>
        <source>the window needs a display and none answers: “skyledger --help” lists the commands that need none</source>
        <translation>la fenêtre a besoin d’un affichage et aucun ne répond&#xa0;: «&#xa0;skyledger --help&#xa0;» donne la liste des commandes qui s’en passent</translation>
    </message>
    <message>
        <source>the window opens one game: “%1” is one file too many</source>
        <translation>la fenêtre n’ouvre qu’une partie&#xa0;: le fichier «&#xa0;%1&#xa0;» est de trop</translation>
    </message>
    <message>
        <source>Qt cannot open the display: its plugin for Wayland may be missing (in Debian the package qt6-wayland)</source>
        <translation>Qt ne peut pas ouvrir l’écran&#xa0;: son greffon pour Wayland manque peut-être (dans Debian, le paquet qt6-wayland)</translation>
    </message>
    <message>
        <source>nothing can be kept below %1: %2</source>
        <comment>folder, reason</comment>
        <translation>rien ne peut être gardé sous %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no rule is about “%1”</source>
        <translation>aucune règle ne parle de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 does not belong to %2</source>
        <comment>an option, a game</comment>
        <translation>%1 n’existe pas pour %2</translation>
    </message>
    <message>
        <source>%1 wants the name of a file</source>
        <translation>%1 demande un nom de fichier</translation>
    </message>
    <message>
        <source>standard input can be one of the two files only</source>
        <translation>l’entrée standard ne peut être que l’un des deux fichiers</translation>
    </message>
    <message>
        <source>“%1” could not be saved, there or anywhere else: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’a pu être enregistré ni là ni ailleurs&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ValueHints</name>
    <message>
        <source>Printed with the airship on the Donation Board, before any discount.</source>
        <translation>Imprimé pour ce dirigeable sur le plateau Contributions, avant toute remise.</translation>
    </message>
    <message>
        <source>Printed with the airship on the Donation Board: what one marker takes off, and of which resource.</source>
        <translation>Imprimé pour ce dirigeable sur le plateau Contributions&#xa0;: ce que chaque marqueur fait économiser, et de quelle ressource.</translation>
    </message>
    <message>
        <source>Count the donation spaces of this airship that are in use with this number of players, without the majority space.</source>
        <translation>Comptez les cases de la Grille des dons de ce dirigeable pour ce nombre de joueurs, sans la case de majorité.</translation>
    </message>
    <message>
        <source>Printed on the public utility, before any discount.</source>
        <translation>Imprimé sur la structure, avant toute remise.</translation>
    </message>
    <message>
        <source>The number of victory points printed on the public utility.</source>
        <translation>Le nombre de points de victoire imprimé sur la structure.</translation>
    </message>
    <message>
        <source>Count the donation spaces of this public utility that are in use with this number of players, without the majority space.</source>
        <translation>Comptez les cases de la Grille des dons de cette structure pour ce nombre de joueurs, sans la case de majorité.</translation>
    </message>
    <message>
        <source>The number on the contract that says where on the term track it begins.</source>
        <translation>Le nombre sur le contrat qui indique où il commence sur la piste de Durée.</translation>
    </message>
    <message>
        <source>The resources on the contract that complete it.</source>
        <translation>Les ressources sur le contrat, qu’il faut pour le remplir.</translation>
    </message>
    <message>
        <source>The victory points printed on the contract.</source>
        <translation>Les points de victoire imprimés sur le contrat.</translation>
    </message>
    <message>
        <source>The gold that the contract brings when it is completed.</source>
        <translation>L’or que le contrat rapporte quand il est rempli.</translation>
    </message>
    <message>
        <source>The coloured dots at the top left of the tile.</source>
        <translation>Les pastilles de couleur en haut à gauche de la tuile.</translation>
    </message>
    <message>
        <source>At the top right of the tile’s developed side. Where several resources are shown, the player picks one.</source>
        <translation>En haut à droite de la face développée de la tuile. Si plusieurs ressources y figurent, le joueur en choisit une.</translation>
    </message>
    <message>
        <source>All that the stage bonus tile shows: what everybody gets, what is picked from several resources, and victory points.</source>
        <translation>Tout ce que montre la tuile Bonus de phase&#xa0;: ce que chacun reçoit, ce qui se choisit parmi plusieurs ressources, et les points de victoire.</translation>
    </message>
    <message>
        <source>On the front of the renovation tile, on the depot.</source>
        <translation>Au recto de la tuile Rénovation, sur l’entrepôt.</translation>
    </message>
    <message>
        <source>The airships shown at the bonus effect: donations to them earn it.</source>
        <translation>Les dirigeables représentés près de la compétence&#xa0;: les dons qui y donnent droit.</translation>
    </message>
    <message>
        <source>On the Guild Hall tile: what a crew costs, before any discount.</source>
        <translation>Sur la tuile Guilde&#xa0;: ce que coûte un équipage, avant toute remise.</translation>
    </message>
    <message>
        <source>The numbers on the price list of this level, from the top down. Leave out what is not there.</source>
        <translation>Les nombres de la piste de Tarifs de ce niveau, de haut en bas. Laissez de côté ce qui n’y figure pas.</translation>
    </message>
    <message>
        <source>At the bottom right of the tile. Where several resources are shown, the player picks one.</source>
        <translation>En bas à droite de la tuile. Si plusieurs ressources y figurent, le joueur en choisit une.</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>%1 loses %2: the track is full</source>
        <comment>player, 1 gear</comment>
        <translation>%1 perd %2&#xa0;: la piste est pleine</translation>
    </message>
</context>
<context>
    <name>WhistleMountainBox</name>
    <message numerus="yes">
        <source>%n shape(s)</source>
        <comment>of scaffolds</comment>
        <translation>
            <numerusform>%n forme</numerusform>
            <numerusform>%n formes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>How many shapes of scaffolds, how many tiles</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>of scaffolds</comment>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>co/oi*3 .o/ow</source>
        <comment>example of scaffolds, by the letters of the files</comment>
        <translation>co/oi*3 .o/ow</translation>
    </message>
    <message>
        <source>All small machines</source>
        <translation>Toutes les petites machines</translation>
    </message>
    <message>
        <source>All medium machines</source>
        <translation>Toutes les machines moyennes</translation>
    </message>
    <message>
        <source>All large machines</source>
        <translation>Toutes les grandes machines</translation>
    </message>
    <message>
        <source>CIWGSA</source>
        <comment>first letters: coal, iron, water, gold, whistle, any resource</comment>
        <translation>CFEOSQ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Rows count from the water up.</source>
        <translation>Les rangées se comptent depuis l’eau, vers le haut.</translation>
    </message>
    <message>
        <source>Scaffolds</source>
        <translation>Échafaudages</translation>
    </message>
    <message>
        <source>A shape row by row from the top: c i w g s for coal, iron, water, gold and whistle, o for a cell without resource, . for no cell; behind a star how many there are.</source>
        <translation>Une forme se tape rangée par rangée depuis le haut&#xa0;: c i w g s pour charbon, fer, eau, or et sifflet, o pour une case sans ressource, . pour pas de case&#xa0;; derrière une étoile, leur nombre.</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>A size counts for a whole class unless a machine has its own.</source>
        <translation>Une taille vaut pour toute une classe, sauf pour les machines qui ont la leur.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
    <message>
        <source>All scaffolds</source>
        <translation>Tous les échafaudages</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>First row above the bridge</source>
        <translation>Première rangée au-dessus du pont</translation>
    </message>
    <message>
        <source>Lowest row of the barracks</source>
        <translation>Rangée la plus basse des baraquements</translation>
    </message>
    <message>
        <source>VP of the tower’s floors, from the bottom</source>
        <translation>PV des étages de la tour, de bas en haut</translation>
    </message>
    <message>
        <source>Floor beside each row, from the bottom</source>
        <translation>Étage à côté de chaque rangée, de bas en haut</translation>
    </message>
    <message>
        <source>Fewest cells</source>
        <translation>Cases au moins</translation>
    </message>
    <message>
        <source>Most cells</source>
        <translation>Cases au plus</translation>
    </message>
    <message>
        <source>Resources on each</source>
        <translation>Ressources sur chacun</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formes</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Build value</source>
        <translation>PV de construction</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Cost icons</source>
        <translation>Icônes de coût</translation>
    </message>
    <message>
        <source>End VP</source>
        <translation>PV de fin</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A letter, what it stands for</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>any resource</source>
        <translation>ressource au choix</translation>
    </message>
    <message>
        <source>Amounts stand before their letters, 0 for nothing: %1.</source>
        <translation>Les quantités précèdent leurs lettres, 0 pour rien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>How many of each kind lie in the box.</source>
        <translation>Le nombre d’exemplaires de chaque sorte dans la boîte.</translation>
    </message>
</context>
<context>
    <name>WhistleMountainCatalogues</name>
    <message>
        <source>%1 tokens, and the tile shows %2 icons</source>
        <translation>%1 jetons, et la tuile montre %2 icônes</translation>
    </message>
    <message>
        <source>%1 trophies, and the box holds %2</source>
        <translation>%1 trophées, et la boîte en contient %2</translation>
    </message>
    <message>
        <source>%1 rescue trophies, and %2 are laid at the start</source>
        <translation>%1 trophées de sauvetage, et %2 sont posés au début</translation>
    </message>
    <message>
        <source>%1 cards, and the box holds %2</source>
        <translation>%1 cartes, et la boîte en contient %2</translation>
    </message>
    <message>
        <source>%1 scaffolds, and the box holds %2</source>
        <translation>%1 échafaudages, et la boîte en contient %2</translation>
    </message>
    <message>
        <source>%1 cells, and a scaffold has %2</source>
        <translation>%1 cases, et un échafaudage en a %2</translation>
    </message>
    <message>
        <source>%1 resources, and a scaffold shows %2</source>
        <translation>%1 ressources, et un échafaudage en montre %2</translation>
    </message>
    <message>
        <source>the same scaffold as an earlier one, turned or flipped</source>
        <translation>le même échafaudage qu’un autre plus haut, tourné ou retourné</translation>
    </message>
    <message>
        <source>a side of %1 cells, and the grid is too small for it</source>
        <translation>un côté de %1 cases, et la grille est trop petite</translation>
    </message>
    <message>
        <source>the barracks reach to row %1, and the grid has %2</source>
        <translation>les baraquements montent à la rangée %1, et la grille en a %2</translation>
    </message>
</context>
<context>
    <name>WhistleMountainCommands</name>
    <message>
        <source>what may be built where scaffolds are too many to list</source>
        <translation>ce qu’on peut construire quand les échafaudages sont trop nombreux pour une liste</translation>
    </message>
    <message>
        <source>a first game, without the advanced elements</source>
        <translation>une première partie, sans les éléments avancés</translation>
    </message>
</context>
<context>
    <name>WhistleMountainDeals</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>compétence</translation>
    </message>
    <message>
        <source>Face up: %1</source>
        <translation>Face visible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trophies from the lowest floor: %1</source>
        <translation>Trophées à partir de l’étage le plus bas&#xa0;: %1</translation>
    </message>
    <message>
        <source>the end by the rules</source>
        <translation>fin selon les règles</translation>
    </message>
    <message>
        <source>stopped after %1 turns</source>
        <translation>arrêt après %1 tours</translation>
    </message>
</context>
<context>
    <name>WhistleMountainDrawings</name>
    <message>
        <source>The game</source>
        <comment>heading of what to do with the pieces</comment>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The play</source>
        <comment>heading of what to do with the pieces</comment>
        <translation>Le coup</translation>
    </message>
    <message>
        <source>Promoted, in this order</source>
        <translation>Promotions, dans cet ordre</translation>
    </message>
    <message>
        <source>Water line</source>
        <translation>Ligne d’eau</translation>
    </message>
    <message>
        <source>Aircraft, back home</source>
        <translation>Aérostats, de retour à quai</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Under water, out of use: they stay</source>
        <translation>Machines submergées, hors service&#xa0;: elles restent</translation>
    </message>
    <message>
        <source>Stocks</source>
        <translation>Stocks</translation>
    </message>
    <message>
        <source>Workers, into the whirlpool</source>
        <translation>Ouvriers, au tourbillon</translation>
    </message>
</context>
<context>
    <name>WhistleMountainEvents</name>
    <message>
        <source>, paid with %1</source>
        <extracomment>How something was paid that can be paid in several ways</extracomment>
        <translation>, payé avec %1</translation>
    </message>
    <message>
        <source>Scaffold on %1</source>
        <translation>Échafaudage sur %1</translation>
    </message>
    <message>
        <source>%1 built on %2</source>
        <comment>machine, cells</comment>
        <translation>Construction sur %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>(promoted besides: %1)</source>
        <translation>(promus en plus&#xa0;: %1)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>aircraft, cells</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 to a dock (%2)</source>
        <comment>aircraft, name of the dock</comment>
        <translation>%1 au %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scaffold(s)</source>
        <translation>
            <numerusform>%n échafaudage</numerusform>
            <numerusform>%n échafaudages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Work: aircraft come home</source>
        <translation>Travailler&#xa0;: les aérostats reviennent à quai</translation>
    </message>
    <message>
        <source>Worker from %1 to %2</source>
        <comment>two places</comment>
        <translation>Ouvrier&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>(toll: %1)</source>
        <comment>a resource</comment>
        <translation>(péage&#xa0;: %1)</translation>
    </message>
    <message>
        <source>%1 given</source>
        <comment>an upgrade</comment>
        <translation>donné&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 activated</source>
        <comment>a machine</comment>
        <translation>Activation (%1)</translation>
    </message>
    <message>
        <source>Takes the machine %1</source>
        <translation>Prend une machine (%1)</translation>
    </message>
    <message>
        <source>Takes the upgrade %1</source>
        <translation>Prend une amélioration (%1)</translation>
    </message>
    <message>
        <source>Takes a trophy (%1)</source>
        <translation>Prend un trophée (%1)</translation>
    </message>
    <message>
        <source>Takes %1</source>
        <comment>resources</comment>
        <translation>Prend %1</translation>
    </message>
    <message>
        <source>Card played (%1)</source>
        <translation>Carte jouée (%1)</translation>
    </message>
    <message>
        <source>Trophy used (%1)</source>
        <translation>Trophée utilisé (%1)</translation>
    </message>
    <message>
        <source>%1 used</source>
        <comment>an upgrade</comment>
        <translation>Amélioration utilisée (%1)</translation>
    </message>
    <message>
        <source>%1: %2 for %3</source>
        <comment>ability, resource given, resource got</comment>
        <translation>%1&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>a card given</source>
        <translation>une carte donnée</translation>
    </message>
    <message>
        <source>a scaffold given</source>
        <translation>un échafaudage donné</translation>
    </message>
    <message>
        <source>Declines</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>Ends the turn; the balloon comes home</source>
        <translation>Termine le tour&#xa0;; la montgolfière revient à quai</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Termine le tour</translation>
    </message>
    <message>
        <source>barracks row %1</source>
        <translation>baraquements, rangée %1</translation>
    </message>
    <message>
        <source>tower floor %1</source>
        <translation>tour, étage %1</translation>
    </message>
    <message>
        <source>the tower</source>
        <translation>la tour</translation>
    </message>
    <message>
        <source>the whirlpool</source>
        <translation>le tourbillon</translation>
    </message>
    <message>
        <source>what is built?</source>
        <translation>que construire&#xa0;?</translation>
    </message>
    <message>
        <source>which worker moves?</source>
        <translation>quel ouvrier se déplace&#xa0;?</translation>
    </message>
    <message>
        <source>where does the rescued worker go?</source>
        <translation>où va l’ouvrier sauvé&#xa0;?</translation>
    </message>
    <message>
        <source>which worker goes onto the Refuge?</source>
        <translation>quel ouvrier va sur le Refuge&#xa0;?</translation>
    </message>
    <message>
        <source>where does the worker of the Trap go?</source>
        <translation>où va l’ouvrier du Piège&#xa0;?</translation>
    </message>
    <message>
        <source>which worker is promoted?</source>
        <translation>quel ouvrier est promu&#xa0;?</translation>
    </message>
    <message>
        <source>which worker changes floors in the tower?</source>
        <translation>quel ouvrier change d’étage dans la tour&#xa0;?</translation>
    </message>
    <message>
        <source>which machine is activated?</source>
        <translation>quelle machine activer&#xa0;?</translation>
    </message>
    <message>
        <source>which small machine?</source>
        <translation>quelle petite machine&#xa0;?</translation>
    </message>
    <message>
        <source>which medium machine?</source>
        <translation>quelle machine moyenne&#xa0;?</translation>
    </message>
    <message>
        <source>which large machine?</source>
        <translation>quelle grande machine&#xa0;?</translation>
    </message>
    <message>
        <source>which upgrade?</source>
        <translation>quelle amélioration&#xa0;?</translation>
    </message>
    <message>
        <source>which resources?</source>
        <translation>quelles ressources&#xa0;?</translation>
    </message>
    <message>
        <source>which trophy of floor %1?</source>
        <translation>quel trophée de l’étage %1&#xa0;?</translation>
    </message>
    <message>
        <source>which worker goes into the whirlpool?</source>
        <translation>quel ouvrier va dans le tourbillon&#xa0;?</translation>
    </message>
    <message>
        <source>where does the floating worker come down?</source>
        <translation>où descend l’ouvrier qui flotte&#xa0;?</translation>
    </message>
    <message>
        <source>the water rises</source>
        <translation>les eaux montent</translation>
    </message>
    <message>
        <source>trophy (%1)</source>
        <translation>trophée (%1)</translation>
    </message>
    <message>
        <source>a scaffold</source>
        <translation>un échafaudage</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a deed, what it was done with</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>set by hand: %1</source>
        <translation>corrigé à la main&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>WhistleMountainGlance</name>
    <message>
        <source>%1’s turn, turn %2</source>
        <comment>player, number</comment>
        <translation>à %1 de jouer, tour %2</translation>
    </message>
</context>
<context>
    <name>WhistleMountainGrid</name>
    <message>
        <source>Tower, VP</source>
        <comment>heading of the tower&apos;s floors</comment>
        <translation>Tour, PV</translation>
    </message>
    <message>
        <source>Barracks</source>
        <translation>Baraquements</translation>
    </message>
    <message>
        <source>Whirlpool</source>
        <translation>Tourbillon</translation>
    </message>
    <message numerus="yes">
        <source>%n water line(s) left</source>
        <translation>
            <numerusform>%n ligne d’eau sur la pile</numerusform>
            <numerusform>%n lignes d’eau sur la pile</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhistleMountainHeader</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>%1 answers</source>
        <comment>player</comment>
        <translation>À %1 de répondre</translation>
    </message>
    <message>
        <source>Turn %1 · %2 · water level %3</source>
        <comment>number, moment of the game, number</comment>
        <translation>Tour %1 · %2 · niveau des eaux %3</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>%1, last turn</source>
        <comment>moment of the game</comment>
        <translation>%1, dernier tour</translation>
    </message>
    <message>
        <source>End the turn; what is activated for nothing comes first</source>
        <translation>Terminer le tour, après les activations gratuites</translation>
    </message>
</context>
<context>
    <name>WhistleMountainLetters</name>
    <message>
        <source>S</source>
        <comment>key of the scaffold dock, a letter of its own among the docks</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key of the upgrade dock</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key of the card dock</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of the rescue dock</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key of the first small machine dock</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>I</source>
        <comment>key of the second small machine dock</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key of the medium machine dock</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key of the large machine dock</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key of the main action Work, a letter of its own among all actions</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key of building a scaffold</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key of building a machine</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key of moving a worker</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key of rescuing a worker</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>K</source>
        <comment>key of playing a card</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key of using a trophy</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key of declining and of ending the turn</comment>
        <translation>N</translation>
    </message>
</context>
<context>
    <name>WhistleMountainModule</name>
    <message>
        <source>Whistle Mountain</source>
        <translation>Whistle Mountain</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 à 4 joueurs</translation>
    </message>
    <message>
        <source>1 2 3</source>
        <translation>1 2 3</translation>
    </message>
    <message>
        <source>take an aircraft; then a cell, or the letter of a dock</source>
        <translation>prendre un aérostat&#xa0;; puis une case, ou la lettre d’un quai</translation>
    </message>
    <message>
        <source>↑ → ↓ ←</source>
        <translation>↑ → ↓ ←</translation>
    </message>
    <message>
        <source>walk over the board; Enter takes what is there</source>
        <translation>parcourir le plateau&#xa0;; Entrée prend ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Shift and ↑ → ↓ ←</source>
        <translation>Maj et ↑ → ↓ ←</translation>
    </message>
    <message>
        <source>draw a scaffold from cell to cell</source>
        <translation>tracer un échafaudage de case en case</translation>
    </message>
    <message>
        <source>R, the wheel, the right button</source>
        <translation>R, la molette, le bouton droit</translation>
    </message>
    <message>
        <source>turn what is being placed</source>
        <translation>tourner ce qu’on pose</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>take the choice that shows the letter</source>
        <translation>choisir ce qui porte la lettre</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>pay otherwise than printed</source>
        <translation>payer autrement qu’imprimé</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>terminer le tour</translation>
    </message>
</context>
<context>
    <name>WhistleMountainNames</name>
    <message>
        <source>coal</source>
        <comment>resource</comment>
        <translation>charbon</translation>
    </message>
    <message>
        <source>iron</source>
        <comment>resource</comment>
        <translation>fer</translation>
    </message>
    <message>
        <source>water</source>
        <comment>resource</comment>
        <translation>eau</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>resource</comment>
        <translation>or</translation>
    </message>
    <message>
        <source>whistle</source>
        <comment>resource</comment>
        <translation>sifflet</translation>
    </message>
    <message>
        <source>yellow</source>
        <comment>colour</comment>
        <translation>jaune</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>black</source>
        <comment>colour</comment>
        <translation>noir</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour</comment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>white</source>
        <comment>colour</comment>
        <translation>blanc</translation>
    </message>
    <message>
        <source>balloon</source>
        <comment>aircraft</comment>
        <translation>montgolfière</translation>
    </message>
    <message>
        <source>airship</source>
        <comment>aircraft</comment>
        <translation>dirigeable</translation>
    </message>
    <message>
        <source>ironclad</source>
        <comment>aircraft</comment>
        <translation>cuirassé</translation>
    </message>
    <message>
        <source>Dark Iron</source>
        <comment>machine</comment>
        <translation>Fer sombre</translation>
    </message>
    <message>
        <source>Dark Scorer</source>
        <comment>machine</comment>
        <translation>Scoreur sombre</translation>
    </message>
    <message>
        <source>Double Coal</source>
        <comment>machine</comment>
        <translation>Double charbon</translation>
    </message>
    <message>
        <source>Double Gold</source>
        <comment>machine</comment>
        <translation>Double or</translation>
    </message>
    <message>
        <source>Double Iron</source>
        <comment>machine</comment>
        <translation>Double fer</translation>
    </message>
    <message>
        <source>Double Scorer</source>
        <comment>machine</comment>
        <translation>Double scoreur</translation>
    </message>
    <message>
        <source>Metal Scorer</source>
        <comment>machine</comment>
        <translation>Scoreur métallique</translation>
    </message>
    <message>
        <source>Golden Coal</source>
        <comment>machine</comment>
        <translation>Charbon doré</translation>
    </message>
    <message>
        <source>Golden Iron</source>
        <comment>machine</comment>
        <translation>Fer doré</translation>
    </message>
    <message>
        <source>Golden Scorer</source>
        <comment>machine</comment>
        <translation>Scoreur doré</translation>
    </message>
    <message>
        <source>Liquid Coal</source>
        <comment>machine</comment>
        <translation>Charbon liquide</translation>
    </message>
    <message>
        <source>Liquid Gold</source>
        <comment>machine</comment>
        <translation>Or liquide</translation>
    </message>
    <message>
        <source>Liquid Iron</source>
        <comment>machine</comment>
        <translation>Fer liquide</translation>
    </message>
    <message>
        <source>Liquid Scorer</source>
        <comment>machine</comment>
        <translation>Scoreur liquide</translation>
    </message>
    <message>
        <source>Whistling Scorer</source>
        <comment>machine</comment>
        <translation>Scoreur siffleur</translation>
    </message>
    <message>
        <source>Whistler</source>
        <comment>machine</comment>
        <translation>Siffleur</translation>
    </message>
    <message>
        <source>Alpha Site</source>
        <comment>machine</comment>
        <translation>Site Alpha</translation>
    </message>
    <message>
        <source>Archives</source>
        <comment>machine</comment>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Automation</source>
        <comment>machine</comment>
        <translation>Automatisation</translation>
    </message>
    <message>
        <source>Amplifier</source>
        <comment>machine</comment>
        <translation>Amplificateur</translation>
    </message>
    <message>
        <source>Controller</source>
        <comment>machine</comment>
        <translation>Contrôleur</translation>
    </message>
    <message>
        <source>Crane</source>
        <comment>machine</comment>
        <translation>Grue</translation>
    </message>
    <message>
        <source>Dispatcher</source>
        <comment>machine</comment>
        <translation>Répartiteur</translation>
    </message>
    <message>
        <source>Lift</source>
        <comment>machine</comment>
        <translation>Ascenseur</translation>
    </message>
    <message>
        <source>Forge</source>
        <comment>machine</comment>
        <translation>Forge</translation>
    </message>
    <message>
        <source>Hoist</source>
        <comment>machine</comment>
        <translation>Monte-charge</translation>
    </message>
    <message>
        <source>Library</source>
        <comment>machine</comment>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Elevator</source>
        <comment>machine</comment>
        <translation>Élévateur</translation>
    </message>
    <message>
        <source>Press</source>
        <comment>machine</comment>
        <translation>Presse</translation>
    </message>
    <message>
        <source>Rope Ladder</source>
        <comment>machine</comment>
        <translation>Échelle de corde</translation>
    </message>
    <message>
        <source>Secret Lab</source>
        <comment>machine</comment>
        <translation>Labo secret</translation>
    </message>
    <message>
        <source>Terrace</source>
        <comment>machine</comment>
        <translation>Terrasse</translation>
    </message>
    <message>
        <source>Tesla Coil</source>
        <comment>machine</comment>
        <translation>Bobine Tesla</translation>
    </message>
    <message>
        <source>Treasure Map</source>
        <comment>machine</comment>
        <translation>Carte au trésor</translation>
    </message>
    <message>
        <source>Vault</source>
        <comment>machine</comment>
        <translation>Chambre forte</translation>
    </message>
    <message>
        <source>Welder</source>
        <comment>machine</comment>
        <translation>Soudeuse</translation>
    </message>
    <message>
        <source>Coal Chute</source>
        <comment>machine</comment>
        <translation>Glissière à charbon</translation>
    </message>
    <message>
        <source>Disassembler</source>
        <comment>machine</comment>
        <translation>Désassembleur</translation>
    </message>
    <message>
        <source>Infernal Machine</source>
        <comment>machine</comment>
        <translation>Machine infernale</translation>
    </message>
    <message>
        <source>Auto Archives</source>
        <comment>machine</comment>
        <translation>Auto Archives</translation>
    </message>
    <message>
        <source>Factory</source>
        <comment>machine</comment>
        <translation>Usine</translation>
    </message>
    <message>
        <source>Hang Glider</source>
        <comment>machine</comment>
        <translation>Deltaplane</translation>
    </message>
    <message>
        <source>Jetpack</source>
        <comment>machine</comment>
        <translation>Jetpack</translation>
    </message>
    <message>
        <source>Machine Hub</source>
        <comment>machine</comment>
        <translation>Pôle des machines</translation>
    </message>
    <message>
        <source>Megaphone</source>
        <comment>machine</comment>
        <translation>Mégaphone</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>machine</comment>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Scrapyard</source>
        <comment>machine</comment>
        <translation>Décharge</translation>
    </message>
    <message>
        <source>Refuge</source>
        <comment>machine</comment>
        <translation>Refuge</translation>
    </message>
    <message>
        <source>Bazaar</source>
        <comment>machine</comment>
        <translation>Braderie</translation>
    </message>
    <message>
        <source>Toll Bridge</source>
        <comment>machine</comment>
        <translation>Pont à péage</translation>
    </message>
    <message>
        <source>Metamorphoser</source>
        <comment>machine</comment>
        <translation>Métamorphoseur</translation>
    </message>
    <message>
        <source>Trap</source>
        <comment>machine</comment>
        <translation>Piège</translation>
    </message>
    <message>
        <source>Trophy Room</source>
        <comment>machine</comment>
        <translation>Salle des trophées</translation>
    </message>
    <message>
        <source>Whistle Surplus</source>
        <comment>machine</comment>
        <translation>Surplus de sifflets</translation>
    </message>
    <message>
        <source>Antiquarian</source>
        <comment>upgrade</comment>
        <translation>Antiquaire</translation>
    </message>
    <message>
        <source>Black Lung</source>
        <comment>upgrade</comment>
        <translation>Poumon noir</translation>
    </message>
    <message>
        <source>Design Office</source>
        <comment>upgrade</comment>
        <translation>Bureau d’études</translation>
    </message>
    <message>
        <source>Duplicator</source>
        <comment>upgrade</comment>
        <translation>Duplicateur</translation>
    </message>
    <message>
        <source>Extension</source>
        <comment>upgrade</comment>
        <translation>Extension</translation>
    </message>
    <message>
        <source>Extractor</source>
        <comment>upgrade</comment>
        <translation>Extracteur</translation>
    </message>
    <message>
        <source>Golden Lung</source>
        <comment>upgrade</comment>
        <translation>Poumon doré</translation>
    </message>
    <message>
        <source>Self-Lift</source>
        <comment>upgrade</comment>
        <translation>Autoélévateur</translation>
    </message>
    <message>
        <source>Iron Lung</source>
        <comment>upgrade</comment>
        <translation>Poumon d’acier</translation>
    </message>
    <message>
        <source>Lifeboat</source>
        <comment>upgrade</comment>
        <translation>Chaloupe</translation>
    </message>
    <message>
        <source>Manifest</source>
        <comment>upgrade</comment>
        <translation>Manifeste</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <comment>upgrade</comment>
        <translation>Entrepôt</translation>
    </message>
    <message>
        <source>Pawnbroker</source>
        <comment>upgrade</comment>
        <translation>Prêteur sur gages</translation>
    </message>
    <message>
        <source>R&amp;D Unit</source>
        <comment>upgrade</comment>
        <translation>Unité R&amp;D</translation>
    </message>
    <message>
        <source>Quick Loader</source>
        <comment>upgrade</comment>
        <translation>Chargeur rapide</translation>
    </message>
    <message>
        <source>Archivist</source>
        <comment>upgrade</comment>
        <translation>Archiviste</translation>
    </message>
    <message>
        <source>Shuttle</source>
        <comment>upgrade</comment>
        <translation>Navette</translation>
    </message>
    <message>
        <source>Stabilizer</source>
        <comment>upgrade</comment>
        <translation>Stabilisateur</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>upgrade</comment>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Stockpile</source>
        <comment>upgrade</comment>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <comment>upgrade</comment>
        <translation>Renfort</translation>
    </message>
    <message>
        <source>Tower Crane</source>
        <comment>upgrade</comment>
        <translation>Grue à tour</translation>
    </message>
    <message>
        <source>Wet Lung</source>
        <comment>upgrade</comment>
        <translation>Poumon humide</translation>
    </message>
    <message>
        <source>Virtuous Circle</source>
        <comment>upgrade</comment>
        <translation>Cercle vertueux</translation>
    </message>
    <message>
        <source>Ace Pilot</source>
        <comment>starting ability</comment>
        <translation>Pilote d’élite</translation>
    </message>
    <message>
        <source>Admiral</source>
        <comment>starting ability</comment>
        <translation>Amiral</translation>
    </message>
    <message>
        <source>Aeronaut</source>
        <comment>starting ability</comment>
        <translation>Aéronaute</translation>
    </message>
    <message>
        <source>Architect</source>
        <comment>starting ability</comment>
        <translation>Architecte</translation>
    </message>
    <message>
        <source>Daredevil</source>
        <comment>starting ability</comment>
        <translation>Casse-cou</translation>
    </message>
    <message>
        <source>Artisan</source>
        <comment>starting ability</comment>
        <translation>Artisan</translation>
    </message>
    <message>
        <source>Ironclad</source>
        <comment>starting ability</comment>
        <translation>Cuirassé</translation>
    </message>
    <message>
        <source>Exchanger</source>
        <comment>starting ability</comment>
        <translation>Changeur</translation>
    </message>
    <message>
        <source>Chief Engineer</source>
        <comment>starting ability</comment>
        <translation>Chef ingénieur</translation>
    </message>
    <message>
        <source>Mad Scientist</source>
        <comment>starting ability</comment>
        <translation>Savant fou</translation>
    </message>
    <message>
        <source>Planner</source>
        <comment>starting ability</comment>
        <translation>Planificateur</translation>
    </message>
    <message>
        <source>Requisitioner</source>
        <comment>starting ability</comment>
        <translation>Réquisitionneur</translation>
    </message>
    <message>
        <source>Riveter</source>
        <comment>starting ability</comment>
        <translation>Riveteur</translation>
    </message>
    <message>
        <source>Scavenger</source>
        <comment>starting ability</comment>
        <translation>Fouilleur</translation>
    </message>
    <message>
        <source>Smuggler</source>
        <comment>starting ability</comment>
        <translation>Contrebandier</translation>
    </message>
    <message>
        <source>Foreman</source>
        <comment>starting ability</comment>
        <translation>Chef d’équipe</translation>
    </message>
    <message>
        <source>Technician</source>
        <comment>starting ability</comment>
        <translation>Technicien</translation>
    </message>
    <message>
        <source>4 VP</source>
        <comment>trophy</comment>
        <translation>4 PV</translation>
    </message>
    <message>
        <source>6 VP</source>
        <comment>trophy</comment>
        <translation>6 PV</translation>
    </message>
    <message>
        <source>Activation</source>
        <comment>trophy</comment>
        <translation>Activation</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>trophy</comment>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>trophy</comment>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>trophy</comment>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Rescue</source>
        <comment>trophy</comment>
        <translation>Sauvetage</translation>
    </message>
    <message>
        <source>Scaffold</source>
        <comment>trophy</comment>
        <translation>Échafaudage</translation>
    </message>
    <message>
        <source>Small machine</source>
        <comment>trophy</comment>
        <translation>Petite machine</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <comment>trophy</comment>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>Whistle</source>
        <comment>trophy</comment>
        <translation>Sifflet</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>trophy</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>first scaffolds</source>
        <comment>moment of the game</comment>
        <translation>premiers échafaudages</translation>
    </message>
    <message>
        <source>main action</source>
        <comment>moment of the game</comment>
        <translation>action principale</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>moment of the game</comment>
        <translation>Récolter</translation>
    </message>
    <message>
        <source>Work</source>
        <comment>moment of the game</comment>
        <translation>Travailler</translation>
    </message>
    <message>
        <source>choice</source>
        <comment>moment of the game</comment>
        <translation>choix</translation>
    </message>
    <message>
        <source>end of the game</source>
        <comment>moment of the game</comment>
        <translation>fin de partie</translation>
    </message>
    <message>
        <source>scaffold</source>
        <comment>where VP come from</comment>
        <translation>échafaudage</translation>
    </message>
    <message>
        <source>machine</source>
        <comment>where VP come from</comment>
        <translation>machine</translation>
    </message>
    <message>
        <source>activation</source>
        <comment>where VP come from</comment>
        <translation>activation</translation>
    </message>
    <message>
        <source>trophy</source>
        <comment>where VP come from</comment>
        <translation>trophée</translation>
    </message>
    <message>
        <source>upgrade</source>
        <comment>where VP come from</comment>
        <translation>amélioration</translation>
    </message>
    <message>
        <source>ability</source>
        <comment>where VP come from</comment>
        <translation>compétence</translation>
    </message>
    <message>
        <source>correction</source>
        <comment>where VP come from</comment>
        <translation>correction</translation>
    </message>
    <message>
        <source>VP tokens</source>
        <comment>where VP come from</comment>
        <translation>jetons PV</translation>
    </message>
    <message>
        <source>tower</source>
        <comment>where VP come from</comment>
        <translation>tour</translation>
    </message>
    <message>
        <source>upgrade at the end</source>
        <comment>where VP come from</comment>
        <translation>amélioration en fin de partie</translation>
    </message>
    <message>
        <source>Reserve</source>
        <comment>where VP come from</comment>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>machines in stock</source>
        <comment>where VP come from</comment>
        <translation>machines en stock</translation>
    </message>
    <message>
        <source>trophies in stock</source>
        <comment>where VP come from</comment>
        <translation>trophées en stock</translation>
    </message>
    <message>
        <source>scaffolds in stock</source>
        <comment>where VP come from</comment>
        <translation>échafaudages en stock</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <comment>where VP come from</comment>
        <translation>cartes en main</translation>
    </message>
    <message>
        <source>resources in stock</source>
        <comment>where VP come from</comment>
        <translation>ressources en stock</translation>
    </message>
    <message>
        <source>whirlpool</source>
        <comment>where VP come from</comment>
        <translation>tourbillon</translation>
    </message>
    <message>
        <source>scaffold dock</source>
        <comment>dock</comment>
        <translation>quai des échafaudages</translation>
    </message>
    <message>
        <source>upgrade dock</source>
        <comment>dock</comment>
        <translation>quai des améliorations</translation>
    </message>
    <message>
        <source>card dock</source>
        <comment>dock</comment>
        <translation>quai des cartes</translation>
    </message>
    <message>
        <source>rescue dock</source>
        <comment>dock</comment>
        <translation>quai de sauvetage</translation>
    </message>
    <message>
        <source>small machine dock 1</source>
        <comment>dock</comment>
        <translation>quai 1 des petites machines</translation>
    </message>
    <message>
        <source>small machine dock 2</source>
        <comment>dock</comment>
        <translation>quai 2 des petites machines</translation>
    </message>
    <message>
        <source>medium machine dock</source>
        <comment>dock</comment>
        <translation>quai des machines moyennes</translation>
    </message>
    <message>
        <source>large machine dock</source>
        <comment>dock</comment>
        <translation>quai des grandes machines</translation>
    </message>
    <message>
        <source>Ram</source>
        <comment>card</comment>
        <translation>Bélier</translation>
    </message>
    <message>
        <source>Blueprints</source>
        <comment>card</comment>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Alms</source>
        <comment>card</comment>
        <translation>Aumône</translation>
    </message>
    <message>
        <source>Construction</source>
        <comment>card</comment>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Regulator</source>
        <comment>card</comment>
        <translation>Régulateur</translation>
    </message>
    <message>
        <source>Reset</source>
        <comment>card</comment>
        <translation>Réinitialisation</translation>
    </message>
    <message>
        <source>Grand Market</source>
        <comment>card</comment>
        <translation>Grand marché</translation>
    </message>
    <message>
        <source>Fabrication</source>
        <comment>card</comment>
        <translation>Fabrication</translation>
    </message>
    <message>
        <source>Market</source>
        <comment>card</comment>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Upgrade X</source>
        <comment>card</comment>
        <translation>Amélioration X</translation>
    </message>
    <message>
        <source>Recycling</source>
        <comment>card</comment>
        <translation>Recyclage</translation>
    </message>
    <message>
        <source>Remote Control</source>
        <comment>card</comment>
        <translation>Contrôle à distance</translation>
    </message>
    <message>
        <source>Rush</source>
        <comment>card</comment>
        <translation>Ruée</translation>
    </message>
    <message>
        <source>Secret Passage</source>
        <comment>card</comment>
        <translation>Passage secret</translation>
    </message>
    <message>
        <source>Small Market</source>
        <comment>card</comment>
        <translation>Petit marché</translation>
    </message>
    <message>
        <source>Storm</source>
        <comment>card</comment>
        <translation>Tempête</translation>
    </message>
    <message>
        <source>Rope Throw</source>
        <comment>card</comment>
        <translation>Lancer de corde</translation>
    </message>
    <message>
        <source>Treasure Chest</source>
        <comment>card</comment>
        <translation>Coffre au trésor</translation>
    </message>
    <message>
        <source>Unique Chance</source>
        <comment>card</comment>
        <translation>Occasion unique</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <comment>card</comment>
        <translation>Amélioration</translation>
    </message>
    <message>
        <source>a Build</source>
        <comment>choice</comment>
        <translation>une construction</translation>
    </message>
    <message>
        <source>a Move</source>
        <comment>choice</comment>
        <translation>un déplacement</translation>
    </message>
    <message>
        <source>a Rescue</source>
        <comment>choice</comment>
        <translation>un sauvetage</translation>
    </message>
    <message>
        <source>a Move or Rescue onto the Refuge</source>
        <comment>choice</comment>
        <translation>un déplacement ou un sauvetage sur le Refuge</translation>
    </message>
    <message>
        <source>release from the Trap</source>
        <comment>choice</comment>
        <translation>sortie du Piège</translation>
    </message>
    <message>
        <source>promotion</source>
        <comment>choice</comment>
        <translation>promotion</translation>
    </message>
    <message>
        <source>tower step</source>
        <comment>choice</comment>
        <translation>changement d’étage</translation>
    </message>
    <message>
        <source>activation</source>
        <comment>choice</comment>
        <translation>activation</translation>
    </message>
    <message>
        <source>a small machine</source>
        <comment>choice</comment>
        <translation>une petite machine</translation>
    </message>
    <message>
        <source>a medium machine</source>
        <comment>choice</comment>
        <translation>une machine moyenne</translation>
    </message>
    <message>
        <source>a large machine</source>
        <comment>choice</comment>
        <translation>une grande machine</translation>
    </message>
    <message>
        <source>an upgrade</source>
        <comment>choice</comment>
        <translation>une amélioration</translation>
    </message>
    <message>
        <source>resources</source>
        <comment>choice</comment>
        <translation>des ressources</translation>
    </message>
    <message>
        <source>a trophy</source>
        <comment>choice</comment>
        <translation>un trophée</translation>
    </message>
    <message>
        <source>a worker into the whirlpool</source>
        <comment>choice</comment>
        <translation>un ouvrier dans le tourbillon</translation>
    </message>
    <message>
        <source>landing</source>
        <comment>choice</comment>
        <translation>atterrissage</translation>
    </message>
    <message>
        <source>flood</source>
        <comment>choice</comment>
        <translation>montée des eaux</translation>
    </message>
    <message>
        <source>none</source>
        <comment>main action</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Harvest</source>
        <comment>main action</comment>
        <translation>Récolter</translation>
    </message>
    <message>
        <source>dock</source>
        <comment>main action</comment>
        <translation>quai</translation>
    </message>
    <message>
        <source>Work</source>
        <comment>main action</comment>
        <translation>Travailler</translation>
    </message>
</context>
<context>
    <name>WhistleMountainNarrator</name>
    <message>
        <source>Not known: %1</source>
        <translation>Inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>First scaffolds</source>
        <translation>Premiers échafaudages</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>number, player</comment>
        <translation>Tour %1 · %2</translation>
    </message>
    <message>
        <source>first scaffolds</source>
        <translation>premiers échafaudages</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>%1, %2 to play</source>
        <comment>turn, player</comment>
        <translation>%1, à %2 de jouer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what happened</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>WhistleMountainOptions</name>
    <message>
        <source>nothing printed</source>
        <translation>rien d’imprimé</translation>
    </message>
    <message>
        <source>nobody besides</source>
        <translation>personne d’autre</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a scaffold</source>
        <translation>un échafaudage</translation>
    </message>
    <message>
        <source>the balloon comes home</source>
        <translation>la montgolfière revient à quai</translation>
    </message>
    <message>
        <source>the balloon stays</source>
        <translation>la montgolfière reste</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>comme imprimé</translation>
    </message>
    <message>
        <source>Where does this aircraft go: %1?</source>
        <comment>balloon, airship or ironclad</comment>
        <translation>Où va cet aérostat (%1)&#xa0;?</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travailler</translation>
    </message>
    <message>
        <source>Build a scaffold</source>
        <translation>Poser un échafaudage</translation>
    </message>
    <message>
        <source>Build a machine</source>
        <translation>Poser une machine</translation>
    </message>
    <message>
        <source>Move a worker</source>
        <translation>Déplacer un ouvrier</translation>
    </message>
    <message>
        <source>Rescue a worker</source>
        <translation>Sauver un ouvrier</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Use a trophy</source>
        <translation>Utiliser un trophée</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Pay otherwise</source>
        <translation>Payer autrement</translation>
    </message>
    <message>
        <source>Take a machine</source>
        <translation>Prendre une machine</translation>
    </message>
    <message>
        <source>Take an upgrade</source>
        <translation>Prendre une amélioration</translation>
    </message>
    <message>
        <source>Take a trophy</source>
        <translation>Prendre un trophée</translation>
    </message>
    <message>
        <source>Take resources</source>
        <translation>Prendre des ressources</translation>
    </message>
    <message>
        <source>Where does the machine go?</source>
        <translation>Où va la machine&#xa0;?</translation>
    </message>
    <message>
        <source>Which aircraft?</source>
        <translation>Quel aérostat&#xa0;?</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Combien&#xa0;?</translation>
    </message>
    <message>
        <source>Which machine?</source>
        <translation>Quelle machine&#xa0;?</translation>
    </message>
    <message>
        <source>Which upgrade?</source>
        <translation>Quelle amélioration&#xa0;?</translation>
    </message>
    <message>
        <source>Which cells does the scaffold cover?</source>
        <translation>Quelles cases l’échafaudage couvre-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>What does the scaffold show?</source>
        <translation>Que montre l’échafaudage&#xa0;?</translation>
    </message>
    <message>
        <source>Which workers beside the machine are promoted too?</source>
        <translation>Quels ouvriers à côté de la machine sont promus aussi&#xa0;?</translation>
    </message>
    <message>
        <source>Which worker?</source>
        <translation>Quel ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the worker go?</source>
        <translation>Où va l’ouvrier&#xa0;?</translation>
    </message>
    <message>
        <source>Which resource pays the toll?</source>
        <translation>Quelle ressource paie le péage&#xa0;?</translation>
    </message>
    <message>
        <source>What is given?</source>
        <translation>Que donner&#xa0;?</translation>
    </message>
    <message>
        <source>Which resource?</source>
        <translation>Quelle ressource&#xa0;?</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>Which trophy?</source>
        <translation>Quel trophée&#xa0;?</translation>
    </message>
    <message>
        <source>Which ability?</source>
        <translation>Quelle compétence&#xa0;?</translation>
    </message>
    <message>
        <source>Does the balloon come home?</source>
        <translation>La montgolfière revient-elle à quai&#xa0;?</translation>
    </message>
    <message>
        <source>What is paid?</source>
        <translation>Que payer&#xa0;?</translation>
    </message>
    <message>
        <source>What is paid otherwise?</source>
        <translation>Que payer autrement&#xa0;?</translation>
    </message>
    <message>
        <source>that is all of it</source>
        <comment>cells of a scaffold</comment>
        <translation>c’est tout</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>shown on a cell</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>What does the scaffold show on %1?</source>
        <comment>cell</comment>
        <translation>Que montre l’échafaudage en %1&#xa0;?</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>cell, resource</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scaffold(s)</source>
        <translation>
            <numerusform>%n échafaudage</numerusform>
            <numerusform>%n échafaudages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n resource(s) of choice</source>
        <translation>
            <numerusform>contre %n ressource au choix</numerusform>
            <numerusform>contre %n ressources au choix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhistleMountainPieces</name>
    <message>
        <source>scaffolds %1</source>
        <comment>a number with its sign</comment>
        <translation>échafaudages %1</translation>
    </message>
    <message>
        <source>cards %1</source>
        <comment>a number with its sign</comment>
        <translation>cartes %1</translation>
    </message>
    <message>
        <source>VP %1</source>
        <comment>a number with its sign</comment>
        <translation>PV %1</translation>
    </message>
    <message>
        <source>home</source>
        <translation>quai</translation>
    </message>
    <message>
        <source>%1 (%2 of them)</source>
        <comment>place of workers, how many</comment>
        <translation>%1 (× %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, amounts with signs</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: put the machine %2 in the stock</source>
        <translation>%1&#xa0;: une machine dans le stock (%2)</translation>
    </message>
    <message>
        <source>%1: put the upgrade %2 on the board</source>
        <translation>%1&#xa0;: une amélioration sur le plateau (%2)</translation>
    </message>
    <message>
        <source>%1: give back the upgrade %2</source>
        <translation>%1&#xa0;: rendre une amélioration (%2)</translation>
    </message>
    <message>
        <source>%1: take a trophy (%2)</source>
        <translation>%1&#xa0;: prendre un trophée (%2)</translation>
    </message>
    <message>
        <source>%1: put back a trophy (%2)</source>
        <translation>%1&#xa0;: retirer un trophée du jeu (%2)</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>The end is near: everybody else has one more turn</source>
        <translation>La fin approche&#xa0;: encore un tour pour chacun des autres</translation>
    </message>
    <message>
        <source>The game is over: count the points</source>
        <translation>La partie est terminée&#xa0;: compter les points</translation>
    </message>
    <message>
        <source>%1: lay the scaffold on the grid</source>
        <translation>%1&#xa0;: poser l’échafaudage sur la grille</translation>
    </message>
    <message>
        <source>%1: lay %2 on %3</source>
        <comment>player, machine, cells</comment>
        <translation>%1&#xa0;: poser une machine sur %3 (%2)</translation>
    </message>
    <message>
        <source>Take %1 off the grid</source>
        <comment>machine</comment>
        <translation>Retirer une machine de la grille (%1)</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <comment>machine, cells</comment>
        <translation>Déplacer une machine sur %2 (%1)</translation>
    </message>
    <message>
        <source>%1: %2 comes home from %3</source>
        <comment>player, aircraft, place</comment>
        <translation>%1&#xa0;: aérostat de retour à quai (%2, %3)</translation>
    </message>
    <message>
        <source>%1: put %2 on %3</source>
        <comment>player, aircraft, place</comment>
        <translation>%1&#xa0;: poser un aérostat (%2, %3)</translation>
    </message>
    <message>
        <source>Lay a water line on row %1</source>
        <translation>Poser une ligne d’eau sur la rangée %1</translation>
    </message>
    <message>
        <source>%1: workers from %2 to %3</source>
        <comment>player, places, places</comment>
        <translation>%1, ouvriers&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1. promoted: the worker of %2 on %3 goes up to floor %4</source>
        <comment>place in the order, player, cell, floor of the tower</comment>
        <translation>Promotion %1&#xa0;: l’ouvrier de %2 en %3 monte à l’étage %4</translation>
    </message>
    <message>
        <source>%1: into the whirlpool from %2</source>
        <comment>player whose worker falls, place</comment>
        <translation>%1&#xa0;: au tourbillon (%2)</translation>
    </message>
    <message>
        <source>onto row %1</source>
        <comment>of a water line</comment>
        <translation>sur la rangée %1</translation>
    </message>
    <message>
        <source>%1 of %2, from %3</source>
        <comment>aircraft, player, place</comment>
        <translation>%1 de %2 (%3)</translation>
    </message>
    <message>
        <source>%1, from %2 to floor %3</source>
        <comment>player, cell, floor of the tower</comment>
        <translation>%1, de %2 à l’étage %3</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>player, place</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Under water now, and it stays: %1</source>
        <comment>machine</comment>
        <translation>Désormais submergée, mais laissée en place&#xa0;: %1</translation>
    </message>
    <message>
        <source>covered in part: what is above still takes an aircraft</source>
        <translation>couverte en partie&#xa0;: un aérostat peut encore s’y poser au-dessus de l’eau</translation>
    </message>
</context>
<context>
    <name>WhistleMountainPreview</name>
    <message>
        <source>%1: %2</source>
        <comment>heading, pieces</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing to gather</source>
        <translation>rien à récolter</translation>
    </message>
</context>
<context>
    <name>WhistleMountainQuestions</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, what gives the choice, question</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: where does the first scaffold lie? A cell of row 1 belongs to it.</source>
        <translation>%1&#xa0;: où poser le premier échafaudage&#xa0;? Une de ses cases est dans la rangée 1.</translation>
    </message>
    <message>
        <source>%1: Harvest with an aircraft, or Work?</source>
        <translation>%1&#xa0;: Récolter avec un aérostat, ou Travailler&#xa0;?</translation>
    </message>
    <message>
        <source>%1: what else?</source>
        <translation>%1&#xa0;: et ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what is done</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <comment>resource</comment>
        <translation>%1, payé</translation>
    </message>
    <message>
        <source>%1 gained</source>
        <comment>resource</comment>
        <translation>%1, gagné</translation>
    </message>
    <message>
        <source>VP gained</source>
        <translation>PV gagnés</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>machines that could be activated for nothing</comment>
        <translation>sans %1</translation>
    </message>
</context>
<context>
    <name>WhistleMountainReasons</name>
    <message>
        <source>only the first scaffold is placed now, with a cell in row 1</source>
        <translation>on ne pose maintenant que le premier échafaudage, avec une case dans la rangée 1</translation>
    </message>
    <message>
        <source>the parts of the box cannot show this position</source>
        <translation>le matériel de la boîte ne peut pas montrer cette position</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est terminée</translation>
    </message>
    <message>
        <source>one of the resources paid is no joker</source>
        <translation>une des ressources payées n’est pas un joker</translation>
    </message>
    <message>
        <source>no scaffold has this shape and these resources</source>
        <translation>aucun échafaudage n’a cette forme et ces ressources</translation>
    </message>
    <message>
        <source>with Whistle Surplus whistles are no jokers</source>
        <translation>avec Surplus de sifflets, les sifflets ne sont pas des jokers</translation>
    </message>
    <message>
        <source>one of the two resources must be a whistle</source>
        <translation>l’une des deux ressources doit être un sifflet</translation>
    </message>
    <message>
        <source>the balloon may not come home</source>
        <translation>la montgolfière ne peut pas revenir à quai</translation>
    </message>
    <message>
        <source>the event draws %1 trophies, and %2 are named</source>
        <translation>l’évènement fait piocher %1 trophées, et %2 sont nommés</translation>
    </message>
    <message>
        <source>the tasks Build, Move and Rescue belong to Work, which has not begun</source>
        <translation>les tâches construire, déplacer et sauver font partie de Travailler, qui n’a pas commencé</translation>
    </message>
    <message>
        <source>the main action is still to do: Harvest or Work</source>
        <translation>l’action principale reste à faire&#xa0;: Récolter ou Travailler</translation>
    </message>
    <message>
        <source>the main action of this turn was done already: %1</source>
        <translation>l’action principale de ce tour est déjà faite&#xa0;: %1</translation>
    </message>
    <message>
        <source>a card was played in this turn already</source>
        <translation>une carte a déjà été jouée pendant ce tour</translation>
    </message>
    <message>
        <source>a trophy was used in this turn already</source>
        <translation>un trophée a déjà été utilisé pendant ce tour</translation>
    </message>
    <message>
        <source>it is %1’s turn to act</source>
        <translation>c’est à %1 d’agir</translation>
    </message>
    <message>
        <source>%1 must answer something else first: %2</source>
        <translation>%1 doit d’abord répondre à autre chose&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not to be activated now</source>
        <translation>%1 n’est pas à activer maintenant</translation>
    </message>
    <message>
        <source>this trophy does not lie on floor %2: %1</source>
        <translation>ce trophée n’est pas à l’étage %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is not among the resources to choose from</source>
        <translation>cette ressource n’est pas au choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 resources must be taken, not %2</source>
        <translation>il faut prendre %1 ressources, pas %2</translation>
    </message>
    <message>
        <source>nothing of this kind is to be answered now</source>
        <translation>aucune réponse de ce genre n’est attendue maintenant</translation>
    </message>
    <message>
        <source>what is gained must be taken: %1</source>
        <translation>il faut prendre ce qui est gagné&#xa0;: %1</translation>
    </message>
    <message>
        <source>only whistles pay for whistles: %1 needed, %2 named</source>
        <translation>seuls des sifflets paient des sifflets&#xa0;: %1 demandés, %2 donnés</translation>
    </message>
    <message>
        <source>six upgrades are the most</source>
        <translation>six améliorations au plus</translation>
    </message>
    <message>
        <source>the supply holds too little %1: %2 wanted, %3 there</source>
        <translation>la réserve n’en a pas assez (%1)&#xa0;: il en faut %2, il en reste %3</translation>
    </message>
    <message>
        <source>the supply holds no %1</source>
        <translation>la réserve n’en a plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>not enough %1: %2 needed, %3 there</source>
        <translation>il en manque (%1)&#xa0;: il en faut %2, vous en avez %3</translation>
    </message>
    <message>
        <source>nothing is to be paid here</source>
        <translation>il n’y a rien à payer ici</translation>
    </message>
    <message>
        <source>exactly %1 resources must be paid, not %2</source>
        <translation>il faut payer exactement %1 ressources, pas %2</translation>
    </message>
    <message>
        <source>the payment must name the %1 resources of choice</source>
        <translation>dites avec quelles ressources vous payez (%1 au choix)</translation>
    </message>
    <message>
        <source>what happens is known, and differs from what is reported: %1</source>
        <translation>ce qui arrive est connu et diffère de ce qui est noté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is no joker</source>
        <translation>ce n’est pas un joker&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no %1 to pay the toll with</source>
        <translation>il n’y en a pas pour payer le péage&#xa0;: %1</translation>
    </message>
    <message>
        <source>the Toll Bridge asks for a toll</source>
        <translation>le Pont à péage demande un péage</translation>
    </message>
    <message>
        <source>an aircraft of %2 lies on the dock: %1</source>
        <translation>%2 a un aérostat sur ce quai&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot have been turned up</source>
        <translation>%1 ne peut pas avoir été révélé</translation>
    </message>
    <message>
        <source>%1 is not on display</source>
        <translation>cette tuile n’est pas face visible&#xa0;: %1</translation>
    </message>
    <message>
        <source>the dock could give nothing: %1</source>
        <translation>le quai ne donnerait rien&#xa0;: %1</translation>
    </message>
    <message>
        <source>only opposing aircraft are pushed, and yours lies on the dock: %1</source>
        <translation>on ne pousse que les aérostats adverses, et le vôtre occupe le quai&#xa0;: %1</translation>
    </message>
    <message>
        <source>this aircraft is not at home: %1</source>
        <translation>cet aérostat n’est pas à quai sur votre plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>the aircraft must lie wholly on %1</source>
        <translation>l’aérostat doit être entièrement sur %1</translation>
    </message>
    <message>
        <source>%1 is no free cell of the grid</source>
        <translation>%1 n’est pas une case libre de la grille</translation>
    </message>
    <message>
        <source>another aircraft lies on %1</source>
        <translation>un autre aérostat est sur %1</translation>
    </message>
    <message>
        <source>no machine covers the scaffold on %1</source>
        <translation>aucune machine ne couvre l’échafaudage de %1</translation>
    </message>
    <message>
        <source>the aircraft would lie on %1 and another machine</source>
        <translation>l’aérostat serait sur %1 et sur une autre machine</translation>
    </message>
    <message>
        <source>%1 was placed after the aircraft</source>
        <translation>%1 a été posé après l’aérostat</translation>
    </message>
    <message>
        <source>this aircraft lies straight and covers %2: %1</source>
        <translation>cet aérostat se pose en ligne et couvre %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is covered by a water line</source>
        <translation>une ligne d’eau couvre %1</translation>
    </message>
    <message>
        <source>%1 was activated in this Harvest already</source>
        <translation>machine déjà activée pendant cette récolte&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is out of reach of the aircraft</source>
        <translation>cette machine est hors de portée de l’aérostat&#xa0;: %1</translation>
    </message>
    <message>
        <source>no aircraft of this turn lies on the grid</source>
        <translation>aucun aérostat de ce tour n’est sur la grille</translation>
    </message>
    <message>
        <source>workers are on %1</source>
        <translation>des ouvriers sont sur %1</translation>
    </message>
    <message>
        <source>a worker stands on %1</source>
        <translation>un ouvrier est sur %1</translation>
    </message>
    <message>
        <source>the aircraft must lie wholly on one scaffold</source>
        <translation>l’aérostat doit être entièrement sur un seul échafaudage</translation>
    </message>
    <message>
        <source>%1 is not on the grid, or is submerged</source>
        <translation>cette machine n’est pas sur la grille, ou elle est submergée&#xa0;: %1</translation>
    </message>
    <message>
        <source>this aircraft cannot come home by %1: %2</source>
        <translation>cet aérostat ne peut pas revenir grâce à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the upgrade %1 is not yours</source>
        <translation>l’amélioration %1 n’est pas à vous</translation>
    </message>
    <message>
        <source>%1 lies there already</source>
        <translation>cette ressource y est déjà&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has nothing to act on</source>
        <translation>cette machine n’aurait aucun effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has no effect in the stock</source>
        <translation>cette machine n’a pas d’effet dans le stock&#xa0;: %1</translation>
    </message>
    <message>
        <source>no card is left in the hand</source>
        <translation>il n’y a plus de carte en main</translation>
    </message>
    <message>
        <source>this card could do nothing: %1</source>
        <translation>cette carte n’aurait aucun effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>this trophy is not in the stock: %1</source>
        <translation>ce trophée n’est pas dans le stock&#xa0;: %1</translation>
    </message>
    <message>
        <source>this trophy could do nothing: %1</source>
        <translation>ce trophée n’aurait aucun effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 could do nothing</source>
        <translation>cette amélioration n’aurait aucun effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is nothing to give for this ability: %1</source>
        <translation>il n’y a rien à donner pour cette compétence&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was used in this turn already</source>
        <translation>cette amélioration a déjà servi pendant ce tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>this ability was used in this turn already: %1</source>
        <translation>cette compétence a déjà servi pendant ce tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>three Builds are the most in a Work</source>
        <translation>trois constructions au plus en travaillant</translation>
    </message>
    <message>
        <source>one Move or Rescue is the most in a Work</source>
        <translation>un seul déplacement ou sauvetage en travaillant</translation>
    </message>
    <message>
        <source>no scaffold is in the stock</source>
        <translation>il n’y a pas d’échafaudage dans le stock</translation>
    </message>
    <message>
        <source>%1 is no empty cell of the grid</source>
        <translation>%1 n’est pas une case vide de la grille</translation>
    </message>
    <message>
        <source>the scaffold must touch a visible scaffold or a machine</source>
        <translation>l’échafaudage doit toucher un échafaudage visible ou une machine</translation>
    </message>
    <message>
        <source>an aircraft lies on %1</source>
        <translation>un aérostat est sur %1</translation>
    </message>
    <message>
        <source>a scaffold shows %1 resources, not %2</source>
        <translation>un échafaudage montre %1 ressources, pas %2</translation>
    </message>
    <message>
        <source>%1 is not in the stock</source>
        <translation>cette machine n’est pas dans le stock&#xa0;: %1</translation>
    </message>
    <message>
        <source>a machine lies on visible scaffold cells, and %1 is none</source>
        <translation>une machine se pose sur des cases d’échafaudage visibles, et %1 n’en est pas une</translation>
    </message>
    <message>
        <source>%1 covers %2 by %3 cells</source>
        <translation>%1 couvre %2 cases sur %3</translation>
    </message>
    <message>
        <source>no side of %1 is that long</source>
        <translation>aucun côté de cette machine n’est aussi long&#xa0;: %1</translation>
    </message>
    <message>
        <source>no worker of yours stands on %1</source>
        <translation>aucun de vos ouvriers n’est sur %1</translation>
    </message>
    <message>
        <source>this does not start from there: %1</source>
        <translation>on ne part pas de là&#xa0;: %1</translation>
    </message>
    <message>
        <source>no worker of yours is there</source>
        <translation>aucun de vos ouvriers n’est là</translation>
    </message>
    <message>
        <source>the worker on %1 belongs to somebody else</source>
        <translation>l’ouvrier de %1 est à quelqu’un d’autre</translation>
    </message>
    <message>
        <source>%1 is not free for a worker</source>
        <translation>%1 n’est pas libre pour un ouvrier</translation>
    </message>
    <message>
        <source>the worker may not go there</source>
        <translation>l’ouvrier ne peut pas aller là</translation>
    </message>
    <message>
        <source>a tower step leads to the next of the %1 floors, up or down</source>
        <translation>on ne change que d’un étage à la fois, vers le haut ou le bas (la tour en a %1)</translation>
    </message>
    <message>
        <source>over %1 a worker floats only with an active Jetpack and a scaffold or machine directly below</source>
        <translation>un ouvrier ne flotte sur %1 qu’avec un Jetpack actif et un échafaudage ou une machine juste en dessous</translation>
    </message>
    <message>
        <source>the worker comes down on the nearest free cell of the scaffold</source>
        <translation>l’ouvrier se pose sur la case libre la plus proche de l’échafaudage</translation>
    </message>
    <message>
        <source>no worker of yours stands beside the machine on %1</source>
        <translation>aucun de vos ouvriers n’est à côté de la machine sur %1</translation>
    </message>
    <message>
        <source>only the upgrade Extension promotes workers beside a machine, each once</source>
        <translation>seule l’amélioration Extension promeut les ouvriers à côté d’une machine, chacun une fois</translation>
    </message>
    <message>
        <source>the ability %1 is not yours</source>
        <translation>la compétence %1 n’est pas à vous</translation>
    </message>
    <message>
        <source>what the upgrade costs (%1)</source>
        <translation>le coût de l’amélioration (%1)</translation>
    </message>
    <message>
        <source>the VP of the upgrade at the end (%1)</source>
        <translation>les PV de l’amélioration à la fin (%1)</translation>
    </message>
    <message>
        <source>the resources that the machine gives (%1)</source>
        <translation>les ressources que donne la machine (%1)</translation>
    </message>
    <message>
        <source>the VP that the machine gives (%1)</source>
        <translation>les PV que donne la machine (%1)</translation>
    </message>
    <message>
        <source>the build value of the machine (%1)</source>
        <translation>les PV de construction de la machine (%1)</translation>
    </message>
    <message>
        <source>the size of the machine (%1)</source>
        <translation>la taille de la machine (%1)</translation>
    </message>
    <message>
        <source>the VP of floor %1</source>
        <translation>les PV de l’étage %1</translation>
    </message>
</context>
<context>
    <name>WhistleMountainRules</name>
    <message>
        <source>French edition of 2022</source>
        <translation>Édition française de 2022</translation>
    </message>
</context>
<context>
    <name>WhistleMountainSettings</name>
    <message>
        <source>unnamed tile</source>
        <translation>tuile sans nom</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Scaffolds in stock</source>
        <translation>Échafaudages en stock</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Compétence</translation>
    </message>
    <message>
        <source>Machines in stock</source>
        <translation>Machines en stock</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Water lines laid</source>
        <translation>Lignes d’eau posées</translation>
    </message>
    <message>
        <source>Small machines displayed</source>
        <translation>Petites machines exposées</translation>
    </message>
    <message>
        <source>Medium machines displayed</source>
        <translation>Machines moyennes exposées</translation>
    </message>
    <message>
        <source>Large machines displayed</source>
        <translation>Grandes machines exposées</translation>
    </message>
    <message>
        <source>Upgrades displayed</source>
        <translation>Améliorations exposées</translation>
    </message>
    <message>
        <source>Upgrades out of the game</source>
        <translation>Améliorations hors du jeu</translation>
    </message>
    <message>
        <source>Cards in the draw pile</source>
        <translation>Cartes dans la pioche</translation>
    </message>
    <message>
        <source>Trophies not laid</source>
        <translation>Trophées non posés</translation>
    </message>
    <message>
        <source>Duplicator lies on</source>
        <translation>Duplicateur posé sur</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui de jouer</translation>
    </message>
    <message>
        <source>The grid</source>
        <translation>La grille</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Scaffold %1</source>
        <translation>Échafaudage %1</translation>
    </message>
    <message>
        <source>Trophies on floor %1</source>
        <translation>Trophées de l’étage %1</translation>
    </message>
    <message>
        <source>no ability</source>
        <translation>aucune compétence</translation>
    </message>
    <message>
        <source>barracks %1</source>
        <comment>row</comment>
        <translation>baraquements %1</translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation>étage %1</translation>
    </message>
    <message>
        <source>whirlpool</source>
        <translation>tourbillon</translation>
    </message>
</context>
<context>
    <name>WhistleMountainSheet</name>
    <message>
        <source>After + comes the sum of VP, then the highest floor: +20 10.</source>
        <translation>Après + viennent le total des PV, puis l’étage le plus haut&#xa0;: +20 10.</translation>
    </message>
    <message>
        <source>“%1” is no floor.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un étage.</translation>
    </message>
    <message>
        <source>After + comes the sum of VP, then %1 for who has it.</source>
        <translation>Après + viennent le total des PV, puis %1 pour qui la possède.</translation>
    </message>
    <message>
        <source>“%1” can be %2.</source>
        <comment>what was typed, names</comment>
        <translation>«&#xa0;%1&#xa0;» peut être %2.</translation>
    </message>
    <message>
        <source>No upgrade is called “%1”.</source>
        <translation>Aucune amélioration ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Nobody has more than %1 upgrades.</source>
        <translation>Personne n’a plus de %1 améliorations.</translation>
    </message>
    <message>
        <source>The VP of floor %1 are not entered: enter them above, or + and the sum.</source>
        <translation>Les PV de l’étage %1 ne sont pas saisis&#xa0;: saisissez-les en haut, ou bien + et le total.</translation>
    </message>
    <message>
        <source>Nobody has more than %1 workers.</source>
        <translation>Personne n’a plus de %1 ouvriers.</translation>
    </message>
    <message>
        <source>%1 is entered already.</source>
        <comment>upgrade</comment>
        <translation>%1&#xa0;: déjà saisi.</translation>
    </message>
    <message>
        <source>“%1” is no number of VP.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de PV.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>upgrade, VP</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>VP of the floors</source>
        <translation>PV des étages</translation>
    </message>
    <message>
        <source>from the lowest: 1 2 2 3 …</source>
        <translation>du plus bas au plus haut&#xa0;: 1 2 2 3 …</translation>
    </message>
    <message>
        <source>VP tokens</source>
        <translation>PV en jetons</translation>
    </message>
    <message>
        <source>All VP tokens, added up.</source>
        <translation>Tous les jetons PV, additionnés.</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>The floor of each own worker: 10 9 7. Or + and the sum of their VP, then the highest floor, which parts ties: +20 10. 0 for nobody.</source>
        <translation>L’étage de chaque ouvrier du joueur&#xa0;: 10 9 7. Ou bien + et le total de leurs PV, puis l’étage le plus haut, qui départage les égalités&#xa0;: +20 10. 0 pour personne.</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>The first letters of each, apart by spaces. Or + and the sum of their end values, then %1 for who has it. 0 for none.</source>
        <translation>Les premières lettres de chacune, séparées par des espaces. Ou bien + et le total de leurs PV de fin, puis %1 pour qui la possède. 0 pour aucune.</translation>
    </message>
    <message>
        <source>Machines in stock</source>
        <translation>Machines en stock</translation>
    </message>
    <message>
        <source>Machines that were not built: 1 VP each.</source>
        <translation>Les machines qui n’ont pas été construites&#xa0;: 1 PV chacune.</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>Trophies in stock: 1 VP each.</source>
        <translation>Les trophées en stock&#xa0;: 1 PV chacun.</translation>
    </message>
    <message>
        <source>Scaffolds</source>
        <translation>Échafaudages</translation>
    </message>
    <message>
        <source>Scaffolds in stock: 1 VP for each pair.</source>
        <translation>Les échafaudages en stock&#xa0;: 1 PV par paire.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Bonus cards in hand: 1 VP for each pair.</source>
        <translation>Les cartes bonus en main&#xa0;: 1 PV par paire.</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>All resources in stock, kinds mixed: 1 VP for each 4.</source>
        <translation>Toutes les ressources en stock, tous types confondus&#xa0;: 1 PV par lot de 4.</translation>
    </message>
    <message>
        <source>Workers in the whirlpool</source>
        <translation>Ouvriers dans le tourbillon</translation>
    </message>
    <message>
        <source>Own workers in the whirlpool: −5 VP each.</source>
        <translation>Les ouvriers du joueur dans le tourbillon&#xa0;: −5 PV chacun.</translation>
    </message>
</context>
<context>
    <name>WhistleMountainTexts</name>
    <message>
        <source>from here on above the bridge</source>
        <translation>à partir d’ici au-dessus du pont</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Scaffolds</source>
        <translation>Échafaudages</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>barracks %1, grid %2, tower %3, whirlpool %4</source>
        <translation>baraquements %1, grille %2, tour %3, tourbillon %4</translation>
    </message>
    <message>
        <source>machines in stock</source>
        <translation>machines en stock</translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation>améliorations</translation>
    </message>
    <message>
        <source>trophies</source>
        <translation>trophées</translation>
    </message>
    <message>
        <source>Machines on the grid: %1</source>
        <translation>Machines sur la grille&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turn %1, %2, %3; water level %4</source>
        <translation>Tour %1, %2, %3&#xa0;; niveau des eaux %4</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Whirlpool</source>
        <translation>Tourbillon</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>The game is not over: scored as if it ended now.</source>
        <translation>La partie n’est pas terminée&#xa0;: décompte comme si elle l’était.</translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <translation>Inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>No scaffold may be built.</source>
        <translation>On ne peut pas construire d’échafaudage.</translation>
    </message>
    <message>
        <source>A scaffold may cover: %1</source>
        <translation>Un échafaudage peut couvrir&#xa0;: %1</translation>
    </message>
    <message>
        <source>segments: %1</source>
        <translation>segments&#xa0;: %1</translation>
    </message>
    <message>
        <source>floor %1</source>
        <translation>étage %1</translation>
    </message>
    <message>
        <source>Most VP: %1</source>
        <translation>Le plus de PV&#xa0;: %1</translation>
    </message>
    <message>
        <source>Equal VP; the highest worker in the tower decides: %1</source>
        <translation>PV à égalité&#xa0;; l’ouvrier le plus haut dans la tour départage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Equal VP and floors; the most items in stock decide: %1</source>
        <translation>PV et étages à égalité&#xa0;; le plus d’éléments en stock départage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Equal in everything; they share the win: %1</source>
        <translation>Égalité en tout&#xa0;; victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where VP come from, the thing</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the highest worker in the tower decides</source>
        <translation>l’ouvrier le plus haut dans la tour départage</translation>
    </message>
    <message>
        <source>the most items in stock decide</source>
        <translation>le plus grand nombre d’éléments en stock départage</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, floor or number of items</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A player and what they did
----------
Somebody else than the player whose turn it is: player, what is done</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Lost, given back or lapsed</source>
        <translation>Perdu, rendu ou sans suite</translation>
    </message>
    <message>
        <source>Without effect: %1</source>
        <translation>Sans effet&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>aircraft, cells of the grid</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>aircraft, dock</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>all at home</source>
        <translation>tous à quai</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is told, and what it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>aircraft</source>
        <translation>aérostats</translation>
    </message>
    <message>
        <source>Face up: %1</source>
        <translation>Face visible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trophies of the tower: %1</source>
        <translation>Trophées de la tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bonus cards in the deck: %1</source>
        <translation>Cartes bonus dans la pioche&#xa0;: %1</translation>
    </message>
    <message>
        <source>floor %1 (%2)</source>
        <comment>of the tower: number, trophies</comment>
        <translation>étage %1 (%2)</translation>
    </message>
</context>
<context>
    <name>WhistleMountainValuesMet</name>
    <message numerus="yes">
        <source>%n of any resource</source>
        <translation>
            <numerusform>%n ressource au choix</numerusform>
            <numerusform>%n ressources au choix</numerusform>
        </translation>
    </message>
    <message>
        <source>2C I</source>
        <comment>example: 2 coal and 1 iron</comment>
        <translation>2C F</translation>
    </message>
    <message>
        <source>VP when built</source>
        <translation>PV à la construction</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>VP when activated</source>
        <translation>PV à l’activation</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message numerus="yes">
        <source>Cost (%n icon(s))</source>
        <translation>
            <numerusform>Coût (%n symbole)</numerusform>
            <numerusform>Coût (%n symboles)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: what is printed there? It is kept in the game.</source>
        <extracomment>A machine or upgrade</extracomment>
        <translation>%1&#xa0;: qu’y a-t-il d’imprimé&#xa0;? La partie le retient.</translation>
    </message>
</context>
<context>
    <name>WhistleMountainWords</name>
    <message>
        <source>%1 %2 lost: the supply is empty</source>
        <translation>%1 %2 de moins&#xa0;: la réserve est vide</translation>
    </message>
    <message>
        <source>%1 %2 above four given back</source>
        <translation>%1 %2 de trop, à rendre (quatre au plus)</translation>
    </message>
    <message>
        <source>a choice lapsed: nobody could make it</source>
        <translation>un choix est perdu&#xa0;: personne ne pouvait le faire</translation>
    </message>
    <message>
        <source>the cost paid has another number of tokens than the upgrade shows</source>
        <translation>le coût payé n’a pas le nombre de jetons que montre l’amélioration</translation>
    </message>
    <message>
        <source>what was paid</source>
        <translation>ce qui a été payé</translation>
    </message>
    <message>
        <source>what was gained</source>
        <translation>ce qui a été gagné</translation>
    </message>
    <message>
        <source>how many VP</source>
        <translation>combien de PV</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Scaffolds</source>
        <comment>dock</comment>
        <translation>Échafaudages</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <comment>dock</comment>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>dock</comment>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Rescue</source>
        <comment>dock</comment>
        <translation>Sauvetage</translation>
    </message>
    <message>
        <source>Small machines 1</source>
        <comment>dock</comment>
        <translation>Petites 1</translation>
    </message>
    <message>
        <source>Small machines 2</source>
        <comment>dock</comment>
        <translation>Petites 2</translation>
    </message>
    <message>
        <source>Medium machines</source>
        <comment>dock</comment>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Large machines</source>
        <comment>dock</comment>
        <translation>Grandes</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ActionsBoard</name>
    <message>
        <source>District %1</source>
        <translation>Quartier %1</translation>
    </message>
    <message numerus="yes">
        <source>%n City card(s)</source>
        <translation>
            <numerusform>%n carte Ville</numerusform>
            <numerusform>%n cartes Ville</numerusform>
        </translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>Planter</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AirshipBoardCard</name>
    <message>
        <source>production level %1</source>
        <translation>niveau de production %1</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) left</source>
        <translation>
            <numerusform>%n marqueur restant</numerusform>
            <numerusform>%n marqueurs restants</numerusform>
        </translation>
    </message>
    <message>
        <source>movement points: %1</source>
        <translation>points de mouvement&#xa0;: %1</translation>
    </message>
    <message>
        <source>combat value %1</source>
        <translation>valeur de combat %1</translation>
    </message>
    <message>
        <source>planting capacity %1</source>
        <translation>capacité de plantation %1</translation>
    </message>
    <message>
        <source>mission %1: %2</source>
        <comment>what is counted, number</comment>
        <translation>mission %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (first)</source>
        <extracomment>Beside the name of the player who begins the round</extracomment>
        <translation>%1 (1er joueur)</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>movement points</comment>
        <translation>Mvt %1</translation>
    </message>
    <message>
        <source>Fight %1</source>
        <comment>combat value</comment>
        <translation>Combat %1</translation>
    </message>
    <message>
        <source>Plant %1</source>
        <comment>planting capacity</comment>
        <translation>Plantes %1</translation>
    </message>
    <message>
        <source>covered</source>
        <comment>a mission</comment>
        <translation>recouverte</translation>
    </message>
    <message>
        <source>the Navigation discard: %1</source>
        <translation>la défausse Navigation&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AirshipCityNewGamePage</name>
    <message>
        <source>New game of Airship City</source>
        <translation>Nouvelle partie d’Airship City</translation>
    </message>
    <message>
        <source>What is printed on boards and tiles</source>
        <translation>Ce qui est imprimé sur les plateaux et les tuiles</translation>
    </message>
    <message>
        <source>The values of the game before</source>
        <translation>Les valeurs de la partie précédente</translation>
    </message>
    <message>
        <source>Nothing entered yet</source>
        <translation>Rien encore de saisi</translation>
    </message>
    <message>
        <source>My copy</source>
        <translation>Mon exemplaire</translation>
    </message>
    <message>
        <source>Sample set, to try the program</source>
        <translation>Valeurs d’exemple, pour essayer le programme</translation>
    </message>
    <message>
        <source>Values are asked for as they are needed, and remembered.</source>
        <translation>Les valeurs sont demandées au fur et à mesure des besoins, et retenues.</translation>
    </message>
    <message>
        <source>Values that are still missing are asked for as they are needed.</source>
        <translation>Les valeurs qui manquent encore sont demandées au fur et à mesure des besoins.</translation>
    </message>
    <message>
        <source>These values are made up: no box has them.</source>
        <translation>Ces valeurs sont inventées&#xa0;: aucune boîte ne les contient.</translation>
    </message>
    <message>
        <source>&amp;Join a game under way: its boards are set after the start</source>
        <translation>La pa&amp;rtie est déjà commencée (recopiez ensuite les plateaux)</translation>
    </message>
    <message>
        <source>Enter what your box prints…</source>
        <translation>Saisir ce qui est imprimé dans votre boîte…</translation>
    </message>
    <message>
        <source>My copy: %1</source>
        <comment>a copy of the box has a name</comment>
        <translation>Mon exemplaire&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AirshipCityStandings</name>
    <message>
        <source>track</source>
        <comment>column: points on the victory point track</comment>
        <translation>piste</translation>
    </message>
    <message>
        <source>Points on the victory point track</source>
        <translation>Points sur la piste des points de victoire</translation>
    </message>
    <message>
        <source>ships</source>
        <comment>column: award for airships</comment>
        <translation>dirig.</translation>
    </message>
    <message>
        <source>utilities</source>
        <comment>column: award for public utilities</comment>
        <translation>structures</translation>
    </message>
    <message>
        <source>trade</source>
        <comment>column: award for contracts</comment>
        <translation>commerce</translation>
    </message>
    <message>
        <source>unfinished</source>
        <comment>column: what unfinished contracts cost</comment>
        <translation>non validés</translation>
    </message>
    <message>
        <source>Points lost for unfinished contracts</source>
        <translation>Points perdus pour les contrats non validés</translation>
    </message>
    <message>
        <source>total</source>
        <comment>column: sum of points</comment>
        <translation>total</translation>
    </message>
    <message>
        <source>Points in all</source>
        <translation>Total des points</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Standings if the game ended now</source>
        <translation>Classement si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>Standings if the game had ended then</source>
        <translation>Classement si la partie s’était terminée alors</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AirshipCityView</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>The edition, and the notice that the component values are made up</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · your copy: %2 of %3 values known</source>
        <comment>edition, numbers</comment>
        <translation>%1 · votre exemplaire&#xa0;: %2 valeurs connues sur %3</translation>
    </message>
    <message>
        <source>Compare with the table</source>
        <translation>Comparer avec la table</translation>
    </message>
    <message>
        <source>Round %1 of %2, stage %3 of %4</source>
        <extracomment>In the title of the window: no sentence, so no full stop</extracomment>
        <translation>Manche %1 sur %2, phase %3 sur %4</translation>
    </message>
    <message>
        <source>&amp;Upkeep of this stage</source>
        <translation>&amp;Entretien de cette phase</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AlsoRunning</name>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>players, where the game stands, date</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AmountsEditorField</name>
    <message>
        <source>%1, %2</source>
        <comment>what the amounts are, resource</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AmountsFields</name>
    <message>
        <source>%1: %2</source>
        <comment>what the amounts are, resource</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AmountsForm</name>
    <message>
        <source>Still to be said: %1</source>
        <comment>an amount</comment>
        <translation>Il reste à indiquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: a number from %2 to %3</source>
        <comment>an amount, limits</comment>
        <translation>%1&#xa0;: un nombre de %2 à %3</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::AwardValues</name>
    <message>
        <source>%1 (%2): first %3, second %4</source>
        <comment>award, what it counts, VP, VP</comment>
        <translation>%1 (%2)&#xa0;: premier %3, second %4</translation>
    </message>
    <message>
        <source>Contribution awards: %1.</source>
        <translation>Récompenses de Contribution&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>What an award brings to the first and to the second player, in VP: 6 / 3</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::BoardNumbersPage</name>
    <message>
        <source>The boards are corrected.</source>
        <translation>Les plateaux sont corrigés.</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Rien n’est modifié.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) will be set as one correction.</source>
        <translation>
            <numerusform>%n valeur sera modifiée en une seule correction.</numerusform>
            <numerusform>%n valeurs seront modifiées en une seule correction.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are not applied. Close again to give them up.</source>
        <translation>
            <numerusform>%n valeur n’est pas appliquée. Fermez de nouveau pour l’abandonner.</numerusform>
            <numerusform>%n valeurs ne sont pas appliquées. Fermez de nouveau pour les abandonner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>may be left empty</source>
        <translation>facultative</translation>
    </message>
    <message>
        <source>Reason of the correction</source>
        <translation>Raison de la correction</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply the changed numbers as one correction</source>
        <translation>Appliquer les nombres modifiés en une seule correction</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rétablir les valeurs</translation>
    </message>
    <message>
        <source>Show the numbers as they are recorded</source>
        <translation>Revenir aux nombres tels qu’ils sont notés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the page of numbers</source>
        <translation>Fermer la page des nombres</translation>
    </message>
    <message>
        <source>Numbers of all boards</source>
        <translation>Nombres de tous les plateaux</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>section, number</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>values, why they cannot be</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The boards show the past, in which nothing is set.</source>
        <translation>Les plateaux montrent le passé, où rien ne se règle.</translation>
    </message>
    <message>
        <source>Every number as the boards stand now. Change what is different on the table and apply it as one correction. To join a game under way, set all boards once.</source>
        <translation>Tous les nombres, tels qu’ils sont sur les plateaux. Modifiez ce qui diffère sur la table, puis appliquez le tout en une seule correction. Pour rejoindre une partie en cours, réglez une fois tous les plateaux.</translation>
    </message>
    <message>
        <source>The table has not compared the numbers yet.</source>
        <translation>La table n’a pas encore comparé les nombres.</translation>
    </message>
    <message>
        <source>The table agrees</source>
        <translation>La table est d’accord</translation>
    </message>
    <message>
        <source>Note that the table agrees with all numbers</source>
        <translation>Noter que la table est d’accord avec tous les nombres</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::BoxCard</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Score a finished game</source>
        <translation>Décomp&amp;te d’une partie finie</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <comment>game</comment>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Score a finished game: %1</source>
        <comment>game</comment>
        <translation>Décompte d’une partie finie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::BoxCopyPage</name>
    <message>
        <source>“%1” cannot be read. The file is left alone, and nothing can be entered here.</source>
        <translation>Impossible de lire «&#xa0;%1&#xa0;». Le fichier reste tel quel, et rien ne peut être saisi ici.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. What you enter is kept here, and written as soon as that is possible.</source>
        <translation>Impossible d’écrire «&#xa0;%1&#xa0;»&#xa0;: %2. Ce que vous saisissez est gardé ici, et sera écrit dès que possible.</translation>
    </message>
    <message>
        <source>Leave once more to give up what is not saved.</source>
        <translation>Quittez encore une fois pour abandonner ce qui n’est pas enregistré.</translation>
    </message>
    <message>
        <source>✱ Sample data: some of these values are made up, and no box has them. What you type in their place is yours.</source>
        <translation>✱ Valeurs d’exemple&#xa0;: une partie des valeurs montrées ici sont inventées, aucune boîte ne les porte. Ce que vous tapez à leur place est à vous.</translation>
    </message>
    <message>
        <source>Your copy of the box</source>
        <translation>Votre exemplaire du jeu</translation>
    </message>
    <message>
        <source>What is printed in your box, for games to come. Everything is kept at once.</source>
        <translation>Ce qui est imprimé dans votre boîte, pour les parties à venir. Tout est gardé aussitôt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>in your copy: go to the next value that is missing</source>
        <translation>dans votre exemplaire&#xa0;: aller à la prochaine valeur manquante</translation>
    </message>
    <message>
        <source>in your copy: go to the page of the box before</source>
        <translation>dans votre exemplaire&#xa0;: aller à la page précédente de la boîte</translation>
    </message>
    <message>
        <source>in your copy: go to the page of the box behind</source>
        <translation>dans votre exemplaire&#xa0;: aller à la page suivante de la boîte</translation>
    </message>
    <message>
        <source>in your copy: type a whole card in a line</source>
        <translation>dans votre exemplaire&#xa0;: taper une carte entière en une ligne</translation>
    </message>
    <message>
        <source>What is in the box, in the order of unpacking</source>
        <translation>Ce que contient la boîte, dans l’ordre du déballage</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>Things of the box, how many of their values are known: &quot;Cities: 12 of 31&quot;</extracomment>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>things of the box of which nothing is missing</comment>
        <translation>✓ %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n value(s) are known.</source>
        <translation>
            <numerusform>La valeur est connue.</numerusform>
            <numerusform>Les %n valeurs sont connues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n value(s) are known.</source>
        <translation>
            <numerusform>%1 valeur connue sur %n.</numerusform>
            <numerusform>%1 valeurs connues sur %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::BoxPageView</name>
    <message>
        <source>All as printed</source>
        <translation>Tout est conforme</translation>
    </message>
    <message>
        <source>All values of this page are as printed in my box</source>
        <translation>Toutes les valeurs de cette page sont telles qu’imprimées dans ma boîte</translation>
    </message>
    <message>
        <source>Says of every value that this page knows from a rulebook or by inference that your box prints it.</source>
        <translation>Confirme que chaque valeur de cette page tirée d’un livret de règles ou déduite est bien imprimée dans votre boîte.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CardCopyPage</name>
    <message>
        <source>“%1” is in the trash.</source>
        <translation>«&#xa0;%1&#xa0;» est dans la corbeille.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Le récupérer</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. Leave once more to give up what is not saved.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2. Quittez encore une fois pour abandonner ce qui n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>%1 The file is left alone, and nothing can be entered here.</source>
        <comment>why a file cannot be read</comment>
        <translation>%1 Le fichier est laissé tel quel, et rien ne peut être saisi ici.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2. What you enter is kept here, and written as soon as that is possible.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2. Ce que vous saisissez est gardé ici, et sera écrit dès que possible.</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a page of the box of which nothing is missing</comment>
        <translation>✓ %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 – %n missing</source>
        <comment>page of the box</comment>
        <translation>
            <numerusform>%1 – %n manque</numerusform>
            <numerusform>%1 – %n manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message numerus="yes">
        <source>Check – %n note(s)</source>
        <translation>
            <numerusform>Vérification – %n remarque</numerusform>
            <numerusform>Vérification – %n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>Rien ne manque.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) are missing.</source>
        <translation>
            <numerusform>%n valeur manque.</numerusform>
            <numerusform>%n valeurs manquent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your copy of the box</source>
        <translation>Votre exemplaire de la boîte</translation>
    </message>
    <message>
        <source>Pages of the box</source>
        <translation>Pages de la boîte</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CardLine</name>
    <message>
        <source>A name comes first.</source>
        <translation>Le nom vient en premier.</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <translation>Un nom compte de 1 à %1 caractères.</translation>
    </message>
    <message>
        <source>Nothing here is called “%1”, or more than one thing is.</source>
        <translation>Ici, rien ne s’appelle «&#xa0;%1&#xa0;», ou plusieurs choses portent ce nom.</translation>
    </message>
    <message numerus="yes">
        <source>%1: there are only %n value(s) to type.</source>
        <translation>
            <numerusform>%1&#xa0;: il n’y a que %n valeur à taper.</numerusform>
            <numerusform>%1&#xa0;: il n’y a que %n valeurs à taper.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>What is printed on a thing, its value</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Still to be typed: %1</source>
        <translation>Reste à taper&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing typed yet</source>
        <translation>rien de tapé pour le moment</translation>
    </message>
    <message>
        <source>New: %1 – %2</source>
        <comment>a thing of the box, its values</comment>
        <translation>Nouveau&#xa0;: %1 – %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a thing of the box, its values</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>of a thing of the box</comment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <translation>Gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>A whole card in a line</source>
        <translation>Une carte en une ligne</translation>
    </message>
    <message>
        <source>A whole card in a line: name and values, with semicolons between them</source>
        <translation>Une carte en une ligne&#xa0;: le nom et les valeurs, séparés par des points-virgules</translation>
    </message>
    <message>
        <source>All of them are known.</source>
        <translation>Elles sont toutes connues.</translation>
    </message>
    <message>
        <source>A whole card in a line: the next one, without a name</source>
        <translation>Une carte entière sur une ligne&#xa0;: la suivante, sans nom</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CheckView</name>
    <message>
        <source>Complete: every value is known.</source>
        <translation>Complet&#xa0;: toutes les valeurs sont connues.</translation>
    </message>
    <message numerus="yes">
        <source>Not complete: %n value(s) are missing.</source>
        <translation>
            <numerusform>Incomplet&#xa0;: %n valeur manque.</numerusform>
            <numerusform>Incomplet&#xa0;: %n valeurs manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n missing</source>
        <comment>page of the box</comment>
        <translation>
            <numerusform>%1&#xa0;: %n manque</numerusform>
            <numerusform>%1&#xa0;: %n manquent</numerusform>
        </translation>
    </message>
    <message>
        <source>Plausible: nothing stands out.</source>
        <translation>Plausible&#xa0;: rien ne détonne.</translation>
    </message>
    <message>
        <source>Not plausible: look once more.</source>
        <translation>Peu plausible&#xa0;: à regarder encore une fois.</translation>
    </message>
    <message>
        <source>Consistent: nothing contradicts the contents of the box.</source>
        <translation>Cohérent&#xa0;: rien ne contredit le contenu de la boîte.</translation>
    </message>
    <message>
        <source>Not consistent with the contents of the box:</source>
        <translation>En contradiction avec le contenu de la boîte&#xa0;:</translation>
    </message>
    <message>
        <source>This copy is complete. Every check of a game can be made with it.</source>
        <translation>Cet exemplaire est complet. Toutes les vérifications d’une partie sont possibles avec lui.</translation>
    </message>
    <message>
        <source>What is missing is asked for when a game needs it. Enter on a line goes to its place.</source>
        <translation>Ce qui manque est demandé quand une partie en a besoin. Entrée sur une ligne mène à sa place.</translation>
    </message>
    <message>
        <source>What the check found</source>
        <translation>Résultat de la vérification</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Plausible, and worth a second look:</source>
        <translation>Plausible, mais à regarder de plus près&#xa0;:</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ChecklistPanel</name>
    <message>
        <source>On the table: tick off what is done</source>
        <translation>Sur la table&#xa0;: cochez ce qui est fait</translation>
    </message>
    <message>
        <source>Space · Enter: all</source>
        <comment>keys that tick one line, and all</comment>
        <translation>Espace · Entrée&#xa0;: tout</translation>
    </message>
    <message>
        <source>What to do with the pieces, to be ticked off</source>
        <translation>Ce qu’il faut faire du matériel, à cocher</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ChipField</name>
    <message>
        <source>0 none</source>
        <extracomment>On a chip: nothing is printed there</extracomment>
        <translation>0 rien</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what it is, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Keys: a number, then letters; 0 is none.</source>
        <translation>Touches&#xa0;: un nombre, puis des lettres&#xa0;; 0 pour rien.</translation>
    </message>
    <message>
        <source>Keys: the letters; 0 is none.</source>
        <translation>Touches&#xa0;: les lettres&#xa0;; 0 pour rien.</translation>
    </message>
    <message>
        <source>Cursor at: %1, picked.</source>
        <translation>Curseur sur&#xa0;: %1, compris dans le choix.</translation>
    </message>
    <message>
        <source>Cursor at: %1, not picked.</source>
        <translation>Curseur sur&#xa0;: %1, hors du choix.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ChoiceButton</name>
    <message>
        <source>%1, not possible: %2</source>
        <comment>choice, reason</comment>
        <translation>%1, impossible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>choice, price or remark</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>%1 opens the rule</source>
        <comment>a key</comment>
        <translation>%1 ouvre la règle</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CitiesBoard</name>
    <message>
        <source>no militia</source>
        <translation>pas de milice</translation>
    </message>
    <message>
        <source>Another city…</source>
        <translation>Autre ville…</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CityBoard</name>
    <message>
        <source>Slide %1 %2</source>
        <extracomment>A line of the city and the way it is pushed: Slide row 2 east</extracomment>
        <translation>Faire glisser %1 %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CityTurnPanel</name>
    <message>
        <source>Name printed on the public utility</source>
        <translation>Nom imprimé sur la structure</translation>
    </message>
    <message>
        <source>Use this name</source>
        <translation>Utiliser ce nom</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ClockLine</name>
    <message>
        <source>%1 %2</source>
        <comment>player, time taken</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>(stands still)</source>
        <comment>the clock</comment>
        <translation>(arrêté)</translation>
    </message>
    <message>
        <source>Time taken: %1</source>
        <translation>Temps pris&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CloudAgeNewGamePage</name>
    <message>
        <source>1 to 4 players take part.</source>
        <translation>Il faut de 1 à 4 joueurs.</translation>
    </message>
    <message>
        <source>A name has 1 to 40 characters.</source>
        <translation>Un nom a de 1 à 40 caractères.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs ont le même nom.</translation>
    </message>
    <message>
        <source>These values cannot be read.</source>
        <translation>Ces valeurs ne peuvent pas être lues.</translation>
    </message>
    <message>
        <source>New game of CloudAge</source>
        <translation>Nouvelle partie de CloudAge</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Ce que vous jouez</translation>
    </message>
    <message>
        <source>Scenario or campaign</source>
        <translation>Scénario ou campagne</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Chapter %1</source>
        <translation>Chapitre %1</translation>
    </message>
    <message>
        <source>What is printed on boards and cards</source>
        <translation>Ce qui est imprimé sur les plateaux et les cartes</translation>
    </message>
    <message>
        <source>The values of the game before</source>
        <translation>Les valeurs de la partie précédente</translation>
    </message>
    <message>
        <source>Sample set, to try the program</source>
        <translation>Valeurs d’exemple, pour essayer le programme</translation>
    </message>
    <message>
        <source>These values are made up: no box has them.</source>
        <translation>Ces valeurs sont inventées&#xa0;: aucune boîte ne les contient.</translation>
    </message>
    <message>
        <source>&amp;Deal a Mission card of the sample set to each player</source>
        <translation>&amp;Donner à chacun une carte Mission d’exemple</translation>
    </message>
    <message>
        <source>Your box</source>
        <translation>Votre boîte</translation>
    </message>
    <message>
        <source>What neither your copy nor the rulebook says is asked for as it is needed.</source>
        <translation>Ce que ni votre exemplaire ni le livret de règles ne disent est demandé au moment voulu.</translation>
    </message>
    <message>
        <source>&amp;Your copy of the box…</source>
        <translation>&amp;Votre exemplaire de la boîte…</translation>
    </message>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>Campaign under way: %1, chapter %2</source>
        <comment>players, the next chapter</comment>
        <translation>Campagne en cours&#xa0;: %1, chapitre %2</translation>
    </message>
    <message>
        <source>Boards, tiles and missions</source>
        <translation>Plateaux, tuiles et missions</translation>
    </message>
    <message>
        <source>Boards, Campaign tiles and Mission cards at the start</source>
        <translation>Plateaux, tuiles Campagne et cartes Mission au début</translation>
    </message>
    <message>
        <source>Campaign tiles in play</source>
        <translation>Tuiles Campagne en jeu</translation>
    </message>
    <message>
        <source>Map board %1</source>
        <translation>Plateau de jeu %1</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>side A</source>
        <translation>face A</translation>
    </message>
    <message>
        <source>side B</source>
        <translation>face B</translation>
    </message>
    <message>
        <source>%1: first mission on the card</source>
        <translation>%1&#xa0;: première mission de la carte</translation>
    </message>
    <message>
        <source>%1: second mission on the card</source>
        <translation>%1&#xa0;: deuxième mission de la carte</translation>
    </message>
    <message>
        <source>Harder: first mission on a second card</source>
        <translation>Plus difficile&#xa0;: première mission d’une deuxième carte</translation>
    </message>
    <message>
        <source>Harder: second mission on it</source>
        <translation>Plus difficile&#xa0;: deuxième mission de cette carte</translation>
    </message>
    <message>
        <source>Harder: the mission that it covers</source>
        <translation>Plus difficile&#xa0;: la mission qu’elle recouvre</translation>
    </message>
    <message>
        <source>later, in the game</source>
        <comment>told of a Mission card</comment>
        <translation>plus tard, pendant la partie</translation>
    </message>
    <message>
        <source>A Mission card has two missions, nobody has one twice, and a second card covers one.</source>
        <translation>Une carte Mission a deux missions, personne n’a deux fois la même, et une deuxième carte en recouvre une.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CloudAgeTable</name>
    <message>
        <source>Finish what is being told first, or go back (Esc)</source>
        <translation>Finissez d’abord ce que vous saisissez, ou revenez en arrière (Échap)</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CloudAgeTableBoard</name>
    <message>
        <source>%1 · %2</source>
        <comment>turn, round and phase</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>District %1</source>
        <translation>Quartier %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Player, VP</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <comment>movement points</comment>
        <translation>Mvt %1</translation>
    </message>
    <message>
        <source>Fight %1</source>
        <comment>combat value</comment>
        <translation>Combat %1</translation>
    </message>
    <message>
        <source>Plant %1</source>
        <comment>planting capacity</comment>
        <translation>Plantes %1</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s)</source>
        <translation>
            <numerusform>%n marqueur</numerusform>
            <numerusform>%n marqueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>card %1 on top</source>
        <comment>value of a Navigation card</comment>
        <translation>carte&#xa0;%1 au-dessus</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CloudAgeView</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Round and phase, then scenario or chapter; in the title of the window</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Airship boards</source>
        <translation>Plateaux Dirigeable</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Production</translation>
    </message>
    <message>
        <source>Projects</source>
        <translation>Projets</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>round, phase</comment>
        <extracomment>Round, phase</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>&amp;What the last phase brought</source>
        <translation>&amp;Bilan de la dernière phase</translation>
    </message>
    <message>
        <source>&amp;Logbook of the campaign</source>
        <translation>&amp;Carnet de bord de la campagne</translation>
    </message>
    <message>
        <source>Next cha&amp;pter…</source>
        <translation>C&amp;hapitre suivant…</translation>
    </message>
    <message>
        <source>That is all</source>
        <translation>C’est tout</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ColumnHead</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Couleur du joueur %1</translation>
    </message>
    <message>
        <source>began</source>
        <translation>a commencé</translation>
    </message>
    <message>
        <source>Player %1 began</source>
        <translation>Le joueur %1 a commencé</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ComparePanel</name>
    <message>
        <source>The boards cannot stand like that: %1.</source>
        <translation>Les plateaux ne peuvent pas montrer cela&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing is different from the record.</source>
        <translation>Rien ne diffère de ce qui est noté.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) will be corrected.</source>
        <translation>
            <numerusform>%n valeur sera corrigée.</numerusform>
            <numerusform>%n valeurs seront corrigées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare with the table</source>
        <translation>Comparer avec la table</translation>
    </message>
    <message>
        <source>Reason, may be left empty</source>
        <translation>Raison (facultative)</translation>
    </message>
    <message>
        <source>Reason of the correction</source>
        <translation>Raison de la correction</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Apply what was changed as one correction</source>
        <translation>Appliquer les changements en une seule correction</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Show the numbers as they are recorded</source>
        <translation>Revenir aux nombres tels qu’ils sont notés</translation>
    </message>
    <message>
        <source>All numbers, large</source>
        <translation>Tous les nombres, en grand</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ContractCard</name>
    <message>
        <source>Contract: %1. Stages left: %2.</source>
        <translation>Contrat&#xa0;: %1. Phases restantes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Contract: %1. Term: %2.</source>
        <translation>Contrat&#xa0;: %1. Durée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Contract: %1. Term not known.</source>
        <translation>Contrat&#xa0;: %1. Durée inconnue.</translation>
    </message>
    <message>
        <source>cost: enter</source>
        <translation>coût à saisir</translation>
    </message>
    <message>
        <source>? VP</source>
        <comment>VP are not known</comment>
        <translation>? PV</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ContractsBoard</name>
    <message numerus="yes">
        <source>%n left in the deck</source>
        <comment>contracts</comment>
        <translation>
            <numerusform>%n dans la pioche</numerusform>
            <numerusform>%n dans la pioche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ContributionsBoard</name>
    <message>
        <source>none entered yet</source>
        <comment>public utilities</comment>
        <translation>aucune saisie</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CopyBar</name>
    <message>
        <source>My copy</source>
        <translation>Mon exemplaire</translation>
    </message>
    <message>
        <source>%1 – cannot be read</source>
        <comment>a copy of the box</comment>
        <translation>%1 – illisible</translation>
    </message>
    <message>
        <source>%1 – for new games</source>
        <comment>a copy of the box</comment>
        <translation>%1 – pour les nouvelles parties</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, duplicate</source>
        <extracomment>The name of a copy of the box that was made from another one</extracomment>
        <translation>%1, copie</translation>
    </message>
    <message>
        <source>“%1” cannot be moved to the trash.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être mis à la corbeille.</translation>
    </message>
    <message>
        <source>Your copy of the box</source>
        <translation>Votre exemplaire</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Name of this copy: edition or language</source>
        <translation>Nom de cet exemplaire&#xa0;: édition ou langue</translation>
    </message>
    <message>
        <source>Copy that is shown</source>
        <translation>Exemplaire affiché</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>New copy</source>
        <translation>Nouvel exemplaire</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove this copy</source>
        <translation>Supprimer cet exemplaire</translation>
    </message>
    <message>
        <source>Moves the file of this copy to the trash.</source>
        <translation>Met le fichier de cet exemplaire à la corbeille.</translation>
    </message>
    <message>
        <source>Use for new games</source>
        <translation>Pour les nouvelles parties</translation>
    </message>
    <message>
        <source>New games begin with the values of this copy.</source>
        <translation>Les nouvelles parties commencent avec les valeurs de cet exemplaire.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CopyDesk</name>
    <message>
        <source>Tiles of each kind: %1 of 16</source>
        <translation>Tuiles de chaque sorte&#xa0;: %1 sur 16</translation>
    </message>
    <message>
        <source>A city has 16 tiles: of this kind at most %1 fit.</source>
        <translation>Une ville a 16 tuiles&#xa0;: il y a place pour %1 de cette sorte au plus.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CopySide</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the whole box</source>
        <translation>Rechercher dans toute la boîte</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Next missing</source>
        <translation>Valeur manquante suivante</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CorrectInPlace</name>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>What is printed here…</source>
        <translation>Ce qui est imprimé ici…</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CorrectionPopover</name>
    <message>
        <source>Correct what the boards show</source>
        <translation>Corriger ce que montrent les plateaux</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Reason; may be left empty</source>
        <translation>Raison (facultative)</translation>
    </message>
    <message>
        <source>Reason of the correction</source>
        <translation>Raison de la correction</translation>
    </message>
    <message>
        <source>Record the correction</source>
        <translation>Enregistrer la correction</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>Correct nothing</source>
        <translation>Ne rien corriger</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::CrewsRow</name>
    <message>
        <source>Crew %1 on %2, ready</source>
        <extracomment>%1 is a number, %2 a tile</extracomment>
        <translation>Équipage %1 %2, prêt</translation>
    </message>
    <message>
        <source>Crew %1 on %2, spent</source>
        <translation>Équipage %1 %2, activé</translation>
    </message>
    <message numerus="yes">
        <source>%n left to move</source>
        <comment>crews</comment>
        <translation>
            <numerusform>%n à déplacer</numerusform>
            <numerusform>%n à déplacer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::Docks</name>
    <message>
        <source>Boards and lists</source>
        <translation>Plateaux et listes</translation>
    </message>
    <message>
        <source>Float: %1</source>
        <comment>title of a dock</comment>
        <translation>Détacher&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close: %1</source>
        <comment>title of a dock</comment>
        <translation>Fermer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::DonationCard</name>
    <message>
        <source>? VP</source>
        <comment>VP are not known</comment>
        <translation>? PV</translation>
    </message>
    <message>
        <source>%1, level %2: %3.</source>
        <extracomment>An airship with its level and what a donation scores: Wooden Private Ship, level 1: 1 VP.</extracomment>
        <translation>%1, niveau %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>public utility, victory points</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: VP not known.</source>
        <comment>public utility</comment>
        <translation>%1&#xa0;: PV inconnus.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, number of donation markers</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No donation markers.</source>
        <translation>Aucun marqueur Don.</translation>
    </message>
    <message>
        <source>Donation markers: %1.</source>
        <translation>Marqueurs Don&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s).</source>
        <translation>
            <numerusform>%n case libre.</numerusform>
            <numerusform>%n cases libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of spaces is not known.</source>
        <translation>Le nombre de cases est inconnu.</translation>
    </message>
    <message>
        <source>Majority: %1.</source>
        <translation>Majorité&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nobody holds the majority.</source>
        <translation>Personne n’a la majorité.</translation>
    </message>
    <message>
        <source>Discount per marker: %1 (%2).</source>
        <comment>amount of a resource, tile</comment>
        <translation>Remise par marqueur&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>The discount is not known (%1).</source>
        <comment>tile</comment>
        <translation>La remise est inconnue (%1).</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <translation>Coût&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The cost is not known.</source>
        <translation>Le coût est inconnu.</translation>
    </message>
    <message>
        <source>discount: enter</source>
        <translation>remise à saisir</translation>
    </message>
    <message>
        <source>cost: enter</source>
        <translation>coût à saisir</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::EconomyBoard</name>
    <message>
        <source>Stages and their bonuses</source>
        <translation>Phases et leurs bonus</translation>
    </message>
    <message>
        <source>Rounds and VP</source>
        <translation>Manches et PV</translation>
    </message>
    <message>
        <source>Awards: first / second</source>
        <translation>Récompenses&#xa0;: 1er / 2e</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::EntryView</name>
    <message>
        <source>Rule: %1</source>
        <comment>title</comment>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Words of both editions</source>
        <translation>Termes des deux éditions</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ExplanationView</name>
    <message>
        <source>Explanation of the score</source>
        <translation>Explication du score</translation>
    </message>
    <message>
        <source>Show every entry</source>
        <translation>Montrer chaque entrée</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::FightBoard</name>
    <message>
        <source>base value %1</source>
        <translation>valeur de base %1</translation>
    </message>
    <message>
        <source>Combat value %1 of %2</source>
        <translation>Valeur de combat %1 sur %2</translation>
    </message>
    <message>
        <source>Combat value %1</source>
        <translation>Valeur de combat %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>combat value, value needed</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>next card: %1</source>
        <translation>carte suivante&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::FileNotices</name>
    <message>
        <source>“%1” cannot be saved: %2. Save the game elsewhere, or leave it once more to give up what is not saved.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être enregistré&#xa0;: %2. Enregistrez la partie ailleurs, ou quittez-la encore une fois pour abandonner ce qui n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>“%1” cannot be saved: %2. The game goes on, and it is saved as soon as that is possible.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être enregistré&#xa0;: %2. La partie continue et sera enregistrée dès que possible.</translation>
    </message>
    <message>
        <source>Another program changed the file meanwhile. What it wrote is kept as “%1”.</source>
        <translation>Un autre programme a modifié le fichier entre-temps. Ce qu’il a écrit est conservé sous le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The file came from another program. Its original is kept as “%1”.</source>
        <translation>Le fichier venait d’un autre programme. Son original est conservé sous le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is open in another window too. What one writes over the other is kept beside the file.</source>
        <translation>«&#xa0;%1&#xa0;» est aussi ouvert dans une autre fenêtre. Ce que l’une remplace de l’autre est conservé à côté du fichier.</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Relire le fichier</translation>
    </message>
    <message>
        <source>“%1” was moved, renamed or deleted by another program while the game was open. It was written there anew, and the game goes on in it; a file with another name holds the game as it was.</source>
        <translation>Un autre programme a déplacé, renommé ou supprimé «&#xa0;%1&#xa0;» pendant que la partie était ouverte. Le fichier a été réécrit à cet endroit et la partie s’y poursuit&#xa0;; un fichier portant un autre nom contient la partie telle qu’elle était.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::FloorAsker</name>
    <message>
        <source>VP of floor %1</source>
        <translation>PV de l’étage %1</translation>
    </message>
    <message>
        <source>This cannot be the VP of a floor.</source>
        <translation>Un étage ne peut pas valoir ces PV.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::FoundView</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>A value of the box, and the sign of where it comes from: &quot;Contract 3: cost – ✓ your copy&quot;</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Nothing in the box is called so.</source>
        <translation>Rien dans la boîte ne s’appelle ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) found. Enter on a line goes to its place.</source>
        <translation>
            <numerusform>%n valeur trouvée. Entrée sur une ligne mène à sa place.</numerusform>
            <numerusform>%n valeurs trouvées. Entrée sur une ligne mène à leur place.</numerusform>
        </translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Résultat de la recherche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::GameChoice</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::GameDetailsPage</name>
    <message>
        <source>%1 will be called %2.</source>
        <comment>names</comment>
        <translation>%1 s’appellera %2.</translation>
    </message>
    <message>
        <source>%1 will play %2.</source>
        <comment>name, colour</comment>
        <translation>%1 jouera %2.</translation>
    </message>
    <message>
        <source>Turn order will be: %1. What was recorded stays with the seat.</source>
        <comment>names</comment>
        <translation>L’ordre du tour sera&#xa0;: %1. Ce qui est enregistré reste attaché à la place.</translation>
    </message>
    <message>
        <source>Everything recorded still follows the rules.</source>
        <translation>Tout ce qui est enregistré suit encore les règles.</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded event(s) will no longer follow the rules. They are kept, and listed in the journal.</source>
        <translation>
            <numerusform>%n évènement enregistré ne suivra plus les règles. Il est conservé et signalé dans le journal.</numerusform>
            <numerusform>%n évènements enregistrés ne suivront plus les règles. Ils sont conservés et signalés dans le journal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Rien n’est modifié.</translation>
    </message>
    <message>
        <source>Everybody needs a name.</source>
        <translation>Chaque joueur doit avoir un nom.</translation>
    </message>
    <message>
        <source>What you changed is not applied. Close again to give it up.</source>
        <translation>Vos modifications ne sont pas appliquées. Fermez encore une fois pour les abandonner.</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Change the game as shown</source>
        <translation>Modifier la partie comme affiché</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Rétablir les détails</translation>
    </message>
    <message>
        <source>Show the details as they are</source>
        <translation>Afficher les détails tels qu’ils sont</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the details of the game</source>
        <translation>Fermer les détails de la partie</translation>
    </message>
    <message>
        <source>Values…</source>
        <translation>Valeurs…</translation>
    </message>
    <message>
        <source>Show the component values of this game</source>
        <translation>Montrer les valeurs du matériel de cette partie</translation>
    </message>
    <message>
        <source>The game is changed.</source>
        <translation>La partie est modifiée.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Deux joueurs ont le même nom.</translation>
    </message>
    <message>
        <source>Names, colours and seats of this game. The game is replayed with what you change here; nothing that was recorded is lost.</source>
        <translation>Noms, couleurs et places de cette partie. La partie est rejouée avec ce que vous modifiez ici&#xa0;; rien de ce qui est enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>What was dealt to a player at the start goes along. If only the names were mixed up, swap the names instead.</source>
        <translation>Ce qui a été distribué à un joueur au début le suit. Si seuls les noms ont été inversés, échangez plutôt les noms.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::GameHeader</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back the last event</source>
        <translation>Annuler le dernier évènement</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Bring back what was undone</source>
        <translation>Rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>%1 has played</source>
        <comment>player</comment>
        <translation>%1 a joué</translation>
    </message>
    <message>
        <source>%1 has still to play</source>
        <comment>player</comment>
        <translation>%1 doit encore jouer</translation>
    </message>
    <message>
        <source>%1, at the top</source>
        <comment>a choice</comment>
        <translation>%1, en haut</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::GamesModel</name>
    <message>
        <source>%1 %2</source>
        <comment>player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>tracked</source>
        <translation>partie suivie</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>feuille de score</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, content</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players, by rank</source>
        <translation>Joueurs, par rang</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vainqueur</translation>
    </message>
    <message>
        <source>Most VP</source>
        <translation>PV du vainqueur</translation>
    </message>
    <message>
        <source>Kind</source>
        <comment>tracked game or score sheet</comment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::GridBoard</name>
    <message>
        <source>%1: %2</source>
        <comment>player, number of workers</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no worker</source>
        <translation>aucun ouvrier</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>aircraft, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>a worker of %1</source>
        <translation>un ouvrier (%1)</translation>
    </message>
    <message>
        <source>scaffold with %1</source>
        <translation>échafaudage avec %1</translation>
    </message>
    <message>
        <source>scaffold</source>
        <translation>échafaudage</translation>
    </message>
    <message>
        <source>under water</source>
        <translation>sous l’eau</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place of the board, what is there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::HandCard</name>
    <message>
        <source>Next: %1</source>
        <comment>piece of cardboard</comment>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>piece of cardboard, what is printed on it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::HandHelp</name>
    <message>
        <source>Not on the cardboard: type 0. Not to be read: Enter, and it is asked for again.</source>
        <translation>Pas sur le carton&#xa0;: tapez 0. Illisible&#xa0;: passez avec Entrée, il sera redemandé.</translation>
    </message>
    <message>
        <source>Save and go on</source>
        <translation>Enregistrer et continuer</translation>
    </message>
    <message>
        <source>Save what was copied and go on</source>
        <translation>Enregistrer ce qui est recopié et continuer</translation>
    </message>
    <message>
        <source>Enter in the last field does the same</source>
        <translation>Entrée dans le dernier champ fait de même</translation>
    </message>
    <message>
        <source>Enter: next field. Shift+Enter: the one before. Esc: later.</source>
        <translation>Entrée&#xa0;: champ suivant. Maj+Entrée&#xa0;: précédent. Échap&#xa0;: plus tard.</translation>
    </message>
    <message>
        <source>Enter: next field. Shift+Enter: the one before. Esc: back.</source>
        <translation>Entrée&#xa0;: champ suivant. Maj+Entrée&#xa0;: précédent. Échap&#xa0;: retour.</translation>
    </message>
    <message>
        <source>On the screen it will be</source>
        <translation>À l’écran, il sera ainsi</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::HandNumber</name>
    <message>
        <source>A number from %1 to %2 is printed there.</source>
        <translation>Le nombre imprimé va de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::HandPage</name>
    <message>
        <source>Earlier events do not fit this value: the journal flags them, and the game as it was is kept.</source>
        <translation>Des évènements antérieurs ne s’accordent pas avec cette valeur&#xa0;: le journal les signale, et la partie telle qu’elle était est gardée.</translation>
    </message>
    <message>
        <source>Still to be copied: %1.</source>
        <comment>a value that the choice needs</comment>
        <translation>Encore à recopier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This cannot be recorded: %1.</source>
        <translation>Ceci ne peut pas être noté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is about to be recorded, what is to be done for it</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of cardboard to copy, once and for all</source>
        <translation>
            <numerusform>%n carton à recopier, une seule fois</numerusform>
            <numerusform>%n cartons à recopier, une seule fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose otherwise</source>
        <translation>Autre choix</translation>
    </message>
    <message>
        <source>Back to the choice before</source>
        <translation>Retour au choix précédent</translation>
    </message>
    <message>
        <source>All values</source>
        <translation>Toutes les valeurs</translation>
    </message>
    <message>
        <source>Show what is missing among all values of this game</source>
        <translation>Montrer ce qui manque parmi toutes les valeurs de cette partie</translation>
    </message>
    <message>
        <source>Later (Esc)</source>
        <translation>Plus tard (Échap)</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Later: record only what was paid and gained</source>
        <translation>Plus tard&#xa0;: indiquer seulement ce qui a été payé et gagné</translation>
    </message>
    <message>
        <source>Record what happened at the table; the cardboard can be copied later.</source>
        <translation>Notez ce qui s’est passé à la table&#xa0;; le carton pourra être recopié plus tard.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Record these amounts</source>
        <translation>Noter ces quantités</translation>
    </message>
    <message>
        <source>Copy the cardboard after all</source>
        <translation>Recopier plutôt le carton</translation>
    </message>
    <message>
        <source>The cardboard in hand</source>
        <translation>Le carton en main</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::HandProgress</name>
    <message>
        <source>%1 of %2</source>
        <comment>fields that are filled</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::HelpWindow</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About Skyledger</source>
        <translation>À propos de Skyledger</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Prise en main</translation>
    </message>
    <message>
        <source>This is an unofficial companion. It is not made or endorsed by the authors or publishers of the games that it follows, and contains none of their art or rulebook text.</source>
        <translation>C’est un compagnon non officiel. Il n’est ni réalisé ni approuvé par les auteurs ou les éditeurs des jeux qu’il suit, et n’en contient ni les illustrations ni le texte des règles.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later; it comes without any warranty. It sends nothing anywhere.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure, sans aucune garantie. Il n’envoie rien nulle part.</translation>
    </message>
    <message>
        <source>Made with Qt %1, which is free software under the GNU Lesser General Public License, version 3. Qt keeps finished games with SQLite, which is in the public domain.</source>
        <translation>Réalisé avec Qt %1, logiciel libre sous licence publique générale limitée GNU, version 3. Qt conserve les parties finies avec SQLite, qui est dans le domaine public.</translation>
    </message>
    <message>
        <source>The drawings are the program’s own, under its licence.</source>
        <translation>Les dessins sont ceux du programme, sous sa licence.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune touche</translation>
    </message>
    <message>
        <source>Skyledger %1 follows a physical game of %2, checks moves and counts points.</source>
        <comment>version, games</comment>
        <translation>Skyledger %1 suit sur table une partie du jeu %2, vérifie les coups et compte les points.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::InsistForm</name>
    <message>
        <source>Why the table wants it; may be left empty</source>
        <translation>Raison (facultative)</translation>
    </message>
    <message>
        <source>Why the table wants it</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Record anyway</source>
        <translation>Enregistrer quand même</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::JournalModel</name>
    <message>
        <source>Reason: %1</source>
        <translation>Raison&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of the event, what happened</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what happened, what it cost and brought</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. Reason: %2</source>
        <translation>%1. Raison&#xa0;: %2</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set aside at %1: %n event(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Mis de côté à %1&#xa0;: %n évènement</numerusform>
            <numerusform>Mis de côté à %1&#xa0;: %n évènements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, opened</source>
        <comment>a line that was set aside</comment>
        <translation>%1, ouvert</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <comment>a line that was set aside</comment>
        <translation>%1, fermé</translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Mis de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shown now: %1</source>
        <translation>Affiché&#xa0;: %1</translation>
    </message>
    <message>
        <source>correction</source>
        <comment>to be searched for</comment>
        <translation>correction</translation>
    </message>
    <message>
        <source>no longer follows the rules</source>
        <comment>to be searched for</comment>
        <translation>ne suit plus les règles</translation>
    </message>
    <message>
        <source>override against the rules</source>
        <comment>to be searched for</comment>
        <translation>coup imposé contre les règles</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::JournalPanel</name>
    <message numerus="yes">
        <source>⚑ %n event(s) no longer follow the rules.</source>
        <translation>
            <numerusform>⚑ %n évènement ne suit plus les règles.</numerusform>
            <numerusform>⚑ %n évènements ne suivent plus les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The past was not changed: the file of the game would become too large.</source>
        <translation>Le passé n’a pas été modifié&#xa0;: le fichier de la partie deviendrait trop gros.</translation>
    </message>
    <message>
        <source>The past was not changed: the event cannot happen there.</source>
        <translation>Le passé n’a pas été modifié&#xa0;: l’évènement ne peut pas s’y produire.</translation>
    </message>
    <message numerus="yes">
        <source>The past was changed. %n later event(s) no longer follow the rules.</source>
        <translation>
            <numerusform>Le passé a été modifié. %n évènement suivant ne suit plus les règles.</numerusform>
            <numerusform>Le passé a été modifié. %n évènements suivants ne suivent plus les règles.</numerusform>
        </translation>
    </message>
    <message>
        <source>The past was changed. All later events still follow the rules.</source>
        <translation>Le passé a été modifié. Tous les évènements suivants suivent encore les règles.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler la modification</translation>
    </message>
    <message>
        <source>Take back the change of the past</source>
        <translation>Annuler la modification du passé</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>Masquer l’avis</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show the next event that no longer follows the rules</source>
        <translation>Afficher le prochain évènement qui ne suit plus les règles</translation>
    </message>
    <message>
        <source>Search the journal</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Search upward</source>
        <translation>Chercher vers le haut</translation>
    </message>
    <message>
        <source>Search upward (Shift+Enter)</source>
        <translation>Chercher vers le haut (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Search downward</source>
        <translation>Chercher vers le bas</translation>
    </message>
    <message>
        <source>Search downward (Enter)</source>
        <translation>Chercher vers le bas (Entrée)</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Fermer la recherche (Échap)</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::JournalView</name>
    <message>
        <source>Journal of the game</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>Hide its events</source>
        <translation>Masquer ses évènements</translation>
    </message>
    <message>
        <source>Show its events</source>
        <translation>Afficher ses évènements</translation>
    </message>
    <message>
        <source>Take up this line</source>
        <translation>Reprendre cette suite</translation>
    </message>
    <message>
        <source>Look at this moment</source>
        <translation>Regarder ce moment</translation>
    </message>
    <message>
        <source>Take up this line to here</source>
        <translation>Reprendre cette suite jusqu’ici</translation>
    </message>
    <message>
        <source>Undo to here</source>
        <translation>Annuler jusqu’ici</translation>
    </message>
    <message>
        <source>Redo to here</source>
        <translation>Rétablir jusqu’ici</translation>
    </message>
    <message>
        <source>Restart this turn</source>
        <translation>Recommencer ce tour</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Insert before…</source>
        <translation>Insérer avant…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::KeyBindings</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and the key that does the same</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::KeyField</name>
    <message>
        <source>Press a key…</source>
        <translation>Appuyez sur une touche…</translation>
    </message>
    <message>
        <source>none</source>
        <comment>key</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Press the new key for “%1”</source>
        <extracomment>%1: what a command does</extracomment>
        <translation>Appuyez sur la nouvelle touche pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No key for “%1”</source>
        <translation>Aucune touche pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Key for “%1”: %2</source>
        <comment>command, key</comment>
        <translation>Touche pour «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Enter waits for another key, Delete takes the key away.</source>
        <translation>Entrée attend une autre touche, Suppr retire la touche.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::KeysPage</name>
    <message>
        <source>Every command has its usual keys.</source>
        <translation>Chaque commande a ses touches habituelles.</translation>
    </message>
    <message>
        <source>“%1” has no key now.</source>
        <translation>«&#xa0;%1&#xa0;» n’a plus de touche.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search by what a command does, or by its key</source>
        <translation>Chercher par ce que fait une commande, ou par sa touche</translation>
    </message>
    <message>
        <source>Search the commands</source>
        <translation>Chercher dans les commandes</translation>
    </message>
    <message>
        <source>No command is called like that, and none has that key.</source>
        <translation>Aucune commande ne s’appelle ainsi, et aucune n’a cette touche.</translation>
    </message>
    <message>
        <source>Swap the two keys</source>
        <translation>Échanger les deux touches</translation>
    </message>
    <message>
        <source>All keys as usual</source>
        <translation>Rétablir les raccourcis par défaut</translation>
    </message>
    <message>
        <source>Give every command its usual keys</source>
        <translation>Rendre à chaque commande ses touches habituelles</translation>
    </message>
    <message>
        <source>Restore the usual key for “%1”</source>
        <translation>Rétablir la touche habituelle pour «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” is now the key for “%2”.</source>
        <comment>key, command</comment>
        <translation>«&#xa0;%1&#xa0;» est maintenant la touche pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The keys for “%1” and “%2” are swapped.</source>
        <comment>two commands</comment>
        <translation>Les touches pour «&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» sont échangées.</translation>
    </message>
    <message>
        <source>“%1” is the key for “%2”.</source>
        <comment>key, command</comment>
        <translation>«&#xa0;%1&#xa0;» est la touche pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>These keys stay as they are. Digits and letters stand beside what they take; the others do what they do in every program.</source>
        <translation>Ces touches restent telles quelles. Chiffres et lettres figurent à côté de ce qu’ils prennent&#xa0;; les autres font ce qu’elles font dans tous les programmes.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::LackingForm</name>
    <message>
        <source>A printed value is not known yet. Record what happened at the table.</source>
        <translation>Une valeur imprimée n’est pas encore connue. Notez ce qui s’est passé à la table.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Record these amounts</source>
        <translation>Noter ces quantités</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::LaneBox</name>
    <message>
        <source>%1 answers</source>
        <comment>player</comment>
        <translation>À %1 de répondre</translation>
    </message>
    <message>
        <source>%1 has to answer too</source>
        <comment>player</comment>
        <translation>%1 doit répondre aussi</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::LaneChip</name>
    <message>
        <source>%1, not possible: %2</source>
        <comment>choice, reason</comment>
        <translation>%1, impossible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>choice, price or remark</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::LanesPage</name>
    <message>
        <source>%1 answers</source>
        <comment>player</comment>
        <translation>À %1 de répondre</translation>
    </message>
    <message>
        <source>%1 has to answer too</source>
        <comment>player</comment>
        <translation>%1 doit répondre aussi</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::LookUpPage</name>
    <message>
        <source>Rules – Skyledger</source>
        <extracomment>Title of a window</extracomment>
        <translation>Règles – Skyledger</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MainWindow</name>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 – %2 – Skyledger</source>
        <extracomment>Title of the window: who plays, where the game stands</extracomment>
        <translation>%1 – %2 – Skyledger</translation>
    </message>
    <message>
        <source>Skyledger</source>
        <translation>Skyledger</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <extracomment>The name of a file: %1 is the name of the file of which it is a copy</extracomment>
        <translation>%1 copie</translation>
    </message>
    <message>
        <source>“%1” is the file of the open game, which is saved after every event. Choose another name for the copy.</source>
        <translation>«&#xa0;%1&#xa0;» est le fichier de la partie ouverte, enregistré après chaque évènement. Choisissez un autre nom pour la copie.</translation>
    </message>
    <message>
        <source>The settings were damaged. What could be read of them is in use; the file as it was is kept as “%1”.</source>
        <translation>Les préférences étaient endommagées. Ce qui a pu en être lu est utilisé&#xa0;; le fichier tel qu’il était est gardé sous le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” cannot be written: what you prefer will be forgotten at the end.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: vos préférences seront oubliées à la fermeture.</translation>
    </message>
    <message>
        <source>“%1” is there already. Choose another name.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>La fenêtre</translation>
    </message>
    <message>
        <source>The copy “%1” is saved.</source>
        <translation>La copie «&#xa0;%1&#xa0;» est enregistrée.</translation>
    </message>
    <message>
        <source>A new game of what?</source>
        <translation>Une nouvelle partie de quel jeu&#xa0;?</translation>
    </message>
    <message>
        <source>A rule of which game?</source>
        <translation>Une règle de quel jeu&#xa0;?</translation>
    </message>
    <message>
        <source>The copy of which game?</source>
        <translation>L’exemplaire de quel jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Score a finished game of what?</source>
        <translation>Le décompte de quel jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Skyledger ended while it opened “%1”. So it did not open the game by itself this time.</source>
        <translation>Skyledger s’est arrêté en ouvrant «&#xa0;%1&#xa0;». Cette fois, il n’a donc pas rouvert la partie de lui-même.</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Ouvrir la partie</translation>
    </message>
    <message>
        <source>A game could not be saved in its place when Skyledger ended. With all that was played it lies in “%1”.</source>
        <translation>Une partie n’a pas pu être enregistrée à sa place quand Skyledger s’est arrêté. Avec tout ce qui a été joué, elle se trouve dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Skyledger – table mode</source>
        <translation>Skyledger – mode table</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) of your copy are in this game now.</source>
        <translation>
            <numerusform>%n valeur de votre exemplaire est maintenant dans cette partie.</numerusform>
            <numerusform>%n valeurs de votre exemplaire sont maintenant dans cette partie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MarketBoard</name>
    <message>
        <source>taken by %1</source>
        <translation>occupé (%1)</translation>
    </message>
    <message>
        <source>not named</source>
        <comment>a tile on display</comment>
        <translation>non nommée</translation>
    </message>
    <message>
        <source>Docks: take an aircraft first</source>
        <translation>Quais&#xa0;: prenez d’abord un aérostat</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
    <message>
        <source>Small</source>
        <comment>machines</comment>
        <translation>Petites</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>machines</comment>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>machines</comment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>trophies</comment>
        <translation>Piochés</translation>
    </message>
    <message numerus="yes">
        <source>%n trophy(s) not named</source>
        <translation>
            <numerusform>%n trophée à nommer</numerusform>
            <numerusform>%n trophées à nommer</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, place %2: not named</source>
        <comment>a display, number of a tile in it</comment>
        <translation>%1, place %2&#xa0;: non nommée</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Quais</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MeasuresForm</name>
    <message>
        <source>%1: at most %2 numbers, each from %3 to %4</source>
        <comment>a measure, limits</comment>
        <translation>%1&#xa0;: au plus %2 nombres, chacun de %3 à %4</translation>
    </message>
    <message>
        <source>%1: a number from %2 to %3</source>
        <comment>a measure, limits</comment>
        <translation>%1&#xa0;: un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a measure, which of its numbers</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MergeModel</name>
    <message>
        <source>◀ kept</source>
        <translation>◀ gardée</translation>
    </message>
    <message>
        <source>✕ removed</source>
        <translation>✕ retirée</translation>
    </message>
    <message>
        <source>✕ left out</source>
        <translation>✕ écartée</translation>
    </message>
    <message>
        <source>added ▶</source>
        <translation>ajoutée ▶</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>◀ yours</source>
        <translation>◀ la vôtre</translation>
    </message>
    <message>
        <source>the other ▶</source>
        <translation>l’autre ▶</translation>
    </message>
    <message>
        <source>%1. Yours: %2. The other: %3. Taken: %4.</source>
        <extracomment>A row as it is read aloud: what it is, my value, the other one, which is taken</extracomment>
        <translation>%1. La vôtre&#xa0;: %2. L’autre&#xa0;: %3. Retenue&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Retenue</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>L’autre</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::MergePanel</name>
    <message numerus="yes">
        <source>%n value(s) will be added.</source>
        <translation>
            <numerusform>%n valeur sera ajoutée.</numerusform>
            <numerusform>%n valeurs seront ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your values will be replaced.</source>
        <translation>
            <numerusform>%n de vos valeurs sera remplacée.</numerusform>
            <numerusform>%n de vos valeurs seront remplacées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your values will be removed.</source>
        <translation>
            <numerusform>%n de vos valeurs sera retirée.</numerusform>
            <numerusform>%n de vos valeurs seront retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) will be the same, with the other source.</source>
        <translation>
            <numerusform>%n valeur restera la même, avec l’autre source.</numerusform>
            <numerusform>%n valeurs resteront les mêmes, avec l’autre source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the values that you take are made up: they stay marked as sample data.</source>
        <translation>
            <numerusform>%n des valeurs que vous prenez est inventée&#xa0;: elle reste marquée comme exemple.</numerusform>
            <numerusform>%n des valeurs que vous prenez sont inventées&#xa0;: elles restent marquées comme exemple.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>Les deux disent la même chose.</translation>
    </message>
    <message>
        <source>Nothing of yours will change.</source>
        <translation>Rien ne changera dans le vôtre.</translation>
    </message>
    <message numerus="yes">
        <source>Your copy beside “%1”: %n value(s) differ or are known to one side only. Left takes yours, right takes the other, space changes over.</source>
        <extracomment>%1 is the name of the other catalogue</extracomment>
        <translation>
            <numerusform>Votre exemplaire à côté de «&#xa0;%1&#xa0;»&#xa0;: %n valeur diffère ou n’est connue que d’un côté. Gauche garde la vôtre, droite prend l’autre, Espace alterne.</numerusform>
            <numerusform>Votre exemplaire à côté de «&#xa0;%1&#xa0;»&#xa0;: %n valeurs diffèrent ou ne sont connues que d’un côté. Gauche garde la vôtre, droite prend l’autre, Espace alterne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hold sample data: values marked ✱ are made up.</source>
        <translation>Les deux contiennent des valeurs d’exemple&#xa0;: marquées ✱, elles sont inventées.</translation>
    </message>
    <message>
        <source>The other one holds sample data: values marked ✱ are made up and are taken only where you choose them.</source>
        <translation>L’autre contient des valeurs d’exemple&#xa0;: marquées ✱, elles sont inventées et ne sont prises que là où vous les choisissez.</translation>
    </message>
    <message>
        <source>Yours holds sample data: values marked ✱ are made up.</source>
        <translation>Le vôtre contient des valeurs d’exemple&#xa0;: marquées ✱, elles sont inventées.</translation>
    </message>
    <message>
        <source>Differences between the copies</source>
        <translation>Différences entre les exemplaires</translation>
    </message>
    <message>
        <source>Show what is the &amp;same, too</source>
        <translation>Montrer aussi ce qui est &amp;identique</translation>
    </message>
    <message>
        <source>All of &amp;yours</source>
        <translation>Toutes les &amp;vôtres</translation>
    </message>
    <message>
        <source>Take yours wherever both know a value</source>
        <translation>Prendre la vôtre partout où les deux connaissent une valeur</translation>
    </message>
    <message>
        <source>All of the &amp;other</source>
        <translation>Toutes celles de l’&amp;autre</translation>
    </message>
    <message>
        <source>Take the other wherever both know a value</source>
        <translation>Prendre l’autre partout où les deux connaissent une valeur</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
    <message>
        <source>Merge the copies as chosen</source>
        <translation>Fusionner les exemplaires selon les choix</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave your copy as it is</source>
        <translation>Laisser votre exemplaire tel qu’il est</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::NameEditor</name>
    <message>
        <source>not entered</source>
        <translation>non saisi</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::NavigationBlock</name>
    <message>
        <source>nothing</source>
        <comment>gained</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>values of two Navigation cards</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>other pair</source>
        <translation>autre paire</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>Fermer l’avis</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::NumberFields</name>
    <message>
        <source>%1: %2</source>
        <comment>section, number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” cannot stand there</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas s’y trouver</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>section, number, what it may be</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::OwnerSquare</name>
    <message>
        <source>nobody</source>
        <comment>holds the majority</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A square of a board: the thing, who holds it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::OwnersBoard</name>
    <message>
        <source>Who holds what on the board</source>
        <translation>Qui possède quoi sur le plateau</translation>
    </message>
    <message>
        <source>Click a square until it shows who holds it, or press 1 to 4; 0 is nobody.</source>
        <translation>Cliquez sur une case jusqu’à ce qu’elle montre qui la détient, ou tapez 1 à 4&#xa0;; 0 pour personne.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PastBanner</name>
    <message>
        <source>You are looking at the past: the start of the game, before event 1 of %1.</source>
        <translation>Vous regardez le passé&#xa0;: le début de la partie, avant l’évènement 1 sur %1.</translation>
    </message>
    <message>
        <source>You are looking at the end of the game, after event %1 of %2.</source>
        <translation>Vous regardez la fin de la partie, après l’évènement %1 sur %2.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Take up this line here</source>
        <translation>Reprendre cette suite ici</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>The game goes on from this moment. What came after it is kept.</source>
        <translation>La partie continue à partir de ce moment. Ce qui suivait est conservé.</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Show the boards as they stand now (Esc)</source>
        <translation>Afficher les plateaux tels qu’ils sont maintenant (Échap)</translation>
    </message>
    <message>
        <source>Change nothing (Esc)</source>
        <translation>Ne rien changer (Échap)</translation>
    </message>
    <message>
        <source>You are inserting an event before event %1. Play what happened then, or correct a value.</source>
        <translation>Vous insérez un évènement avant l’évènement %1. Jouez ce qui s’est passé alors, ou corrigez une valeur.</translation>
    </message>
    <message>
        <source>You are inserting an event before event %1. Play what happened then, or correct a value (%2).</source>
        <comment>number, key</comment>
        <translation>Vous insérez un évènement avant l’évènement %1. Jouez ce qui s’est passé alors, ou corrigez une valeur (%2).</translation>
    </message>
    <message>
        <source>You are changing event %1: “%2”. Play what happened instead, or correct a value.</source>
        <translation>Vous modifiez l’évènement %1&#xa0;: «&#xa0;%2&#xa0;». Jouez ce qui s’est passé à la place, ou corrigez une valeur.</translation>
    </message>
    <message>
        <source>You are changing event %1: “%2”. Play what happened instead, or correct a value (%3).</source>
        <comment>number, event, key</comment>
        <translation>Vous modifiez l’évènement %1&#xa0;: «&#xa0;%2&#xa0;». Jouez ce qui s’est passé à la place, ou corrigez une valeur (%3).</translation>
    </message>
    <message>
        <source>One event earlier</source>
        <translation>Un évènement plus tôt</translation>
    </message>
    <message>
        <source>One event later</source>
        <translation>Un évènement plus tard</translation>
    </message>
    <message>
        <source>You are looking at a line that was set aside at %1: %2, after event %3 of %4.</source>
        <extracomment>time, place such as &quot;round 3&quot;, numbers</extracomment>
        <translation>Vous regardez une suite mise de côté à %1&#xa0;: %2, après l’évènement %3 sur %4.</translation>
    </message>
    <message>
        <source>You are looking at what was undone: %1, after event %2 of %3.</source>
        <extracomment>place such as &quot;round 3&quot;, numbers</extracomment>
        <translation>Vous regardez ce qui a été annulé&#xa0;: %1, après l’évènement %2 sur %3.</translation>
    </message>
    <message>
        <source>You are looking at the past: %1, after event %2 of %3.</source>
        <extracomment>place such as &quot;round 3, Ada’s turn&quot;, numbers</extracomment>
        <translation>Vous regardez le passé&#xa0;: %1, après l’évènement %2 sur %3.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PieceCard</name>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <comment>a piece of the box</comment>
        <translation>Supprimer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where values come from, which values</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>! %1</source>
        <comment>what cannot be right</comment>
        <translation>! %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PiecesPanel</name>
    <message>
        <source>What to do with the pieces</source>
        <translation>Que faire du matériel</translation>
    </message>
    <message>
        <source>The pieces: tick off what is done</source>
        <translation>Le matériel&#xa0;: cochez ce qui est fait</translation>
    </message>
    <message>
        <source>The pieces: nothing to move</source>
        <translation>Le matériel&#xa0;: rien à déplacer</translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>Le matériel</translation>
    </message>
    <message numerus="yes">
        <source>The pieces: %n thing(s) to do</source>
        <translation>
            <numerusform>Le matériel&#xa0;: %n chose à faire</numerusform>
            <numerusform>Le matériel&#xa0;: %n choses à faire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PlayView</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Restart this &amp;turn</source>
        <translation>Recommencer ce &amp;tour</translation>
    </message>
    <message>
        <source>&amp;Look at the event before</source>
        <translation>&amp;Regarder l’évènement précédent</translation>
    </message>
    <message>
        <source>&amp;Search the journal</source>
        <translation>&amp;Chercher dans le journal</translation>
    </message>
    <message>
        <source>&amp;All numbers, large</source>
        <translation>&amp;Tous les nombres, en grand</translation>
    </message>
    <message>
        <source>&amp;Final scoring</source>
        <translation>&amp;Décompte final</translation>
    </message>
    <message>
        <source>&amp;Values of this game</source>
        <translation>&amp;Valeurs de cette partie</translation>
    </message>
    <message>
        <source>Game &amp;details</source>
        <translation>Détails de la &amp;partie</translation>
    </message>
    <message>
        <source>The game stands before event %1 of the record, which cannot be replayed: %2 (%3).</source>
        <extracomment>number, reason, rule</extracomment>
        <translation>La partie s’arrête avant l’évènement %1, qui ne peut pas être rejoué&#xa0;: %2 (%3).</translation>
    </message>
    <message>
        <source>The game stands before event %1 of the record, which does not tell %2.</source>
        <comment>number, amounts</comment>
        <translation>La partie s’arrête avant l’évènement %1, qui n’indique pas %2.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PlayersBoard</name>
    <message>
        <source>barracks %1</source>
        <translation>baraquements %1</translation>
    </message>
    <message>
        <source>grid %1</source>
        <translation>grille %1</translation>
    </message>
    <message>
        <source>tower %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>whirlpool %1</source>
        <translation>tourbillon %1</translation>
    </message>
    <message>
        <source>Trophies</source>
        <translation>Trophées</translation>
    </message>
    <message>
        <source>home</source>
        <translation>quai</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>key of an aircraft, where it is</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scaffold(s)</source>
        <translation>
            <numerusform>%n échafaudage</numerusform>
            <numerusform>%n échafaudages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trophies</source>
        <translation>
            <numerusform>%n trophée</numerusform>
            <numerusform>%n trophées</numerusform>
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
            <numerusform>%n amélioration</numerusform>
            <numerusform>%n améliorations</numerusform>
        </translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Upgrades</source>
        <translation>Améliorations</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PlayersForm</name>
    <message>
        <source>Players, in the order of their seats</source>
        <translation>Joueurs, dans l’ordre des places</translation>
    </message>
    <message>
        <source>Random seats</source>
        <translation>Places au hasard</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>Couleur du joueur %1</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>Player %1 begins</source>
        <translation>Le joueur %1 commence</translation>
    </message>
    <message>
        <source>Move player %1 one seat up</source>
        <translation>Monter le joueur %1 d’une place</translation>
    </message>
    <message>
        <source>Move player %1 one seat down</source>
        <translation>Descendre le joueur %1 d’une place</translation>
    </message>
    <message>
        <source>Fourth player, or Enter to start</source>
        <translation>4e joueur, ou Entrée pour commencer</translation>
    </message>
    <message>
        <source>Random seats: everybody is seated by chance</source>
        <translation>Places au hasard&#xa0;: chacun reçoit une place au hasard</translation>
    </message>
    <message>
        <source>Second player, or Enter to start</source>
        <translation>2e joueur, ou Entrée pour commencer</translation>
    </message>
    <message>
        <source>Third player, or Enter to start</source>
        <translation>3e joueur, ou Entrée pour commencer</translation>
    </message>
    <message>
        <source>One more player, or Enter to start</source>
        <translation>Un joueur de plus, ou Entrée pour commencer</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PlayersModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column, content</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>number of</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>number of</comment>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Average VP</source>
        <translation>PV en moyenne</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>most VP of a player</comment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>Average per game: %1</source>
        <comment>source of points</comment>
        <translation>Moyenne par partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player, game</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::Podium</name>
    <message>
        <source>Place %1: %2, %3</source>
        <comment>rank, player, points</comment>
        <translation>Place %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>As if the game ended now</source>
        <translation>Comme si la partie se terminait maintenant</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PreferencesPage</name>
    <message>
        <source>What you see</source>
        <translation>Ce que vous voyez</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, black on white</source>
        <translation>Contraste élevé, noir sur blanc</translation>
    </message>
    <message>
        <source>High contrast, white on black</source>
        <translation>Contraste élevé, blanc sur noir</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of text</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Mouvements</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Docks glide to their places</source>
        <translation>Les panneaux glissent à leur place</translation>
    </message>
    <message>
        <source>What resolves by itself</source>
        <translation>Ce qui se résout d’office</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Chronomètre des tours</translation>
    </message>
    <message>
        <source>Show how long the players take</source>
        <translation>Afficher le temps pris par les joueurs</translation>
    </message>
    <message>
        <source>Games on this computer</source>
        <translation>Parties sur cet ordinateur</translation>
    </message>
    <message>
        <source>Open the last game at the next start</source>
        <translation>Rouvrir la dernière partie au prochain démarrage</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Tell the rules in English and French</source>
        <translation>Afficher les règles en français et en anglais</translation>
    </message>
    <message>
        <source>Minutes without an event after which it stands still</source>
        <translation>Minutes sans évènement après lesquelles il s’arrête</translation>
    </message>
    <message>
        <source>Folder for games</source>
        <translation>Dossier des parties</translation>
    </message>
    <message>
        <source>New games are kept in “%1”.</source>
        <translation>Les nouvelles parties sont enregistrées dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Choose another folder…</source>
        <translation>Choisir un autre dossier…</translation>
    </message>
    <message>
        <source>Restore the usual value of “%1”</source>
        <translation>Rétablir la valeur habituelle de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1: what resolves by itself</source>
        <comment>name of a game</comment>
        <translation>%1&#xa0;: ce qui se résout d’office</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Game and files</source>
        <translation>Partie et fichiers</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Groupes de préférences</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the preferences</source>
        <translation>Fermer les préférences</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::PriceList</name>
    <message>
        <source>Prices: %1.</source>
        <comment>airships with price and space</comment>
        <translation>Tarifs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: price not known, space %2</source>
        <translation>%1&#xa0;: tarif inconnu, case %2</translation>
    </message>
    <message>
        <source>%1: %2 gold, space %3</source>
        <translation>%1&#xa0;: %2 Or, case %3</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ProductionBoard</name>
    <message>
        <source>%1: level %2</source>
        <extracomment>Player, level</extracomment>
        <translation>%1&#xa0;: niveau %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>pay</source>
        <comment>column: what a level costs</comment>
        <translation>dépense</translation>
    </message>
    <message>
        <source>gain</source>
        <comment>column: what a level gives</comment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>on the way up</source>
        <comment>column: what is gained on the way to a level</comment>
        <translation>en montant</translation>
    </message>
    <message>
        <source>to be told</source>
        <comment>a cost</comment>
        <translation>à saisir</translation>
    </message>
    <message>
        <source>to be told</source>
        <comment>a reward</comment>
        <translation>à saisir</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ProjectsBoard</name>
    <message>
        <source>Project cards</source>
        <translation>Cartes Projet</translation>
    </message>
    <message>
        <source>Project card</source>
        <translation>Carte Projet</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jouée par</translation>
    </message>
    <message>
        <source>to be told</source>
        <comment>a cost</comment>
        <translation>à saisir</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ProposalsPanel</name>
    <message>
        <source>Nothing follows yet. Where a value is missing and the table reports what was paid and gained, the printed value is worked out here.</source>
        <translation>Rien à en déduire pour l’instant. Quand une valeur manque et que la table indique ce qui a été dépensé et gagné, la valeur imprimée est calculée ici.</translation>
    </message>
    <message>
        <source>This follows from what the table reported. Look at the cardboard, then confirm it; only then it counts.</source>
        <translation>Ceci découle de ce que la table a indiqué. Regardez le matériel, puis confirmez&#xa0;; alors seulement cela compte.</translation>
    </message>
    <message>
        <source>It is %1</source>
        <translation>C’est %1</translation>
    </message>
    <message>
        <source>Confirm: %1</source>
        <comment>what is printed</comment>
        <translation>Confirmer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Évènement %1</translation>
    </message>
    <message>
        <source>Look at event %1</source>
        <translation>Regarder l’évènement %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ProposingTools</name>
    <message>
        <source>&amp;Proposals…</source>
        <translation>&amp;Propositions…</translation>
    </message>
    <message>
        <source>Propose values from what a recorded game reported</source>
        <translation>Proposer des valeurs d’après ce qu’une partie enregistrée a indiqué</translation>
    </message>
    <message>
        <source>Proposals from a recorded game</source>
        <translation>Propositions d’après une partie enregistrée</translation>
    </message>
    <message>
        <source>“%1” is no recorded game: only what a table reported leads to proposals.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une partie enregistrée&#xa0;: seules les indications d’une table mènent à des propositions.</translation>
    </message>
    <message>
        <source>“%1” was played with sample data: nothing follows from it for your box.</source>
        <translation>«&#xa0;%1&#xa0;» a été jouée avec des valeurs d’exemple&#xa0;: on ne peut rien en déduire pour votre boîte.</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Propositions</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the proposals</source>
        <translation>Fermer les propositions</translation>
    </message>
    <message>
        <source>It cannot be told which piece of your copy this is: enter the value there.</source>
        <translation>On ne peut pas dire de quelle pièce de votre exemplaire il s’agit&#xa0;: saisissez-y la valeur.</translation>
    </message>
    <message>
        <source>The value is in your copy.</source>
        <translation>La valeur est dans votre exemplaire.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RecapPage</name>
    <message>
        <source>Nothing happened yet</source>
        <translation>Rien ne s’est encore passé</translation>
    </message>
    <message>
        <source>Besides</source>
        <translation>En outre</translation>
    </message>
    <message>
        <source>&amp;Earlier</source>
        <translation>A&amp;vant</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>A&amp;près</translation>
    </message>
    <message>
        <source>The &amp;whole round</source>
        <translation>Toute la &amp;manche</translation>
    </message>
    <message>
        <source>Play on (Enter)</source>
        <translation>Continuer (Entrée)</translation>
    </message>
    <message>
        <source>done</source>
        <comment>what a player&apos;s hands had to do</comment>
        <translation>fait</translation>
    </message>
    <message>
        <source>%1: done</source>
        <extracomment>A player, or what is nobody&apos;s</extracomment>
        <translation>%1&#xa0;: fait</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ReportForm</name>
    <message>
        <source>still to be said: %1</source>
        <comment>what was paid, the term of the contract</comment>
        <translation>il reste à indiquer %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ResultPage</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>Take along</source>
        <translation>Emporter</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>The score in the other language: %1</source>
        <translation>Le score dans l’autre langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back to the boards</source>
        <translation>Retour aux plateaux</translation>
    </message>
    <message>
        <source>Ways to look at the result</source>
        <translation>Façons de voir le résultat</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RoundTrack</name>
    <message>
        <source>%1: %2, the %3 marker on %4</source>
        <comment>player, VP, side of the marker, space of the track</comment>
        <translation>%1&#xa0;: %2, marqueur %3 sur la case %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, VP</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 Victory points: %2.</source>
        <comment>sentence about the round, players with their points</comment>
        <translation>%1 Points de victoire&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RowsDesk</name>
    <message>
        <source>%1: there are %2 in the box, and %3 are entered in all.</source>
        <comment>what, number, number</comment>
        <translation>%1&#xa0;: il y en a %2 dans la boîte, et %3 sont saisis en tout.</translation>
    </message>
    <message>
        <source>%1, %2: %3 is too low, the least is %4.</source>
        <comment>player, what, number, number</comment>
        <translation>%1, %2&#xa0;: %3 est sous le minimum de %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 is too high, the most is %4.</source>
        <comment>player, what, number, number</comment>
        <translation>%1, %2&#xa0;: %3 dépasse le maximum de %4.</translation>
    </message>
    <message>
        <source>A name has at most %1 characters: that of player %2 has %3.</source>
        <translation>Un nom a au plus %1 caractères&#xa0;: celui du joueur %2 en a %3.</translation>
    </message>
    <message>
        <source>Players %1 have the same name.</source>
        <comment>list of numbers</comment>
        <translation>Les joueurs %1 ont le même nom.</translation>
    </message>
    <message>
        <source>%1 have the same colour.</source>
        <comment>list of players</comment>
        <translation>%1 ont la même couleur.</translation>
    </message>
    <message>
        <source>Only one can be the first player: %1 are marked.</source>
        <comment>list of players</comment>
        <translation>Il n’y a qu’un premier joueur&#xa0;: %1 sont marqués.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RowsForm</name>
    <message>
        <source>nobody, or a name</source>
        <translation>un nom (facultatif)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A field of the form: what it asks for, whose it is</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 · wins</source>
        <comment>rank</comment>
        <extracomment>The place of a player who wins</extracomment>
        <translation>%1 · gagne</translation>
    </message>
    <message>
        <source>%1: %2, place %3</source>
        <translation>%1&#xa0;: %2, place %3</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) taken over.</source>
        <extracomment>After cells of a spreadsheet were pasted</extracomment>
        <translation>
            <numerusform>%n nombre repris.</numerusform>
            <numerusform>%n nombres repris.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table is in the clipboard.</source>
        <translation>Le tableau est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RowsPage</name>
    <message>
        <source>The sheet is not scored yet, and not saved. Leave it once more to give it up.</source>
        <translation>Le décompte n’est pas encore fait, et la feuille n’est pas enregistrée. Quittez-la encore une fois pour l’abandonner.</translation>
    </message>
    <message>
        <source>Score a finished game</source>
        <translation>Décompte d’une partie finie</translation>
    </message>
    <message>
        <source>Score it</source>
        <translation>Faire le décompte</translation>
    </message>
    <message>
        <source>Enter in the last field</source>
        <translation>Entrée dans le dernier champ</translation>
    </message>
    <message>
        <source>%1, or Enter in the last field</source>
        <comment>key</comment>
        <translation>%1, ou Entrée dans le dernier champ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RowsPanel</name>
    <message numerus="yes">
        <source>%n number(s) are not entered yet and count as 0.</source>
        <translation>
            <numerusform>%n nombre n’est pas encore saisi et compte pour 0.</numerusform>
            <numerusform>%n nombres ne sont pas encore saisis et comptent pour 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are not entered. Finish once more to count them as 0.</source>
        <translation>
            <numerusform>%n nombre n’est pas saisi. Terminez encore une fois pour le compter comme 0.</numerusform>
            <numerusform>%n nombres ne sont pas saisis. Terminez encore une fois pour les compter comme 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Coller des cellules</translation>
    </message>
    <message>
        <source>Cells of a spreadsheet, players as columns or rows, with or without headings: Ctrl+V</source>
        <translation>Les cellules d’un tableur, un joueur par colonne ou par ligne, avec ou sans titres&#xa0;: Ctrl+V</translation>
    </message>
    <message>
        <source>Copy, players as columns</source>
        <translation>Copier, un joueur par colonne</translation>
    </message>
    <message>
        <source>For a spreadsheet: Ctrl+C in a field</source>
        <translation>Pour un tableur&#xa0;: Ctrl+C dans un champ</translation>
    </message>
    <message>
        <source>Copy, players as rows</source>
        <translation>Copier, un joueur par ligne</translation>
    </message>
    <message>
        <source>For a spreadsheet</source>
        <translation>Pour un tableur</translation>
    </message>
    <message>
        <source>For a spreadsheet: %1 in a field</source>
        <comment>key</comment>
        <translation>Pour un tableur&#xa0;: %1 dans un champ</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RowsView</name>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>What was changed last is not saved: a number or a name cannot be right. Leave once more to give it up.</source>
        <translation>La dernière modification n’est pas enregistrée&#xa0;: un nombre ou un nom ne peut pas être juste. Quittez encore une fois pour y renoncer.</translation>
    </message>
    <message>
        <source>Score sheet of %1</source>
        <translation>Feuille de score du %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RuleHelp</name>
    <message>
        <source>Rule: %1</source>
        <comment>title of an entry</comment>
        <translation>Règle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulesDelegate</name>
    <message>
        <source>page %1</source>
        <translation>page %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulesModel</name>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chapter: %1, %n rule(s)</source>
        <comment>title of a chapter</comment>
        <translation>
            <numerusform>Chapitre&#xa0;: %1, %n règle</numerusform>
            <numerusform>Chapitre&#xa0;: %1, %n règles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>title of a rule, part of its text</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, page %2. %3</source>
        <comment>title of a rule, number, part of its text</comment>
        <translation>%1, page %2. %3</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulesPanel</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n règle trouvée</numerusform>
            <numerusform>%n règles trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found. Try other words, or empty the field to choose a chapter.</source>
        <translation>Rien trouvé. Essayez d’autres mots, ou videz le champ pour choisir un chapitre.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) chosen</source>
        <translation>
            <numerusform>%n règle choisie</numerusform>
            <numerusform>%n règles choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>What do you want to know?</source>
        <translation>Que voulez-vous savoir&#xa0;?</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Tell the rules in English and French</source>
        <translation>Afficher les règles en français et en anglais</translation>
    </message>
    <message>
        <source>Both languages</source>
        <translation>Les deux langues</translation>
    </message>
    <message>
        <source>More ▾</source>
        <extracomment>A button with a menu</extracomment>
        <translation>Plus ▾</translation>
    </message>
    <message>
        <source>More: printing, and the words of both editions</source>
        <translation>Plus&#xa0;: impression et termes des deux éditions</translation>
    </message>
    <message>
        <source>&amp;Print this rule…</source>
        <translation>&amp;Imprimer cette règle…</translation>
    </message>
    <message>
        <source>&amp;Choose rules to print</source>
        <translation>&amp;Choisir des règles à imprimer</translation>
    </message>
    <message>
        <source>&amp;Words of both editions</source>
        <translation>&amp;Termes des deux éditions</translation>
    </message>
    <message>
        <source>Print the words on &amp;one page…</source>
        <translation>Imprimer les termes sur &amp;une page…</translation>
    </message>
    <message>
        <source>Print chosen rules…</source>
        <translation>Imprimer les règles choisies…</translation>
    </message>
    <message>
        <source>Print the chosen rules</source>
        <translation>Imprimer les règles choisies</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done with choosing rules</source>
        <translation>Terminer le choix des règles</translation>
    </message>
    <message>
        <source>Rules to choose from</source>
        <translation>Règles à choisir</translation>
    </message>
    <message>
        <source>Type what you want to know, or choose a chapter.</source>
        <translation>Saisissez ce que vous cherchez, ou choisissez un chapitre.</translation>
    </message>
    <message>
        <source>In English or French, by everyday words, by official words or by the number of a rule</source>
        <translation>En français ou en anglais, par des mots courants, par les termes officiels ou par le numéro d’une règle</translation>
    </message>
    <message>
        <source>Back to what was shown before</source>
        <translation>Revenir à ce qui était affiché avant</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Avancer de nouveau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Fermer les règles</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>The print system does not answer.</source>
        <translation>Le système d’impression ne répond pas.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulingsForm</name>
    <message>
        <source>Edition and rulings</source>
        <translation>Édition et interprétations</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>House rules and rulings</source>
        <translation>Règles maison et interprétations</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interprétations</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RulingsPart</name>
    <message>
        <source>Names, colours, seats, edition and rulings of this game. The game is replayed with what you change here; nothing that was recorded is lost.</source>
        <translation>Noms, couleurs, places, édition et interprétations de cette partie. La partie est rejouée avec ce que vous modifiez ici&#xa0;; rien de ce qui est enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>The edition will be: %1.</source>
        <translation>L’édition sera&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n ruling(s) will be read otherwise.</source>
        <translation>
            <numerusform>%n interprétation sera différente.</numerusform>
            <numerusform>%n interprétations seront différentes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::RunningCard</name>
    <message>
        <source>%1, %2</source>
        <comment>date, time of the clock</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Running game · %1</source>
        <comment>what the box is called</comment>
        <translation>Partie en cours · %1</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Continue: %1, %2</source>
        <comment>game, players</comment>
        <translation>Reprendre&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>begun %1</source>
        <comment>date and time</comment>
        <translation>commencée le %1</translation>
    </message>
    <message>
        <source>Also running</source>
        <translation>Aussi en cours</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SeatLine</name>
    <message>
        <source>%1 %2</source>
        <comment>player, points</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SeriesPage</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rows and columns</source>
        <translation>Lignes et colonnes</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SetupPage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Start the game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SharingTools</name>
    <message>
        <source>Import component values</source>
        <translation>Importer des valeurs du matériel</translation>
    </message>
    <message>
        <source>“%1” lists other pieces than your copy. Compare and merge shows them.</source>
        <translation>«&#xa0;%1&#xa0;» cite d’autres pièces que votre exemplaire. «&#xa0;Comparer et fusionner&#xa0;» les montre.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were added from “%1”.</source>
        <translation>
            <numerusform>%n valeur a été ajoutée depuis «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n valeurs ont été ajoutées depuis «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” holds nothing that your copy lacks.</source>
        <translation>«&#xa0;%1&#xa0;» ne contient rien qui manque à votre exemplaire.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) differ and stayed as they are: Compare and merge shows them.</source>
        <translation>
            <numerusform>%n valeur diffère et est restée telle quelle&#xa0;: «&#xa0;Comparer et fusionner&#xa0;» la montre.</numerusform>
            <numerusform>%n valeurs diffèrent et sont restées telles quelles&#xa0;: «&#xa0;Comparer et fusionner&#xa0;» les montre.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file holds sample data: made up values were left out.</source>
        <translation>Le fichier contient des valeurs d’exemple&#xa0;: les valeurs inventées ont été laissées de côté.</translation>
    </message>
    <message>
        <source>Export your copy</source>
        <translation>Exporter votre exemplaire</translation>
    </message>
    <message>
        <source>Your copy was written to %1.</source>
        <translation>Votre exemplaire a été écrit dans %1.</translation>
    </message>
    <message>
        <source>Your copy was written to %1. It holds sample data, which is marked as made up.</source>
        <translation>Votre exemplaire a été écrit dans %1. Il contient des valeurs d’exemple, marquées comme inventées.</translation>
    </message>
    <message>
        <source>Compare your copy with</source>
        <translation>Comparer votre exemplaire avec</translation>
    </message>
    <message>
        <source>Compare and merge</source>
        <translation>Comparer et fusionner</translation>
    </message>
    <message>
        <source>The copies are merged.</source>
        <translation>Les exemplaires sont fusionnés.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Import component values from a file</source>
        <translation>Importer des valeurs du matériel depuis un fichier</translation>
    </message>
    <message>
        <source>Adds what your copy lacks; nothing of yours is replaced</source>
        <translation>Ajoute ce qui manque à votre exemplaire&#xa0;; rien du vôtre n’est remplacé</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Export your copy to a file</source>
        <translation>Exporter votre exemplaire dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Compare and merge…</source>
        <translation>&amp;Comparer et fusionner…</translation>
    </message>
    <message>
        <source>Compare your copy with a file and merge them</source>
        <translation>Comparer votre exemplaire avec un fichier et les fusionner</translation>
    </message>
    <message>
        <source>Your copy cannot be read or changed now: nothing was done.</source>
        <translation>Votre exemplaire ne peut être ni lu ni modifié pour l’instant&#xa0;: rien n’a été fait.</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) were left out, because the pieces in the file may be other ones than yours.</source>
        <translation>
            <numerusform>%n valeur a été laissée de côté, car la pièce du fichier n’est peut-être pas la vôtre.</numerusform>
            <numerusform>%n valeurs ont été laissées de côté, car les pièces du fichier ne sont peut-être pas les vôtres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The values of “%1” do not fit together with yours (%2). Compare and merge shows them.</source>
        <translation>Les valeurs de «&#xa0;%1&#xa0;» ne s’accordent pas avec les vôtres (%2). «&#xa0;Comparer et fusionner&#xa0;» les montre.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SheetRules</name>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Rulings for unclear rules</source>
        <translation>Interprétations des règles peu claires</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Interprétations</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SheetView</name>
    <message>
        <source>Nothing in the box is called so.</source>
        <translation>Rien dans la boîte ne s’appelle ainsi.</translation>
    </message>
    <message numerus="yes">
        <source>%n more: type on to see them.</source>
        <translation>
            <numerusform>%n de plus&#xa0;: continuez à taper pour la voir.</numerusform>
            <numerusform>%n de plus&#xa0;: continuez à taper pour les voir.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be removed: another value speaks of it.</source>
        <translation>Impossible de retirer %1&#xa0;: une autre valeur en parle.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ShelfKeeper</name>
    <message>
        <source>The shelf of finished games was damaged and is made anew out of the games’ files. What was there is kept as “%1”.</source>
        <translation>L’étagère des parties finies était endommagée&#xa0;; elle est refaite à partir des fichiers des parties. Ce qui s’y trouvait est conservé sous le nom «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” and “%2” hold the same game with different ends. On the shelf stands the end in the first.</source>
        <translation>«&#xa0;%1&#xa0;» et «&#xa0;%2&#xa0;» contiennent la même partie avec des fins différentes. L’étagère garde la fin du premier.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ShelfPage</name>
    <message>
        <source>No finished games yet. They come here by themselves when a game ends or a score sheet is done.</source>
        <translation>Aucune partie finie pour l’instant. Elles arrivent ici d’elles-mêmes quand une partie se termine ou qu’une feuille de score est remplie.</translation>
    </message>
    <message>
        <source>No game fits.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>“%1” was taken off the shelf. Its file is where it was.</source>
        <translation>«&#xa0;%1&#xa0;» a été retirée de l’étagère. Son fichier reste où il était.</translation>
    </message>
    <message>
        <source>The game is back on the shelf.</source>
        <translation>La partie est de retour sur l’étagère.</translation>
    </message>
    <message>
        <source>Export all games as CSV</source>
        <translation>Exporter toutes les parties en CSV</translation>
    </message>
    <message>
        <source>finished games</source>
        <comment>name of a file</comment>
        <translation>parties finies</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Search names, dates, colours, editions</source>
        <translation>Chercher noms, dates, couleurs, éditions</translation>
    </message>
    <message>
        <source>Search the finished games</source>
        <translation>Chercher dans les parties finies</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Put the removed game back</source>
        <translation>Remettre la partie retirée</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Retirer de l’étagère</translation>
    </message>
    <message>
        <source>Export all as CSV…</source>
        <translation>Tout exporter en CSV…</translation>
    </message>
    <message>
        <source>Read the games’ files again</source>
        <translation>Relire les fichiers des parties</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>List of the finished games</source>
        <translation>Liste des parties finies</translation>
    </message>
    <message>
        <source>Games or players</source>
        <translation>Parties ou joueurs</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>whose finished games are shown</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>“%1” is there already. Choose another name.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::SoloBoard</name>
    <message>
        <source>or</source>
        <comment>between what a space allows</comment>
        <translation>ou</translation>
    </message>
    <message>
        <source>Space %1</source>
        <comment>of the Solo board</comment>
        <translation>Case %1</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>what a space allows</comment>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>not used in this game</source>
        <translation>inutilisée dans cette partie</translation>
    </message>
    <message>
        <source>now</source>
        <comment>the space that is played</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisée</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StageTrack</name>
    <message>
        <source>stage %1: received</source>
        <translation>phase %1&#xa0;: reçu</translation>
    </message>
    <message>
        <source>stage %1: %2</source>
        <comment>stage, what its bonus brings</comment>
        <translation>phase %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Stage %1 of 5. Stage bonuses: %2.</source>
        <translation>Phase %1 sur 5. Bonus de phase&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>received</source>
        <comment>a stage bonus</comment>
        <translation>reçu</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StandingsBoard</name>
    <message>
        <source>track</source>
        <comment>column: VP on the track</comment>
        <translation>piste</translation>
    </message>
    <message>
        <source>missions</source>
        <comment>column</comment>
        <translation>missions</translation>
    </message>
    <message>
        <source>upgrades</source>
        <comment>column</comment>
        <translation>amélior.</translation>
    </message>
    <message>
        <source>projects</source>
        <comment>column</comment>
        <translation>projets</translation>
    </message>
    <message>
        <source>total</source>
        <comment>column</comment>
        <translation>total</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) not known yet count as 0</source>
        <translation>
            <numerusform>%n valeur encore inconnue compte pour 0</numerusform>
            <numerusform>%n valeurs encore inconnues comptent pour 0</numerusform>
        </translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>Si la partie s’arrêtait maintenant</translation>
    </message>
    <message>
        <source>If %1 wins this fight: %2</source>
        <comment>player, total</comment>
        <translation>Si %1 gagne ce combat&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StandingsModel</name>
    <message>
        <source>%1, place %2, %3</source>
        <comment>player, rank, points</comment>
        <translation>%1, place %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>column, number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StandingsPanel</name>
    <message>
        <source>Table of the standings</source>
        <translation>Tableau du classement</translation>
    </message>
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
            <numerusform>%n coup imposé</numerusform>
            <numerusform>%n coups imposés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 in this game</source>
        <comment>corrections, overrides</comment>
        <translation>%1 et %2 dans cette partie</translation>
    </message>
    <message>
        <source>%1 in this game</source>
        <comment>corrections or overrides</comment>
        <translation>%1 dans cette partie</translation>
    </message>
    <message>
        <source>Time taken</source>
        <translation>Temps pris</translation>
    </message>
    <message>
        <source>in all</source>
        <comment>time of a player</comment>
        <translation>en tout</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>manche %1</translation>
    </message>
    <message>
        <source>How long the players took</source>
        <translation>Temps pris par les joueurs</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StartPage</name>
    <message>
        <source>Skyledger</source>
        <translation>Skyledger</translation>
    </message>
    <message>
        <source>The cardboard stays the truth: Skyledger listens, checks and counts.</source>
        <translation>Le carton fait foi&#xa0;: Skyledger écoute, vérifie et compte.</translation>
    </message>
    <message>
        <source>&amp;Look up a rule</source>
        <translation>Consulter une rè&amp;gle</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Page d’accueil</translation>
    </message>
    <message>
        <source>&amp;Finished games</source>
        <translation>Parties &amp;finies</translation>
    </message>
    <message>
        <source>&amp;Your copy of the box</source>
        <translation>Votre e&amp;xemplaire de la boîte</translation>
    </message>
    <message>
        <source>The shelf: who won, and how often</source>
        <translation>Qui a gagné, et combien de fois</translation>
    </message>
    <message>
        <source>What is printed on your cardboard</source>
        <translation>Les valeurs imprimées de votre boîte</translation>
    </message>
    <message>
        <source>A game, a score sheet, a copy of the box</source>
        <translation>Une partie, une feuille de score, un exemplaire</translation>
    </message>
    <message>
        <source>Skyledger %1 · nothing is sent anywhere</source>
        <comment>version</comment>
        <translation>Skyledger %1 · rien n’est envoyé nulle part</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StatusLine</name>
    <message>
        <source>Not saved · %1</source>
        <translation>Non enregistré · %1</translation>
    </message>
    <message>
        <source>Saved %1 · %2</source>
        <comment>time, file name</comment>
        <translation>Enregistré à %1 · %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StepNames</name>
    <message>
        <source>%1. %2: %3</source>
        <comment>number, step, how</comment>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StepOptionButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what is chosen, what it leads to</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>chosen: %1</source>
        <translation>choisi&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StepsColumn</name>
    <message>
        <source>%1: done (%2)</source>
        <comment>player, digit</comment>
        <translation>%1&#xa0;: fait (%2)</translation>
    </message>
    <message>
        <source>%1: done</source>
        <comment>player</comment>
        <translation>%1&#xa0;: fait</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StepsForAll</name>
    <message>
        <source>For everybody</source>
        <translation>Pour tous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>piece, where it goes</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>before you go on</source>
        <translation>avant de continuer</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::StepsPage</name>
    <message>
        <source>A digit ticks a player; going on ticks all of them.</source>
        <translation>Un chiffre coche un joueur&#xa0;; continuer coche tout le monde.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TableBoard</name>
    <message>
        <source>%1’s turn.</source>
        <comment>player</comment>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Stage %1</source>
        <translation>Phase %1</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PV</translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s) held</source>
        <translation>
            <numerusform>%n contrat en cours</numerusform>
            <numerusform>%n contrats en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n contract(s) completed</source>
        <translation>
            <numerusform>%n contrat validé</numerusform>
            <numerusform>%n contrats validés</numerusform>
        </translation>
    </message>
    <message>
        <source>majority: %1</source>
        <comment>airship</comment>
        <translation>majorité&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n public utility majorities</source>
        <translation>
            <numerusform>%n majorité de structure</numerusform>
            <numerusform>%n majorités de structure</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>A player and what the player has</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TakeAlongPanel</name>
    <message numerus="yes">
        <source>The link is too long for a QR code: %n byte(s). Send it to the phone instead.</source>
        <translation>
            <numerusform>Le lien est trop long pour un code QR&#xa0;: %n octet. Envoyez-le plutôt au téléphone.</numerusform>
            <numerusform>Le lien est trop long pour un code QR&#xa0;: %n octets. Envoyez-le plutôt au téléphone.</numerusform>
        </translation>
    </message>
    <message>
        <source>This program was built without QR codes. Send the link to the phone instead.</source>
        <translation>Ce programme a été compilé sans codes QR. Envoyez plutôt le lien au téléphone.</translation>
    </message>
    <message>
        <source>Point the phone’s camera at the code, or open the link on the phone.</source>
        <translation>Visez le code avec l’appareil photo du téléphone, ou ouvrez le lien sur le téléphone.</translation>
    </message>
    <message>
        <source>“%1” cannot be written: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>L’imprimante ne peut pas être utilisée.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Save as an image</source>
        <translation>Enregistrer en image</translation>
    </message>
    <message>
        <source>The text is in the clipboard.</source>
        <translation>Le texte est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The link is in the clipboard.</source>
        <translation>Le lien est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save as CSV, for a spreadsheet</source>
        <translation>Enregistrer en CSV, pour un tableur</translation>
    </message>
    <message>
        <source>Image…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Copier le lien</translation>
    </message>
    <message>
        <source>To paste in a chat</source>
        <translation>À coller dans une discussion</translation>
    </message>
    <message>
        <source>For BG Stats on a phone</source>
        <translation>Pour BG Stats sur un téléphone</translation>
    </message>
    <message>
        <source>Link for BG Stats</source>
        <translation>Lien pour BG Stats</translation>
    </message>
    <message>
        <source>QR code of the link for BG Stats</source>
        <translation>Code QR du lien pour BG Stats</translation>
    </message>
    <message>
        <source>Taking it along</source>
        <translation>À emporter</translation>
    </message>
    <message>
        <source>“%1” is there already. Choose another name.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The print system does not answer. The PDF can be printed later.</source>
        <translation>Le système d’impression ne répond pas. Le PDF pourra être imprimé plus tard.</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ThingButton</name>
    <message>
        <source>can be chosen now</source>
        <translation>peut être choisi maintenant</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ThingGrid</name>
    <message>
        <source>fold away</source>
        <translation>replier</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>things of a board</comment>
        <translation>
            <numerusform>encore %n</numerusform>
            <numerusform>encore %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ThingRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A thing of the box, what is printed on it</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>type it like this: %1</source>
        <translation>à taper ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>not understood yet; type it like this: %1</source>
        <translation>pas encore compris&#xa0;; à taper ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a value of the box, what is said of it</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>kept as soon as the rest is there: %1</source>
        <translation>gardé dès que le reste est là&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what a value is, where it comes from</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove %1 from your copy</source>
        <extracomment>A thing of the box that the owner listed</extracomment>
        <translation>Retirer %1 de votre exemplaire</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TickRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>What pieces are, one of them: &quot;Pieces in play: L3&quot;</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TilesEditor</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A place and the tile that lies there</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1-%2</source>
        <extracomment>A kind of tile and the number that tells it from others of its kind</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TilesForm</name>
    <message>
        <source>%1  %2</source>
        <extracomment>A key, and the kind of tile that it lays</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1  %2 · %3</source>
        <extracomment>A key, the kind of tile that it lays, and how many of it lie there</extracomment>
        <translation>%1  %2 · %3</translation>
    </message>
    <message>
        <source>Lay a tile: %1</source>
        <translation>Poser une tuile&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TrackEditorField</name>
    <message>
        <source>%1, space %2</source>
        <comment>a price list, number from the top</comment>
        <translation>%1, case %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::TurnPanel</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Take back the last choice (Esc)</source>
        <translation>Annuler le dernier choix (Échap)</translation>
    </message>
    <message>
        <source>Back to the choice before</source>
        <translation>Revenir au choix précédent</translation>
    </message>
    <message numerus="yes">
        <source>↶ %n later event(s) will be set aside when you play on. Redo brings them back.</source>
        <translation>
            <numerusform>↶ Vous êtes %n coup en arrière. Si vous jouez ici, il est remplacé (Rétablir pour y revenir).</numerusform>
            <numerusform>↶ Vous êtes %n coups en arrière. Si vous jouez ici, ils sont remplacés (Rétablir pour y revenir).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n later event(s) that cannot be replayed will be set aside when you play on.</source>
        <translation>
            <numerusform>%n évènement suivant qui ne peut pas être rejoué sera mis de côté si vous continuez.</numerusform>
            <numerusform>%n évènements suivants qui ne peuvent pas être rejoués seront mis de côté si vous continuez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Record anyway…</source>
        <translation>Enregistrer quand même…</translation>
    </message>
    <message>
        <source>Record it although the rules forbid it</source>
        <translation>L’enregistrer bien que les règles l’interdisent</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ValueFields</name>
    <message>
        <source>%1: %2</source>
        <comment>a value, a part of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ValuesForm</name>
    <message>
        <source>not understood</source>
        <translation>pas compris</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Retenir</translation>
    </message>
    <message>
        <source>Keep these values in the game</source>
        <translation>Retenir ces valeurs dans la partie</translation>
    </message>
    <message>
        <source>Later: only what was paid and gained</source>
        <translation>Plus tard&#xa0;: seulement ce qui a été payé et gagné</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ValuesModel</name>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>A value as it is read aloud: what it is, what is printed, its source</extracomment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::ValuesPage</name>
    <message>
        <source>&amp;Proposals</source>
        <translation>&amp;Propositions</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Proposals (%n)</source>
        <translation>
            <numerusform>&amp;Propositions (%n)</numerusform>
            <numerusform>&amp;Propositions (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Next missing (%n left)</source>
        <translation>
            <numerusform>Ma&amp;nquante suivante (reste %n)</numerusform>
            <numerusform>Ma&amp;nquante suivante (restent %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go to the next missing value; %n left</source>
        <translation>
            <numerusform>Aller à la valeur manquante suivante&#xa0;; il en reste %n</numerusform>
            <numerusform>Aller à la valeur manquante suivante&#xa0;; il en reste %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No value is selected.</source>
        <translation>Aucune valeur n’est choisie.</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>A value, what is printed, its source</extracomment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: not known yet</source>
        <translation>%1&#xa0;: pas encore connu</translation>
    </message>
    <message>
        <source>The value was not taken, and nothing has changed.</source>
        <translation>La valeur n’a pas été prise, et rien n’a changé.</translation>
    </message>
    <message>
        <source>The value is in this game and in your copy of the box.</source>
        <translation>La valeur est dans cette partie et dans votre exemplaire.</translation>
    </message>
    <message>
        <source>The value is in this game.</source>
        <translation>La valeur est dans cette partie.</translation>
    </message>
    <message>
        <source>The value that you typed is not in the game. Close again to give it up.</source>
        <translation>La valeur saisie n’est pas dans la partie. Fermez encore une fois pour l’abandonner.</translation>
    </message>
    <message>
        <source>Enter what is missing and correct what is wrong: the game is replayed, and nothing that was recorded is lost.</source>
        <translation>Saisissez ce qui manque et corrigez ce qui est faux&#xa0;: la partie est rejouée, et rien de ce qui est enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valeurs</translation>
    </message>
    <message>
        <source>Search the values</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Only &amp;missing ones</source>
        <translation>Seulement les &amp;manquantes</translation>
    </message>
    <message>
        <source>Component values of this game</source>
        <translation>Valeurs du matériel de cette partie</translation>
    </message>
    <message>
        <source>&amp;Enter</source>
        <translation>&amp;Saisir</translation>
    </message>
    <message>
        <source>Put the value into the game</source>
        <translation>Mettre la valeur dans la partie</translation>
    </message>
    <message>
        <source>Puts the value into this game and into your copy of the box (Enter)</source>
        <translation>Met la valeur dans cette partie et dans votre exemplaire (Entrée)</translation>
    </message>
    <message>
        <source>Put &amp;back</source>
        <translation>&amp;Rétablir la valeur</translation>
    </message>
    <message>
        <source>Show the value as it is</source>
        <translation>Afficher la valeur telle qu’elle est</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the values of this game</source>
        <translation>Fermer les valeurs de cette partie</translation>
    </message>
    <message>
        <source>%1: what you typed is kept here, but it is not in the game yet.</source>
        <comment>a value</comment>
        <translation>%1&#xa0;: votre saisie est conservée ici, mais n’est pas encore dans la partie.</translation>
    </message>
    <message>
        <source>Values and proposals</source>
        <translation>Valeurs et propositions</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::WhistleMountainNewGamePage</name>
    <message>
        <source>Two to four people play.</source>
        <translation>Il faut de deux à quatre joueurs.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <comment>number</comment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Starting ability of %1</source>
        <translation>Compétence de départ (%1)</translation>
    </message>
    <message>
        <source>New game of Whistle Mountain</source>
        <translation>Nouvelle partie de Whistle Mountain</translation>
    </message>
    <message>
        <source>What is printed on boards and tiles</source>
        <translation>Ce qui est imprimé sur les plateaux et les tuiles</translation>
    </message>
    <message>
        <source>&amp;First game: the advanced elements stay in the box</source>
        <translation>&amp;Première partie&#xa0;: les éléments avancés restent dans la boîte</translation>
    </message>
    <message>
        <source>Starting abilities</source>
        <translation>Compétences de départ</translation>
    </message>
    <message>
        <source>Dealt at random</source>
        <translation>Tirée au hasard</translation>
    </message>
    <message>
        <source>The measures of your board cannot be kept: their file cannot be written</source>
        <translation>Les mesures de votre plateau ne peuvent pas être gardées&#xa0;: leur fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>The values of the game before</source>
        <translation>Les valeurs de la partie précédente</translation>
    </message>
    <message>
        <source>Sample set, to try the program</source>
        <translation>Valeurs d’exemple, pour essayer le programme</translation>
    </message>
    <message>
        <source>Your box</source>
        <translation>Votre boîte</translation>
    </message>
    <message>
        <source>Measures of the board, tiles and scaffolds are made up: no box has them.</source>
        <translation>Mesures du plateau, tuiles et échafaudages sont inventés&#xa0;: aucune boîte ne les a.</translation>
    </message>
    <message>
        <source>What the rulebook does not print is asked for as it is needed.</source>
        <translation>Ce que le livret n’imprime pas est demandé au moment voulu.</translation>
    </message>
    <message>
        <source>Your board</source>
        <translation>Votre plateau</translation>
    </message>
    <message>
        <source>Three numbers, counted on the board from below: they are asked once and kept.</source>
        <translation>Trois nombres, comptés sur le plateau depuis le bas&#xa0;: demandés une seule fois, puis gardés.</translation>
    </message>
    <message>
        <source>May wait: what is not known is asked for as it is needed.</source>
        <translation>Peut attendre&#xa0;: ce qui manque est demandé au moment voulu.</translation>
    </message>
    <message>
        <source>The board as these numbers make it</source>
        <translation>Le plateau tel que ces nombres le font</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>First row above the bridge</source>
        <translation>Première rangée au-dessus du pont</translation>
    </message>
    <message>
        <source>Lowest row of the barracks</source>
        <translation>Rangée la plus basse des baraquements</translation>
    </message>
    <message>
        <source>Small machines, sides in cells</source>
        <translation>Petites machines, côtés en cases</translation>
    </message>
    <message>
        <source>Medium machines, sides in cells</source>
        <translation>Machines moyennes, côtés en cases</translation>
    </message>
    <message>
        <source>Large machines, sides in cells</source>
        <translation>Grandes machines, côtés en cases</translation>
    </message>
    <message>
        <source>VP of the tower’s floors, from the bottom: 1 2 2 3 …</source>
        <translation>PV des étages de la tour, de bas en haut&#xa0;: 1 2 2 3 …</translation>
    </message>
    <message>
        <source>&amp;Your copy of the box…</source>
        <translation>&amp;Votre exemplaire de la boîte…</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::WhistleMountainStandings</name>
    <message>
        <source>tokens</source>
        <translation>jetons</translation>
    </message>
    <message>
        <source>tower</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>upgrades</source>
        <translation>amélior.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>whirlpool</source>
        <translation>tourb.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::WhistleMountainTableBoard</name>
    <message>
        <source>%1: %2</source>
        <comment>player, points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>barracks %1 · whirlpool %2 · aircraft at home %3</source>
        <translation>baraquements %1 · tourbillon %2 · aérostats à quai %3</translation>
    </message>
    <message>
        <source>Water level %1</source>
        <translation>Niveau des eaux %1</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::WhistleMountainView</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Turn %1, water level %2</source>
        <extracomment>In the title of the window: no sentence, so no full stop</extracomment>
        <translation>Tour %1, niveau des eaux %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>edition, notice</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Docks and displays</source>
        <translation>Quais et marché</translation>
    </message>
</context>
<context>
    <name>skyledger::ui::WindowActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>Parties réc&amp;entes</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>Enregistrer une &amp;copie sous…</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>&amp;Close game</source>
        <translation>&amp;Fermer la partie</translation>
    </message>
    <message>
        <source>&amp;Folder for games…</source>
        <translation>Do&amp;ssier des parties…</translation>
    </message>
    <message>
        <source>Open the &amp;last game at the next start</source>
        <translation>Rouvrir la dernière partie au &amp;prochain démarrage</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>Ré&amp;initialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Skyledger</source>
        <translation>À &amp;propos de Skyledger</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Show how long the players &amp;take</source>
        <translation>Afficher le &amp;temps pris par les joueurs</translation>
    </message>
    <message>
        <source>Turn &amp;clock</source>
        <translation>&amp;Chronomètre des tours</translation>
    </message>
    <message numerus="yes">
        <source>Stand still after %n minute(s) without an event</source>
        <translation>
            <numerusform>S’arrêter après %n minute sans évènement</numerusform>
            <numerusform>S’arrêter après %n minutes sans évènement</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Quick start</source>
        <translation>&amp;Prise en main</translation>
    </message>
    <message>
        <source>The &amp;rule of what has the keyboard</source>
        <translation>La &amp;règle de l’élément actif</translation>
    </message>
    <message>
        <source>&amp;Look up a rule…</source>
        <translation>&amp;Chercher une règle…</translation>
    </message>
    <message>
        <source>&amp;Score a finished game…</source>
        <translation>&amp;Décompte d’une partie finie…</translation>
    </message>
    <message>
        <source>F&amp;inished games</source>
        <translation>Parties f&amp;inies</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>&amp;Your copy of the box…</source>
        <translation>&amp;Votre exemplaire de la boîte…</translation>
    </message>
    <message>
        <source>High contrast, black on &amp;white</source>
        <translation>Contraste élevé, noir sur &amp;blanc</translation>
    </message>
    <message>
        <source>High contrast, white on &amp;black</source>
        <translation>Contraste élevé, blanc sur &amp;noir</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Usual text size</source>
        <translation>Taille &amp;habituelle du texte</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>size of text</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Table &amp;mode</source>
        <translation>&amp;Mode table</translation>
    </message>
</context>
</TS>
