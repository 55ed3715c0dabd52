import type { Presentation } from './provider';

/** A script is pinned to its bytes, or there is a reason why it cannot be. */
export type Integrity =
  | { readonly kind: 'hash'; readonly value: `sha384-${string}` }
  | { readonly kind: 'none'; readonly because: string };

/**
 * Where something comes from: a host of the shop’s own environment, an address that comes with the
 * environment’s configuration under the provider’s key, or a host of the provider.
 */
export type Source =
  | { readonly kind: 'shop-host'; readonly host: 'self' | 'pay' | 'cards' }
  | { readonly kind: 'configured'; readonly key: string }
  | { readonly kind: 'provider-host'; readonly host: string };

/**
 * Something that a payment brings into a document: the shop’s page, or the card frame, which is a
 * document of another origin. The security policies of both and the inventory of the payment page’s
 * scripts (PCI DSS 6.4.3) are made from these, so what is not listed is not loaded.
 */
export interface PageNeed {
  readonly document: 'shop' | 'card-frame';
  readonly directive: 'script-src' | 'frame-src' | 'connect-src' | 'style-src' | 'img-src';
  readonly source: Source;
  /** What it is for, as an assessor reads it. */
  readonly why: string;
  /** Of scripts only; null for everything else. */
  readonly integrity: Integrity | null;
}

const cardFrame: PageNeed = {
  document: 'shop',
  directive: 'frame-src',
  source: { kind: 'shop-host', host: 'cards' },
  why: 'card fields live in a document of another origin, so that no digit reaches the shop',
  integrity: null,
};

const gatewayScript: PageNeed = {
  document: 'shop',
  directive: 'script-src',
  source: { kind: 'shop-host', host: 'pay' },
  why: 'on a desktop the wallets are opened by the script of the payment gateway',
  integrity: {
    kind: 'none',
    because: 'the gateway changes its script without notice; it is loaded when the channel is paid',
  },
};

const needs: Readonly<Record<Presentation, readonly PageNeed[]>> = {
  redirect: [],
  'in-game-card': [],
  'hosted-card': [cardFrame],
  'gateway-script': [gatewayScript],
};

/**
 * What a provider brings into the shop's page, besides windows of its own. It follows from the way
 * it presents itself, and no page that launches a payment carries this list.
 */
export function pageNeedsOf({
  presentation,
}: {
  readonly presentation: Presentation;
}): readonly PageNeed[] {
  return needs[presentation];
}
