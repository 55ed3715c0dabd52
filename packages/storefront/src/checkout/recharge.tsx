import type { Channel } from '@shop/contract';
import { useLanguage, useTranslate } from '@shop/i18n';
import { channelKey, isReadyToBuy } from '@shop/payments';
import { CouponRow } from '@shop/ui/coupon-row';
import type { Message } from '@shop/ui/message-line';
import { RechargePopup } from '@shop/ui/recharge-popup';
import { SheetPlaceProvider } from '@shop/ui/sheet';
import { type ReactElement, Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { withLaterStyles } from '../browser';
import { useIsOnline } from '../connection';
import { type HeldCoupon, shownPrice, useContinueWithout, useCouponCheckout } from '../coupons';
import { useGoodsLimit } from '../goods';
import { type PopupContainerProps, popupStack } from '../popups';
import { selectSelection, selectionSlice } from '../selection';
import { useServices } from '../services';
import { useAccountCheck } from '../sign-in';
import { useToast } from '../toasts';
import { useContinuationText } from './use-continuation-text';
import { useLastUsedChosen } from './last-used-way';
import { lostChannelKeys } from './lost-channel';
import type { Purchase } from './purchase';
import { useCardMode } from './use-card-mode';
import { type ChannelListState, useChannelChoice } from './use-channel-list';
import { useChannelRows } from './use-channel-rows';
import { useCheckoutService } from './use-checkout-service';
import {
  boughtOf,
  isCouponRefusal,
  toastKeysFor,
  useLaunchResultHandler,
} from './use-launch-result-handler';
import { usePaymentEvents, useSelectedPayway } from './use-payment-events';
import {
  type PurchaseInputs,
  completePurchase,
  noCoupon,
  usePurchaseInputs,
} from './purchase-inputs';
import { useShownPurchase } from './use-shown-purchase';
import { unansweredCoupon } from './unanswered-coupon';
import { useTypedCard } from './use-typed-card';
import { heldCoupon, useUnpaidOffer } from './use-unpaid-order';

const CardFields = lazy(async () => ({
  default: (await withLaterStyles(import('./card-fields'))).CardFields,
}));

/**
 * The recharge popup, or page, and above it the provider's card fields while an order is paid with them: a popup in both
 * cases, since below the page nobody would see them.
 */
export function Recharge(props: PopupContainerProps): ReactElement {
  const { cardPrompt } = useCheckoutService();
  const card = useSyncExternalStore(cardPrompt.subscribe, cardPrompt.current);
  const [bought, setBought] = useState<Purchase | null>(null);
  return (
    <>
      <RechargeForm {...props} onBuy={setBought} />
      {card !== null && (
        <Suspense fallback={null}>
          <SheetPlaceProvider value={undefined}>
            <CardFields card={card} purchase={bought} />
          </SheetPlaceProvider>
        </Suspense>
      )}
    </>
  );
}

interface RechargeFormProps extends PopupContainerProps {
  /** Called with each purchase that is sent. */
  readonly onBuy: (purchase: Purchase) => void;
}

/** Coupon, region, channels, order detail, price, and the button that buys (spec §2). */
function RechargeForm({ open, onOpenChange, onBuy }: RechargeFormProps): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const { code } = useLanguage();
  const inputs = usePurchaseInputs();
  const { selection, goods, list, unpaid } = inputs;
  const rows = useChannelRows(list, goods?.currency ?? '');
  const unansweredHeld = useUnansweredCoupon(inputs);
  const coupons = useCouponCheckout({
    isOpen: open,
    goods,
    channel: list.chosen,
    held: heldCoupon(unpaid) ?? unansweredHeld,
  });
  const purchase = completePurchase(inputs, coupons);
  const shownPurchase = useShownPurchase(goods, {
    areGone: list.areGoodsGone,
    points: coupons.points,
  });
  const choose = useChannelChoice(list);
  useLastUsedChosen(open, inputs);
  useSelectedPayway(purchase, coupons.price !== null);
  const { buy, isBusy, message, clearMessage } = useBuy({
    isOpen: open,
    onBuy,
    onCouponRefused: coupons.refused,
  });
  const askBeforeWithout = useAskBeforeWithout();
  const typed = useTypedCard(open);
  const channel = channelToBuy(list);
  // A purchase without a connection would end as unknown, and block the next one.
  const isOnline = useIsOnline();
  const { config, debtId } = useServices();
  const { keepOnlineGame } = config.brand;
  const isKeptOnline =
    keepOnlineGame !== undefined && selection.game?.gameProductId === keepOnlineGame;
  const limit = useGoodsLimit(selection.productId);
  const next = useContinuationText(list.chosen);
  const close = (): void => {
    onOpenChange(false);
  };
  const canBuy =
    isOnline &&
    goods !== null &&
    coupons.price !== null &&
    // The order that is replaced may be the last that the limit allows.
    (limit?.standing.kind !== 'none' || unpaid !== null) &&
    isReadyToBuy({ goods, channel, card: typed.card });
  const card = useCardMode({
    isOpen: open,
    goods,
    channel: list.chosen,
    purchase,
    typed,
    canBuy,
    onCouponRefused: coupons.refused,
    close,
  });

  const lost: Message | null =
    list.lost === null ? null : { tone: 'info', text: translate(lostChannelKeys[list.lost]) };

  const offer = useUnpaidOffer(unpaid, list.chosen);
  const refusal = card === null ? (message ?? lost) : card.message;
  // That the goods are gone is said in the place of the channels.
  const shown = list.areGoodsGone ? null : (refusal ?? offer?.message ?? null);

  const chooseChannel = (key: string): void => {
    clearMessage();
    choose(key);
  };
  const chooseRegion = (region: string): void => {
    clearMessage();
    dispatch(selectionSlice.actions.regionChosen(region));
  };

  const proceed = (): void => {
    if (card !== null) card.pay();
    else if (purchase !== null) buy(purchase);
    else if (channel !== null) chooseChannel(channelKey(channel));
  };

  return (
    <RechargePopup
      open={open}
      onOpenChange={onOpenChange}
      purchase={shownPurchase}
      regions={rows.regions}
      region={list.region}
      onRegionChange={chooseRegion}
      channels={rows.channels}
      areGoodsGone={list.areGoodsGone}
      chosenChannel={list.chosen === null ? null : channelKey(list.chosen)}
      onChannelChoose={chooseChannel}
      coupon={coupons.row && <CouponRow state={coupons.row} />}
      price={
        goods === null || coupons.price === null ? null : shownPrice(goods, coupons.price, code)
      }
      card={card?.mode}
      limit={limit}
      message={isOnline ? shown : { tone: 'error', text: translate('offline.title') }}
      instead={offer?.instead}
      next={next}
      onOtherGoods={debtId === null ? close : undefined}
      mustStayOnline={isKeptOnline}
      busy={isBusy || card?.isBusy === true}
      busyLabel={card?.busyLabel ?? translate('recharge.opening')}
      canBuy={canBuy}
      onBuy={() => {
        if (purchase !== null && coupons.isLeftUnused) askBeforeWithout(proceed);
        else proceed();
      }}
    />
  );
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

/** Returns the coupon that an earlier press of the chosen purchase was sent with, while it has no answer. */
function useUnansweredCoupon(inputs: PurchaseInputs): HeldCoupon | null {
  const checkout = useCheckoutService();
  const purchase = completePurchase(inputs, noCoupon);
  const unanswered = purchase && checkout.latestUnanswered(purchase.user.suid);
  return purchase && unanswered && unansweredCoupon(purchase, unanswered);
}

/** Returns a function that asks before a purchase goes on although a coupon could be used (spec §5). */
function useAskBeforeWithout(): (proceed: () => void) => void {
  const dispatch = useDispatch();
  const [, setContinueWithout] = useContinueWithout();
  return (proceed) => {
    setContinueWithout(proceed);
    dispatch(popupStack.actions.opened('coupon-consume'));
  };
}

interface Buying {
  /** Call it in the player's gesture: it may open a window. */
  readonly buy: (purchase: Purchase) => void;
  readonly isBusy: boolean;
  /** Why there is no order to wait for; null if there is one, or before the first press. */
  readonly message: Message | null;
  readonly clearMessage: () => void;
}

interface BuyingOptions extends Pick<RechargeFormProps, 'onBuy'> {
  readonly isOpen: boolean;
  readonly onCouponRefused: () => void;
}

function useBuy({ isOpen, onBuy, onCouponRefused }: BuyingOptions): Buying {
  const checkout = useCheckoutService();
  const handleResult = useLaunchResultHandler();
  const showToast = useToast();
  const isAccountCurrent = useAccountCheck();
  const events = usePaymentEvents();
  const [ongoingPresses, setOngoingPresses] = useState(0);
  const [message, setMessage] = useState<Message | null>(null);
  // What was said about other goods is not true of these.
  const { productId } = useSelector(selectSelection);
  const [saidOf, setSaidOf] = useState(productId);
  if (saidOf !== productId) {
    setSaidOf(productId);
    setMessage(null);
  }
  // Nor is it said again when the popup opens the next time, unless it has not been seen.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (wasOpen) setMessage(null);
  }

  const buy = (purchase: Purchase): void => {
    if (!isAccountCurrent()) return;
    setMessage(null);
    setOngoingPresses((count) => count + 1);
    onBuy(purchase);
    events.pressed(purchase);
    void checkout.buy(purchase).then((outcome) => {
      setOngoingPresses((count) => count - 1);
      if (outcome.kind === 'busy') return;
      events.launched(purchase, outcome);
      if (isCouponRefusal(outcome)) onCouponRefused();
      for (const key of toastKeysFor(outcome)) showToast(key);
      setMessage(handleResult(boughtOf(purchase), outcome));
    });
  };
  const clearMessage = (): void => {
    setMessage(null);
  };
  return { buy, isBusy: ongoingPresses > 0, message, clearMessage };
}
