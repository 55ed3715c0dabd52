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

/**
 * A query as it may be shown: who somebody is and what opens a door is left out. It takes what the
 * server has parsed, so that no way of writing a name hides a secret from it.
 */
export function maskQuery(query: unknown): Record<string, string> {
  const shown: Record<string, string> = {};
  if (typeof query !== 'object' || query === null) return shown;
  for (const [name, value] of Object.entries(query))
    shown[name] = secrets.has(name) && value !== '' ? '•••' : String(value);
  return shown;
}
