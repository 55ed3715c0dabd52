/**
 * Whether a host stands in a list. `pay.example.com` names one host, `*.example.com` every name
 * below it, but not `example.com` itself. Both sides in small letters and ASCII, as `URL` writes.
 */
export function isHostListed(host: string, list: readonly string[]): boolean {
  return list.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  );
}
