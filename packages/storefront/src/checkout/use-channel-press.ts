import type { Channel } from '@shop/contract';
import { channelKey } from '@shop/payments';
import { useDispatch, useSelector } from 'react-redux';
import { popupStack } from '../popups';
import { selectSelection, selectionSlice } from '../selection';

/**
 * Chooses a channel. One with sub-channels opens the sub-channel popup (spec §4); the method chosen
 * there before is kept while the player looks again.
 */
export function useChannelPress(channels: readonly Channel[]): (key: string) => void {
  const dispatch = useDispatch();
  const selection = useSelector(selectSelection);
  return (key) => {
    const channel = channels.find((one) => channelKey(one) === key);
    if (channel === undefined) return;
    const isSame = key === selection.channelKey;
    dispatch(
      selectionSlice.actions.channelChosen({
        channelKey: key,
        subChannelId: isSame ? selection.subChannelId : null,
      }),
    );
    if (channel.sub_payment.length > 0) dispatch(popupStack.actions.opened('sub-channels'));
  };
}
