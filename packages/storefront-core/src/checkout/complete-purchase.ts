import { type Channel, type Goods, type UserInfo, cardExchangeType } from '@shop/contract';
import type { Language } from '@shop/i18n';
import type { AppliedCoupon } from '../coupons';
import type { KnownOrder } from '../orders';
import type { Selection } from '../selection';
import { type Purchase, isPurchaseOf } from './purchase';

/** An unpaid order for the chosen goods, which blocks another one (spec §5). */
export interface UnpaidOrderOffer {
  readonly order: KnownOrder;
  /** Whether the back end ends it for a new order that names it. */
  readonly canBeReplaced: boolean;
}

/** What a purchase is made of besides its coupon. Some of it may be missing still. */
export interface PurchaseChoices {
  readonly selection: Selection;
  readonly user: UserInfo | null;
  readonly goods: Goods | null;
  readonly language: Language;
  /** The chosen channel and its region. */
  readonly list: { readonly region: string | null; readonly chosen: Channel | null };
  readonly unpaid: UnpaidOrderOffer | null;
  /** The replenishment of another player that it pays, `replenish_id`. */
  readonly replenishId: string | null;
}

interface CouponChoices {
  readonly applied: AppliedCoupon | null;
  /** VIP growth points of the order; null if they are unknown or none. */
  readonly points: number | null;
}

/** Without coupon and points. */
export const noCoupon: CouponChoices = { applied: null, points: null };

/** Returns the complete purchase with a coupon or without one; null while something is missing. */
export function completePurchase(
  { selection, user, goods, language, list, unpaid, replenishId }: PurchaseChoices,
  { applied: coupon, points }: CouponChoices,
): Purchase | null {
  const { region, chosen: channel } = list;
  if (user === null || goods === null) return null;
  const parts = { selection, user, goods, language };
  if (goods.type_key === cardExchangeType) return { kind: 'exchange', ...parts };
  if (region === null || channel === null) return null;

  const needsMethod = channel.sub_payment.length > 0;
  const method = channel.sub_payment.find(
    ({ channel_id }) => channel_id === selection.subChannelId,
  );
  if (needsMethod && method === undefined) return null;
  const subChannelId = method?.channel_id ?? null;
  const way = { region, channel, subChannelId, coupon, points, replenishId };
  const purchase = { kind: 'channel', ...parts, ...way } as const;
  return { ...purchase, replaces: replacedBy({ ...purchase, replaces: null }, unpaid) };
}

/** Returns the order that a purchase replaces; null if there is none, or if the purchase continues it. */
function replacedBy(purchase: Purchase, unpaid: UnpaidOrderOffer | null): string | null {
  if (unpaid?.canBeReplaced !== true) return null;
  const { billingNo, choice, waitsForCard } = unpaid.order;
  return waitsForCard === true && isPurchaseOf(purchase, choice) ? null : billingNo;
}
