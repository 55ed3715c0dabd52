import { expect, it } from 'vitest';
import { themedStyles } from './brand-styles';

const nova = { 'data-tiles': 'upright', 'data-cards': 'flat' };

it.each([
  ['.a{color:red}', '.a{color:red}'],
  [':root[data-tiles=row] .a{color:red}.b{color:red}', '.b{color:red}'],
  [':root[data-tiles="row"] .a{color:red}', ''],
  [':root[data-tiles=upright] .a{color:red}', ':root[data-tiles=upright] .a{color:red}'],
  [':root[data-cards=flat][data-tiles=row]{--a:1}', ''],
  [
    ':root[data-tiles=row],:root[data-cards=flat] .b,.c{color:red}',
    ':root[data-cards=flat] .b,.c{color:red}',
  ],
  ['@media (width>=900px){:root[data-tiles=row] .a{color:red}}.b{top:0}', '.b{top:0}'],
  [
    '@media (hover:hover){:root[data-tiles=row] .a{color:red}.b{top:0}}',
    '@media (hover:hover){.b{top:0}}',
  ],
  [
    '@supports (top:env(a)){@media print{:root[data-tiles=row]{--a:1}}.b{top:0}}',
    '@supports (top:env(a)){.b{top:0}}',
  ],
  ['@supports (top:env(a)){@media print{:root[data-tiles=row]{--a:1}}}.b{top:0}', '.b{top:0}'],
])('leaves of %s for a brand %s', (styles, left) => {
  expect(themedStyles(styles)(nova)).toBe(left);
});

it.each([
  ['an attribute that the brand has no value for', ':root[data-page=my] .a{top:0}'],
  ['an attribute of another element', '.a[data-tiles=row]{top:0}:root .a[data-tiles=row]{top:0}'],
  ['a value that is excluded', ':root:not([data-tiles=row]) .a{top:0}'],
  ['an attribute with any value', ':root[data-tiles] body::before{top:0}'],
  ['values of which one is enough', ':root[data-tiles^=up] .a{top:0}'],
  ['a text that looks like a rule', '.a:before{content:":root[data-tiles=row]{}"}'],
])('keeps %s', (_, styles) => {
  expect(themedStyles(styles)(nova)).toBe(styles);
});

it('leaves each brand its own rules', () => {
  const styles = themedStyles(':root[data-tiles=row]{--a:1}:root[data-tiles=upright]{--a:2}');
  expect(styles({ 'data-tiles': 'row' })).toBe(':root[data-tiles=row]{--a:1}');
  expect(styles({ 'data-tiles': 'upright' })).toBe(':root[data-tiles=upright]{--a:2}');
});
