import { formatMoney, useLanguage, useTranslate } from '@shop/i18n';
import { channelKey } from '@shop/payments';
import type { Message } from '@shop/ui/message-line';
import { RechargePopup } from '@shop/ui/recharge-popup';
import { type ReactElement, Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChosenGoods } from '../goods';
import type { PopupContainerProps } from '../popups';
import { selectSelection, selectionSlice } from '../selection';
import { useAccountCheck } from '../sign-in';
import { useToast } from '../toasts';
import { lostChannelKeys } from './lost-channel';
import { type Purchase, summaryOf } from './purchase';
import { useCardMode } from './use-card-mode';
import { useChannelChoice, useChannelList } from './use-channel-list';
import { useChannelRows } from './use-channel-rows';
import { useCheckoutService } from './use-checkout-service';
import { toastKeysFor, useLaunchResultHandler } from './use-launch-result-handler';
import { usePurchase } from './use-purchase';

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
  const choose = useChannelChoice(list.channels);
  const { buy, isBusy, message, clearMessage } = useBuy();
  const card = useCardMode({
    isOpen: open,
    goods,
    channel: list.chosen,
    purchase,
    close: () => {
      onOpenChange(false);
    },
  });

  const lost: Message | null =
    list.lost === null ? null : { tone: 'info', text: translate(lostChannelKeys[list.lost]) };

  const chooseChannel = (key: string): void => {
    clearMessage();
    choose(key);
  };
  const chooseRegion = (region: string): void => {
    clearMessage();
    dispatch(selectionSlice.actions.regionChosen(region));
  };
  // Pressing buy opens the methods of the chosen channel, or of the only one (spec §4).
  const only = list.chosen ?? (list.channels.length === 1 ? list.channels[0] : undefined);

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
      message={card === null ? (message ?? lost) : card.message}
      busy={isBusy || card?.isBusy === true}
      busyLabel={card?.busyLabel ?? translate('recharge.opening')}
      onBuy={() => {
        if (card !== null) card.pay();
        else if (purchase !== null) buy(purchase);
        else if (only !== undefined) chooseChannel(channelKey(only));
      }}
    />
  );
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
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);

  const buy = (purchase: Purchase): void => {
    if (!isAccountCurrent()) return;
    setMessage(null);
    setBusy(true);
    void checkout.buy(purchase).then((outcome) => {
      setBusy(false);
      if (outcome.kind === 'busy') return;
      for (const key of toastKeysFor(outcome)) showToast(key);
      setMessage(handleResult(summaryOf(purchase), outcome));
    });
  };
  const clearMessage = (): void => {
    setMessage(null);
  };
  return { buy, isBusy, message, clearMessage };
}
