import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { differsFromBuild } from '../script-inventory/differs-from-build';
import type { Entry } from '../script-inventory/inventory';
import { type RanScript, judgeScripts } from '../script-inventory/judge-scripts';

const shop = 'https://shop.example';
const cards = 'https://cards.example';
const text = 'start()';
const hash = 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';

function script(source: Entry['source'], path: string | null = null): Entry {
  return { directive: 'script-src', source, path };
}

const self = { kind: 'shop-host', host: 'self' } as const;
const entries = [
  script(self, '/assets/*.js'),
  script({ kind: 'shop-host', host: 'pay' }, '/gateway/v1.js'),
  script({ kind: 'configured', key: 'fields' }),
  script({ kind: 'provider-host', host: 'cdn.example' }),
  script({ kind: 'inline' }),
  { directive: 'frame-src', source: { kind: 'shop-host', host: 'cards' }, path: null } as const,
];
const expected = {
  documents: new Map([[shop, entries]]),
  hosts: { pay: 'https://pay.example', cards },
  inlineHashes: [hash],
  configured: { fields: 'https://fields.example/v2/fields.js' },
  played: { 'cdn.example': ['https://pay.example/played/cdn.js'] },
};

function ran(address: string, more: Partial<RanScript> = {}): RanScript {
  return { document: shop, address, isInline: false, text: '', ...more };
}

for (const address of [
  `${shop}/assets/first-screen-1a2b.js`,
  `${shop}/assets/en-1a2b.js?v=1`,
  'https://pay.example/gateway/v1.js',
  'https://fields.example/v2/fields.js',
  'https://cdn.example/any/file.js',
  'https://pay.example/played/cdn.js',
]) {
  test(`${address} is in the inventory`, () => {
    expect(judgeScripts([ran(address)], expected)).toEqual([]);
  });
}

for (const address of [
  `${shop}/other/first-screen.js`,
  `${shop}/assets/deeper/first-screen.js`,
  `${shop}/assets/first-screen.css`,
  'https://pay.example/gateway/v2.js',
  'https://pay.example/played/other.js',
  'https://fields.example/v3/fields.js',
  'https://cdn.example.evil.example/file.js',
  'http://cdn.example/file.js',
  `${cards}/frame.js`,
  'https://skimmer.example/collect.js',
  'data:text/javascript,1',
  'blob:https://shop.example/1',
]) {
  test(`${address} is not in the inventory`, () => {
    expect(judgeScripts([ran(address)], expected)).toEqual([`${address} in ${shop}`]);
  });
}

test('an inline script is identified only by its text', () => {
  const inline = { isInline: true, text };
  expect(judgeScripts([ran(`${shop}/`, inline)], expected)).toEqual([]);
  expect(judgeScripts([ran(`${shop}/`, { ...inline, text: `${text};` })], expected)).toHaveLength(
    1,
  );
  // Even if the address of its document looks like a file of the build.
  const named = ran(`${shop}/assets/page.js`, { isInline: true, text: '' });
  expect(judgeScripts([named], expected)).toHaveLength(1);
});

test('a script made from text while the page runs is never in the inventory', () => {
  expect(judgeScripts([ran('')], expected)).toEqual([`made from text in ${shop}`]);
});

test('no script is allowed in a document that is not in the inventory', () => {
  const elsewhere = ran('https://cdn.example/file.js', { document: cards });
  expect(judgeScripts([elsewhere], expected)).toHaveLength(1);
});

test('a file of the build is detected as changed when its content differs', () => {
  const assets = join(import.meta.dirname, '../../storefront-new/dist/assets');
  const name = readdirSync(assets).find((file) => file.endsWith('.js')) ?? 'none';
  const address = `${shop}/assets/${name}`;
  const built = readFileSync(join(assets, name), 'utf8');
  expect(differsFromBuild(ran(address, { text: built }), 'storefront-new')).toBe(false);
  expect(differsFromBuild(ran(address, { text: `${built};` }), 'storefront-new')).toBe(true);
  expect(differsFromBuild(ran(`${shop}/assets/never-built.js`), 'storefront-new')).toBe(true);
});
