/**
 * Whether a list contains a host. `pay.example.com` names one host; `*.example.com` names every host
 * below it, but not `example.com` itself. Both sides are lower-case ASCII, as `URL` returns them.
 */
function isHostListed(host: string, list: readonly string[]): boolean {
  return list.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  );
}

declare const payLinkBrand: unique symbol;

/** An address the player may be sent to. Only {@link checkPayLink} creates one. */
export type PayLink = string & { readonly [payLinkBrand]: true };

/** In UTF-16 code units, as received. */
const maxLinkLength = 4096;

// Browsers strip or normalise these characters, so the visible link and its target could differ.
const misleading = /[\s\\\p{Cc}\p{Cf}]/u;

/** Loopback traffic never leaves the machine, so plain http is safe there. */
const loopback = ['localhost', '*.localhost', '127.0.0.1'];

function isPayLink(link: string, hosts: readonly string[]): link is PayLink {
  if (link.length > maxLinkLength || misleading.test(link)) return false;
  try {
    const { protocol, username, password, hostname, port } = new URL(link);
    const isLoopback = isHostListed(hostname, loopback);
    const isSafe =
      protocol === 'https:' ? port === '' || isLoopback : protocol === 'http:' && isLoopback;
    return (
      isSafe &&
      username + password === '' &&
      // Rejects hosts in another notation: a number, other letters, or after backslashes.
      link.toLowerCase().startsWith(`${protocol}//${hostname}`) &&
      isHostListed(hostname, hosts)
    );
  } catch {
    return false;
  }
}

/**
 * Checks the `url` of a created order before the player is sent there. The link passes through several
 * systems, and a `javascript:` link would run in the shop's own origin.
 *
 * A link is followed when it is absolute, at most 4 KiB, without user name or password, `https:` on
 * its usual port (`http:` and any port on loopback), and its host is listed and written plainly.
 *
 * @param link - The `url` of the response.
 * @param hosts - Hosts of the provider; `*.example.com` allows every host below `example.com`.
 * @returns The link unchanged, or null if it must not be followed.
 * @example
 * checkPayLink('https://www.paypal.com/checkoutnow?token=1', ['www.paypal.com']);
 */
export function checkPayLink(link: string, hosts: readonly string[]): PayLink | null {
  return isPayLink(link, hosts) ? link : null;
}
