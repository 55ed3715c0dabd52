import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { checkoutApi } from '@shop/api-client/checkout';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { channelListArgs, nextStep, selectSelection } from '../selection';
import { useServices } from '../services';
import { selectUser } from '../session';

const { channelList } = checkoutApi.endpoints;

/**
 * Reads the channels ahead of the press of "Buy" on a visit on which nothing but buying is left to do from the start:
 * the script in the page has asked for them. The payment then shows them the first time it is rendered. A choice that
 * is made later asks for none.
 */
export function useEarlyChannels(): void {
  const services = useServices();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const selection = useSelector(selectSelection);
  const user = useSelector(selectUser);
  const [args] = useState(() => {
    const { game, productId } = selection;
    const isComplete = nextStep(selection, user !== null) === 'buy' && services.debtId === null;
    if (!isComplete || game === null || productId === null) return null;
    return channelListArgs({ clientId: game.clientId, productId }, services);
  });

  useEffect(() => {
    if (args !== null) void dispatch(channelList.initiate(args, { subscribe: false }));
  }, [args, dispatch]);
}
