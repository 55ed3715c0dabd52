import { cardFrameNeedsOf } from '@shop/payments/providers';
import type { Addresses } from '../../hosts/addresses';
import { closedLibraries } from './played-scripts';

const configBlock = /(<script type="application\/json" id="card-frame-config">)[^<]*(<\/script>)/;

/** Whether a provider's library fetches from hosts of its own accord. */
function hasHostsWrittenIn(provider: string): boolean {
  return cardFrameNeedsOf(provider, 'test').some(
    ({ directive, source }) => directive === 'script-src' && source.kind === 'provider-host',
  );
}

/** The card frame's document as it was built, with the configuration of this sandbox. */
export function framePage(built: string, provider: string, addresses: Addresses): string {
  const libraries = closedLibraries(addresses).map(
    ({ provider: key, src, global }) => [key, { src, global }] as const,
  );
  const config = {
    shopOrigins: [...addresses.pages],
    environment: 'test',
    scripts: Object.fromEntries(libraries),
  };
  // In a script's text nothing is escaped by the parser, so no tag may be in it.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const diverting = hasHostsWrittenIn(provider)
    ? `<script src="${addresses.hosts.pay}/played/provider-hosts.js"></script>`
    : '';
  return built.replace(
    configBlock,
    (_, open: string, close: string) => `${diverting}${open}${json}${close}`,
  );
}
