<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n bois</numerusform>
            <numerusform>%n bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <translation>
            <numerusform>%n aluminium</numerusform>
            <numerusform>%n aluminium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n or</numerusform>
            <numerusform>%n or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gear(s)</source>
        <translation>
            <numerusform>%n propulsion</numerusform>
            <numerusform>%n propulsions</numerusform>
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
    <message>
        <source>%1 VP</source>
        <extracomment>Victory points. The number may be negative.</extracomment>
        <translation>%1 PV</translation>
    </message>
</context>
<context>
    <name>Catalogue</name>
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
        <translation>Exemple, inventées</translation>
    </message>
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
        <translation>il y a moins de cases de don à quatre joueurs (%1) qu’à trois (%2)</translation>
    </message>
    <message>
        <source>there is no donation space</source>
        <translation>il n’y a aucune case de don</translation>
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
        <source>Sample data: component values shown here are made up for trying the program.</source>
        <translation>Données d’exemple : des valeurs du matériel montrées ici sont inventées pour essayer le programme.</translation>
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
        <translation>Catalogue « %1 »</translation>
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
        <source>Reads a catalogue (*.skycatalogue.json) and tells how many component values are known from which source, which are missing, and what cannot be right.</source>
        <translation>Lit un catalogue (*.skycatalogue.json) et dit combien de valeurs du matériel sont connues et de quelle source, lesquelles manquent, et ce qui ne peut pas être juste.</translation>
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
        <translation>ce qui, dans une partie notée, est illégal, indéterminé, imposé ou perdu</translation>
    </message>
    <message>
        <source>Replays a game record (*.skyledger) and tells which event is illegal and why, which depend on component values that are not known, which the table insisted on against the rules, and what was lost to a full track.</source>
        <translation>Rejoue une partie notée (*.skyledger) et dit quel évènement est illégal et pourquoi, lesquels dépendent de valeurs du matériel inconnues, lesquels la table a imposés contre les règles, et ce qu’une piste pleine a fait perdre.</translation>
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
        <translation>inconnu : %1</translation>
    </message>
    <message>
        <source>must be reported: %1</source>
        <translation>à indiquer : %1</translation>
    </message>
    <message>
        <source>Undetermined, since component values are not known</source>
        <translation>Indéterminé, faute de connaître des valeurs du matériel</translation>
    </message>
    <message>
        <source>rules broken: %1</source>
        <translation>règles enfreintes : %1</translation>
    </message>
    <message>
        <source>reason given: %1</source>
        <translation>raison donnée : %1</translation>
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
    <name>CityText</name>
    <message>
        <source>* developed side up; numbers are crews, those in brackets are spent</source>
        <translation>* face développée visible ; les numéros sont ceux des équipages, entre parenthèses s’ils sont déjà activés</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, resource, number</comment>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>%1, VP: %2</source>
        <translation>%1, PV : %2</translation>
    </message>
    <message>
        <source>%1, crew: %2</source>
        <translation>%1, équipages : %2</translation>
    </message>
    <message>
        <source>%1, crew %2: on %3</source>
        <comment>player, number, cell of the city</comment>
        <translation>%1, équipage %2 : sur %3</translation>
    </message>
    <message>
        <source>%1, crew %2: ready</source>
        <translation>%1, équipage %2 : prêt</translation>
    </message>
    <message>
        <source>%1, crew %2: spent</source>
        <translation>%1, équipage %2 : activé</translation>
    </message>
    <message>
        <source>term %1: %2</source>
        <translation>durée %1 : %2</translation>
    </message>
    <message>
        <source>%1, Contract Term Track: %2</source>
        <translation>%1, piste de Durée des contrats : %2</translation>
    </message>
    <message>
        <source>%1, Completed Contracts: %2</source>
        <translation>%1, Contrats validés : %2</translation>
    </message>
    <message>
        <source>%1, Failed Contracts: %2</source>
        <translation>%1, Contrats échoués : %2</translation>
    </message>
    <message>
        <source>%1, unlocked renovations: %2</source>
        <translation>%1, rénovations retournées : %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>player, bonus effect, its state</comment>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>%1, price marker: space %2</source>
        <comment>airship, number</comment>
        <translation>%1, marqueur Tarif : case %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell of the city, tile</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: developed side up</source>
        <comment>cell of the city</comment>
        <translation>%1 : face développée visible</translation>
    </message>
    <message>
        <source>%1: basic side up</source>
        <comment>cell of the city</comment>
        <translation>%1 : face basique visible</translation>
    </message>
    <message>
        <source>contracts on display: %1</source>
        <translation>contrats disponibles : %1</translation>
    </message>
    <message>
        <source>contracts in the deck: %1</source>
        <translation>contrats dans la pioche : %1</translation>
    </message>
    <message>
        <source>round: %1</source>
        <translation>manche : %1</translation>
    </message>
    <message>
        <source>to play: %1</source>
        <comment>player</comment>
        <translation>à jouer : %1</translation>
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
        <translation>%1, marqueurs Don : %2</translation>
    </message>
    <message>
        <source>%1, majority: nobody</source>
        <comment>airship or public utility</comment>
        <translation>%1, majorité : personne</translation>
    </message>
    <message>
        <source>%1, majority: %2</source>
        <comment>airship or public utility, player</comment>
        <translation>%1, majorité : %2</translation>
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
        <translation>%1 n’active pas la tuile : %2</translation>
    </message>
    <message>
        <source>%1 slides %2</source>
        <comment>player, line and direction</comment>
        <translation>%1 fait glisser %2</translation>
    </message>
    <message>
        <source>%1 completes a contract: %2</source>
        <translation>%1 remplit un contrat : %2</translation>
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
        <translation>%1 prend ceci du bonus de phase : %2</translation>
    </message>
    <message>
        <source>%1 moves crew %2 %3</source>
        <comment>player, number, directions</comment>
        <translation>%1 déplace l’équipage %2 %3</translation>
    </message>
    <message>
        <source>%1 flies crew %2 a long distance, %3, to %4</source>
        <comment>player, number, directions, tile</comment>
        <translation>%1 déplace l’équipage %2 par un Vol de Longue Distance, %3, sur %4</translation>
    </message>
    <message>
        <source>%1 moves crew %2 %3 to %4</source>
        <comment>player, number, directions, tile</comment>
        <translation>%1 déplace l’équipage %2 %3, sur %4</translation>
    </message>
    <message>
        <source>%1 uses a tile, but no crew stands at one</source>
        <translation>%1 active une tuile, mais aucun équipage ne s’y trouve</translation>
    </message>
    <message>
        <source>%1 hires a crew: %2</source>
        <comment>player, tile</comment>
        <translation>%1 engage un équipage : %2</translation>
    </message>
    <message>
        <source>%1 gathers all own crew: %2</source>
        <comment>player, tile</comment>
        <translation>%1 rassemble tous ses équipages : %2</translation>
    </message>
    <message>
        <source>%1 slides %2 with the Lighthouse</source>
        <comment>player, lines and directions</comment>
        <translation>%1 fait glisser %2 grâce au Phare</translation>
    </message>
    <message>
        <source>%1 takes a contract: %2; none is turned up</source>
        <translation>%1 prend un contrat : %2 ; aucun n’est révélé</translation>
    </message>
    <message>
        <source>%1 takes a contract: %2; turned up: %3</source>
        <translation>%1 prend un contrat : %2 ; contrat révélé : %3</translation>
    </message>
    <message>
        <source>%1 builds and sells %2</source>
        <comment>player, airship</comment>
        <translation>%1 construit et vend %2</translation>
    </message>
    <message>
        <source>%1 builds and donates %2</source>
        <comment>player, airship</comment>
        <translation>%1 construit et donne %2</translation>
    </message>
    <message>
        <source>%1 builds a public utility: %2</source>
        <translation>%1 construit une structure : %2</translation>
    </message>
    <message>
        <source>%1 uses %2</source>
        <comment>player, tile</comment>
        <translation>%1 active %2</translation>
    </message>
    <message>
        <source>%1 unlocks a renovation: %2; no tile is developed</source>
        <comment>player, resource</comment>
        <translation>%1 retourne une rénovation : %2 ; aucune tuile n’est développée</translation>
    </message>
    <message>
        <source>%1 unlocks a renovation: %2; developed: %3</source>
        <comment>player, resource, tile</comment>
        <translation>%1 retourne une rénovation : %2 ; tuile développée : %3</translation>
    </message>
    <message>
        <source>%1 declines the Piggybacking Bonus</source>
        <translation>%1 renonce au Bonus d’occupation</translation>
    </message>
    <message>
        <source>%1 takes the Piggybacking Bonus: %2</source>
        <comment>player, resource</comment>
        <translation>%1 reçoit le Bonus d’occupation : %2</translation>
    </message>
    <message>
        <source>%1 takes the Piggybacking Bonus: %2; the Skilled Negotiator adds: %3</source>
        <comment>player, resource, resource</comment>
        <translation>%1 reçoit le Bonus d’occupation : %2 ; le Négociateur Habile ajoute : %3</translation>
    </message>
    <message>
        <source>corrected by hand: %1</source>
        <translation>corrigé à la main : %1</translation>
    </message>
    <message>
        <source>without effect, the boards cannot show it any more: %1</source>
        <translation>sans effet, les plateaux ne peuvent plus le montrer : %1</translation>
    </message>
    <message>
        <source>legal until something before it was changed: %1</source>
        <translation>légal jusqu’à une modification antérieure : %1</translation>
    </message>
    <message>
        <source>against the rules, the table wants it: %1</source>
        <translation>contre les règles, par volonté de la table : %1</translation>
    </message>
    <message>
        <source>%1; chosen as crest bonus: %2</source>
        <extracomment>What a player does at a tile, then the resource chosen as crest bonus.</extracomment>
        <translation>%1 ; choisi comme bonus de badge : %2</translation>
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
        <translation>marque %1</translation>
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
</context>
<context>
    <name>Help</name>
    <message>
        <source>the answer for programs</source>
        <translation>la réponse pour des programmes</translation>
    </message>
    <message>
        <source>after event N instead of the last one; 0: after the setup</source>
        <translation>après l’évènement N au lieu du dernier ; 0 : après la mise en place</translation>
    </message>
    <message>
        <source>Usage: skyledger %1</source>
        <translation>Utilisation : skyledger %1</translation>
    </message>
    <message>
        <source>the language; left out, the system&apos;s</source>
        <translation>la langue ; par défaut, celle du système</translation>
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
        <source>Skyledger sits beside a physical game of Airship City, for 3 or 4 players: it checks and scores games that were recorded, and shows every board of them.</source>
        <translation>Skyledger accompagne une partie d’Airship City sur table, pour 3 ou 4 joueurs : il vérifie et compte les parties notées, et en montre tous les plateaux.</translation>
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
        <source>the answer is no: something in the record is illegal, or the catalogue is not complete</source>
        <translation>la réponse est non : quelque chose est illégal dans la partie, ou le catalogue est incomplet</translation>
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
        <translation>« skyledger COMMANDE --help » en dit plus sur une commande.</translation>
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
        <translation>le nombre de cases de don indiqué pour %1</translation>
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
        <translation>le nombre de cases de don d’une structure (%1)</translation>
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
        <translation>ce qu’apporte un bonus de phase (n° %1 du catalogue)</translation>
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
        <translation>ce qui peut suivre dans une partie notée</translation>
    </message>
    <message>
        <source>Lists the moves that the rules allow after the last event of a game record (*.skyledger), or after an earlier one, with what they cost and bring. As JSON they are events ready to be appended.</source>
        <translation>Énumère les coups que les règles permettent après le dernier évènement d’une partie notée (*.skyledger), ou après un autre, avec ce qu’ils coûtent et rapportent. En JSON, ce sont des évènements prêts à être ajoutés.</translation>
    </message>
    <message>
        <source>the moves that depend on component values not known, instead</source>
        <translation>plutôt les coups qui dépendent de valeurs du matériel inconnues</translation>
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
        <source>Piggybacking Bonus</source>
        <translation>Bonus d’occupation</translation>
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
        <source>Barter</source>
        <translation>Marchandage</translation>
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
        <translation>%1 fait glisser une ligne vers l’est ou l’ouest, ou une colonne vers le nord ou le sud</translation>
    </message>
    <message>
        <source>%1 slides one or two lines with the Lighthouse, any row or column either way</source>
        <translation>%1 fait glisser une ou deux lignes ou colonnes grâce au Phare, dans un sens ou dans l’autre</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes a contract: %2; turned up: any of %n from the deck</source>
        <translation>
            <numerusform>%1 prend un contrat : %2 ; contrat révélé : celui de la pioche</numerusform>
            <numerusform>%1 prend un contrat : %2 ; contrat révélé : l’un des %n de la pioche</numerusform>
        </translation>
    </message>
    <message>
        <source>not known: %1</source>
        <translation>inconnu : %1</translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>New game, %1: %2</source>
        <comment>edition, file</comment>
        <translation>Nouvelle partie, %1 : %2</translation>
    </message>
    <message>
        <source>--players N (--sample | --catalogue FILE | --tiles LIST) --out FILE [--seed S] [--names A,B,C] [--edition E]</source>
        <translation>--players N (--sample | --catalogue FICHIER | --tiles LISTE) --out FICHIER [--seed S] [--names A,B,C] [--edition E]</translation>
    </message>
    <message>
        <source>a shuffled setup to lay out on the table</source>
        <translation>une mise en place mélangée, à disposer sur la table</translation>
    </message>
    <message>
        <source>Shuffles tiles, contracts and stage bonuses, shows how to lay them out, and writes the record of the game that begins. An existing file is not overwritten.</source>
        <translation>Mélange les tuiles, les contrats et les bonus de phase, montre comment les disposer, et écrit la partie qui commence. Un fichier existant n’est pas remplacé.</translation>
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
        <translation>avec ces 16 tuiles, comme forest=2,mine=2,harbor=1 ; d’autres valeurs restent inconnues</translation>
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
        <translation>les tuiles s’indiquent sous la forme forest=2,mine=2 et ainsi de suite, pas « %1 »</translation>
    </message>
    <message>
        <source>there is no kind of tile “%1”; the kinds are %2</source>
        <translation>il n’y a pas de type de tuile « %1 » ; les types sont %2</translation>
    </message>
    <message>
        <source>the kind of tile “%1” stands there twice</source>
        <translation>le type de tuile « %1 » est indiqué deux fois</translation>
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
        <source>how many players: 3 or 4</source>
        <translation>le nombre de joueurs : 3 ou 4</translation>
    </message>
    <message>
        <source>a number: the same one gives the same game again</source>
        <translation>un nombre : le même redonne la même partie</translation>
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
        <translation>%1 ; %2</translation>
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
    <name>QCommandLineParser</name>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>valeur inattendue après « %1 ».</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>il manque une valeur après « %1 ».</translation>
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
        <translation>%1 : attendu : %2</translation>
    </message>
    <message>
        <source>%1: %2: expected %3</source>
        <comment>file, place in it, what should be there</comment>
        <translation>%1 : %2 : attendu : %3</translation>
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
        <translation>l’équipage %1 est encore prêt : il faut activer tous vos équipages avant la fin du tour</translation>
    </message>
    <message>
        <source>crew %1 has not finished: first use or leave the tile where it stands</source>
        <translation>l’équipage %1 n’a pas terminé : activez d’abord la tuile où il se trouve ou renoncez-y</translation>
    </message>
    <message>
        <source>no crew stands at a tile to use or leave: first a crew must move</source>
        <translation>aucun équipage n’a de tuile à activer : déplacez d’abord un équipage</translation>
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
        <translation>un équipage avance d’une case : seuls un de vos équipages sur le chemin ou le Vol de Longue Distance le mènent plus loin</translation>
    </message>
    <message>
        <source>the city ends at %1: there is no tile in that direction</source>
        <translation>la ville s’arrête en %1 : il n’y a pas de tuile de ce côté</translation>
    </message>
    <message>
        <source>the crew cannot stop on %1, an own crew is there: it must move on</source>
        <translation>l’équipage ne peut pas s’arrêter en %1, où se trouve un autre de vos équipages : il doit continuer</translation>
    </message>
    <message>
        <source>a crew does not enter the same tile twice on its way: %1</source>
        <translation>un équipage n’entre pas deux fois sur la même tuile en chemin : %1</translation>
    </message>
    <message>
        <source>these choices do not belong to the effect of this tile: %1</source>
        <translation>ces choix ne correspondent pas à l’effet de cette tuile : %1</translation>
    </message>
    <message>
        <source>crew %1 has been activated in this round already</source>
        <translation>l’équipage %1 a déjà été activé dans cette manche</translation>
    </message>
    <message>
        <source>%1 short: %2 needed, you have %3</source>
        <extracomment>%1 is an amount such as &quot;2 gears&quot;, %2 and %3 are numbers.</extracomment>
        <translation>il vous manque %1 : il en faut %2, vous en avez %3</translation>
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
        <translation>le contrat n’est pas sur votre piste de Durée des contrats : %1</translation>
    </message>
    <message numerus="yes">
        <source>a contract must be turned up: the deck still holds %n</source>
        <translation>
            <numerusform>il faut révéler un contrat : la pioche en contient encore %n</numerusform>
            <numerusform>il faut révéler un contrat : la pioche en contient encore %n</numerusform>
        </translation>
    </message>
    <message>
        <source>the contract is not on display: %1</source>
        <translation>le contrat n’est pas parmi les contrats disponibles : %1</translation>
    </message>
    <message>
        <source>the contract cannot be turned up, it is not in the deck: %1</source>
        <translation>le contrat ne peut pas être révélé, il n’est pas dans la pioche : %1</translation>
    </message>
    <message>
        <source>the contract is neither on display to be taken nor in the deck to be turned up: %1</source>
        <translation>le contrat n’est ni disponible pour être pris ni dans la pioche pour être révélé : %1</translation>
    </message>
    <message>
        <source>the deck is empty: no contract can be turned up</source>
        <translation>la pioche est vide : aucun contrat ne peut être révélé</translation>
    </message>
    <message>
        <source>contracts cannot be completed during the upkeep</source>
        <translation>un contrat ne se remplit pas pendant l’entretien</translation>
    </message>
    <message numerus="yes">
        <source>all %n crew(s) are in play: there is none to hire</source>
        <translation>
            <numerusform>votre équipage est déjà en jeu : il n’en reste pas à engager</numerusform>
            <numerusform>vos %n équipages sont déjà en jeu : il n’en reste pas à engager</numerusform>
        </translation>
    </message>
    <message>
        <source>the Lighthouse slides one or two lines, not %1</source>
        <translation>le Phare fait glisser une ou deux fois, pas %1</translation>
    </message>
    <message>
        <source>the tile cannot be developed, its basic side must be up and show this dot: %1, %2</source>
        <translation>la tuile ne peut pas être développée, sa face basique doit être visible et porter cette pastille : %1, %2</translation>
    </message>
    <message>
        <source>a basic tile with this dot must be developed too: %1</source>
        <translation>il faut aussi développer une tuile basique qui porte cette pastille : %1</translation>
    </message>
    <message>
        <source>all your renovations are unlocked already</source>
        <translation>toutes vos rénovations sont déjà retournées</translation>
    </message>
    <message>
        <source>this renovation is unlocked already: %1</source>
        <translation>cette rénovation est déjà retournée : %1</translation>
    </message>
    <message>
        <source>tourist airships cannot be sold: %1</source>
        <translation>les dirigeables touristiques ne se vendent pas : %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %n marker(s) on %1: you have %2</source>
        <extracomment>%1 is an airship with its article, %2 how many markers you have there.</extracomment>
        <translation>
            <numerusform>il faut %n marqueur sur %1 : vous en avez %2</numerusform>
            <numerusform>il faut %n marqueurs sur %1 : vous en avez %2</numerusform>
        </translation>
    </message>
    <message>
        <source>you have no donation marker left</source>
        <translation>vous n’avez plus de marqueur Don</translation>
    </message>
    <message numerus="yes">
        <source>all %n donation space(s) are taken: %1</source>
        <translation>
            <numerusform>la seule case de don est occupée : %1</numerusform>
            <numerusform>les %n cases de don sont toutes occupées : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n donation space(s) are taken, and in this game it cannot be sold then either: %1</source>
        <translation>
            <numerusform>la seule case de don est occupée, et dans cette partie la vente est alors exclue aussi : %1</numerusform>
            <numerusform>les %n cases de don sont toutes occupées, et dans cette partie la vente est alors exclue aussi : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the crest bonus does not leave this choice: %1</source>
        <translation>le bonus de badge ne laisse pas ce choix : %1</translation>
    </message>
    <message numerus="yes">
        <source>the crest bonus leaves a choice of %n resource(s): one must be named</source>
        <translation>
            <numerusform>le bonus de badge laisse %n ressource au choix : il faut la nommer</numerusform>
            <numerusform>le bonus de badge laisse %n ressources au choix : il faut en nommer une</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 uses the tile, and the Piggybacking Bonus is for the others</source>
        <translation>%1 active la tuile, et le Bonus d’occupation est pour les autres</translation>
    </message>
    <message>
        <source>%1 must answer first: take the Piggybacking Bonus or decline it</source>
        <translation>%1 doit d’abord répondre : recevoir le Bonus d’occupation ou y renoncer</translation>
    </message>
    <message>
        <source>there is no Piggybacking Bonus to take now</source>
        <translation>il n’y a pas de Bonus d’occupation à recevoir maintenant</translation>
    </message>
    <message>
        <source>the Piggybacking Bonus does not offer this: %1</source>
        <translation>le Bonus d’occupation ne propose pas ceci : %1</translation>
    </message>
    <message>
        <source>%1 must choose from the stage bonus first</source>
        <translation>%1 doit d’abord choisir dans le bonus de phase</translation>
    </message>
    <message>
        <source>the stage bonus does not offer this: %1</source>
        <translation>le bonus de phase ne propose pas ceci : %1</translation>
    </message>
    <message>
        <source>there is no stage bonus to choose from now</source>
        <translation>il n’y a pas de bonus de phase à choisir maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%1 is not earned yet: it needs %n donation marker(s), you have %2</source>
        <translation>
            <numerusform>%1 : compétence pas encore acquise, il faut %n marqueur Don, vous en avez %2</numerusform>
            <numerusform>%1 : compétence pas encore acquise, il faut %n marqueurs Don, vous en avez %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not earned yet</source>
        <translation>%1 : compétence pas encore acquise</translation>
    </message>
    <message>
        <source>%1 has been used in this stage already</source>
        <translation>%1 : compétence déjà utilisée dans cette phase</translation>
    </message>
    <message>
        <source>a Long Distance Flight passes over exactly one tile without an own crew: here it is %1</source>
        <translation>le Vol de Longue Distance survole exactement une tuile sans équipage à vous : ici, c’est %1</translation>
    </message>
    <message>
        <source>the Skilled Negotiator cannot add this here: %1</source>
        <translation>le Négociateur Habile ne peut pas ajouter ceci ici : %1</translation>
    </message>
    <message>
        <source>Barter wants two different resources, here both are the same: %1</source>
        <translation>le Marchandage demande deux ressources différentes, ici c’est deux fois la même : %1</translation>
    </message>
    <message>
        <source>%1, page %2</source>
        <extracomment>A rule and its page in the printed book: AC-MOVE-03, page 7</extracomment>
        <translation>%1, page %2</translation>
    </message>
    <message>
        <source>it is %1’s turn</source>
        <translation>c’est à %1 de jouer</translation>
    </message>
