import type { Channel } from '@shop/contract';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { channelKey, isReadyToBuy } from '@shop/payments';
import {
  type Purchase,
  type UnansweredPurchase,
  boughtOf,
  completePurchase,
  heldCoupon,
  lostChannelKeys,
  noCoupon,
  unansweredCoupon,
} from '@shop/storefront-core/checkout';
import type { HeldCoupon } from '@shop/storefront-core/coupons';
import { isChosenFor } from '@shop/storefront-core/orders';
import { popupStack } from '@shop/storefront-core/popups';
import { selectionSlice } from '@shop/storefront-core/selection';
import type { CouponRowState } from '@shop/ui/coupon-row';
import type { Limit } from '@shop/ui/limit-note';
import type { Message } from '@shop/ui/message-line';
import type { RechargePopupProps } from '@shop/ui/recharge-popup';
import { useIsOnline } from '../connection';
import { type CouponCheckout, shownPrice, useCouponCheckout, useStoppedPurchase } from '../coupons';
import { useGoodsLimit } from '../goods';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { useShopDispatch } from '../store';
import { useLastUsedChosen } from './last-used-way';
import { type PurchaseInputs, usePurchaseInputs } from './purchase-inputs';
import { useIsTooEarly } from './use-asking';
import { type Buying, useBuy } from './use-buy';
import { useCardMode } from './use-card-mode';
import { type ChannelListState, useChannelChoice } from './use-channel-list';
import { useChannelRows } from './use-channel-rows';
import { useCheckoutService } from './use-checkout-service';
import { useContinuationText } from './use-continuation-text';
import { useSelectedPayway } from './use-payment-events';
import { useShownPurchase } from './use-shown-purchase';
import { type TypedCard, useTypedCard } from './use-typed-card';
import { useUnpaidOffer } from './use-unpaid-order';

/** What the recharge popup shows, and what its controls do. */
export interface RechargeView extends Omit<RechargePopupProps, 'coupon'> {
  /** Null outside the VIP version. */
  readonly couponRow: CouponRowState | null;
}

/**
 * Returns what the recharge popup shows: what is bought and what it costs, how it can be paid, and messages.
 */
export function useRecharge({ open, onOpenChange }: PopupContainerProps): RechargeView {
  const translate = useTranslate();
  const draft = useDraft(open);
  const { list, coupons, replenishId } = draft;
  const onCouponRefused = coupons.refused;
  const buying = useBuy({ isOpen: open, onCouponRefused });
  const close = (): void => {
    onOpenChange(false);
  };
  const card = useCardMode({
    ...draft,
    ...{ isOpen: open, channel: list.chosen, onCouponRefused, close },
  });
  useLastUsedChosen(open, draft);
  useSelectedPayway(draft.purchase, coupons.price !== null);
  const controls = useControls(draft, buying, card?.pay);
  return {
    ...{ open, onOpenChange },
    ...useShown(draft),
    ...useSaid(draft, card === null ? buying.message : card.message, card !== null),
    ...controls,
    couponRow: couponRow(coupons, controls.onChannelChoose),
    card: card?.mode,
    canBuy: draft.canBuy,
    busy: buying.isBusy || card?.isBusy === true,
    busyLabel: card?.busyLabel ?? translate('recharge.opening'),
    onOtherGoods: replenishId === null ? close : undefined,
  };
}

/** Returns the coupon row; for a channel without coupons with the way to a cheaper one, if there is any. */
function couponRow(
  { row, cheaper }: CouponCheckout,
  choose: (key: string) => void,
): CouponRowState | null {
  if (row?.kind !== 'unsupported-channel' || cheaper === null) return row;
  const { key, ...shown } = cheaper;
  const onChoose = (): void => {
    choose(key);
  };
  return { ...row, cheaper: { ...shown, onChoose } };
}

/** A purchase while it is put together. */
interface Draft extends PurchaseInputs {
  readonly coupons: CouponCheckout;
  /** Null while something is missing. */
  readonly purchase: Purchase | null;
  /** The prepaid card, if it is paid with one. */
  readonly typed: TypedCard;
  readonly limit: Limit | null;
  readonly isOnline: boolean;
  readonly canBuy: boolean;
}

function useDraft(isOpen: boolean): Draft {
  const inputs = usePurchaseInputs();
  const { goods, list, selection, unpaid } = inputs;
  const unansweredHeld = useUnansweredCoupon(inputs);
  const held = heldCoupon(unpaid) ?? unansweredHeld;
  const coupons = useCouponCheckout({
    ...{ isOpen, goods, held },
    ...{ channel: list.chosen, channels: list.channels },
  });
  const typed = useTypedCard(isOpen);
  const limit = useGoodsLimit(selection.productId);
  const isTooEarly = useIsTooEarly(useUnansweredOfGoods(inputs));
  // A purchase without a connection would end as unknown, and block the next one.
  const isOnline = useIsOnline();
  return {
    ...inputs,
    ...{ coupons, typed, limit, isOnline },
    purchase: completePurchase(inputs, coupons),
    canBuy:
      isOnline &&
      !isTooEarly &&
      goods !== null &&
      coupons.price !== null &&
      // The order that is replaced may be the last that the limit allows.
      (limit === 'awaited' || limit?.standing.kind !== 'none' || unpaid !== null) &&
      isReadyToBuy({ goods, channel: channelToBuy(list), card: typed.card }),
  };
}

