import { type Goods, type UserInfo, cardExchangeType } from '@shop/contract';
import type { Language } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { type Purchase, isPurchaseOf } from '@shop/storefront-core/checkout';
import { type Selection, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import type { CouponCheckout } from '../coupons';
import { useReplenishment } from '../replenishment';
import { useShopSelector } from '../store';
import { type ChannelListState, useChannelList } from './use-channel-list';
import { useGoodsToPay } from './use-goods-to-pay';
import { type UnpaidOrderOffer, useUnpaidOrder } from './use-unpaid-order';

/** What a purchase is made of besides its coupon. Some of it may be missing still. */
export interface PurchaseInputs {
  readonly selection: Selection;
  readonly user: UserInfo | null;
  readonly goods: Goods | null;
  readonly language: Language;
  readonly list: ChannelListState;
  readonly unpaid: UnpaidOrderOffer | null;
  /** The replenishment of another player that it pays, `replenish_id`. */
  readonly replenishId: string | null;
}

/** Returns what is chosen and known for a purchase. Call it once per popup: each query in it takes its time. */
export function usePurchaseInputs(): PurchaseInputs {
  const goods = useGoodsToPay();
  return {
    selection: useShopSelector(selectSelection),
    user: useShopSelector(selectUser),
    goods,
    language: useLanguage().code,
    list: useChannelList(goods),
    unpaid: useUnpaidOrder(),
    replenishId: useReplenishment()?.replenishId ?? null,
  };
}

/** Without coupon and points. */
export const noCoupon = { applied: null, points: null } as const;

/** Returns the complete purchase with a coupon or without one; null while something is missing. */
export function completePurchase(
  { selection, user, goods, language, list, unpaid, replenishId }: PurchaseInputs,
  { applied: coupon, points }: Pick<CouponCheckout, 'applied' | 'points'>,
): Purchase | null {
  const { region, chosen } = list;
  if (user === null || goods === null) return null;
  const parts = { selection, user, goods, language };
  if (goods.type_key === cardExchangeType) return { kind: 'exchange', ...parts };
  if (region === null || chosen === null) return null;

  const { subChannelId } = selection;
  const needsMethod = chosen.sub_payment.length > 0;
  const hasMethod = chosen.sub_payment.some(({ channel_id }) => channel_id === subChannelId);
  if (needsMethod && !hasMethod) return null;
  const method = needsMethod ? subChannelId : null;
  const chosenWay = { region, channel: chosen, subChannelId: method };
  const purchase = {
    kind: 'channel',
    ...parts,
    ...chosenWay,
    coupon,
    points,
    replenishId,
  } as const;
  return { ...purchase, replaces: replacedBy({ ...purchase, replaces: null }, unpaid) };
}

/** Returns the order that a purchase replaces; null if there is none, or if the purchase continues it. */
function replacedBy(purchase: Purchase, unpaid: UnpaidOrderOffer | null): string | null {
  if (unpaid?.canBeReplaced !== true) return null;
  const { billingNo, choice, waitsForCard } = unpaid.order;
  return waitsForCard === true && isPurchaseOf(purchase, choice) ? null : billingNo;
}
