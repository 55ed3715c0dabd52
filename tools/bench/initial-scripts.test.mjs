import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { initialScripts } from './initial-scripts.mjs';
import { inlineScripts, pageScripts } from './page-scripts.mjs';
import { staticImports } from './static-imports.mjs';

const page = `<!doctype html><head>
  <link rel="stylesheet" href="/assets/page.css">
  <link rel="modulepreload" crossorigin href="/assets/vendor.js">
  <script type="application/json" id="shop-config">{"a":1}</script>
  <script type="module" crossorigin src="/assets/main.js"></script></head>`;

const modules = {
  'main.js': 'import{v}from"./vendor.js";import"./side.js";const late=()=>import("./popup.js");',
  'vendor.js': 'export*from"./deep.js";export const v=1;',
  'side.js': 'const text="import x from \\"./not.js\\"";',
  'deep.js': 'import{v}from"./vendor.js";export{v};',
  'popup.js': 'export const popup=1;',
  'en-1a2b.js': 'import{k}from"./keys.js";export default k;',
  'keys.js': 'export const k={};',
  'de-1a2b.js': 'export default {};',
};

it('pageScripts returns module scripts and preloads', () => {
  expect(pageScripts(page)).toEqual(['/assets/vendor.js', '/assets/main.js']);
});

it('inlineScripts returns code, and no data', () => {
  const inline = `<script>a()</script><script type="module">\nb()</script>${page}`;
  expect(inlineScripts(inline)).toEqual(['a()', '\nb()']);
});

it('staticImports ignores dynamic imports', () => {
  expect(staticImports(modules['main.js'])).toEqual(['./vendor.js', './side.js']);
});

it('initialScripts returns the scripts, their static imports and one language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'nova.html'), page);
  for (const [name, code] of Object.entries(modules))
    writeFileSync(join(folder, 'assets', name), code);

  const scripts = initialScripts(folder, 'nova.html', /^en[-.]/);
  rmSync(folder, { recursive: true });

  const expected = ['deep', 'en-1a2b', 'keys', 'main', 'side', 'vendor'];
  expect([...scripts].sort()).toEqual(expected.map((name) => `assets/${name}.js`));
});
