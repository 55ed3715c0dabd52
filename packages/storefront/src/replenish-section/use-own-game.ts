import { replenishmentApi, useReplenishmentGameListQuery } from '@shop/api-client/replenishment';
import { pageWindow } from '@shop/storefront-core/browser';
import type { Replenishment } from '@shop/storefront-core/replenishment';
import { withParameters } from '@shop/storefront-core/entry';
import { findListedGame, gameWith, replenishGamesArgs } from '@shop/storefront-core/selection';
import { useEffect } from 'react';
import { useReplenishment } from '../replenishment';
import { useServices } from '../services';

/**
 * Returns the picture of a replenishment's game; empty while there is none. A replenishment of another area of the brand leads
 * to that area; one that this brand has no game for cannot be paid here.
 */
export function useOwnGame(replenishment: Replenishment | null): string {
  const services = useServices();
  const { area, config, page } = services;
  const { currentData } = useReplenishmentGameListQuery(replenishGamesArgs(services));
  const areaOfReplenishment = replenishment?.domain_area ?? null;
  const games = currentData?.games ?? null;
  const game =
    replenishment === null || games === null ? null : gameWith(games, replenishment.client_id);
  const isOfOtherArea = areaOfReplenishment !== null && areaOfReplenishment !== area;
  const isListed = game !== undefined;

  useEffect(() => {
    if (areaOfReplenishment === null) return;
    if (!isOfOtherArea) {
      if (!isListed) page.goTo('errorReplenish');
      return;
    }
    const { location } = pageWindow();
    if (config.brand.areas.some((settings) => settings.area === areaOfReplenishment))
      page.leaveFor(
        location.pathname + withParameters(location.search, { domain_area: areaOfReplenishment }),
        'replace',
      );
    else page.goTo('errorReplenish');
  }, [areaOfReplenishment, isOfOtherArea, isListed, config, page]);
  // Of the sub-game, where it is one.
  const own = game && findListedGame([game], replenishment?.client_id ?? '', services.platform);
  return (own ?? game)?.logo ?? '';
}

/** Returns the art of the game of the page's replenishment; empty while there is none. Makes no call. */
export function useOwnBanner(): string {
  const services = useServices();
  const replenishment = useReplenishment();
  const { data } = replenishmentApi.endpoints.replenishmentGameList.useQueryState(
    replenishGamesArgs(services),
  );
  if (replenishment === null || data === undefined) return '';
  return gameWith(data.games, replenishment.client_id)?.banner ?? '';
}
