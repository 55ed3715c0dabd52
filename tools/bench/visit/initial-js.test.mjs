import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { initialJs } from './initial-js.mjs';

const page = `<!doctype html><head>
  <link rel="stylesheet" href="/assets/page.css"><script>a()</script>
  <link rel="modulepreload" crossorigin href="/assets/vendor.js">
  <script type="application/json" id="shop-config">{"a":1}</script>
  <script type="module">\nb()</script>
  <script type="module" crossorigin src="/assets/main.js"></script></head>`;

const modules = {
  'main.js': 'import{v}from"./vendor.js";import"./side.js";const late=()=>import("./popup.js");',
  'vendor.js': 'export*from"./deep.js";export const v=1;',
  'side.js': 'const text="import x from \\"./not.js\\"";',
  'deep.js': 'import{v}from"./vendor.js";export{v};',
  'popup.js': 'export const popup=1;',
  'en-critical-1a2b.js': 'import{k}from"./keys.js";export default k;',
  'keys.js': 'export const k={};',
  'de-critical-1a2b.js': 'export default {};',
};

it.each([
  ['one language', page, ['vendor', 'main', 'en-critical-1a2b', 'deep', 'side', 'keys']],
  [
    'no texts that it carries',
    `${page}<p id="texts-critical">`,
    ['vendor', 'main', 'deep', 'side'],
  ],
])('finds scripts, preloads, their static imports and %s', (_, html, names) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'nova.html'), html);
  for (const [name, code] of Object.entries(modules))
    writeFileSync(join(folder, 'assets', name), code);

  const files = initialJs(folder, 'nova.html');
  rmSync(folder, { recursive: true });

  expect(files.map(({ path }) => path)).toEqual(names.map((name) => `assets/${name}.js`));
});
