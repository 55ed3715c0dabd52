import { expect, it } from 'vitest';
import { physicalProperties } from './physical-properties';

it.each([
  ['a{inline-size:1px;max-block-size:2px}', 'a{width:1px;max-height:2px}'],
  [
    'a{margin-block-start:1px;padding-block:1px 2px}',
    'a{margin-top:1px;padding-top:1px;padding-bottom:2px}',
  ],
  ['a{border-block-end-color:red;inset-block-start:0}', 'a{border-bottom-color:red;top:0}'],
  ['a{inset:0 auto}', 'a{top:0;right:auto;bottom:0;left:auto}'],
  ['a{margin-inline:auto}', 'a{margin-left:auto;margin-right:auto}'],
  [
    'a{margin-inline:calc(-1*var(--b, 1px))}',
    'a{margin-left:calc(-1*var(--b, 1px));margin-right:calc(-1*var(--b, 1px))}',
  ],
  [
    'a{padding-inline:calc((100% - var(--b))/2 + 1px)}',
    'a{padding-left:calc((100% - var(--b))/2 + 1px);padding-right:calc((100% - var(--b))/2 + 1px)}',
  ],
  [
    'a{--inline-size:1px;transition:inline-size 1s}',
    'a{--inline-size:1px;transition:inline-size 1s}',
  ],
])('says %s for any direction of the text as %s', (styles, physical) => {
  expect(physicalProperties(styles)).toBe(physical);
});

it.each([
  ['a{margin-inline-start:1px}', 'a{-webkit-margin-start:1px;margin-inline-start:1px}'],
  [
    'a{padding-inline:1px calc(1px + 2px)}',
    'a{-webkit-padding-start:1px;padding-inline-start:1px;-webkit-padding-end:calc(1px + 2px);padding-inline-end:calc(1px + 2px)}',
  ],
])('adds the older names to %s', (styles, both) => {
  expect(physicalProperties(styles)).toBe(both);
});

it('places at the end of a line as in text from left to right where there is no name for it', () => {
  expect(physicalProperties('@media (width){a,b{color:red;inset-inline-end:1px}}')).toBe(
    '@media (width){a,b{color:red;inset-inline-end:1px}@supports not (inset-inline-end:0){a,b{right:1px}}}',
  );
});
