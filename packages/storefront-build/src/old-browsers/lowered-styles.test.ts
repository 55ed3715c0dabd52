import { expect, it } from 'vitest';
import { constantsOf, loweredStyles } from './lowered-styles';

it.each([
  ['a { display: grid; gap: 1px 2px }', 'a{grid-gap:1px 2px;display:grid}'],
  ['a { row-gap: 1px }', 'a{grid-row-gap:1px}'],
  ['a { --tile-gap: 1px }', 'a{--tile-gap:1px}'],
  ['a { inline-size: 1px }', 'a{width:1px}'],
  ['a { overflow-wrap: anywhere }', 'a{overflow-wrap:break-word;overflow-wrap:anywhere}'],
  ['a { inset: 0 }', 'a{top:0;right:0;bottom:0;left:0}'],
])('lowers %s', (styles, lowered) => {
  expect(loweredStyles(styles)).toBe(lowered);
});

it('puts a custom property that is the same everywhere in the place of its name', () => {
  const styles =
    ':root { --space: 4px } a { margin: calc(-2 * var(--space)); padding: var(--space) }';
  expect(loweredStyles(styles, constantsOf(styles))).toBe('a{margin:-8px;padding:4px}');
});

it('declares it still where code names it', () => {
  const styles = ':root { --space: 4px; --gap: 8px } a { margin: var(--gap) var(--space) }';
  expect(loweredStyles(styles, constantsOf(styles, 'height: "var(--space)"'))).toBe(
    ':root{--space:4px}a{margin:8px 4px}',
  );
});

it.each([
  ['has two values', ':root { --a: 1px } @media print { :root { --a: 2px } }'],
  ['has two values, of which one is a class’s own', ':root { --a: 1px } .b { --a: 2px }'],
  ['is not the page’s', '.b { --a: 1px }'],
  ['follows another', ':root { --a: var(--b) }'],
  ['is a colour, which a brand may change', ':root { --a: #fff }'],
])('leaves a custom property that %s', (_, styles) => {
  expect(constantsOf(styles).has('--a')).toBe(false);
});
