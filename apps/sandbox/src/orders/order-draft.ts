import type { Player } from '../accounts/find-player';
import type { StoredGame } from '../catalogue/find-game';
import type { goods, servers } from '../database/schema/catalogue';
import type { OrderPrice } from '../coupons/find-order-price';
import type { roles } from '../database/schema/accounts';
import type { StoredReplenishment } from '../replenishment/find-replenishment';
import type { ChannelChoice } from './choose-channel';

type Chosen = Extract<ChannelChoice, { readonly kind: 'chosen' }>;

/** A purchase whose every part was found and fits the others. */
export interface OrderDraft {
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
