import type { Replenishment } from '@shop/storefront-core/replenishment';
import {
  type SelectedOption,
  emptySelection,
  selectSelection,
  selectionSlice,
} from '@shop/storefront-core/selection';
import { readSavedUser, sessionSlice } from '@shop/storefront-core/session';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

/**
 * Chooses what a replenishment is for, so that the payment is made like any other, and restores the payer who has
 * signed in to its game. Once for each replenishment: reading it again undoes nothing that the payer has chosen since.
 * The list of games, which chooses one for visits to the shop, does not choose another one.
 */
export function usePayersChoices(replenishment: Replenishment | null, logo: string): void {
  const dispatch = useShopDispatch();
  const { storage } = useServices();
  const choose = useEffectEvent((): void => {
    if (replenishment === null) return;
    const { area_id, client_id, game_name, gp_id, product_id, role_id, server_id } = replenishment;
    dispatch(
      selectionSlice.actions.replaced({
        ...emptySelection,
        game: { clientId: client_id, gameProductId: gp_id, gameName: game_name, logo },
        area: area_id === '' ? null : named(area_id, replenishment.area_name),
        server: named(server_id, replenishment.server_name),
        role: { value: role_id, display: replenishment.user_name },
        productId: product_id,
      }),
    );
    dispatch(sessionSlice.actions.userChanged(readSavedUser(storage, gp_id)));
  });
  const id = replenishment?.replenishId ?? null;
  const { game, productId } = useShopSelector(selectSelection);
  const isChosen =
    game?.clientId === replenishment?.client_id && productId === replenishment?.product_id;
  useEffect(() => {
    if (id !== null && !isChosen) choose();
  }, [id, isChosen]);
}

function named(value: string, name: string): SelectedOption {
  return { value, display: name === '' ? value : name };
}
