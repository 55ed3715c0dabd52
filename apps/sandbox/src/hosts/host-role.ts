/** The part of the sandbox that a host name belongs to. */
export type HostRole =
  | 'storefront'
  | 'plain-web'
  | 'api'
  | 'track'
  | 'pay'
  | 'cards'
  | 'id'
  | 'console'
  | 'unknown';

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

/**
 * Returns the part of the sandbox that serves a `Host` header. `X-Forwarded-Host` is ignored: a
 * client can forge it.
 *
 * @param isStorefront whether a header is that of a storefront.
 */
export function hostRole(
  header: string | undefined,
  isStorefront: (header: string | undefined) => boolean,
): HostRole {
  return fixed.get(hostName(header)) ?? (isStorefront(header) ? 'storefront' : 'unknown');
}
