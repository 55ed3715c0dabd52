import { X509Certificate } from 'node:crypto';
import type { HostedShop } from '@shop/brands/environments';
import { ConfigureError } from './built-version';

/** Returns the host names in a certificate, such as `shop.nova.example` and `*.nova.example`. */
function namesIn({ subjectAltName = '' }: X509Certificate): readonly string[] {
  return [...subjectAltName.matchAll(/DNS:([^,\s]+)/g)].map(([, name = '']) => name);
}

/** Whether a name in a certificate stands for a host: a star stands for one label. */
function standsFor(name: string, host: string): boolean {
  if (!name.startsWith('*.')) return name === host;
  return host.includes('.') && host.slice(host.indexOf('.')) === name.slice(1);
}

/**
 * Compares a certificate with the hosts of shops.
 *
 * @param pem the certificate of the server, the first one if there are several
 * @param options.now in milliseconds since 1970
 * @throws ConfigureError if it is none, has ended, lacks a host of pages, or names a host that no shop has
 */
export function checkCertificate(
  pem: string,
  { shops, now }: { readonly shops: readonly HostedShop[]; readonly now: number },
): void {
  const certificate = read(pem);
  const names = namesIn(certificate);
  const hosts = shops.flatMap(({ pages }) => pages);
  const missing = hosts.filter((host) => !names.some((name) => standsFor(name, host)));
  const surplus = names.filter((name) => !hosts.some((host) => standsFor(name, host)));
  const problems = [
    ...(Date.parse(certificate.validTo) < now ? [`ended on ${certificate.validTo}: renew it`] : []),
    ...missing.map((host) => `lacks ${host}, at which browsers would warn: add it`),
    ...surplus.map(
      (name) =>
        `names ${name}, which is a host of pages of no shop here: remove it, or add the host`,
    ),
  ];
  if (problems.length > 0)
    throw new ConfigureError(problems.map((problem) => `The certificate ${problem}.`).join('\n'));
}

function read(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch (error) {
    throw new ConfigureError('The file of the certificate has none in PEM.', { cause: error });
  }
}
