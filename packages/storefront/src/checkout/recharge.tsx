import { type ReactElement, Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { formatMoney, useLanguage, useTranslate } from '@shop/i18n';
import { channelKey } from '@shop/payments';
import type { Message } from '@shop/ui/message-line';
import { RechargePopup } from '@shop/ui/recharge-popup';
import { useDispatch, useSelector } from 'react-redux';
import type { PopupContainerProps } from '../popups';
import { usePurchasing } from './use-checkout-service';
import { useChosenGoods } from '../goods';
import { selectSelection, selectionSlice } from '../selection';
import { lostChannelKeys } from './lost-channel';
import { useCardMode } from './use-card-mode';
import { useChannelPress, useOffers } from './use-channel-list';
import { useChannelRows } from './use-channel-rows';
import { usePurchase } from './use-purchase';
import { useAccountCheck } from '../sign-in';
import { useToast } from '../toasts';
import { afterLaunch, asidesOf, useProceed } from './use-launch-result-handler';
import { type Purchase, summaryOf } from './purchase';

const CardFields = lazy(async () => ({ default: (await import('./card-fields')).CardFields }));

/** The recharge popup, and above it the card fields of an order that is paid with them. */
export function RechargeWithCard(props: PopupContainerProps): ReactElement {
  const { cards } = usePurchasing();
  const card = useSyncExternalStore(cards.subscribe, cards.current);
  return (
    <>
      <Recharge {...props} />
      {card !== null && (
        <Suspense fallback={null}>
          <CardFields card={card} />
        </Suspense>
      )}
    </>
  );
}

/** The recharge popup: region, channels, order detail, price, and the button that buys (spec §2). */
export function Recharge({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const { code } = useLanguage();
  const selection = useSelector(selectSelection);
  const goods = useChosenGoods();
  const offers = useOffers();
  const rows = useChannelRows(offers);
  const purchase = usePurchase();
  const pressChannel = useChannelPress(offers.channels);
  const { buy, isBusy, message, clearMessage } = useBuy();
  const card = useCardMode({
    isOpen: open,
    goods,
    channel: offers.chosen,
    purchase,
    close: () => {
      onOpenChange(false);
    },
  });

  // Said instead of forgetting the choice without a word.
  const lost: Message | null =
    offers.lost === null ? null : { tone: 'info', text: translate(lostChannelKeys[offers.lost]) };

  const chooseChannel = (key: string): void => {
    clearMessage();
    pressChannel(key);
  };
  // Pressing buy opens the methods of the chosen channel, or of the only one there is (spec §4).
  const only = offers.chosen ?? (offers.channels.length === 1 ? offers.channels[0] : undefined);
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
      region={offers.region}
      onRegionChange={chooseRegion}
      channels={rows.channels}
      chosenChannel={offers.chosen === null ? null : channelKey(offers.chosen)}
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

/** A press of "buy" and what became of it. */
export interface Buying {
  /** To be called in the player's own gesture. */
  readonly buy: (purchase: Purchase) => void;
  readonly isBusy: boolean;
  /** Why there is no order to wait for, in the player's words. */
  readonly message: Message | null;
  readonly clearMessage: () => void;
}

/** Makes the purchase and leads to its result, or says why there is none. */
export function useBuy(): Buying {
  const purchasing = usePurchasing();
  const proceed = useProceed();
  const say = useToast();
  const isStillOurs = useAccountCheck();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);

  const buy = (purchase: Purchase): void => {
    if (!isStillOurs()) return;
    setMessage(null);
    setBusy(true);
    void purchasing.buy(purchase).then((outcome) => {
      setBusy(false);
      if (outcome.kind === 'busy') return;
      for (const key of asidesOf(outcome)) say(key);
      setMessage(proceed(summaryOf(purchase), afterLaunch(outcome)));
    });
  };
  const clearMessage = (): void => {
    setMessage(null);
  };
  return { buy, isBusy, message, clearMessage };
}
