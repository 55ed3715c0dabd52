import { textIn } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import { channelKey } from '@shop/payments';
import { selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { SubChannelPopup } from '@shop/ui/sub-channel-popup';
import type { ReactElement } from 'react';
import type { PopupContainerProps } from '../popups';
import { useShopDispatch, useShopSelector } from '../store';
import { useChannelList } from './use-channel-list';
import { useGoodsToPay } from './use-goods-to-pay';
import { usePaymentEvents } from './use-payment-events';

/** The methods below the chosen channel. */
export function SubChannels({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const dispatch = useShopDispatch();
  const { subChannelId } = useShopSelector(selectSelection);
  const { chosen } = useChannelList(useGoodsToPay());
  const { code } = useLanguage();
  const events = usePaymentEvents();

  const choose = (method: string): void => {
    if (chosen === null) return;
    dispatch(
      selectionSlice.actions.channelChosen({
        channelKey: channelKey(chosen),
        subChannelId: method,
      }),
    );
    events.selected();
    onOpenChange(false);
  };

  return (
    <SubChannelPopup
      open={open && chosen !== null}
      onOpenChange={onOpenChange}
      channelName={textIn(chosen?.name ?? '', code)}
      items={(chosen?.sub_payment ?? []).map(({ channel_id, name, icon }) => ({
        key: channel_id,
        name: textIn(name, code),
        icon,
      }))}
      chosen={subChannelId}
      onChoose={choose}
    />
  );
}
