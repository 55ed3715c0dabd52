import type { ChannelKind, PaymentCallName, Platform, myCardInGame } from '@shop/contract';

/** A parameter that a payment call takes in addition to the common ones (spec §7). */
export type ExtraParam = 'channel' | 'channel_id' | 'country' | 'spec_lang';

/** The name of a call that creates an order, including the one for a prepaid card. */
export type OrderCallName = PaymentCallName | (typeof myCardInGame)['name'];

/**
 * How a provider presents a payment:
 *
 * - `redirect`: its own page in a new window.
 * - `hosted-card`: card fields in a frame of another origin.
 * - `gateway-script`: a script of the payment gateway; on phones a page in a new window.
 * - `in-game-card`: a prepaid card whose number and password are entered in the shop.
 */
export type Presentation = 'redirect' | 'hosted-card' | 'gateway-script' | 'in-game-card';

/** The environment of a provider. Only `production` moves real money; `test` usually has other hosts. */
export type FrameEnvironment = 'production' | 'test';

/** The description of a payment provider. */
export interface Provider {
  /** The name of its file, in kebab case. */
  readonly key: string;
  /** The payment channel ids of spec §9 that it serves. Each belongs to exactly one provider. */
  readonly paywayIds: readonly string[];
  /** The call that creates an order: one for all methods, or one per method (`channel_id`). */
  readonly call: OrderCallName | Readonly<Record<string, OrderCallName>>;
  /** The parameters of the call in addition to the common payload. */
  readonly extraParams: readonly ExtraParam[];
  readonly presentation: Presentation;
  /**
   * The hosts of its pay links; `*.example.com` allows every host below `example.com`. Hosts of an
   * environment, such as a sandbox, are passed to the launcher instead.
   */
  readonly linkHosts: readonly string[];
  /** Returns the value of `channel` if it differs from `channel_id`; null for an unknown method. */
  readonly channelCode?: (channelId: string) => string | null;
  /** Returns whether a method is offered on a platform. If absent, all methods are offered everywhere. */
  readonly isOffered?: (channelId: string, platform: Platform) => boolean;
}

/**
 * What players know the methods of a provider as. Apart from {@link Provider}, since a page that only lists and launches
 * does without.
 */
export interface ProviderMethods {
  /**
   * What players know its methods as: all of them, or by `channel_id`, or by payment channel id for all others of it. A
   * method of which nothing is said is `other`.
   */
  readonly kind: ChannelKind | Readonly<Record<string, ChannelKind>>;
  /** Who receives a card that is entered into its fields, as the company calls itself. */
  readonly cardCompany?: string;
}

/**
 * What the pages of methods show instead of asking the player to sign in and confirm, by `channel_id`: a code to scan or
 * copy, or a number to pay with elsewhere.
 */
export type ShownByMethod = Readonly<Record<string, 'code' | 'voucher'>>;

/** What the file of a provider may leave out: no further parameters, a page of its own, no hosts. */
type Usual = 'extraParams' | 'presentation' | 'linkHosts';

/**
 * Describes a provider.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineProvider(
  said: Omit<Provider, Usual> & Partial<Pick<Provider, Usual>>,
): Provider {
  return { extraParams: [], presentation: 'redirect', linkHosts: [], ...said };
}
