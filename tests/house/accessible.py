#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Skyledger authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Looks at a running Skyledger as a screen reader does, through the accessibility bus.

It finds the sixteen spaces of the city by name, takes a crew by its button, hears that announced, and finds which spaces
can be reached.
"""

import re
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

CELL = re.compile(r" on ([A-D][1-4]), (basic|developed) side\.")


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def everything(node):
    yield node
    for child in children(node):
        yield from everything(child)


def program():
    """The program among those on the bus; it may take some seconds to come."""
    for _ in range(200):
        for application in children(Atspi.get_desktop(0)):
            if "skyledger" in (application.get_name() or "").lower() and application.get_child_count() > 0:
                return application
        time.sleep(0.1)
    sys.exit("Skyledger is not on the accessibility bus")


def cells(application):
    application.clear_cache()
    found = {}
    for node in everything(application):
        match = CELL.search(node.get_name() or "")
        if match and node.get_role() == Atspi.Role.PUSH_BUTTON:
            found.setdefault(match.group(1), []).append(node.get_name())
    return found


def named(application, beginning):
    for node in everything(application):
        if (node.get_name() or "").startswith(beginning) and node.get_role() in (
            Atspi.Role.PUSH_BUTTON,
            Atspi.Role.TOGGLE_BUTTON,
        ):
            return node
    sys.exit(f"nothing to press is called “{beginning}”")


def announcements(action):
    """What is announced while something is done."""
    heard = []
    loop = GLib.MainLoop()

    def hear(event):
        if event.source.get_role() == Atspi.Role.NOTIFICATION:
            heard.append(event.source.get_name())
            loop.quit()

    listener = Atspi.EventListener.new(hear)
    listener.register("object:state-changed:showing")
    GLib.idle_add(lambda: action() and False)
    GLib.timeout_add_seconds(10, loop.quit)
    loop.run()
    listener.deregister("object:state-changed:showing")
    return heard


def until(true):
    for _ in range(100):
        value = true()
        if value:
            return value
        time.sleep(0.1)
    return None


def main():
    application = program()
    spaces = until(lambda: len(cells(application)) == 16 and cells(application))
    if not spaces:
        sys.exit(f"not the sixteen spaces of the city: {sorted(cells(application))}")
    twice = {name: texts for name, texts in spaces.items() if len(texts) != 1}
    if twice:
        sys.exit(f"spaces with one name: {twice}")
    if not any("crew 1 of Ada" in texts[0] for texts in spaces.values()):
        sys.exit("no space says that Ada’s first crew stands there")
    before = {name: texts[0] for name, texts in spaces.items()}
    crew = named(application, "Crew 1 on ")
    if not any("Crew 1" in text for text in announcements(lambda: crew.do_action(0))):
        sys.exit("nothing is announced when a crew is taken")
    changed = until(
        lambda: [name for name, texts in cells(application).items() if texts[0] != before[name]]
    )
    if not changed:
        sys.exit("no space says that it can be reached")
    print(f"A screen reader finds the city; with a crew in hand {len(changed)} spaces say something new")


main()
