import { useLanguage } from '@shop/i18n/react';
import type { PurchaseChoices } from '@shop/storefront-core/checkout';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { useReplenishment } from '../replenishment';
import { useShopSelector } from '../store';
import { type ChannelListState, useChannelList } from './use-channel-list';
import { useGoodsToPay } from './use-goods-to-pay';
import { useUnpaidOrder } from './use-unpaid-order';

/** What a purchase is made of besides its coupon, with all channels that it can be paid through. */
export interface PurchaseInputs extends PurchaseChoices {
  readonly list: ChannelListState;
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
