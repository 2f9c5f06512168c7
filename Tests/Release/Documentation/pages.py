# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the blocks of pages in Markdown, and follows their links.

Usage: pages.py [PAGE...] [--links PAGE...] [--programs PAGE...]
Only the links are followed on the pages after --links. Of the pages after --programs, the Swift blocks of each are one
program, which is built without a warning, and not run.
What happens to a block depends on its language:
  sh     each command runs in a terminal, and must succeed; a slider that it starts is told to quit
  toml   "sliderd check" must find no mistake in it
  swift, python, yaml
         it must be part of such a file in Examples, which CI builds and tests; a Swift program that
         isn't is built here without a warning, and must exit with 0. Another program is built beside
         these, which shows that no library takes a name of NEIGHBOURS
A comment in the line before a block changes that:
  <!-- not run: REASON -->           the block is left out
  <!-- run: exit CODE -->            the last command must exit with this code
  <!-- run: save as FILE -->         the block is saved for the commands after it, and not checked
  <!-- run: while COMMAND runs -->   COMMAND runs in another terminal meanwhile
  <!-- output -->                    the block is exactly what the commands before it print
"""
import dataclasses
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
BUILD = ROOT / ".build/pages"
# Longer than any command takes: one that hangs fails.
PATIENCE = "600"

LIBRARIES = ["AccessibilityAudit", "AccessibilityBus", "AccessibilityTree", "EventLoop", "StepSlider", "StepSliderEvdev",
             "StepSliderNumbers", "StepSliderSpeech", "StepSliderTerminal"]
# Public types of modules that a program may import beside the libraries. The first module is its own, with
# general names; the others stand in for those of swift-nio and swift-collections.
NEIGHBOURS = {
    "Names": "Key Change Language Traits Measure Currency Tick Unit Style Action Event Color Theme Layout Shape Control "
             "Panel Track Thumb Direction Orientation Settings",
    "NIOCore": "EventLoop EventLoopGroup EventLoopFuture EventLoopPromise Channel ChannelHandler ByteBuffer TimeAmount "
               "NIODeadline Scheduled SocketAddress",
    "NIOPosix": "MultiThreadedEventLoopGroup NIOThreadPool ClientBootstrap ServerBootstrap",
    "OrderedCollections": "OrderedSet OrderedDictionary",
    "DequeModule": "Deque",
}

# What the documentation leaves to the reader.
READERS_TYPES = {
    "PreferencesTool": """
struct PreferencesTool: Accessible {
  var accessibilityTree: AccessibilityContainer { AccessibilityContainer(id: "tool", children: []) }
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome { .refused }
}
""",
}

failures = []


def fail(place, problem):
    failures.append(place)
    print(f"FAILED: {place}: {problem}", file=sys.stderr)


@dataclasses.dataclass
class Block:
    place: str
    language: str
    note: str
    text: str = ""

    def noted(self, pattern):
        """The part of the comment that a pattern captures; None if the comment is another one."""
        match = re.fullmatch(pattern, self.note)
        return match and match[1]

    @property
    def commands(self):
        return [line for line in self.text.replace("\\\n", " ").splitlines() if line.strip()]


def blocks(page):
    """The blocks of a page. Other forms of blocks than fences at the margin are failures."""
    block, found, before = None, [], ""
    for number, line in enumerate(page.read_text().splitlines(), 1):
        if block and line == "```":
            found.append(block)
            block = None
        elif block:
            block.text += line + "\n"
        elif opening := re.fullmatch(r"```(\w+)", line):
            note = re.fullmatch(r"<!-- (.*) -->", before)
            block = Block(f"{page}:{number}", opening[1], note[1] if note else "")
        elif re.match(r"[ >]*(```|~~~)", line) or (not before and re.match(r" {4}\S", line)):
            fail(f"{page}:{number}", "write a block as ``` and its language, without indentation")
        before = line
    if block:
        fail(block.place, "the block has no end")
    return found


def start(command, **channels):
    """Starts a command in the folder for what pages write; scripts, examples and packages are the
    project's."""
    for folder in "scripts/", "Examples/Gate/":
        command = command.replace(folder, f"{ROOT}/{folder}")
    command = command.replace("--package-path ", f"--package-path {ROOT}/")
    return subprocess.Popen(["timeout", PATIENCE, "bash", "-o", "pipefail", "-c", command], cwd=WORK,
                            start_new_session=True, **channels)


