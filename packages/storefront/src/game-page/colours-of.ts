import type { PageColours } from '@shop/storefront-core/game-page';

/**
 * Returns the colours that are derived from one as from a brand's. Loads the code for that, which only games
 * with a colour of their own need: this file is one of those that are loaded with the popups, that code is
 * not. Rejects if it cannot be fetched.
 */
export async function coloursOf(colour: string): Promise<PageColours> {
  const { brandStyle } = await import('@shop/ui/brand-style');
  const declarations = Object.entries(brandStyle({ colour }))
    .map(([name, value]) => `${name}:${value};`)
    .join('');
  return { colour, declarations };
}
