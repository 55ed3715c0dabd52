/** The part of the sandbox that a host name belongs to. */
export type HostRole =
  'storefront' | 'plain-web' | 'api' | 'track' | 'pay' | 'cards' | 'id' | 'console' | 'unknown';

const fixed: ReadonlyMap<string, HostRole> = new Map([
  ['api.localhost', 'api'],
  ['backup1.localhost', 'api'],
  ['backup2.localhost', 'api'],
  ['plain-web.localhost', 'plain-web'],
  ['track.localhost', 'track'],
  ['pay.localhost', 'pay'],
  ['cards.localhost', 'cards'],
  ['id.localhost', 'id'],
  ['localhost', 'console'],
  ['127.0.0.1', 'console'],
  ['[::1]', 'console'],
]);

/** Returns the name in a `Host` header, lower case and without port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').replace(/:\d+$/, '').toLowerCase();
}

/** Returns the brand key in a storefront's host name: `nova` for `demo-nova.localhost`. */
function brandKeyOf(name: string): string {
  return /^(?:demo-)?([a-z]+)\.localhost$/.exec(name)?.[1] ?? '';
}

/**
 * Returns the part of the sandbox that serves a `Host` header. `X-Forwarded-Host` is ignored: a
 * client can forge it.
 */
export function hostRole(header: string | undefined, brandKeys: ReadonlySet<string>): HostRole {
  const name = hostName(header);
  const role = fixed.get(name);
  if (role !== undefined) return role;
  return brandKeys.has(brandKeyOf(name)) ? 'storefront' : 'unknown';
}
