const secrets: ReadonlySet<string> = new Set([
  'oauth_token',
  'username',
  'password',
  'card_info',
  'authorization_code',
  'identity_token',
  'fb_access_token',
  'vk_access_token',
  'oauth_verifier',
]);

/** A query as it may be shown: who somebody is and what opens a door is left out. */
export function maskQuery(search: string): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [
      name,
      secrets.has(name) && value !== '' ? '•••' : value,
    ]),
  );
}
