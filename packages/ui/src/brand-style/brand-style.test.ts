import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandStyle } from './brand-style';
import { contrast } from './contrast';
import { surfaces } from './surfaces';

const css = readFileSync(join(import.meta.dirname, '../tokens/colour.css'), 'utf8');

/** A small fixed generator (mulberry32): the same 200 colours in every run. */
function colours(count: number): string[] {
  let seed = 20_260;
  const next = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (value ^ (value >>> 14)) >>> 0;
  };
  return Array.from(
    { length: count },
    () => `#${(next() & 0xffffff).toString(16).padStart(6, '0')}`,
  );
}

const hardCases = ['#00bbff', '#ffd23f', '#000000', '#ffffff', '#808080', '#ff0000', '#00ff00'];
const aa = 4.5;

describe('a brand colour keeps text readable (WCAG AA), whatever it is', () => {
  it.each([...hardCases, ...colours(200)])('%s', (colour) => {
    const style = brandStyle({ colour });
    expect(contrast(style['--brand-on'], style['--brand-fill'])).toBeGreaterThanOrEqual(aa);
    for (const scheme of ['light', 'dark'] as const) {
      const { page, card, text, muted } = surfaces[scheme];
      const backgrounds = [
        page,
        card,
        style[`--brand-tint-${scheme}`],
        style[`--brand-page-${scheme}`],
      ];
      for (const ink of [style[`--brand-ink-${scheme}`], text, muted])
        for (const background of backgrounds)
          expect(contrast(ink, background), `${ink} on ${background}`).toBeGreaterThanOrEqual(aa);
    }
  });
});

it('a colour that reads well is left as the brand wrote it', () => {
  expect(brandStyle({ colour: '#5b4bff' })['--brand-fill']).toBe('#5b4bff');
  expect(brandStyle({ colour: '#5b4bff' })['--brand-ink-light']).toBe('#5b4bff');
});

it('the neutral colours here are those of colour.css', () => {
  for (const scheme of [surfaces.light, surfaces.dark])
    for (const colour of Object.values(scheme)) expect(css).toContain(colour);
});

it('the default colour #00bbff (spec §9) stands in colour.css as it would be computed', () => {
  for (const [name, value] of Object.entries(brandStyle({ colour: '#00bbff' })))
    expect(css).toContain(`${name}: ${value};`);
});
