import { catalogueApi } from '@shop/api-client';
import type { Game } from '@shop/contract';
import { selectResult } from '@shop/storefront-core/result';
import { gameListArgs, gameWith, selectSelection } from '@shop/storefront-core/selection';
import { useEffect, useState } from 'react';
import { useOrders } from '../orders';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { useSupportHref } from '../support';

/** Links of the footer that depend on what the player has chosen. */
export interface FooterLinks {
  /** The legal links of the game (spec §3), else of the brand. */
  readonly terms: string;
  readonly privacy: string;
  /** Customer service, with the case filled in; undefined if the brand has no page for that. */
  readonly support: string | undefined;
}

/**
 * Reports the legal links of the chosen game as it is listed, or of the head of the chosen sub-game, and
 * customer service for the chosen role and the order the player waits for. Reports them again when they
 * change.
 */
export function useFooterLinks(onLinks: (links: FooterLinks) => void): void {
  const games = useKnownGames();
  const { game } = useShopSelector(selectSelection);
  const listed = game === null ? undefined : gameWith(games, game.clientId);
  const { legal } = useServices().config.brand;
  const terms = listed?.terms || legal.agreement;
  const privacy = listed?.privacy || legal.privacy;
  const shown = useShopSelector(selectResult);
  const unfinished = useOrders().find(({ status }) => status === 'placed');
  const support = useSupportHref((shown ?? unfinished)?.billingNo);
  useEffect(() => {
    onLinks({ terms, privacy, support });
  }, [terms, privacy, support, onLinks]);
}

/**
 * Returns the games on offer, if they are known. Queries them only if nothing else has: this code arrives after
 * the first screen, and a list that failed there is not requested again until the player retries.
 */
function useKnownGames(): readonly Game[] {
  const args = gameListArgs(useServices());
  const { gameList } = catalogueApi.endpoints;
  const { currentData, isUninitialized } = gameList.useQueryState(args);
  const [isFirst] = useState(isUninitialized);
  gameList.useQuerySubscription(args, { skip: !isFirst });
  return currentData?.games ?? [];
}
