import { popupStack } from '@shop/storefront-core/popups';
import { hasUnverified } from '@shop/storefront-core/real-name';
import { useEffect } from 'react';
import { useServices } from '../services';
import { useShopDispatch } from '../store';

/** Tells a player whom code 6001 has signed out why, and asks about the proof. */
export function useUnverifiedPlayer(): void {
  const dispatch = useShopDispatch();
  const { tabStorage } = useServices();
  useEffect(() => {
    if (hasUnverified(tabStorage)) dispatch(popupStack.actions.opened('real-name'));
  }, [dispatch, tabStorage]);
}
