import { expect, it } from 'vitest';
import { loweredStyles } from './lowered-styles';
import { newerStyles } from './newer-styles';

/** What is missing, without the place. */
function missing(styles: string): readonly string[] {
  return newerStyles(styles).map(({ construct }) => construct.replace(/: .*/s, ''));
}

it.each([
  ['a{aspect-ratio:1}', 'aspect-ratio'],
  ['a{width:min(1px,1em)}', 'min()'],
  ['a{display:flow-root}', 'display'],
  ['a{height:1dvh}', 'dvh'],
  ['a{color:rgb(1 2 3/50%)}', 'rgb() without commas'],
  ['a:has(b){color:red}', ':has'],
  ['a:-webkit-autofill{color:red}a:autofill{color:blue}', ':autofill'],
  ['a:focus-visible+b{color:red}', ':focus-visible'],
  ['a:focus-visible::after{color:red}', ':focus-visible'],
  ['a::part(b){color:red}', '::part'],
  ['@container (width>1px){a{color:red}}', '@container'],
  ['@media (width>1px){a{color:red}}', 'a range in a media query'],
  ['@media (update:fast){a{color:red}}', '(update)'],
  ['@keyframes a{to{translate:1px}}', 'translate'],
  ['a{made-up:1px}', 'made-up'],
  ['a{width:made-up(1px)}', 'made-up()'],
  ['a{width:1made-up}', 'made-up'],
  ['a:made-up{color:red}', ':made-up'],
])('finds in %s: %s', (styles, feature) => {
  expect(missing(styles).map((text) => text.replace(/, which .*/, ''))).toContain(feature);
});

it('names the browsers, the rule and the declaration, and the place', () => {
  expect(newerStyles('a{color:red}\n b{color:red;padding:max(1px,2px)}')).toEqual([
    {
      line: 2,
      column: 13,
      construct: 'max(), which Chrome 64 drops: b{padding:max(1px,2px)}',
    },
  ]);
});

it.each([
  ['a{display:grid;grid-gap:1px}', 'what both browsers know'],
  ['a{width:1px;width:min(1px,2px)}', 'a newer value after an older one'],
  ['a{position:-webkit-sticky;position:sticky}', 'what each knows under its own name'],
  ['a{-webkit-margin-start:1px;margin-inline-start:1px}', 'the new name after the old one'],
  ['@supports (width:min(1px,2px)){a{width:min(1px,2px)}}', 'what old browsers do not enter'],
  ['@supports selector(:has(a)){a:has(b){color:red}}', 'a selector that they do not enter'],
  [
    'a:has(b){color:red}@supports not selector(:has(a)){a{color:red}}',
    'a rule for the others after the selector',
  ],
  [
    'a{display:contents}@supports not (display:contents){a{margin:0}}',
    'a rule for the others after the value',
  ],
  ['a:-webkit-autofill{color:red}a:autofill{color:red}', 'a selector after its prefixed form'],
  ['a:focus-visible{color:red}', 'the ring of what has the focus'],
  ['@media (forced-colors:active){a{accent-color:red}}', 'what is for newer browsers anyway'],
  ['a{--b:1px;margin:var(--b)}', 'custom properties'],
])('finds nothing in %s: %s', (styles) => {
  expect(newerStyles(styles)).toEqual([]);
});

it('finds a newer value with var(), since the browser notices too late to use the older one', () => {
  expect(missing('a{width:1px;width:min(var(--b),2px)}')).toEqual(['min(), which Chrome 64 drops']);
  expect(missing('a{--b:env(c)}')).toEqual(['env(), which Chrome 64 drops']);
});

it('finds a gap between flex items, but not one of a grid', () => {
  expect(missing('a{display:flex;grid-gap:1px}')).toHaveLength(1);
  expect(missing('.a{display:flex}b .a[c]{grid-gap:1px}')).toHaveLength(1);
  expect(missing('.a{display:flex}@media print{.a{display:grid;grid-gap:1px}}')).toEqual([]);
});

it('finds nothing in what was lowered', () => {
  const styles = `a { inset-inline: auto 1px; gap: 1px; border-start-start-radius: 1px;
    border-start-end-radius: 1px; overflow-wrap: anywhere; color: rgb(1 2 3 / 50%) }`;
  expect(newerStyles(styles)).not.toEqual([]);
  expect(newerStyles(loweredStyles(styles))).toEqual([]);
});