</context>
<context>
    <name>ScoreCommand</name>
    <message>
        <source>FILE [--json]</source>
        <translation>FICHIER [--json]</translation>
    </message>
    <message>
        <source>the final scoring of a game record or a score sheet</source>
        <translation>le décompte final d’une partie notée ou d’une feuille de score</translation>
    </message>
    <message>
        <source>Scores a game record (*.skyledger) or a score sheet (*.skyscore.json): totals, contribution awards, tie-breaks, and where every point comes from. A game that is not over is scored as if it ended now.</source>
        <translation>Fait le décompte d’une partie notée (*.skyledger) ou d’une feuille de score (*.skyscore.json) : totaux, récompenses de contribution, départage des égalités, et l’origine de chaque point. Une partie en cours est comptée comme si elle se terminait maintenant.</translation>
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
        <source>Contribution Awards</source>
        <translation>Récompenses de Contribution</translation>
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
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>évènement %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, 47 VP</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Final scoring, %1</source>
        <translation>Décompte final, %1</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>D’où viennent les points</translation>
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
        <translation>Ce que le livret de règles compare en dernier lieu n’est pas lisible : la victoire est partagée.</translation>
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
        <translation>%1 l’emporte avec le plus de propulsions restantes, dernier critère de cette partie.</translation>
    </message>
    <message>
        <source>%1 wins with the most donation markers on the board, the last tie-break of this game.</source>
        <translation>%1 l’emporte avec le plus de marqueurs Don sur le plateau, dernier critère de cette partie.</translation>
    </message>
    <message>
        <source>donated: %1</source>
        <comment>airship</comment>
        <translation>don : %1</translation>
    </message>
    <message>
        <source>public utility: %1</source>
        <translation>structure : %1</translation>
    </message>
    <message>
        <source>contract completed: %1</source>
        <translation>contrat validé : %1</translation>
    </message>
    <message>
        <source>renovation unlocked: %1</source>
        <translation>rénovation retournée : %1</translation>
    </message>
    <message>
        <source>stage bonus: %1</source>
        <translation>bonus de phase : %1</translation>
    </message>
    <message>
        <source>contracts failed</source>
        <translation>contrats échoués</translation>
    </message>
    <message>
        <source>contract failed: %1</source>
        <translation>contrat échoué : %1</translation>
    </message>
    <message>
        <source>corrected by hand</source>
        <translation>correction à la main</translation>
    </message>
    <message>
        <source>not lost: VP stay at 0 or above in this game</source>
        <translation>non perdus : dans cette partie, les PV ne descendent pas sous 0</translation>
    </message>
    <message>
        <source>contracts not completed at the end</source>
        <translation>contrats non validés à la fin</translation>
    </message>
    <message>
        <source>contract not completed at the end: %1</source>
        <translation>contrat non validé à la fin : %1</translation>
    </message>
    <message>
        <source>award: %1</source>
        <translation>récompense : %1</translation>
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
        <source>%1: %2 tie for first place and share %3 + %4 VP, rounded down: %5 each. Nobody is second.</source>
        <comment>award, players, prizes of first and second place, share</comment>
        <translation>%1 : %2 sont à égalité pour la première place et se partagent %3 + %4 PV, arrondis au-dessous : %5 à chacun. Personne n’est second.</translation>
    </message>
    <message>
        <source>%1: %2 tie for second place and share %3 VP, rounded down: %4 each.</source>
        <comment>award, players, prize of second place, share</comment>
        <translation>%1 : %2 sont à égalité pour la seconde place et se partagent %3 PV, arrondis au-dessous : %4 à chacun.</translation>
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
        <translation>%1 l’emporte avec le plus de ressources restantes : %2.</translation>
    </message>
    <message>
        <source>The game is not over: this is the score as if it ended now.</source>
        <translation>La partie n’est pas terminée : voici le score comme si elle s’arrêtait maintenant.</translation>
    </message>
    <message>
        <source>Not known, and counted as 0: %1.</source>
        <comment>list of values</comment>
        <translation>Inconnus, et comptés pour 0 : %1.</translation>
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
            <numerusform>%1 l’emportent ensemble : %2 et %n ressource restante pour chacun.</numerusform>
            <numerusform>%1 l’emportent ensemble : %2 et %n ressources restantes pour chacun.</numerusform>
        </translation>
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
        <source>--players N [--seed S] [--games K] [--out FILE] [--json]</source>
        <translation>--players N [--seed S] [--games K] [--out FICHIER] [--json]</translation>
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
        <translation>le nombre de parties ; par défaut, une</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>keeps the last game as a record (*.skyledger)</source>
        <translation>garde la dernière partie (*.skyledger)</translation>
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
        <translation>%1 joue. Équipages encore à activer : %2.</translation>
    </message>
    <message>
        <source>%1 uses or leaves a tile: crew %2 stands on %3.</source>
        <comment>player, number, tile</comment>
        <translation>À %1 d’activer la tuile ou non : l’équipage %2 se trouve sur %3.</translation>
    </message>
    <message>
        <source>To take the Piggybacking Bonus or decline it, in this order: %1.</source>
        <comment>players</comment>
        <translation>Bonus d’occupation à recevoir ou à refuser, dans cet ordre : %1.</translation>
    </message>
    <message>
        <source>To take the Piggybacking Bonus (%1) or decline it, in this order: %2.</source>
        <comment>resources, players</comment>
        <translation>Bonus d’occupation (%1) à recevoir ou à refuser, dans cet ordre : %2.</translation>
    </message>
    <message>
        <source>To choose from the stage bonus (%1), in this order: %2.</source>
        <comment>resources, players</comment>
        <translation>Choix à faire dans le bonus de phase (%1), dans cet ordre : %2.</translation>
    </message>
    <message>
        <source>Round %1 of %2, stage %3 of %4.</source>
        <translation>Manche %1 sur %2, phase %3 sur %4.</translation>
    </message>
    <message>
        <source>The game is over: %1.</source>
        <comment>how it ended</comment>
        <translation>La partie est terminée : %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
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
        <translation>tous les plateaux d’une partie notée</translation>
    </message>
    <message>
        <source>Shows every board of a game record (*.skyledger) after its last event, or after an earlier one: the city, the depots, the Donation Board, the Economy Board.</source>
        <translation>Montre tous les plateaux d’une partie notée (*.skyledger) après son dernier évènement, ou après un autre : la ville, les entrepôts, le plateau Contributions, le plateau Économie.</translation>
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
            <numerusform>dans la pioche : %n</numerusform>
            <numerusform>dans la pioche : %n</numerusform>
        </translation>
    </message>
    <message>
        <source>space %1 from the top</source>
        <translation>case %1 depuis le haut</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>wood</source>
        <translation>bois</translation>
    </message>
    <message>
        <source>metal</source>
        <translation>aluminium</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>gear</source>
        <translation>propulsion</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>heading of a row or column</comment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Metal</source>
        <comment>heading of a row or column</comment>
        <translation>Aluminium</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>heading of a row or column</comment>
        <translation>Or</translation>
    </message>
    <message>
        <source>Gear</source>
        <comment>heading of a row or column</comment>
        <translation>Propulsion</translation>
    </message>
    <message>
        <source>Wooden Private Ship</source>
        <translation>Aéronef privé en bois</translation>
    </message>
    <message>
        <source>Wooden Residential Ship</source>
        <translation>Vaisseau résidentiel en bois</translation>
    </message>
    <message>
        <source>Wooden Cargo Ship</source>
        <translation>Ballon cargo en bois</translation>
    </message>
    <message>
        <source>Metal Private Ship</source>
        <translation>Aéronef privé en aluminium</translation>
    </message>
    <message>
        <source>Metal Residential Ship</source>
        <translation>Vaisseau résidentiel en aluminium</translation>
    </message>
    <message>
        <source>Metal Cargo Ship</source>
        <translation>Ballon cargo en aluminium</translation>
    </message>
    <message>
        <source>Sightseeing Ship</source>
        <translation>Dirigeable touristique</translation>
    </message>
    <message>
        <source>Passenger Ship</source>
        <translation>Dirigeable commercial</translation>
    </message>
    <message>
        <source>Luxury Cruise Ship</source>
        <translation>Ballon de croisière</translation>
    </message>
    <message>
        <source>the wooden private ship</source>
        <translation>l’aéronef privé en bois</translation>
    </message>
    <message>
        <source>the wooden residential ship</source>
        <translation>le vaisseau résidentiel en bois</translation>
    </message>
    <message>
        <source>the wooden cargo ship</source>
        <translation>le ballon cargo en bois</translation>
    </message>
    <message>
        <source>the metal private ship</source>
        <translation>l’aéronef privé en aluminium</translation>
    </message>
    <message>
        <source>the metal residential ship</source>
        <translation>le vaisseau résidentiel en aluminium</translation>
    </message>
    <message>
        <source>the metal cargo ship</source>
        <translation>le ballon cargo en aluminium</translation>
    </message>
    <message>
        <source>the sightseeing ship</source>
        <translation>le dirigeable touristique</translation>
    </message>
    <message>
        <source>the passenger ship</source>
        <translation>le dirigeable commercial</translation>
    </message>
    <message>
        <source>the luxury cruise ship</source>
        <translation>le ballon de croisière</translation>
    </message>
    <message>
        <source>Architect’s Office</source>
        <translation>Bureau d’architecte</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forêt</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Usine</translation>
    </message>
    <message>
        <source>Valley</source>
        <translation>Vallée</translation>
    </message>
    <message>
        <source>Guild Hall</source>
        <translation>Guilde</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Aéroport</translation>
    </message>
    <message>
        <source>Lighthouse</source>
        <translation>Phare</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Shipyard</source>
        <translation>Hangar</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Atelier</translation>
    </message>
    <message>
        <source>Long Distance Flight</source>
        <translation>Vol de Longue Distance</translation>
    </message>
    <message>
        <source>Skilled Negotiator</source>
        <translation>Négociateur Habile</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Marchandage</translation>
    </message>
    <message>
        <source>Shipbuilding</source>
        <comment>a contribution award</comment>
        <translation>Dirigeables</translation>
    </message>
    <message>
        <source>Construction</source>
        <comment>a contribution award</comment>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Trade</source>
        <comment>a contribution award</comment>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour of a player</comment>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <comment>colour of a player</comment>
        <translation>violet</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour of a player</comment>
        <translation>vert</translation>
    </message>
    <message>
        <source>French edition of 2021</source>
        <translation>édition française de 2021</translation>
    </message>
    <message>
        <source>English edition of 2020</source>
        <translation>édition anglaise de 2020</translation>
    </message>
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
        <translation>vers le nord</translation>
    </message>
    <message>
        <source>east</source>
        <comment>adverb</comment>
        <translation>vers l’est</translation>
    </message>
    <message>
        <source>south</source>
        <comment>adverb</comment>
        <translation>vers le sud</translation>
    </message>
    <message>
        <source>west</source>
        <comment>adverb</comment>
        <translation>vers l’ouest</translation>
    </message>
    <message>
        <source>not earned</source>
        <comment>state of a bonus effect tile</comment>
        <translation>à acquérir</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>state of a bonus effect tile</comment>
        <translation>prête</translation>
    </message>
    <message>
        <source>used</source>
        <comment>state of a bonus effect tile</comment>
        <translation>utilisée</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>state of a bonus effect tile</comment>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Depots</source>
        <translation>Entrepôts</translation>
    </message>
    <message>
        <source>Donation Board</source>
        <translation>Plateau Contributions</translation>
    </message>
    <message>
        <source>Economy Board</source>
        <translation>Plateau Économie</translation>
    </message>
    <message>
        <source>Public utilities</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>Contracts on display</source>
        <translation>Contrats disponibles</translation>
    </message>
    <message>
        <source>Contract Term Track</source>
        <translation>Piste de Durée des contrats</translation>
    </message>
    <message>
        <source>Stage Bonus tiles</source>
        <translation>Tuiles Bonus de phase</translation>
    </message>
    <message>
        <source>Price List</source>
        <translation>Piste de Tarifs</translation>
    </message>
    <message>
        <source>Completed Contracts</source>
        <translation>Contrats validés</translation>
    </message>
    <message>
        <source>Failed Contracts</source>
        <translation>Contrats échoués</translation>
    </message>
    <message>
        <source>Donation markers left</source>
        <translation>Marqueurs Don restants</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Majorité</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>PV</translation>
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
        <source>contract no. %1, values not entered yet</source>
        <extracomment>A contract of which nothing is known but its place in the list.</extracomment>
        <translation>contrat n° %1, valeurs à saisir</translation>
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
        <translation>structure n° %1</translation>
    </message>
    <message>
        <source>values not entered yet</source>
        <comment>of a stage bonus</comment>
        <translation>valeurs à saisir</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>unknown command “%1”: “skyledger --help” lists the commands</source>
        <translation>commande inconnue « %1 » : « skyledger --help » donne la liste des commandes</translation>
    </message>
    <message>
        <source>the window is not part of this version yet: “skyledger --help” lists the commands</source>
        <translation>cette version n’a pas encore de fenêtre : « skyledger --help » donne la liste des commandes</translation>
    </message>
    <message>
        <source>--lang wants en or fr, not “%1”</source>
        <translation>--lang attend en ou fr, pas « %1 »</translation>
    </message>
    <message>
        <source>%1 is missing: “skyledger %2 --help” shows how</source>
        <comment>name of an argument such as FILE, command</comment>
        <translation>il manque %1 : « skyledger %2 --help » montre comment faire</translation>
    </message>
    <message>
        <source>%1 is needed: “skyledger %2 --help” shows how</source>
        <comment>one or more options, command</comment>
        <translation>il faut %1 : « skyledger %2 --help » montre comment faire</translation>
    </message>
    <message>
        <source>“%1” is one argument too many: “skyledger %2 --help” shows how</source>
        <translation>« %1 » est de trop : « skyledger %2 --help » montre comment faire</translation>
    </message>
    <message>
        <source>%1 and %2 do not go together</source>
        <comment>two options</comment>
        <translation>%1 et %2 ne vont pas ensemble</translation>
    </message>
    <message>
        <source>%1 wants a whole number from %2 to %3, not “%4”</source>
        <translation>%1 attend un nombre entier de %2 à %3, pas « %4 »</translation>
    </message>
    <message>
        <source>%1 wants one of %2, not “%3”</source>
        <translation>%1 attend une des valeurs %2, pas « %3 »</translation>
    </message>
    <message numerus="yes">
        <source>there is no event %1: %n event(s) are in force</source>
        <translation>
            <numerusform>il n’y a pas d’évènement %1 : %n évènement est en vigueur</numerusform>
            <numerusform>il n’y a pas d’évènement %1 : %n évènements sont en vigueur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: event %2 is illegal: %3</source>
        <translation>%1 : l’évènement %2 est illégal : %3</translation>
    </message>
    <message>
        <source>%1: event %2 lacks a report: %3</source>
        <comment>file, number, amounts that must be reported</comment>
        <translation>%1 : à l’évènement %2, il manque : %3</translation>
    </message>
    <message>
        <source>%1 exists already and is not overwritten</source>
        <translation>%1 existe déjà et n’est pas remplacé</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <comment>file, reason</comment>
        <translation>%1 ne peut pas être écrit : %2</translation>
    </message>
    <message>
        <source>the answer cannot be written to standard output</source>
        <translation>la réponse ne peut pas être écrite sur la sortie standard</translation>
    </message>
    <message>
        <source>unknown option “%1”: “skyledger %2 --help” lists the options</source>
        <translation>option inconnue « %1 » : « skyledger %2 --help » donne la liste des options</translation>
    </message>
</context>
<context>
    <name>Warnings</name>
    <message>
        <source>%1 loses %2: the track is full</source>
        <comment>player, 1 gear</comment>
        <translation>%1 perd %2 : la piste est pleine</translation>
    </message>
</context>
</TS>
