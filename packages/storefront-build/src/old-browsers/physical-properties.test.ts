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
  ['a{inset-inline:0}', 'a{left:0;right:0}'],
  [
    'a{border-start-end-radius:1px;border-start-start-radius:1px}',
    'a{border-top-left-radius:1px;border-top-right-radius:1px}',
  ],
  [
    'a{border-end-start-radius:0;border-end-end-radius:0;color:red}',
    'a{border-bottom-left-radius:0;border-bottom-right-radius:0;color:red}',
  ],
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

it('places at the end of a line by the direction of the page where there is no name for it', () => {
  expect(physicalProperties('@media (width){a,:root b{color:red;inset-inline-end:1px}}')).toBe(
    '@media (width){a,:root b{color:red;inset-inline-end:1px}@supports not (inset-inline-end:0){' +
      ':root[dir=ltr] a,:root[dir=ltr] b{right:1px}:root[dir=rtl] a,:root[dir=rtl] b{left:1px}}}',
  );
});

it('keeps start and end apart where both are given', () => {
  expect(physicalProperties('a{inset-inline:auto 1px}')).toBe(
    'a{inset-inline-start:auto;inset-inline-end:1px}@supports not (inset-inline-end:0){' +
      ':root[dir=ltr] a{left:auto;right:1px}:root[dir=rtl] a{right:auto;left:1px}}',
  );
});
