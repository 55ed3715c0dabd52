import { expect, it } from 'vitest';
import { freeNames } from './free-names.mjs';

it.each([
  ['the language’s own names', 'export const a = [new Map(), Math.max(1, 2), Promise.resolve()];'],
  ['what is the same everywhere', "export const host = (a) => new URL(a).host + btoa('a');"],
  ['what is given', 'export const open = ({ window, document }) => [window, document];'],
  [
    'another module',
    "import { a } from './a.js'; export { a }; export const b = import('./b.js');",
  ],
])('%s may be used', (_, code) => {
  expect(freeNames(code)).toEqual([]);
});

it.each([
  ['window', 'export const open = () => window.open();'],
  ['document', 'export const a = () => document.title;'],
  ['fetch', 'export const a = fetch("/");'],
  ['setTimeout', 'export const a = (run) => setTimeout(run, 1);'],
  ['process', 'export const a = process.env.A;'],
  ['navigator', 'export const a = typeof navigator;'],
  ['globalThis', 'export const a = globalThis.name;'],
  ['anythingElse', 'export const a = anythingElse;'],
])('%s is a global, and found', (name, code) => {
  expect(freeNames(code)).toEqual([name]);
});

it('a comment does not switch it off', () => {
  expect(freeNames('/* eslint-disable */ /* global window */ export const a = window;')).toEqual([
    'window',
  ]);
});
