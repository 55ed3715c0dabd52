import type { ParamsOf, PaymentCall } from '@shop/contract';
import type { Player } from '../accounts/find-player';
import type { StoredGame } from '../catalogue/find-game';
import type { OrderPrice } from '../coupons/find-coupon';
import type { roles } from '../database/schema/accounts';
import type { goods, servers } from '../database/schema/catalogue';
import type { orders } from '../database/schema/orders';
import type { StoredReplenishment } from '../replenishment/find-replenishment';
import type { ChannelChoice } from './choose-channel';

/** An order as it is stored. */
export type StoredOrder = typeof orders.$inferSelect;

/** The parameters of any call that creates an order: the common ones and those of the method. */
export type PaymentRequest = ParamsOf<PaymentCall>;

/** How a pending order ends. */
export type FinalStatus = 'success' | 'fail';

type Chosen = Extract<ChannelChoice, { readonly kind: 'chosen' }>;

/** A purchase whose every part was found and fits the others. */
export interface ValidOrder {
  readonly player: Player;
  readonly game: StoredGame;
  readonly product: typeof goods.$inferSelect;
  readonly price: OrderPrice;
  readonly server: typeof servers.$inferSelect;
  readonly role: typeof roles.$inferSelect;
  /** What is paid for another player, or null. */
  readonly debt: StoredReplenishment | null;
  readonly region: string;
  readonly way: Pick<Chosen, 'method' | 'provider'> & {
    readonly channel: Pick<Chosen['channel'], 'paywayId'>;
  };
}

/** Who takes the money for an order. */
export type Charge =
  | {
      /** A provider, which keeps a record of its own. */
      readonly kind: 'provider';
      /** The brand's name as the provider shows it. */
      readonly merchant: string;
      /** From when on it must not take the money any more. */
      readonly endsAt: Date;
    }
  | {
      /** A prepaid card, which is used up at once. */
      readonly kind: 'card';
      readonly numberHash: string;
    };
