import { readableOn, withLightness } from './adjust-colour';
import { brandFill } from './brand-fill';
import type { BrandTheme } from './brand-theme';
import { surfaces } from './surfaces';

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
