/**
 * The address without its `oauth_token`, so that the token reaches no history entry, no referrer,
 * no screenshot and no shared link.
 */
export function withoutToken(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has('oauth_token')) return search;
  params.delete('oauth_token');
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
