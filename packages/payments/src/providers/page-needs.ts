import type { Presentation } from './provider';

/** How the content of a script is verified: by its hash, or not, with the reason. */
export type Integrity =
  | { readonly kind: 'hash'; readonly value: `sha384-${string}` }
  | { readonly kind: 'none'; readonly because: string };

/**
 * The source of a resource: a host of the shop, an address that the environment configures under the
 * provider’s key, or a host of the provider.
 */
export type Source =
  | { readonly kind: 'shop-host'; readonly host: 'self' | 'pay' | 'cards' }
  | { readonly kind: 'configured'; readonly key: string }
  | { readonly kind: 'provider-host'; readonly host: string };

/**
 * A resource that a payment needs in a document: in the shop’s page, or in the card frame, which has
 * another origin. The security policies of both and the inventory of scripts (PCI DSS 6.4.3) are
 * derived from these, so a resource that is not listed is blocked.
 */
export interface PageNeed {
  readonly document: 'shop' | 'card-frame';
  readonly directive: 'script-src' | 'frame-src' | 'connect-src' | 'style-src' | 'img-src';
  readonly source: Source;
  /** The purpose, written for an assessor. */
  readonly why: string;
  /** Only for scripts; null for all other resources. */
  readonly integrity: Integrity | null;
}

const cardFrame: PageNeed = {
  document: 'shop',
  directive: 'frame-src',
  source: { kind: 'shop-host', host: 'cards' },
  why: 'the card fields are in a document of another origin, so that no card data reaches the shop',
  integrity: null,
};

const gatewayScript: PageNeed = {
  document: 'shop',
  directive: 'script-src',
  source: { kind: 'shop-host', host: 'pay' },
  why: 'on desktops the script of the payment gateway opens the wallets',
  integrity: {
    kind: 'none',
    because:
      'the gateway changes its script without notice; it is loaded only for a payment on its channels',
  },
};

const needs: Readonly<Record<Presentation, readonly PageNeed[]>> = {
  redirect: [],
  'in-game-card': [],
  'hosted-card': [cardFrame],
  'gateway-script': [gatewayScript],
};

/**
 * Returns the resources that a provider needs in the shop's page. They depend only on its presentation.
 * A page that launches payments does not include this list.
 */
export function pageNeedsOf({
  presentation,
}: {
  readonly presentation: Presentation;
}): readonly PageNeed[] {
  return needs[presentation];
}
