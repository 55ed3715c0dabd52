import { frameNeeds } from '../providers';
import type { PageNeed } from '../providers/page-needs';
import type { FrameEnvironment } from '../providers/provider';

const cards = { kind: 'shop-host', host: 'cards' } as const;

/** The needs that all card frames share. */
const own: readonly PageNeed[] = [
  {
    document: 'card-frame',
    directive: 'script-src',
    source: cards,
    why: 'the frame itself, which starts the provider’s library and posts its state to the shop',
    integrity: {
      kind: 'none',
      because: 'the shop builds it and serves it from the host of its document',
    },
  },
  {
    document: 'card-frame',
    directive: 'style-src',
    source: cards,
    why: 'the style sheet of the frame',
    integrity: null,
  },
];

/**
 * Returns the resources that a provider needs in the card frame, a separate document on the cards host
 * (spec §7, PCI DSS 6.4.3). `pageNeedsOf` returns those of the shop’s page.
 *
 * @param provider - The provider’s key, such as `alipay-card`.
 * @param environment - The provider’s environment; test environments usually have other hosts.
 * @returns Empty for a provider without card fields.
 */
export function cardFrameNeedsOf(
  provider: string,
  environment: FrameEnvironment = 'production',
): readonly PageNeed[] {
  // By entries: the key may be the name of something every object has.
  const found = Object.entries(frameNeeds).find(([key]) => key === provider);
  return found === undefined ? [] : [...own, ...found[1](environment)];
}
