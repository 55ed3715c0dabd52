import { useReplenishmentGameListQuery } from '@shop/api-client/replenishment';
import { pageWindow } from '@shop/storefront-core/browser';
import type { Debt } from '@shop/storefront-core/debt';
import { withParameters } from '@shop/storefront-core/entry';
import { gameWith, replenishGamesArgs } from '@shop/storefront-core/selection';
import { useEffect } from 'react';
import { useServices } from '../services';

/**
 * Returns the picture of a debt's game; empty while there is none. A debt of another area of the brand leads
 * to that area; one that this brand has no game for cannot be paid here.
 */
export function useOwnGame(debt: Debt | null): string {
  const services = useServices();
  const { area, config, page } = services;
  const { currentData } = useReplenishmentGameListQuery(replenishGamesArgs(services));
  const areaOfDebt = debt?.domain_area ?? null;
  const games = currentData?.games ?? null;
  const game = debt === null || games === null ? null : gameWith(games, debt.client_id);
  const isOfOtherArea = areaOfDebt !== null && areaOfDebt !== area;
  const isListed = game !== undefined;

  useEffect(() => {
    if (areaOfDebt === null) return;
    if (!isOfOtherArea) {
      if (!isListed) page.goTo('errorReplenish');
      return;
    }
    const { location } = pageWindow();
    if (config.brand.areas.some((settings) => settings.area === areaOfDebt))
      page.leaveFor(
        location.pathname + withParameters(location.search, { domain_area: areaOfDebt }),
        'replace',
      );
    else page.goTo('errorReplenish');
  }, [areaOfDebt, isOfOtherArea, isListed, config, page]);
  return game?.logo ?? '';
}
