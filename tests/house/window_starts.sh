#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The window opens, or says in one line why not, wherever people start it: in a home that cannot be written, in a
# language that nobody knows, with damaged settings, on a full disk, without OpenGL, from a folder of its own.
# Usage: window_starts.sh PROGRAM. Runs Xvfb.
set -euo pipefail
program=$1
folder=$(mktemp -d)
server=''
compositor=''
started=''
finish() {
    [[ -z $started ]] || kill -KILL "$started" 2>/dev/null || true
    [[ -z $server ]] || kill "$server" 2>/dev/null || true
    [[ -z $compositor ]] || kill "$compositor" 2>/dev/null || true
    wait 2>/dev/null || true
    chmod -R u+w "$folder"
    rm -rf "$folder"
}
trap finish EXIT
chmod 755 "$folder"

fail() {
    printf '%s: %s\n' "$case" "$*"
    exit 1
}
# until_true COMMAND...: gives it some seconds.
until_true() {
    for _ in $(seq 400); do
        "$@" >/dev/null 2>&1 && return
        sleep 0.05
    done
    return 1
}

# An X server without OpenGL. It finds a number for itself and writes it when it is ready.
case='X server'
mkfifo "$folder/number"
Xvfb -ac -noreset -extension GLX -displayfd 3 -screen 0 1366x768x24 3>"$folder/number" >/dev/null 2>&1 &
server=$!
read -r number <"$folder/number"
DISPLAY=:$number

# People are not root, whose home can always be written.
person=()
if ((EUID == 0)) && setpriv --reuid=65534 --regid=65534 --clear-groups "$program" --version >/dev/null 2>&1; then
    person=(setpriv --reuid=65534 --regid=65534 --clear-groups)
fi
# And none has the bus of this desktop: one that starts for whoever asks keeps files of its own in the home.
environment=(PATH="$PATH" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb DISPLAY="$DISPLAY" DBUS_SESSION_BUS_ADDRESS=disabled:)

