import type { Look } from './look';

/** The attributes of `<html>` that carry a brand's look. */
export type BrandAttribute = `data-${Exclude<keyof Look, 'colour'>}`;

/** What of a brand's look is not colour, as attributes for `<html>`: tokens follow from them. */
export function brandAttributes(look: Look): Record<BrandAttribute, string> {
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