def start_in_terminal(command):
    """Starts a command; returns it and the terminal that it runs in."""
    ours, its = pty.openpty()
    modes = termios.tcgetattr(its)
    modes[3] &= ~termios.ECHO  # keys that the runner types are no output
    termios.tcsetattr(its, termios.TCSANOW, modes)
    process = start(command, stdin=its, stdout=its, stderr=its,
                    preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
    os.close(its)
    return process, ours


def run_in_terminal(command):
    """Runs a command; types `q` whenever it prints something. Returns its exit code and its output."""
    process, terminal = start_in_terminal(command)
    output = b""
    try:
        while chunk := os.read(terminal, 65536):
            output += chunk
            os.write(terminal, b"q")
    except OSError:
        pass  # the last program has closed the terminal
    os.close(terminal)
    return process.wait(), output.decode(errors="replace")


def run_for_output(command):
    """Runs a command without a terminal. Returns its exit code, its output and its errors."""
    process = start(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                    text=True)
    output, errors = process.communicate()
    return process.returncode, output, errors


def run_commands(block, expected):
    *others, last = block.commands
    status = int(block.noted(r"run: exit (\d+)") or 0)
    for command, wanted in [*((command, 0) for command in others), (last, status)]:
        if expected is None:
            code, output = run_in_terminal(command)
        else:
            code, output, errors = run_for_output(command)
            if expected not in (output, errors):
                fail(block.place, f"{command}\nprints\n{output}{errors}and not\n{expected}")
        if code != wanted:
            fail(block.place, f"{command}\nexits with {code}, not {wanted}:\n{output}")


def run_beside(other, block, expected):
    """Runs commands while another one runs that shows a slider."""
    process, terminal = start_in_terminal(other)
    # The slider is on the bus as soon as it can be watched.
    watch = subprocess.Popen(["timeout", PATIENCE, "sliderd", "watch"], stdout=subprocess.PIPE)
    if watch.stdout.readline():
        run_commands(block, expected)
    else:
        fail(block.place, f"{other} shows no slider")
    watch.terminate()
    os.write(terminal, b"q")
    if code := process.wait():
        fail(block.place, f"{other}\nexits with {code}")
    os.close(terminal)


def check_toml(block):
    file = WORK / "page.toml"
    # A section alone is part of a file that has a slider.
    rest = "" if "[[slider]]" in block.text else "\n[[slider]]\nsteps = 5\n"
    file.write_text(block.text + rest)
    code, output, errors = run_for_output(f"sliderd check {file}")
    if code:
        fail(block.place, output + errors)


def plain(text):
    return "\n".join(line.strip() for line in text.splitlines())


def check_example(block, sources, programs):
    if any(plain(block.text) in source for source in sources):
        return
    if block.language == "swift" and block.text.startswith("import "):
        programs.append(block)
    else:
        fail(block.place, f"no {block.language} file in Examples contains this block")


def program_of(page):
    """The Swift blocks of a page of a library's documentation, as one program with the reader's own types."""
    text = "".join(block.text for block in blocks(page) if block.language == "swift")
    own = "".join(code for name, code in READERS_TYPES.items() if name in text)
    return [Block(str(page), "swift", "built", f"{text}\n{own}")] if text else []


def product(library):
    return f'.product(name: "{library}", package: "StepSlider")'


def add_neighbours(package):
    """Adds a program that imports all libraries and all neighbours, and uses each name of a neighbour
    without its module. If a library has a public type of that name, the name is ambiguous. Returns the
    targets."""
    targets = []
    for module, names in NEIGHBOURS.items():
        folder = package / f"Sources/{module}"
        folder.mkdir(parents=True)
        (folder / "Names.swift").write_text("".join(f"public enum {name} {{}}\n" for name in names.split()))
        targets.append(f'.target(name: "{module}")')
    imports = "".join(f"import {module}\n" for module in [*LIBRARIES, *NEIGHBOURS])
    names = [name for names in NEIGHBOURS.values() for name in names.split()]
    # In an expression, the compiler would choose one of two types; not here.
    aliases = "".join(f"typealias Their{name} = {name}\n" for name in names)
    folder = package / "Sources/Neighbours"
    folder.mkdir()
    (folder / "main.swift").write_text(f"{imports}\n{aliases}_ = MainLoop()\n")
    uses = ", ".join([*map(product, LIBRARIES), *(f'"{module}"' for module in NEIGHBOURS)])
    return [*targets, f'.executableTarget(name: "Neighbours", dependencies: [{uses}])']


def run_programs(programs):
    """Builds the programs as targets of one package that uses the libraries as anyone does."""
    package = WORK / "Programs"
    targets = add_neighbours(package)
    for number, block in enumerate(programs, 1):
        folder = package / f"Sources/Program{number}"
        folder.mkdir(parents=True)
        (folder / "main.swift").write_text(f"// {block.place}\n{block.text}")
        libraries = re.findall(r"^import (Access\w+|EventLoop|StepSlider\w*)$", block.text, re.M)
        products = ", ".join(map(product, libraries))
        targets.append(f'.executableTarget(name: "Program{number}", dependencies: [{products}])')
    (package / "Package.swift").write_text(
        "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(\n"
        f'  name: "Programs", dependencies: [.package(name: "StepSlider", path: "{ROOT}")],\n'
        f"  targets: [{', '.join(targets)}])\n")
    code, output, errors = run_for_output(f"cd Programs && swift build --scratch-path '{BUILD}'")
    found = re.findall(r"Program(\d+)/main.swift:\d+:\d+: ((?:error|warning).*)", output + errors)
    for number, problem in sorted(set(found)):
        fail(programs[int(number) - 1].place, problem)
    for problem in sorted(set(re.findall(r"Neighbours/main.swift:\d+:\d+: ((?:error|warning).*)", output + errors))):
        fail("a program beside other modules", problem)
    if code:
        return fail("Programs", output + errors)
    for number, block in enumerate(programs, 1):
        if block.note == "built":
            continue
        code, output, errors = run_for_output(f"'{BUILD}/debug/Program{number}'")
        if code:
            fail(block.place, f"exits with {code}:\n{output}{errors}")
    print(f"{len(programs)} programs were built", flush=True)


def example_sources():
    """The texts of the examples by the languages of blocks."""
    def texts(ending):
        files = subprocess.run(["git", "ls-files", "--", f"Examples/*.{ending}"], capture_output=True, text=True)
        return [plain(pathlib.Path(file).read_text()) for file in files.stdout.splitlines()]
    return {"swift": texts("swift"), "python": texts("py"), "yaml": texts("yml")}


def run(block, expected, sources, programs):
    """Does with a block what its language and its comment say."""
    if file := block.noted("run: save as (.*)"):
        (WORK / file).write_text(block.text)
    elif block.language == "sh" and (other := block.noted("run: while (.*) runs")):
        run_beside(other, block, expected)
    elif block.language == "sh" and (not block.note or block.noted(r"run: exit (\d+)")):
        run_commands(block, expected)
    elif block.language == "toml" and not block.note:
        check_toml(block)
    elif block.language in sources and not block.note:
        check_example(block, sources[block.language], programs)
    else:
        fail(block.place, f"nothing is known of a block in {block.language} with \"{block.note}\"")


def run_blocks(page, sources, programs):
    count, previous = 0, None
    todo = blocks(page)
    for block, following in zip(todo, [*todo[1:], None]):
        if block.note == "output":
            if not (previous and previous.language == "sh"):
                fail(block.place, "no commands before this output were run")
            previous = None
        elif block.noted(r"not run: (\S.*)"):
            previous = None
        else:
            has_output = following is not None and following.note == "output"
            run(block, following.text if has_output else None, sources, programs)
            count, previous = count + 1, block
    print(f"{page}: {count} of {len(todo)} blocks ran", flush=True)


def anchors(page):
    headings = re.findall(r"^#+ (.*)$", page.read_text(), re.M)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


def check_links(page):
    for number, line in enumerate(page.read_text().splitlines(), 1):
        for file, anchor in re.findall(r"\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)", line):
            target = page.parent / file if file else page
            if not target.exists():
                fail(f"{page}:{number}", f"{file} does not exist")
            elif anchor and anchor not in anchors(target):
                fail(f"{page}:{number}", f"{target} has no heading #{anchor}")


def main(arguments):
    sources, programs = example_sources(), []
    WORK.mkdir()
    pages = {"": [], "--links": [], "--programs": []}
    kind = ""
    for argument in arguments:
        if argument in pages:
            kind = argument
        else:
            pages[kind].append(pathlib.Path(argument))
    for page in pages[""] + pages["--links"]:
        check_links(page)
    for page in pages[""]:
        run_blocks(page, sources, programs)
    for page in pages["--programs"]:
        programs += program_of(page)
    if programs:
        run_programs(programs)
    if failures:
        sys.exit(f"failures: {len(failures)}")


main(sys.argv[1:])
