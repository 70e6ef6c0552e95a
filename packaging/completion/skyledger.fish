# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Completion of skyledger for fish.

set -l commands score state check moves new simulate rules catalogue campaign
set -l none "not __fish_seen_subcommand_from $commands"

complete -c skyledger -f
complete -c skyledger -l lang -x -a 'en fr' -d 'The language'
complete -c skyledger -s h -l help -d 'What can be asked'
complete -c skyledger -n $none -l version -d 'The version of the program'
complete -c skyledger -n $none -l new-game -d 'Begin with the page for a new game'
complete -c skyledger -n $none -l score -d 'Begin with the page that scores a finished game'
complete -c skyledger -n $none -l portable -x -a '(__fish_complete_directories)' -d 'Keep everything below this folder'

complete -c skyledger -n $none -a score -d 'The final scoring of a game'
complete -c skyledger -n $none -a state -d 'Every board of a recorded game'
complete -c skyledger -n $none -a check -d 'What in a recorded game is illegal or lost'
complete -c skyledger -n $none -a moves -d 'What may happen next in a recorded game'
complete -c skyledger -n $none -a new -d 'A shuffled setup to lay out on the table'
complete -c skyledger -n $none -a simulate -d 'Random legal games and their scores'
complete -c skyledger -n $none -a rules -d 'Look up a rule'
complete -c skyledger -n $none -a catalogue -d 'Which component values a catalogue knows'
complete -c skyledger -n $none -a campaign -d 'The logbook of a campaign of CloudAge'
complete -c skyledger -n $none -k -a '(__fish_complete_suffix .skyledger)'
complete -c skyledger -n '__fish_seen_subcommand_from catalogue; and not __fish_seen_subcommand_from check compare' -a 'check compare'

complete -c skyledger -n '__fish_seen_subcommand_from state check moves' -k -a '(__fish_complete_suffix .skyledger)'
complete -c skyledger -n '__fish_seen_subcommand_from score campaign' -k -a '(__fish_complete_suffix .skyscore.json .skyledger)'
complete -c skyledger -n '__fish_seen_subcommand_from catalogue; and __fish_seen_subcommand_from check compare' -k -a '(__fish_complete_suffix .skycatalogue.json)'

complete -c skyledger -n '__fish_seen_subcommand_from score state check moves simulate rules catalogue campaign' -l json -d 'The answer for programs'
complete -c skyledger -n '__fish_seen_subcommand_from score' -l bgstats -d 'The link that BG Stats imports'
complete -c skyledger -n '__fish_seen_subcommand_from state moves' -l at -x -d 'After this event instead of the last one'
complete -c skyledger -n '__fish_seen_subcommand_from moves' -l undetermined -d 'Those that depend on unknown values, instead'
complete -c skyledger -n '__fish_seen_subcommand_from moves' -l open -d 'What may be built where scaffolds are too many to list'
complete -c skyledger -n '__fish_seen_subcommand_from new simulate rules' -l game -x -a 'airship-city cloudage whistle-mountain' -d 'Which game'
complete -c skyledger -n '__fish_seen_subcommand_from new simulate' -l players -x -a '1 2 3 4' -d 'How many players'
complete -c skyledger -n '__fish_seen_subcommand_from new simulate' -l seed -x -d 'The same number gives the same game again'
complete -c skyledger -n '__fish_seen_subcommand_from new simulate' -l out -r -F -d 'The record to write'
complete -c skyledger -n '__fish_seen_subcommand_from simulate' -l games -x -d 'How many games'
complete -c skyledger -n '__fish_seen_subcommand_from new' -l sample -d 'With made up component values'
complete -c skyledger -n '__fish_seen_subcommand_from new' -l catalogue -x -k -a '(__fish_complete_suffix .skycatalogue.json)' -d 'With the values of a catalogue'
complete -c skyledger -n '__fish_seen_subcommand_from new' -l tiles -x -d 'With these 16 tiles'
complete -c skyledger -n '__fish_seen_subcommand_from new' -l names -x -d 'The players in turn order'
complete -c skyledger -n '__fish_seen_subcommand_from new' -l edition -x -a 'fr-2021 en-2020' -d 'The edition'
complete -c skyledger -n '__fish_seen_subcommand_from new simulate' -l mode -x -a 'scenario-1 scenario-2 scenario-3 campaign' -d 'Scenario or campaign'
complete -c skyledger -n '__fish_seen_subcommand_from new simulate' -l chapter -x -a '1 2 3 4a 4b 5 6' -d 'Chapter of a campaign'
complete -c skyledger -n '__fish_seen_subcommand_from new' -l campaign -x -d 'What the records of a campaign share'
complete -c skyledger -n '__fish_seen_subcommand_from new simulate' -l beginner -d 'A first game of Whistle Mountain'
