import type { BrandTheme } from './brand-theme';

/** The attributes of `<html>` that carry a brand's theme. */
export type BrandAttribute = `data-${Exclude<keyof BrandTheme, 'colour'>}`;

/**
 * Returns a brand's theme except its colour as attributes for `<html>`; the tokens depend on them.
 */
export function brandAttributes(theme: BrandTheme): Record<BrandAttribute, string> {
  return {
    'data-corners': theme.corners,
    'data-headings': theme.headings,
    'data-backdrop': theme.backdrop,
    'data-cards': theme.cards,
    'data-header': theme.header,
    'data-buttons': theme.buttons,
    'data-tiles': theme.tiles,
  };
}
