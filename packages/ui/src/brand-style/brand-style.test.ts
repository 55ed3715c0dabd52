import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Token, tokensOf, valueOf } from '../../.storybook/tokens/read-tokens';
import { brandStyle, surfaces } from './brand-style';
import { contrastPairs } from './contrast-pairs';

const schemes = ['light', 'dark'] as const;
const headers = ['plain', 'brand'] as const;
const views = schemes.flatMap((scheme) => headers.map((header) => ({ scheme, header })));

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const primaries = ['#ff0000', '#00ff00', '#0000ff', '#ffff00', '#ff00ff', '#00ffff'];
const greys = ['#000000', '#ffffff', '#808080', '#767676', '#777777', '#010101', '#fefefe'];
const brands = ['#00bbff', '#ffd23f', '#5b4bff', '#0f9d76', '#e4572e'];
const hard = [...brands, ...greys, ...primaries].map((colour): [string] => [colour]);

/** Describes the pairs with too little contrast. */
function unreadable(colour: string, written: ReadonlyMap<string, Token>): string[] {
  const style = Object.entries(brandStyle({ colour }));
  const tokens = new Map([
    ...written,
    ...style.map(([name, value]) => [name, { value, sheet: 'colour' }] as const),
  ]);
  return contrastPairs.flatMap(({ front, on, minContrast }) =>
    on.flatMap((back) => {
      const found = wcagContrast(valueOf(front, tokens), valueOf(back, tokens));
      return found >= minContrast
        ? []
        : [`${front} on ${back}: ${found.toFixed(2)} < ${minContrast}`];
    }),
  );
}

describe.each(views)('colours in $scheme, with a $header header', ({ scheme, header }) => {
  const written = tokensOf({
    media: [`prefers-color-scheme: ${scheme}`],
    attributes: { 'data-header': header },
  });

  it('are readable on each other (WCAG AA) for any brand colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(unreadable(colour, written)).toEqual([]);
      }),
      { examples: hard, numRuns: 300 },
    );
  });
});

it('keeps text readable everywhere on a gradient fill', () => {
  const channel = (hex: string, at: number): number =>
    Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16);
  const between = (from: string, to: string, share: number): string =>
    `#${[0, 1, 2]
      .map((at) => channel(from, at) * (1 - share) + channel(to, at) * share)
      .map((value) => Math.round(value).toString(16).padStart(2, '0'))
      .join('')}`;
  fc.assert(
    fc.property(anyColour, fc.double({ min: 0, max: 1, noNaN: true }), (colour, share) => {
      const style = brandStyle({ colour });
      const middle = between(style['--brand-fill'], style['--brand-fill-end'], share);
      expect(wcagContrast(style['--brand-on'], middle)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 500 },
  );
});

it('keeps the brand’s colour if text on it is readable', () => {
  expect(brandStyle({ colour: '#5b4bff' })['--brand-fill']).toBe('#5b4bff');
  expect(brandStyle({ colour: '#ffd23f' })['--brand-fill']).toBe('#ffd23f');
});

it.each(schemes)('computes inks against the same surfaces as the tokens in %s', (scheme) => {
  const tokens = tokensOf({ media: [`prefers-color-scheme: ${scheme}`], attributes: {} });
  const { page, card, sunken } = surfaces[scheme];
  expect([page, card, sunken]).toEqual(
    ['--page', '--card', '--sunken'].map((name) => valueOf(name, tokens)),
  );
});

it('computes the values in the tokens from the default colour #00bbff (spec §9)', () => {
  const tokens = tokensOf({ media: [], attributes: {} });
  const computed = brandStyle({ colour: '#00bbff' });
  const written = Object.keys(computed).map((name) => [name, tokens.get(name)?.value]);
  expect(Object.fromEntries(written)).toEqual(computed);
});