new_home() {
    home=$folder/home
    [[ ! -d $home ]] || chmod -R u+w "$home"
    rm -rf "$home"
    mkdir -p "$home/.config/skyledger"
    if ((${#person[@]} > 0)); then
        chown -R 65534:65534 "$home"
    fi
}
window() { xwininfo -display "$DISPLAY" -root -tree | grep -E '"[^"]*Skyledger"'; }
no_window() { ! window; }
# opens [NAME=VALUE...] -- [ARGUMENT...]: the window opens and nothing is said on standard error.
opens() {
    local changes=()
    while [[ $1 != -- ]]; do
        changes+=("$1")
        shift
    done
    shift
    env -i "${environment[@]}" HOME="$home" "${changes[@]}" "${person[@]}" "$program" "$@" >"$folder/said" 2>&1 &
    started=$!
    until_true window || fail "no window: $(<"$folder/said")"
    kill -TERM "$started"
    wait "$started" 2>/dev/null || true
    started=
    until_true no_window
    [[ ! -s $folder/said ]] || fail "$(<"$folder/said")"
}
# refuses EXIT [NAME=VALUE...] -- [ARGUMENT...]: one line on standard error, and this exit.
refuses() {
    local wanted=$1 changes=() code=0
    shift
    while [[ $1 != -- ]]; do
        changes+=("$1")
        shift
    done
    shift
    env -i "${environment[@]}" HOME="$home" "${changes[@]}" "${person[@]}" timeout 20 "$program" "$@" \
        >"$folder/out" 2>"$folder/said" || code=$?
    [[ $code == "$wanted" && ! -s $folder/out && $(wc -l <"$folder/said") == 1 ]] ||
        fail "exit $code, not $wanted: $(head -n 5 "$folder/said")"
}
files_of() { (cd "$1" && find . -mindepth 1 -printf '%P\n' | LC_ALL=C sort); }

case='an ordinary home'
new_home
opens --
[[ -z $(cd "$home" && find . -mindepth 1 -maxdepth 1 -not -name .config -not -name .cache -not -name .local) ]] ||
    fail "files in the home folder itself: $(ls -A "$home")"

case='a home that cannot be written'
new_home
chmod -R a-w "$home"
before=$(files_of "$home")
opens --
opens -- --new-game
[[ $(files_of "$home") == "$before" ]] || fail 'it was written all the same'

case='no home at all'
home=$folder/nowhere opens --

for locale in tlh_QO.UTF-8 xx C POSIX fr_FR.ISO-8859-1; do
    case="the locale $locale"
    new_home
    opens LC_ALL="$locale" LANGUAGE=tlh --
done

settings=.config/skyledger/skyledger.ini
case='settings that are no text'
for damage in '[General' 'language' '\0\0\0\0\0\0' '\xff\xfe\x00[%General]\n=\n' '[docks]\nairship-city=@ByteArray(\x00\n'; do
    new_home
    # shellcheck disable=SC2059
    printf "$damage" >"$home/$settings"
    cp "$home/$settings" "$folder/damaged"
    ((${#person[@]} == 0)) || chown 65534 "$home/$settings"
    opens --
    if [[ -e $home/$settings.damaged ]]; then
        cmp "$folder/damaged" "$home/$settings.damaged" || fail 'the copy is another one'
        touch "$folder/kept"
    fi
done
[[ -e $folder/kept ]] || fail 'no damaged settings were kept'
case='settings that are a folder'
new_home
mkdir "$home/$settings"
opens --

case='everything in one folder'
new_home
before=$(files_of "$home")
mkdir "$folder/stick"
((${#person[@]} == 0)) || chown 65534 "$folder/stick"
opens -- --portable "$folder/stick"
opens -- --portable "$folder/stick/new" --new-game
[[ $(files_of "$home") == "$before" ]] || fail "written elsewhere: $(files_of "$home")"

case='pages to begin with'
opens -- --new-game
opens -- --score
opens -- --lang fr --score

case='a full disk'
if unshare --mount true 2>/dev/null; then
    # The smallest file system there is: three folders fill it.
    new_home
    # shellcheck disable=SC2016
    person=(unshare --mount sh -c 'mount -t tmpfs -o nr_inodes=2,size=4k,mode=777 none "$HOME" && exec "$@"' sh "${person[@]}")
    opens --
    opens -- --new-game
    person=("${person[@]:6}")
else
    printf 'Not tried: a full disk, which needs a mount\n'
fi

case='a folder that cannot be used'
touch "$folder/file"
refuses 3 -- --portable "$folder/file"
refuses 3 -- --portable /proc/nowhere
case='no display'
refuses 2 QT_QPA_PLATFORM= DISPLAY= --
refuses 2 QT_QPA_PLATFORM= DISPLAY=:4711 --
refuses 2 QT_QPA_PLATFORM= DISPLAY=localhost:4711 --
refuses 2 QT_QPA_PLATFORM=xcb DISPLAY=:4711 -- --lang fr
grep -q 'écran\|affichage' "$folder/said" || fail "not in French: $(<"$folder/said")"
case='Wayland without its plugin'
plugins=$(qmake6 -query QT_INSTALL_PLUGINS 2>/dev/null || true)
if [[ -d $plugins/platforms && -z $(find "$plugins/platforms" -name 'libqwayland*') ]]; then
    # shellcheck disable=SC2016
    perl -MIO::Socket::UNIX -e 'umask 0; $s = IO::Socket::UNIX->new(Local => $ARGV[0], Listen => 1) or die; sleep 60' \
        "$folder/wayland" &
    started=$!
    until_true test -S "$folder/wayland" || fail 'no socket'
    refuses 2 QT_QPA_PLATFORM= DISPLAY= WAYLAND_DISPLAY="$folder/wayland" --
    grep -q qt6-wayland "$folder/said" || fail "$(<"$folder/said")"
    kill "$started"
    wait "$started" 2>/dev/null || true
    started=''
elif command -v weston >/dev/null; then
    # Where weston and the plugin are, a window under Wayland, known to the desktop by the name of its menu entry.
    case='Wayland'
    new_home
    XDG_RUNTIME_DIR=$folder weston --backend=headless-backend.so --socket="$folder/wayland" >/dev/null 2>&1 &
    compositor=$!
    until_true test -S "$folder/wayland" || fail 'weston does not start'
    env -i "${environment[@]}" HOME="$home" QT_QPA_PLATFORM= DISPLAY= XDG_RUNTIME_DIR="$folder" \
        WAYLAND_DISPLAY="$folder/wayland" WAYLAND_DEBUG=1 "$program" --new-game >"$folder/said" 2>&1 &
    started=$!
    until_true grep -q 'set_app_id("org.skyledger.Skyledger")' "$folder/said" || fail "$(tail -n 3 "$folder/said")"
    until_true grep -q 'wl_surface@[0-9]*.commit()' "$folder/said" || fail 'nothing is drawn'
    kill -TERM "$started"
    wait "$started" 2>/dev/null || true
    started=''
    ! grep -vE '^\[ *[0-9]+\.[0-9]+\] ' "$folder/said" || fail 'it says something on standard error'
    kill "$compositor"
    wait "$compositor" 2>/dev/null || true
    compositor=''
fi
case='no such platform'
refuses 2 QT_QPA_PLATFORM=nonsense --

printf 'The window opens everywhere\n'
