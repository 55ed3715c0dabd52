import { wcagContrast } from 'culori/fn';
import { neighbourOf, readableOn, withLightness } from './adjust-colour';
import type { BrandTheme } from './brand-attributes';

/** The custom properties a brand sets; `colour.css` chooses between light and dark. */
export type BrandVariable =
  | '--brand-fill'
  | '--brand-fill-end'
  | '--brand-on'
  | '--brand-ink-light'
  | '--brand-ink-dark'
  | '--brand-tint-light'
  | '--brand-tint-dark'
  | '--brand-page-light'
  | '--brand-page-dark'
  | '--brand-motif-light'
  | '--brand-motif-dark';

/**
 * Returns everything that the brand's colour decides, as CSS custom properties for `<html>`. The
 * pairs of `contrast-pairs.ts` keep WCAG AA for any colour. Pure, so that it can run at build time.
 *
 * @example
 * for (const [name, value] of Object.entries(brandStyle(theme)))
 *   root.style.setProperty(name, value);
 */
export function brandStyle(theme: Pick<BrandTheme, 'colour'>): Record<BrandVariable, string> {
  const { colour } = theme;
  const { fill, end, on } = brandFill(colour);
  const tint = {
    light: withLightness(colour, 0.965, 0.16),
    dark: withLightness(colour, 0.27, 0.24),
  };
  const page = {
    light: withLightness(colour, 0.972, 0.07),
    dark: withLightness(colour, 0.17, 0.1),
  };
  const motif = {
    light: withLightness(colour, 0.935, 0.35),
    dark: withLightness(colour, 0.24, 0.24),
  };

  return {
    '--brand-fill': fill,
    '--brand-fill-end': end,
    '--brand-on': on,
    '--brand-ink-light': readableOn(
      colour,
      [...Object.values(surfaces.light), tint.light, page.light, motif.light],
      'dark',
    ),
    '--brand-ink-dark': readableOn(
      colour,
      [...Object.values(surfaces.dark), tint.dark, page.dark, motif.dark],
      'light',
    ),
    '--brand-tint-light': tint.light,
    '--brand-tint-dark': tint.dark,
    '--brand-page-light': page.light,
    '--brand-page-dark': page.dark,
    '--brand-motif-light': motif.light,
    '--brand-motif-dark': motif.dark,
  };
}

/** A colour to fill a button or the page header with, and a readable text colour. */
interface BrandFill {
  readonly fill: string;
  /** A neighbouring colour with more contrast to the text: the end of a gradient, and the hover. */
  readonly end: string;
  /** A text colour that is readable on both, and on every colour between them. */
  readonly on: string;
}

/** From this contrast on, text stays white and the fill is darkened slightly. */
const minContrastOfWhite = 3;
const ink = '#10131c';
const white = '#ffffff';

/**
 * Returns the fill of a brand's primary button. Colours too light for white text (yellow, sky blue)
 * keep their brightness and get dark text; the others get white text.
 */
function brandFill(colour: string): BrandFill {
  if (wcagContrast(colour, white) < minContrastOfWhite)
    return { fill: colour, end: readableOn(neighbourOf(colour, 'light'), [ink], 'light'), on: ink };
  const fill = readableOn(colour, [white], 'dark');
  return { fill, end: readableOn(neighbourOf(fill, 'dark'), [white], 'dark'), on: white };
}

/**
 * The neutral surfaces of both schemes, against which the brand's inks are computed. `colour.css`
 * holds the same values; a test compares the two.
 */
export const surfaces = {
  light: { page: '#f4f5f8', card: '#ffffff', sunken: '#eceef3' },
  dark: { page: '#0e1016', card: '#181b24', sunken: '#232733' },
} as const;
