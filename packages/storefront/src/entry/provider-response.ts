/**
 * Takes the response of a sign-in provider out of the address `/sign-in/<kind>`: query and fragment, as
 * one query. So its codes and tokens reach no history entry, referrer or shared link, and none of them is
 * taken for a parameter of the shop (`oauth_token` is the provider's there). Null on every other page.
 */
export function takeProviderResponse({
  history,
  location,
}: Pick<Window, 'history' | 'location'>): string | null {
  const { hash, pathname, search } = location;
  if (!pathname.startsWith('/sign-in/')) return null;
  history.replaceState(history.state, '', pathname);
  return `${search.slice(1)}&${hash.slice(1)}`;
}
