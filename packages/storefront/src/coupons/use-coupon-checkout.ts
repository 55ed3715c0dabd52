import type { Channel, Coupon, Goods } from '@shop/contract';
import { formatMoney, textIn } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { type CouponState, couponState, isCouponLeftUnused } from '@shop/payments';
import {
  type AppliedCoupon,
  type HeldCoupon,
  isChoiceFor,
  wantedCoupon,
} from '@shop/storefront-core/coupons';
import { popupStack } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import type { CouponRowState, RowCoupon } from '@shop/ui/coupon-row';
import { useEffect, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { useCouponChoice } from './coupon-choice';
import { percentOff } from './coupon-option';
import { type CheaperWay, useCheaperWay } from './use-cheaper-way';
import { useCoupons, useIsVipVersion, useIsVipVersionUnknown } from './use-coupon-lists';
import { usePreview } from './use-preview';

/** What the recharge popup needs to know about coupons. */
export interface CouponCheckout {
  /** Null outside the VIP version. */
  readonly row: CouponRowState | null;
  /** Null if the order is made without a coupon. */
  readonly applied: AppliedCoupon | null;
  /** What is to be paid, in major units; null until it is certain which coupon applies and what it takes off. */
  readonly price: number | null;
  /** VIP growth points of the order; null if they are unknown or none. */
  readonly points: number | null;
  /** Another way to pay that would cost less by a coupon; null if there is none. */
  readonly cheaper: CheaperWay | null;
  /** Whether buying now has to be confirmed, since a coupon could be used (spec §5). */
  readonly isLeftUnused: boolean;
  /** Call it when an order was refused for its coupon: there is no price until the coupons are read again. */
  readonly refused: () => void;
}

/** Options of {@link useCouponCheckout}. */
export interface CouponCheckoutOptions {
  readonly isOpen: boolean;
  readonly goods: Goods | null;
  /** The chosen channel, or the parent of the chosen method. */
  readonly channel: Channel | null;
  /** All channels of the region, in their order. */
  readonly channels: readonly Channel[];
  readonly held: HeldCoupon | null;
}

/**
 * Returns the coupons of an order (spec §4, §5). Reads them whenever the popup opens, and the price
 * whenever the coupon changes.
 */
export function useCouponCheckout({
  isOpen,
  goods,
  channel,
  channels,
  held,
}: CouponCheckoutOptions): CouponCheckout {
  const { replenishId, time } = useServices();
  // Nothing takes anything off the replenishment of another player.
  const isUnknown = useIsVipVersionUnknown();
  const isVip = (useIsVipVersion() || isUnknown) && replenishId === null;
  const suid = useShopSelector(selectUser)?.suid ?? '';
  const [choice] = useCouponChoice();
  const { coupons: list, retry, refused } = useListedCoupons(isOpen, replenishId === null);
  // Before that is known, nothing can be bought without the coupon that applies.
  const coupons = isUnknown ? 'loading' : withHeld(list, held);

  const stateWith = (known: typeof coupons, way: Channel | null): CouponState =>
    goods === null
      ? { kind: 'hidden' }
      : couponState({
          ...{ isVipVersion: isVip, channel: way, goods, coupons: known },
          now: time.mark().serverMs ?? undefined,
        });
  const listed = stateWith(coupons, channel);
  const purpose = { suid, productId: goods?.product_id ?? '' };
  const isHeldWanted = held !== null && !isChoiceFor(choice, purpose);
  const preferred = isHeldWanted ? { ...purpose, code: held.code } : choice;
  const wanted = wantedCoupon(listed, preferred, purpose);
  const preview = usePreview(
    listed.kind === 'hidden' || listed.kind === 'loading' ? null : goods,
    wanted,
    held,
  );

  // The query of the wanted coupon stays in use, so that its failure is not forgotten.
  const isPriceMissing = wanted !== null && preview.kind === 'failed';
  const state = isPriceMissing ? stateWith('unavailable', channel) : listed;
  const applied =
    wanted === null || preview.kind !== 'known' ? null : { coupon: wanted, price: preview.price };
  const elsewhere = listed.kind === 'unsupported-channel' ? stateWith(coupons, null) : null;
  const cheaper = useCheaperWay({
    ...{ goods, channels },
    coupon: elsewhere && wantedCoupon(elsewhere, preferred, purpose),
  });
  const isWaiting = state.kind === 'loading' || (wanted !== null && preview.kind === 'loading');
  const price = isWaiting || goods === null ? null : (applied?.price ?? goods.price);

  return {
    row: useRow(state, { goods, wanted, applied, retry }),
    applied,
    price,
    points: preview.kind === 'known' && preview.points > 0 ? preview.points : null,
    cheaper,
    isLeftUnused: isCouponLeftUnused(state, wanted),
    refused,
  };
}

interface ListedCoupons {
  readonly coupons: Parameters<typeof couponState>[0]['coupons'];
  readonly retry: () => void;
  readonly refused: () => void;
}

/** Returns the player's coupons for an order, which are read again whenever the popup opens. */
function useListedCoupons(isOpen: boolean, isWanted: boolean): ListedCoupons {
  const list = useCoupons('avail,lock', isWanted);
  const { currentData, fulfilledTimeStamp, isError, isFetching, isUninitialized, refetch } = list;
  useEffect(() => {
    if (isOpen && !isUninitialized) void refetch();
  }, [isOpen, isUninitialized, refetch]);

  // When the list was read that had the refused coupon. It is read again a second later (spec §8).
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const isOutdated = !isError && refusedAt !== null && refusedAt === fulfilledTimeStamp;
  const isLoading = isFetching || isOutdated;
  return {
    coupons: isLoading ? 'loading' : (currentData?.coupons ?? 'unavailable'),
    retry: () => void refetch(),
    refused: () => {
      setRefusedAt(fulfilledTimeStamp ?? null);
    },
  };
}

/** A coupon that the replaced order holds is locked for every other order. */
function withHeld(
  coupons: ListedCoupons['coupons'],
  held: HeldCoupon | null,
): ListedCoupons['coupons'] {
  if (held === null || typeof coupons === 'string') return coupons;
  return coupons.map((coupon) =>
    coupon.code === held.code ? { ...coupon, use_category: 'avail' } : coupon,
  );
}

interface RowParts extends Pick<CouponCheckout, 'applied'>, Pick<ListedCoupons, 'retry'> {
  readonly goods: Goods | null;
  readonly wanted: Coupon | null;
}

function useRow(
  state: CouponState,
  { goods, wanted, applied, retry }: RowParts,
): CouponRowState | null {
  const dispatch = useShopDispatch();
  const { code } = useLanguage();
  const claimable = useCoupons('claim', state.kind === 'none-usable').currentData?.coupons ?? [];
  const { opened } = popupStack.actions;
  switch (state.kind) {
    case 'hidden':
      return null;
    case 'unsupported-goods':
    case 'unsupported-channel':
    case 'loading':
      return { kind: state.kind };
    case 'unavailable':
      return { kind: 'unavailable', onRetry: retry };
    case 'none-usable':
      if (claimable.length === 0) return { kind: 'none-usable' };
      return {
        kind: 'none-usable',
        onClaim: () => {
          dispatch(opened('coupon-claim'));
        },
      };
    case 'choosable': {
      const saved = goods === null || applied === null ? null : goods.price - applied.price;
      const chosen: RowCoupon | null = wanted && {
        name: textIn(wanted.name, code),
        off: percentOff(wanted.discount_rate),
        saving: saved === null ? null : formatMoney(saved, goods?.currency ?? '', code),
      };
      return {
        kind: 'choosable',
        count: state.coupons.length,
        chosen,
        onChoose: () => {
          dispatch(opened('coupons'));
        },
      };
    }
  }
}
