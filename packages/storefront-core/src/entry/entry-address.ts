import type { Brand } from '@shop/brands';
import { isReplenishment, meantPath, tidySearch } from '@shop/brands/version';
import { changeAddress } from '../browser';
import { hasBrokenReplenishId, hasBrokenLink, linkParameters } from './entry-query';

/** The paths of an app to which an entry can lead. */
export interface EntryRoutes {
  /** The page a visit begins on. */
  readonly home: string;
  readonly notArea: string;
  readonly showError: string;
  /** The real-name page. */
  readonly certifiedReal: string;
  /** The pages of the activities, of the player's own, and the VIP centre; only the new version has them. */
  readonly activity?: string;
  readonly my?: string;
  readonly vip?: string;
  /** The page of a payment for another player; only the old version has it. */
  readonly replenishGoods?: string;
  /** The page of such a payment that cannot be made. */
  readonly errorReplenish: string;
  /** The page of a link that has expired. */
  readonly expired: string;
  /** Paths that redirect to `home` (spec §2). */
  readonly redirected: readonly string[];
  /** The steps of a purchase, in an app in which each of them is a page. */
  readonly steps?: StepRoutes;
}

/** A step of a purchase, where each of them is a page (spec §2, old version). */
export type StepKey = 'select-game' | 'select-goods' | 'recharge' | 'result';

/** The path of each step of a purchase. */
export type StepRoutes = Readonly<Record<StepKey, string>>;

/** Returns the paths of an app's own pages, also of those that redirect. */
export function pathsOf({ redirected, steps, ...pages }: EntryRoutes): readonly string[] {
  return [...Object.values(pages), ...redirected, ...Object.values(steps ?? {})];
}

/** Path and query of an address. */
export type EntryAddress = Pick<Location, 'pathname' | 'search'>;

/** Returns the query with some parameters set or, where the value is null, removed. */
export function withParameters(
  search: string,
  values: Readonly<Record<string, string | null>>,
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Returns the query without the game, area, server and role of a link. */
export function withoutLink(search: string): string {
  const params = new URLSearchParams(search);
  // Without methods that old browsers lack: this runs before the polyfills.
  for (const name of linkParameters) params.delete(name);
  return withParameters(params.toString(), {});
}

/**
 * Returns the address a visit begins on (spec §2): the home page instead of a redirected path or of a
 * game-code landing, the page of a payment for another player where the query names one, and the page
 * that says so if the link is not well formed. Redirecting before the first render saves a render, and
 * the code of a redirecting route. Its path begins with a single slash and is that of a page as the app writes
 * it, also where the address was glued from parts or copied from a text; any other is that of no page.
 */
export function entryAddress(
  given: EntryAddress,
  { gameCodes = {} }: Pick<Brand, 'gameCodes'>,
  routes: EntryRoutes,
): EntryAddress {
  const pathname = meantPath(given.pathname, pathsOf(routes));
  const search = tidySearch(given.search);
  if (pathname.startsWith('/@')) {
    const code = pathname.slice(2).toLowerCase();
    const [, game] = Object.entries(gameCodes).find(([known]) => known === code) ?? [];
    if (game === undefined) return { pathname: routes.showError, search: withoutLink(search) };
    const values = { client_id: game.clientId, domain_area: game.area };
    return { pathname: routes.home, search: withParameters(search, values) };
  }
  if (hasBrokenLink(search)) return { pathname: routes.showError, search: withoutLink(search) };
  if (routes.replenishGoods !== undefined && isReplenishment({ pathname, search }))
    return hasBrokenReplenishId(search)
      ? {
          pathname: routes.errorReplenish,
          search: withParameters(search, { replenish_id: null, rp_client_id: null }),
        }
      : { pathname: routes.replenishGoods, search };
  return { pathname: routes.redirected.includes(pathname) ? routes.home : pathname, search };
}

/** What the paths begin with to which sign-in providers return; the kind of sign-in follows. */
export const signInFolder = '/sign-in/';

/** The address that a page was opened at. */
export interface OpenedAddress extends EntryAddress {
  readonly href: string;
  readonly hash: string;
  /** What a sign-in provider sent to this page; null on pages that no provider returns to. */
  readonly providerResponse: string | null;
}

/**
 * Reads the address that a page was opened at, and takes the response of a sign-in provider out of it
 * (`/sign-in/<kind>`): query and fragment, as one query. So its codes and tokens reach no history entry, referrer or
 * shared link, and none of them is taken for a parameter of the shop (`oauth_token` is the provider's there).
 */
export function openAddress(window: Pick<Window, 'history' | 'location'>): OpenedAddress {
  const { hash, href, pathname, search } = window.location;
  if (!pathname.startsWith(signInFolder))
    return { hash, href, pathname, search, providerResponse: null };
  changeAddress(window, pathname);
  const providerResponse = `${search.slice(1)}&${hash.slice(1)}`;
  return { hash: '', href, pathname, search: '', providerResponse };
}
