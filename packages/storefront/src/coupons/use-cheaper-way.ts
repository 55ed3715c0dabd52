import type { Channel, Coupon, Goods } from '@shop/contract';
import { formatMoney, textIn } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { channelKey } from '@shop/payments';
import { usePreview } from './use-preview';

/** A way to pay that would cost less than the chosen one, which takes no coupons. */
export interface CheaperWay {
  /** `channelKey` of the channel. */
  readonly key: string;
  readonly name: string;
  /** What the order would save, formatted. */
  readonly saving: string;
}

/** Options of {@link useCheaperWay}. */
interface CheaperWayOptions {
  readonly goods: Goods | null;
  /** The channels of the region, in their order. */
  readonly channels: readonly Channel[];
  /** The coupon that another channel would use; null if none, or if the chosen one takes coupons. */
  readonly coupon: Coupon | null;
}

/**
 * Returns the first channel that takes coupons, with what the player would save there; null if nothing is saved or that
 * is not known. It is told, not chosen: the player may have reasons for the way that was used last.
 */
export function useCheaperWay({ goods, channels, coupon }: CheaperWayOptions): CheaperWay | null {
  const { code } = useLanguage();
  const way = coupon === null ? undefined : channels.find(({ open_coupon }) => open_coupon);
  const preview = usePreview(way === undefined ? null : goods, coupon, null);
  if (goods === null || way === undefined || preview.kind !== 'known') return null;
  const saved = goods.price - preview.price;
  if (saved <= 0) return null;
  return {
    key: channelKey(way),
    name: textIn(way.name, code),
    saving: formatMoney(saved, goods.currency, code),
  };
}
