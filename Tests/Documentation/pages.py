# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the blocks of pages in Markdown, and follows their links.

Usage: pages.py PAGE...
What happens to a block depends on its language:
  sh     each command runs in a terminal, and must succeed; a slider that it starts is told to quit
  toml   "sliderd check" must find no mistake in it
  swift  it must be part of a Swift file in Examples, which CI builds and tests
A comment in the line before a block changes that:
  <!-- not run: REASON -->           the block is left out
  <!-- run: exit CODE -->            the last command must exit with this code
  <!-- run: save as FILE -->         the block is saved for the commands after it, and not checked
  <!-- run: while COMMAND runs -->   COMMAND runs in another terminal meanwhile
  <!-- output -->                    the block is exactly what the block of commands before it prints
"""
import fcntl
import os
import pathlib
import pty
import re
import subprocess
import sys
import termios

ROOT = pathlib.Path.cwd()
WORK = pathlib.Path(os.environ["HOME"], "work")
BLOCK = re.compile(r"(?:^<!-- (?P<note>[^\n]*) -->\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.M | re.S)
LINK = re.compile(r"\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)")
# Longer than any command takes: one that hangs fails.
PATIENCE = 600

failures = []


def fail(place, problem):
    failures.append(f"{place}: {problem}")
    print(f"FAILED: {failures[-1]}", file=sys.stderr)


def start(command, **channels):
    """Starts a command in the folder for what pages write; scripts and packages are the project's."""
    command = command.replace("scripts/", f"{ROOT}/scripts/")
    command = command.replace("--package-path ", f"--package-path {ROOT}/")
    return subprocess.Popen(["timeout", "--foreground", str(PATIENCE), "bash", "-c", command], cwd=WORK,
                            start_new_session=True, **channels)


def start_in_terminal(command):
    """Starts a command; returns it and the terminal that it runs in."""
    ours, its = pty.openpty()
    process = start(command, stdin=its, stdout=its, stderr=its,
                    preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
    os.close(its)
    return process, ours


def run_in_terminal(command):
    """Runs a command; types `q` whenever it prints something. Returns its exit code and its output."""
    process, terminal = start_in_terminal(command)
    output = b""
    while True:
        try:
            chunk = os.read(terminal, 65536)
        except OSError:  # the last program has left the terminal
            break
        if not chunk:
            break
        output += chunk
        try:
            os.write(terminal, b"q")
        except OSError:
            break
    os.close(terminal)
    return process.wait(), output.decode(errors="replace")


def run_for_output(command):
    """Runs a command without a terminal. Returns its exit code, what it prints, and its errors."""
    process = start(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                    text=True)
    output, errors = process.communicate()
    return process.returncode, output, errors


def commands(block):
    lines = block["text"].replace("\\\n", " ").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def run_commands(block, place, expected):
    note = block["note"] or ""
    status = int(note.removeprefix("run: exit ")) if note.startswith("run: exit ") else 0
    beside = re.fullmatch(r"run: while (.*) runs", note)
    if beside:
        other, terminal = start_in_terminal(beside[1])
        # It is on the bus as soon as there is a slider to watch.
        watch = subprocess.Popen(["sliderd", "watch"], stdout=subprocess.PIPE)
        watch.stdout.readline()
        watch.terminate()
    todo = commands(block)
    for number, command in enumerate(todo):
        if expected is None:
            code, output = run_in_terminal(command)
        else:
            code, output, errors = run_for_output(command)
            if expected not in (output, errors):
                fail(place, f"{command}\nprints\n{output}{errors}and not\n{expected}")
        wanted = status if number == len(todo) - 1 else 0
        if code != wanted:
            fail(place, f"{command}\nexits with {code}:\n{output}")
    if beside:
        os.write(terminal, b"q")
        os.close(terminal)
        other.wait()


def check_toml(block, place):
    file = WORK / "page.toml"
    file.write_text(block["text"])
    code, output, errors = run_for_output(f"sliderd check {file}")
    if code:
        fail(place, output + errors)


def plain(text):
    return "\n".join(line.strip() for line in text.splitlines())


def check_swift(block, place, sources):
    if not any(plain(block["text"]) in source for source in sources):
        fail(place, "no Swift file in Examples contains this block")


def check_blocks(page, text, sources):
    blocks = list(BLOCK.finditer(text))
    if len(blocks) * 2 != len(re.findall("^```", text, re.M)):
        fail(page, "a block has no end")
    done = 0
    for block, following in zip(blocks, [*blocks[1:], None]):
        place = f"{page}:{text.count(chr(10), 0, block.start('text'))}"
        note, language = block["note"] or "", block["language"]
        if note.startswith("not run: ") or note == "output":
            continue
        if note.startswith("run: save as "):
            (WORK / note.removeprefix("run: save as ")).write_text(block["text"])
        elif language == "sh":
            has_output = following is not None and following["note"] == "output"
            run_commands(block, place, following["text"] if has_output else None)
        elif language == "toml":
            check_toml(block, place)
        elif language == "swift":
            check_swift(block, place, sources)
        else:
            fail(place, "a block needs a language, or a comment that says why it is not run")
        done += 1
    return done


def anchors(page):
    headings = re.findall(r"^#+ (.*)$", page.read_text(), re.M)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


def check_links(page, text):
    for link in LINK.finditer(text):
        target = (page.parent / link[1]) if link[1] else page
        place = f"{page}:{text.count(chr(10), 0, link.start()) + 1}"
        if not target.exists():
            fail(place, f"{link[1]} does not exist")
        elif link[2] and link[2] not in anchors(target):
            fail(place, f"{target} has no heading #{link[2]}")


def main():
    files = subprocess.run(["git", "ls-files", "--", "Examples/*.swift"], capture_output=True, text=True)
    sources = [plain(pathlib.Path(file).read_text()) for file in files.stdout.splitlines()]
    WORK.mkdir()
    for page in map(pathlib.Path, sys.argv[1:]):
        text = page.read_text()
        check_links(page, text)
        print(f"{page}: {check_blocks(page, text, sources)} blocks", flush=True)
    if failures:
        sys.exit(f"{len(failures)} failures")


main()
