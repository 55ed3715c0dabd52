import { pageWindow, showColours, shownColour } from '@shop/storefront-core/browser';
import { type PageColours, readColour, saveGameColours } from '@shop/storefront-core/game-page';
import { selectSelection } from '@shop/storefront-core/selection';
import { useEffect } from 'react';
import { usePageConfig } from '../selection';
import { useServices } from '../services';
import { useShopSelector } from '../store';

/**
 * Gives the page the colour of the chosen game, `brand_color` of its page config (spec §3), in place of the
 * brand's. The colours are derived from it as from a brand's, so text on them is readable whatever it is; a
 * malformed one is ignored. They change when the page config has arrived, with the content of the game; the
 * next visit starts with them.
 */
export function useGameColours(): void {
  const { config, storage } = useServices();
  const ofGame = usePageConfig()?.brand_color;
  const clientId = useShopSelector(selectSelection).game?.clientId;
  const { key, theme } = config.brand;

  useEffect(() => {
    if (ofGame === undefined || clientId === undefined) return undefined;
    const { document } = pageWindow();
    const own = readColour(ofGame);
    const colour = own ?? theme.colour;
    if (colour === shownColour(document)) return undefined;

    let isCurrent = true;
    const load = async (): Promise<PageColours> => (await import('./colours-of')).coloursOf(colour);
    load().then(
      (colours) => {
        if (!isCurrent) return;
        showColours(document, colours);
        saveGameColours(storage, { brand: key, clientId }, own === null ? null : colours);
      },
      // The page keeps its colours if the code cannot be fetched.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [ofGame, clientId, key, theme, storage]);
}
