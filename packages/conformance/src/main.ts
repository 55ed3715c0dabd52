#!/usr/bin/env node
import { runCommand } from './command/run-command';
import { createStyler } from './report/print-report';

const isColoured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined;

process.exitCode = await runCommand(process.argv.slice(2), {
  styler: createStyler(isColoured),
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
});
