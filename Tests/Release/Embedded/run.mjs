// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a WebAssembly module that has a function main, and prints what it writes.
import { readFileSync } from "node:fs";

let bytes = [];
const page = { write: (character) => bytes.push(character & 0xff) };
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), { page });
instance.exports.__main_argc_argv(0, 0);
process.stdout.write(Buffer.from(bytes));
