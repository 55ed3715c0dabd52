import type { Channel } from '@shop/contract';
import { cardModeOf, channelKey } from '@shop/payments';
import type { KnownOrder, OrderChoice } from '@shop/storefront-core/orders';
import { selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { useEffect, useRef } from 'react';
import { useOrders } from '../orders';
import { useShopDispatch, useShopSelector } from '../store';
import type { PurchaseInputs } from './purchase-inputs';

/** A channel, and the method below it, which is empty if it has none. */
type Way = Pick<OrderChoice, 'channelKey' | 'subChannelId'>;

function hasChannel({ choice }: KnownOrder): boolean {
  return choice !== undefined && choice.channelKey !== '';
}

/** Returns how the latest paid order was paid; null if none is known. */
export function useLastUsedWay(): Way | null {
  const paid = useOrders().filter(({ status }) => status === 'success');
  return paid.find(hasChannel)?.choice ?? null;
}

/**
 * Chooses the way of the latest paid order when the popup opens, where nothing is chosen and it is offered.
 * Once per opening: another region resets the channel (spec §4). None is chosen after a payment that failed or is
 * open, since the player then wants to choose: by a chosen way an unpaid order is replaced.
 */
export function useLastUsedChosen(
  isOpen: boolean,
  { goods, list, unpaid }: Pick<PurchaseInputs, 'goods' | 'list' | 'unpaid'>,
): void {
  const { missing, channels, region } = list;
  const dispatch = useShopDispatch();
  const selection = useShopSelector(selectSelection);
  const hasChosen = selection.channelKey !== null;
  const lastUsed = useLastUsedWay();
  const isLatestPaid = useOrders().find(hasChannel)?.status === 'success';
  const isSettled = useRef(false);
  const isListed = missing === null && channels.length > 0;

  useEffect(() => {
    if (!isOpen) isSettled.current = false;
    else if (isListed && !isSettled.current) {
      isSettled.current = true;
      if (hasChosen || unpaid !== null || !isLatestPaid) return;
      if (goods === null || lastUsed === null) return;
      const channel = channels.find((one) => channelKey(one) === lastUsed.channelKey);
      if (channel === undefined || !isComplete(channel, lastUsed)) return;
      // A prepaid card has its form in the place of the list, which a player has to ask for.
      if (cardModeOf({ goods, channel }).kind !== 'none') return;
      const subChannelId = lastUsed.subChannelId === '' ? null : lastUsed.subChannelId;
      const { channelChosen } = selectionSlice.actions;
      dispatch(
        channelChosen({
          ...{ channelKey: lastUsed.channelKey, subChannelId },
          ...(selection.region !== null && { region }),
        }),
      );
    }
  });
}

/** Whether nothing is left to choose: a channel that has methods has the one that was used. */
function isComplete({ sub_payment: methods }: Channel, { subChannelId }: Way): boolean {
  return methods.length === 0 || methods.some(({ channel_id }) => channel_id === subChannelId);
}
