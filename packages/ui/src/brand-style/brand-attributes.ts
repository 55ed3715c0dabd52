import type { BrandTheme } from './brand-theme';

/** The attributes of `<html>` that carry a brand's look. */
export type BrandAttribute = `data-${Exclude<keyof BrandTheme, 'colour'>}`;

/** What of a brand's look is not colour, as attributes for `<html>`: tokens follow from them. */
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
