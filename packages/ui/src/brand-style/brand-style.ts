import { brandFill } from './brand-fill';
import type { Look } from './look';
import { readableOn } from './readable-on';
import { surfaces } from './surfaces';
import { withLightness } from './with-lightness';

/** The custom properties a brand sets; `colour.css` chooses between light and dark. */
export type BrandVariable =
  | '--brand-fill'
  | '--brand-on'
  | '--brand-ink-light'
  | '--brand-ink-dark'
  | '--brand-tint-light'
  | '--brand-tint-dark'
  | '--brand-page-light'
  | '--brand-page-dark';

/**
 * Everything the brand's colour decides, as CSS custom properties for `<html>`. Whatever the colour:
 * `--brand-on` on `--brand-fill`, the inks on page, card and tint, and body text on the tints all
 * keep WCAG AA (4.5 : 1). Pure, so that it can run once when a page is built.
 *
 * @example
 * for (const [name, value] of Object.entries(brandStyle(look)))
 *   root.style.setProperty(name, value);
 */
export function brandStyle(look: Pick<Look, 'colour'>): Record<BrandVariable, string> {
  const { colour } = look;
  const { fill, on } = brandFill(colour);
  const tint = {
    light: withLightness(colour, 0.965, 0.16),
    dark: withLightness(colour, 0.27, 0.24),
  };
  const page = {
    light: withLightness(colour, 0.972, 0.07),
    dark: withLightness(colour, 0.17, 0.1),
  };

  return {
    '--brand-fill': fill,
    '--brand-on': on,
    '--brand-ink-light': readableOn(
      colour,
      [surfaces.light.page, surfaces.light.card, tint.light, page.light],
      'dark',
    ),
    '--brand-ink-dark': readableOn(
      colour,
      [surfaces.dark.page, surfaces.dark.card, tint.dark, page.dark],
      'light',
    ),
    '--brand-tint-light': tint.light,
    '--brand-tint-dark': tint.dark,
    '--brand-page-light': page.light,
    '--brand-page-dark': page.dark,
  };
}
