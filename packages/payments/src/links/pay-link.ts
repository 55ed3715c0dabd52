/**
 * Whether a host stands in a list. `pay.example.com` names one host, `*.example.com` every name
 * below it, but not `example.com` itself. Both sides in small letters and ASCII, as `URL` writes.
 */
function isHostListed(host: string, list: readonly string[]): boolean {
  return list.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  );
}

declare const payLinkBrand: unique symbol;

/** An address the player may be sent to; a string that only {@link checkPayLink} makes. */
export type PayLink = string & { readonly [payLinkBrand]: true };

/** Longest link that is followed, in UTF-16 code units as received. */
const longestLink = 4096;

// Browsers strip or fold these before they parse: what a person reads is not where it would go.
const misleading = /[\s\\\p{Cc}\p{Cf}]/u;

/** Loopback cannot be reached over the network, which is all that http is refused for. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';
}

function isTransportSafe({ protocol, port, hostname }: URL): boolean {
  if (isLoopback(hostname)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && port === '';
}

function parseUrl(link: string): URL | null {
  if (link.length > longestLink || misleading.test(link)) return null;
  try {
    return new URL(link);
  } catch {
    return null;
  }
}

function isPayLink(link: string, hosts: readonly string[]): link is PayLink {
  const url = parseUrl(link);
  if (url === null || url.username !== '' || url.password !== '') return false;
  // The host has to stand there as it is, not as a number, in other letters or behind backslashes.
  if (!link.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`)) return false;
  return isTransportSafe(url) && isHostListed(url.hostname, hosts);
}

/**
 * Checks the `url` of a created order before anybody is sent there. It comes from a server over
 * several hands; a `javascript:` link would run in the shop's own origin.
 *
 * A link is followed when it is absolute, at most 4 KiB, without user name or password, `https:` on
 * its usual port (`http:` and any port on loopback), and its host is listed and written plainly.
 *
 * @param link - As the order's answer has it.
 * @param hosts - Hosts the provider lives on; `*.example.com` stands for every name below.
 * @returns The link itself, unchanged, or null where it must not be followed.
 * @example
 * checkPayLink('https://www.paypal.com/checkoutnow?token=1', ['www.paypal.com']);
 */
export function checkPayLink(link: string, hosts: readonly string[]): PayLink | null {
  return isPayLink(link, hosts) ? link : null;
}
