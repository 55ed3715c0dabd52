#!/usr/bin/env node
import { runCommand } from './command/run-command';
import { paintFor } from './report/paint';

const isColoured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;

process.exitCode = await runCommand(process.argv.slice(2), {
  paint: paintFor(isColoured),
  say: (text) => void process.stdout.write(text),
  mention: (text) => void process.stderr.write(text),
});
