import { expect, it } from 'vitest';
import { newerSyntax, parseScript } from './newer-syntax';

function constructs(source: string): readonly string[] {
  const script = parseScript(source, 'module');
  return 'construct' in script
    ? [script.construct]
    : newerSyntax(script).map(({ construct }) => construct);
}

it.each([
  ['a?.b', 'optional chaining'],
  ['a ?? b', 'the operator ??'],
  ['a ||= b', 'the operator ||='],
  ['try {} catch {}', 'catch without a variable'],
  ['class A { b = 1 }', 'a class field'],
  ['class A { #b() {} }', 'a private name'],
  ['class A { static {} }', 'a static block'],
  ['await a', 'await at the top level'],
  ['for await (const a of b);', 'await at the top level'],
  ["export * as a from 'b'", 'export * as a name'],
  ['1n', 'a BigInt'],
  ['1_000', 'a separator in a number'],
  ['"\u2028"', 'a line separator in a text'],
  ['/(?<=a)b/', 'a lookbehind'],
  ['/(?<!a)b/', 'a lookbehind'],
])('finds in %s: %s', (source, construct) => {
  expect(constructs(source)).toEqual([construct]);
});

it.each(['/a/d', '/[a--b]/v', '/(?i:a)/', '/(?<a>b)|(?<a>c)/'])(
  'finds the newer pattern in %s',
  (source) => {
    expect(constructs(source)).toHaveLength(1);
  },
);

it('finds syntax that it does not know', () => {
  expect(constructs('{ using a = b; }')).toHaveLength(1);
});

it.each([
  'const { a, ...b } = { ...c }',
  'async function* a() { for await (const b of c) yield await b; }',
  "import('a').then(() => import.meta.url)",
  '/(?<a>.)\\p{L}/su',
  'try {} catch (error) {}',
  '"1_000"',
])('finds nothing in %s', (source) => {
  expect(constructs(source)).toEqual([]);
});

it('names the place', () => {
  const script = parseScript('a;\n  b?.c;', 'module');
  if ('construct' in script) throw new Error(script.construct);
  expect(newerSyntax(script)).toMatchObject([{ line: 2, column: 2 }]);
});
