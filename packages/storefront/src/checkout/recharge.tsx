import type { Channel } from '@shop/contract';
import { formatMoney, useLanguage, useTranslate } from '@shop/i18n';
import { channelKey, isReadyToBuy } from '@shop/payments';
import type { Message } from '@shop/ui/message-line';
import { RechargePopup } from '@shop/ui/recharge-popup';
import { type ReactElement, Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChosenGoods, useGoodsLimit } from '../goods';
import { useIsOnline } from '../connection';
import type { PopupContainerProps } from '../popups';
import { selectSelection, selectionSlice } from '../selection';
import { useAccountCheck } from '../sign-in';
import { useToast } from '../toasts';
import { lostChannelKeys } from './lost-channel';
import { type Purchase, summaryOf } from './purchase';
import { useCardMode } from './use-card-mode';
import { type ChannelListState, useChannelChoice, useChannelList } from './use-channel-list';
import { useChannelRows } from './use-channel-rows';
import { useCheckoutService } from './use-checkout-service';
import { toastKeysFor, useLaunchResultHandler } from './use-launch-result-handler';
import { paymentFieldsOf, usePaymentEvents } from './use-payment-events';
import { usePurchase } from './use-purchase';
import { useTypedCard } from './use-typed-card';

const CardFields = lazy(async () => ({ default: (await import('./card-fields')).CardFields }));

/** The recharge popup, and above it the provider's card fields while an order is paid with them. */
export function Recharge(props: PopupContainerProps): ReactElement {
  const { cardPrompt } = useCheckoutService();
  const card = useSyncExternalStore(cardPrompt.subscribe, cardPrompt.current);
  return (
    <>
      <RechargeForm {...props} />
      {card !== null && (
        <Suspense fallback={null}>
          <CardFields card={card} />
        </Suspense>
      )}
    </>
  );
}

/** Region, channels, order detail, price, and the button that buys (spec §2). */
function RechargeForm({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const { code } = useLanguage();
  const selection = useSelector(selectSelection);
  const goods = useChosenGoods();
  const list = useChannelList();
  const rows = useChannelRows(list);
  const purchase = usePurchase();
  const choose = useChannelChoice(list);
  const { buy, isBusy, message, clearMessage } = useBuy();
  const typed = useTypedCard(open);
  const channel = channelToBuy(list);
  // A purchase without a connection would end as unknown, and block the next one.
  const isOnline = useIsOnline();
  const limit = useGoodsLimit(selection.productId);
  const canBuy =
    isOnline &&
    goods !== null &&
    limit?.standing.kind !== 'none' &&
    isReadyToBuy({ goods, channel, card: typed.card });
  const card = useCardMode({
    isOpen: open,
    goods,
    channel: list.chosen,
    purchase,
    typed,
    canBuy,
    close: () => {
      onOpenChange(false);
    },
  });

  const lost: Message | null =
    list.lost === null ? null : { tone: 'info', text: translate(lostChannelKeys[list.lost]) };

  const shown = card === null ? (message ?? lost) : card.message;

  const chooseChannel = (key: string): void => {
    clearMessage();
    choose(key);
  };
  const chooseRegion = (region: string): void => {
    clearMessage();
    dispatch(selectionSlice.actions.regionChosen(region));
  };

  return (
    <RechargePopup
      open={open}
      onOpenChange={onOpenChange}
      recipient={{
        role: selection.role?.display ?? '',
        server: selection.server?.display ?? '',
        game: selection.game?.gameName ?? '',
        picture: selection.game?.logo ?? '',
      }}
      regions={rows.regions}
      region={list.region}
      onRegionChange={chooseRegion}
      channels={rows.channels}
      chosenChannel={list.chosen === null ? null : channelKey(list.chosen)}
      onChannelChoose={chooseChannel}
      detail={{
        goods: goods?.name ?? '',
        server: selection.server?.display ?? '',
        role: selection.role?.display ?? '',
        area: selection.area?.display,
      }}
      price={goods === null ? null : { amount: formatMoney(goods.price, goods.currency, code) }}
      card={card?.mode}
      limit={limit}
      message={isOnline ? shown : { tone: 'error', text: translate('offline.title') }}
      busy={isBusy || card?.isBusy === true}
      busyLabel={card?.busyLabel ?? translate('recharge.opening')}
      canBuy={canBuy}
      onBuy={() => {
        if (card !== null) card.pay();
        else if (purchase !== null) buy(purchase);
        else if (channel !== null) chooseChannel(channelKey(channel));
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

interface Buying {
  /** Call it in the player's gesture: it may open a window. */
  readonly buy: (purchase: Purchase) => void;
  readonly isBusy: boolean;
  /** Why there is no order to wait for; null if there is one, or before the first press. */
  readonly message: Message | null;
  readonly clearMessage: () => void;
}

function useBuy(): Buying {
  const checkout = useCheckoutService();
  const handleResult = useLaunchResultHandler();
  const showToast = useToast();
  const isAccountCurrent = useAccountCheck();
  const events = usePaymentEvents();
  const [ongoingPresses, setOngoingPresses] = useState(0);
  const [message, setMessage] = useState<Message | null>(null);

  const buy = (purchase: Purchase): void => {
    if (!isAccountCurrent()) return;
    setMessage(null);
    setOngoingPresses((count) => count + 1);
    events.pressed(purchase);
    void checkout.buy(purchase).then((outcome) => {
      setOngoingPresses((count) => count - 1);
      if (outcome.kind === 'busy') return;
      events.launched(purchase, outcome);
      for (const key of toastKeysFor(outcome)) showToast(key);
      setMessage(handleResult(summaryOf(purchase), outcome, paymentFieldsOf(purchase)));
    });
  };
  const clearMessage = (): void => {
    setMessage(null);
  };
  return { buy, isBusy: ongoingPresses > 0, message, clearMessage };
}