/** Returns the latest purchase without an answer, if it is of the chosen goods for the chosen character. */
function useUnansweredOfGoods({ user, selection }: PurchaseInputs): UnansweredPurchase | null {
  const { latestUnanswered } = useCheckoutService();
  const latest = user && latestUnanswered(user.suid);
  const isOfGoods = latest?.intent.productId === selection.productId;
  return isOfGoods && isChosenFor(latest.intent, selection) ? latest : null;
}

/** Returns the coupon that an earlier press of the chosen purchase was sent with, while it has no answer. */
function useUnansweredCoupon(inputs: PurchaseInputs): HeldCoupon | null {
  const checkout = useCheckoutService();
  const purchase = completePurchase(inputs, noCoupon);
  const unanswered = purchase && checkout.latestUnanswered(purchase.user.suid);
  return purchase && unanswered && unansweredCoupon(purchase, unanswered);
}

/**
 * Returns the chosen channel, or the only one if it has methods, which pressing buy opens (spec §4);
 * null otherwise.
 */
function channelToBuy({ chosen, channels }: ChannelListState): Channel | null {
  if (chosen !== null) return chosen;
  const [first, ...others] = channels;
  const isOnly = first !== undefined && others.length === 0;
  return isOnly && first.sub_payment.length > 0 ? first : null;
}

/** What is bought, what it costs and how it can be paid. */
type Shown = Pick<
  RechargeView,
  | 'purchase'
  | 'price'
  | 'limit'
  | 'regions'
  | 'region'
  | 'channels'
  | 'groups'
  | 'chosenChannel'
  | 'areGoodsGone'
> &
  Pick<RechargeView, 'mustStayOnline' | 'next'>;

function useShown({ selection, goods, list, coupons, limit }: Draft): Shown {
  const { code } = useLanguage();
  const { keepOnlineGame } = useServices().config.brand;
  const rows = useChannelRows(list, goods?.currency ?? '');
  const { areGoodsGone, region, chosen } = list;
  return {
    purchase: useShownPurchase(goods, { areGone: areGoodsGone, points: coupons.points }),
    price: goods === null || coupons.price === null ? null : shownPrice(goods, coupons.price, code),
    limit,
    regions: rows.regions,
    region,
    channels: rows.channels,
    groups: rows.groups,
    chosenChannel: chosen === null ? null : channelKey(chosen),
    areGoodsGone,
    mustStayOnline:
      keepOnlineGame !== undefined && selection.game?.gameProductId === keepOnlineGame,
    next: useContinuationText(chosen),
  };
}

/**
 * Returns the message, and what is offered instead of buying.
 *
 * @param concluded - How the last press ended.
 */
function useSaid(
  { list, unpaid, isOnline }: Draft,
  concluded: Message | null,
  isCardMode: boolean,
): Pick<RechargeView, 'message' | 'instead'> {
  const translate = useTranslate();
  const offer = useUnpaidOffer(unpaid, list.chosen);
  const lost: Message | null =
    list.lost === null || isCardMode
      ? null
      : { tone: 'info', text: translate(lostChannelKeys[list.lost]) };
  // The place of the channels tells that the goods are gone.
  const shown = list.areGoodsGone ? null : (concluded ?? lost ?? offer?.message ?? null);
  return {
    message: isOnline ? shown : { tone: 'error', text: translate('offline.title') },
    instead: offer?.instead,
  };
}

/** Returns what the controls of the popup do. */
function useControls(
  { list, purchase, coupons }: Draft,
  { buy, clearMessage }: Pick<Buying, 'buy' | 'clearMessage'>,
  payWithCard: (() => void) | undefined,
): Pick<RechargeView, 'onRegionChange' | 'onChannelChoose' | 'onBuy'> {
  const dispatch = useShopDispatch();
  const choose = useChannelChoice(list);
  const [, stop] = useStoppedPurchase();
  const onChannelChoose = (key: string): void => {
    clearMessage();
    choose(key);
  };
  const proceed = (): void => {
    const channel = channelToBuy(list);
    if (payWithCard !== undefined) payWithCard();
    else if (purchase !== null) buy(purchase);
    else if (channel !== null) onChannelChoose(channelKey(channel));
  };
  return {
    onChannelChoose,
    onRegionChange: (region) => {
      clearMessage();
      dispatch(selectionSlice.actions.regionChosen(region));
    },
    onBuy: () => {
      if (purchase === null || !coupons.isLeftUnused) {
        proceed();
        return;
      }
      // The player is asked first, since a coupon could be used (spec §5).
      stop({ bought: boughtOf(purchase), proceed });
      dispatch(popupStack.actions.opened('coupon-consume'));
    },
  };
}
