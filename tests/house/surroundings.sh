#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What surrounds the program is right in the eyes of the tools of the desktop: menu entry, metainfo, kinds of files, man
# pages, completion. Usage: surroundings.sh ROOT
set -euo pipefail
root=$(realpath "$1")
cd "$root/packaging"
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
id=org.skyledger.Skyledger
fail() {
    printf '%s\n' "$*"
    exit 1
}

desktop-file-validate --warn-kde linux/$id.desktop
said=$(appstreamcli validate --no-net "linux/$id.metainfo.xml") || fail "$said"
if grep -E '^[EWI]: ' <<<"$said"; then
    exit 1
fi

# In both languages wherever there is a word.
while read -r key; do
    grep -q "^$key\[fr\]=" linux/$id.desktop || fail "The menu entry has no French $key"
done < <(sed -n 's/^\(Name\|GenericName\|Comment\|Keywords\)=.*/\1/p' linux/$id.desktop)
grep -qF 'Name[fr]=Nouvelle partie' linux/$id.desktop
for file in linux/$id.xml linux/$id.metainfo.xml; do
    for tag in comment summary developer_name li; do
        english=$(grep -cE "<$tag>" "$file" || true) french=$(grep -cE "<$tag xml:lang=\"fr\">" "$file" || true)
        [[ $english == "$french" ]] || fail "$file: $english <$tag>, of which $french in French"
    done
done

# The kinds of files, as the desktop finds them: by name, and by content where the name says nothing.
mkdir -p "$home/mime/packages"
cp linux/$id.xml "$home/mime/packages/"
system=$(dirname "$(find /usr/share /usr/local/share -path '*/mime/packages/freedesktop.org.xml' 2>/dev/null | head -n 1)")
cp "$system/freedesktop.org.xml" "$home/mime/packages/"
said=$(XDG_DATA_HOME=$home XDG_DATA_DIRS=$home update-mime-database "$home/mime" 2>&1)
[[ -z $said ]] || fail "$said"
kind_of() { XDG_DATA_HOME=$home XDG_DATA_DIRS=$home XDG_CURRENT_DESKTOP='' DE=generic xdg-mime query filetype "$1"; }
expect() {
    local kind
    kind=$(kind_of "$1")
    [[ $kind == "$2" ]] || fail "$1 is taken for ${kind:-nothing}, not for $2"
}
examples=$root/resources/examples
expect "$examples/four-players.skyledger" application/vnd.skyledger.game+json
expect "$examples/late-evening.skyscore.json" application/vnd.skyledger.score+json
expect "$root/resources/catalogues/sample.skycatalogue.json" application/vnd.skyledger.catalogue+json
cp "$examples/four-players.skyledger" "$home/game"
cp "$examples/late-evening.skyscore.json" "$home/sheet"
cp "$root/resources/catalogues/sample.skycatalogue.json" "$home/catalogue"
expect "$home/game" application/vnd.skyledger.game+json
expect "$home/sheet" application/vnd.skyledger.score+json
expect "$home/catalogue" application/vnd.skyledger.catalogue+json
printf '{"format": "something else"}\n' >"$home/other.json"
expect "$home/other.json" application/json
while read -r kind; do
    grep -q "type=\"$kind\"" linux/$id.xml || fail "The menu entry opens $kind, which is no kind of file"
    grep -q "<mediatype>$kind</mediatype>" linux/$id.metainfo.xml || fail "The metainfo lacks $kind"
done < <(sed -n 's/^MimeType=//p' linux/$id.desktop | tr ';' '\n' | grep .)

for page in man/skyledger.1 man/fr/skyledger.1; do
    complaints=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    [[ -z $complaints ]] || fail "$complaints"
done

bash -n completion/skyledger.bash
zsh -n completion/_skyledger
fish -n completion/skyledger.fish
# shellcheck disable=SC2016
offered=$(cd "$examples" && bash -c 'source "$0"; COMP_WORDS=(skyledger score l); COMP_CWORD=2; _skyledger 2>/dev/null; printf "%s" "${COMPREPLY[*]}"' "$root/packaging/completion/skyledger.bash")
[[ $offered == late-evening.skyscore.json ]] || fail "bash completes a score sheet to: $offered"
offered=$(fish --no-config -c "source completion/skyledger.fish; complete -C 'skyledger new --edition fr'" | cut -f 1)
[[ $offered == fr-2021 ]] || fail "fish completes an edition to: $offered"
printf 'Menu entry, metainfo, kinds of files, man pages and completion are right\n'
