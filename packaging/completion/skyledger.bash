# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Completion of skyledger for bash.

_skyledger() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' word i
    # `=` and `:` may be words of their own here; the command is the first word that is neither option nor its value.
    for ((i = 1; i < COMP_CWORD; ++i)); do
        word=${COMP_WORDS[i]}
        case $word in
        --lang | --portable) ((++i)) ;;
        -* | =) ;;
        *)
            command=$word
            break
            ;;
        esac
    done

    case $previous in
    --lang)
        mapfile -t COMPREPLY < <(compgen -W 'en fr' -- "$current")
        return
        ;;
    --game)
        mapfile -t COMPREPLY < <(compgen -W 'airship-city cloudage whistle-mountain' -- "$current")
        return
        ;;
    --edition)
        mapfile -t COMPREPLY < <(compgen -W 'fr-2021 en-2020' -- "$current")
        return
        ;;
    --players)
        mapfile -t COMPREPLY < <(compgen -W '3 4' -- "$current")
        return
        ;;
    --catalogue)
        _skyledger_files '*.skycatalogue.json'
        return
        ;;
    --out)
        _skyledger_files '*.skyledger'
        return
        ;;
    --portable)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -d -- "$current")
        return
        ;;
    --at | --games | --names | --seed | --tiles) return ;;
    esac

    local options='--lang --help' files=
    case $command in
    '') options+=' --version --new-game --score --portable' files='*.skyledger' ;;
    score) options+=' --json --bgstats' files='*.sky@(ledger|score.json)' ;;
    state) options+=' --at --json' files='*.skyledger' ;;
    check) options+=' --json' files='*.skyledger' ;;
    moves) options+=' --at --undetermined --open --json' files='*.skyledger' ;;
    new) options+=' --game --players --sample --catalogue --tiles --out --seed --names --edition --mode --chapter --campaign --beginner' ;;
    simulate) options+=' --game --players --seed --games --out --json --mode --chapter --beginner' ;;
    campaign) options+=' --json' files='*.sky@(ledger|score.json)' ;;
    rules) options+=' --game --json' ;;
    catalogue) options+=' --json' files='*.sky@(catalogue.json|ledger)' ;;
    *) options+=' --new-game --score --portable' ;;
    esac

    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
        return
    fi
    COMPREPLY=()
    if [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'score state check moves new simulate rules catalogue campaign' -- "$current")
    elif [[ $command == catalogue && $previous == catalogue ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'check compare' -- "$current")
        return
    fi
    if [[ -n $files ]]; then
        _skyledger_files "$files"
    fi
}

# Adds the files of a kind, and folders to look for them.
_skyledger_files() {
    local found patterns
    patterns=$(shopt -p extglob)
    shopt -s extglob
    mapfile -t found < <(compgen -f -X "!$1" -- "$current"; compgen -d -- "$current")
    eval "$patterns"
    if ((${#found[@]} > 0)); then
        compopt -o filenames
        COMPREPLY+=("${found[@]}")
    fi
}

complete -F _skyledger skyledger
