import { type PageNeed, cardFrameNeedsOf, cardFramePolicy } from '@shop/payments/providers';
import type { Addresses } from '../../hosts/addresses';
import { closedLibraries } from './played-scripts';

/** The providers are played here, so what a frame needs of their hosts it needs of ours. */
function playedNeed(need: PageNeed): PageNeed {
  const { directive, source } = need;
  if (directive === 'script-src' && source.kind === 'provider-host')
    return { ...need, source: { kind: 'shop-host', host: 'pay' } };
  if (directive === 'script-src' || source.kind === 'shop-host') return need;
  return { ...need, source: { kind: 'shop-host', host: 'cards' } };
}

/** What the card frame of one provider may load in this sandbox, and who may hold it. */
export function framePolicy(provider: string, addresses: Addresses): string {
  const configured = closedLibraries(addresses).map(
    (library) => [library.provider, library.src] as const,
  );
  return cardFramePolicy({
    needs: cardFrameNeedsOf(provider, 'test').map(playedNeed),
    hosts: addresses.hosts,
    configured: Object.fromEntries(configured),
    frameAncestors: [...addresses.pages],
  });
}
