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
