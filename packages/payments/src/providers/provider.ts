import type { PaymentCallName, Platform, myCardInGame } from '@shop/contract';

/** A parameter a payment path takes besides the common ones (spec §7). */
export type ExtraParam = 'channel' | 'channel_id' | 'country' | 'spec_lang';

/** A call that creates an order, the one with a prepaid card among them. */
export type OrderCallName = PaymentCallName | (typeof myCardInGame)['name'];

/**
 * How a provider takes the money: on its own page in a window, in card fields that are a document
 * of their own, through a script of a gateway (on phones a page as well), or from a prepaid card
 * whose number and password are typed into the shop.
 */
export type Presentation = 'redirect' | 'hosted-card' | 'gateway-script' | 'in-game-card';

/** What the package knows about one provider. Mostly data; adding one is adding such a file. */
export interface Provider {
  /** Kebab-case, the file's name. */
  readonly key: string;
  /** The payment channel ids of spec §9 that it serves. Each belongs to one provider only. */
  readonly paywayIds: readonly string[];
  /** The call that creates an order: always the same one, or one per method (`channel_id`). */
  readonly call: OrderCallName | Readonly<Record<string, OrderCallName>>;
  /** What the call takes besides the common payload. */
  readonly extraParams: readonly ExtraParam[];
  readonly presentation: Presentation;
  /**
   * Hosts its pay links lead to; `*.example.com` stands for every name below. Those of an
   * environment, for instance of a sandbox, are given to the launcher instead.
   */
  readonly linkHosts: readonly string[];
  /** The value of `channel`, where it is not the `channel_id` itself; null for an unknown one. */
  readonly channelCode?: (channelId: string) => string | null;
  /** Whether a method is offered on a platform; absent means everywhere. */
  readonly isOffered?: (channelId: string, platform: Platform) => boolean;
}

/** Checks at compile time that a provider's file says all that is asked of one. */
export function defineProvider(provider: Provider): Provider {
  return provider;
}
