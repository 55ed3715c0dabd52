import { checkoutApi } from '@shop/api-client/checkout';
import { channelListArgs, nextStep, selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { useEffect, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

const { channelList } = checkoutApi.endpoints;

/**
 * Reads the channels ahead of the press of "Buy" on a visit on which nothing but buying is left to do from the start:
 * the script in the page has asked for them. The payment then shows them the first time it is rendered. A choice that
 * is made later asks for none.
 */
export function useEarlyChannels(): void {
  const services = useServices();
  const dispatch = useShopDispatch();
  const selection = useShopSelector(selectSelection);
  const user = useShopSelector(selectUser);
  const [args] = useState(() => {
    const { game, productId } = selection;
    const isComplete =
      nextStep(selection, user !== null) === 'buy' && services.replenishId === null;
    if (!isComplete || game === null || productId === null) return null;
    return channelListArgs({ clientId: game.clientId, productId }, services);
  });

  useEffect(() => {
    if (args !== null) void dispatch(channelList.initiate(args, { subscribe: false }));
  }, [args, dispatch]);
}
