import { formatMoney, useLanguage, useTranslate } from '@shop/i18n';

import { channelKey } from '@shop/payments';
import type { Message } from '@shop/ui/message-line';
import { RechargePopup } from '@shop/ui/recharge-popup';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useChosenGoods } from '../goods';
import type { PopupContainerProps } from '../popups';
import { selectSelection, selectionSlice } from '../selection';
import { lostChannelKeys } from './lost-channel-keys';
import { useBuy } from './use-buy';
import { useCardMode } from './use-card-mode';
import { useChannelPress } from './use-channel-press';
import { useChannelRows } from './use-channel-rows';
import { useOffers } from './use-offers';
import { usePurchase } from './use-purchase';

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
