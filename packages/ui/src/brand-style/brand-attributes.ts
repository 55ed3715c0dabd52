/**
 * The theme of a brand. Every axis but the colour is an attribute of `<html>` that the tokens
 * depend on; no component checks which brand it is rendered for.
 */
export interface BrandTheme {
  /** `#rrggbb`. Fill, inks and tints are derived from it, readable for any value. */
  readonly colour: string;
  /** Corners of cards: `sharp` 4 px, `soft` 12 px, `round` 20 px; controls follow. */
  readonly corners: 'sharp' | 'soft' | 'round';
  /** The face of headings: a neutral, a rounded, a serif or a condensed one of the system. */
  readonly headings: 'neutral' | 'rounded' | 'serif' | 'condensed';
  /** The page behind the cards: one colour (`plain`, `tinted`), or a quiet motif at its top. */
  readonly backdrop: 'plain' | 'tinted' | 'gradient' | 'dots' | 'waves' | 'rays';
  /** What separates cards and tiles from the page: a shadow, an outline, or only their colour. */
  readonly cards: 'raised' | 'outlined' | 'flat';
  /** The header of the page: like a card, or filled with the brand's colour. */
  readonly header: 'plain' | 'brand';
  /** The primary button: one colour, a gradient of two, or one with a raised edge. */
  readonly buttons: 'solid' | 'gradient' | 'lifted';
  /** Goods: upright tiles, several in a row; or one per row, which suits long names. */
  readonly tiles: 'upright' | 'row';
}

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
