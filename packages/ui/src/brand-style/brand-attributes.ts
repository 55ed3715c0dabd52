import type { BrandTheme } from './brand-theme';

/** The attributes of `<html>` that carry a brand's theme. */
export type BrandAttribute = `data-${Exclude<keyof BrandTheme, 'colour'>}`;

/**
 * Returns a brand's theme except its colour as attributes for `<html>`; the tokens depend on them.
 */
export function brandAttributes(look: BrandTheme): Record<BrandAttribute, string> {
  return {
    'data-corners': look.corners,
    'data-headings': look.headings,
    'data-backdrop': look.backdrop,
    'data-cards': look.cards,
    'data-header': look.header,
    'data-buttons': look.buttons,
    'data-tiles': look.tiles,
  };
}
