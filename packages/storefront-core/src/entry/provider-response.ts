import { changeAddress } from '../browser';

/** What the paths begin with to which sign-in providers return; the kind of sign-in follows. */
export const signInFolder = '/sign-in/';

/**
 * Takes the response of a sign-in provider out of the address `/sign-in/<kind>`: query and fragment, as
 * one query. So its codes and tokens reach no history entry, referrer or shared link, and none of them is
 * taken for a parameter of the shop (`oauth_token` is the provider's there). Null on every other page.
 */
export function takeProviderResponse(window: Pick<Window, 'history' | 'location'>): string | null {
  const { hash, pathname, search } = window.location;
  if (!pathname.startsWith(signInFolder)) return null;
  changeAddress(window, pathname);
  return `${search.slice(1)}&${hash.slice(1)}`;
}
