import type { OrderChoice } from '@shop/storefront-core/orders';
import { selectSelection, selectionSlice } from '@shop/storefront-core/selection';
import { useShopDispatch, useShopSelector } from '../store';

/** Returns a function that chooses the goods of an order, and its way to pay or none. */
export function useChooseAgain(): (choice: OrderChoice, way: 'same-way' | 'other-way') => void {
  const dispatch = useShopDispatch();
  const chosen = useShopSelector(selectSelection);
  const { channelChosen, channelCleared, goodsChosen, regionChosen } = selectionSlice.actions;
  return ({ productId, region, channelKey, subChannelId }, way) => {
    dispatch(goodsChosen(productId));
    if (region !== '' && region !== chosen.region) dispatch(regionChosen(region));
    dispatch(
      way === 'same-way' && channelKey !== ''
        ? channelChosen({ channelKey, subChannelId: subChannelId === '' ? null : subChannelId })
        : channelCleared(),
    );
  };
}
