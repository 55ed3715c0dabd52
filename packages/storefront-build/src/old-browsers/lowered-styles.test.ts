import { expect, it } from 'vitest';
import { loweredStyles } from './lowered-styles';

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
