import { type Goods, type TrackingFields, cardExchangeType } from '@shop/contract';
import type { PopupState } from '../popups';
import type { SelectionState } from '../selection';
import type { ShopServices } from '../services';
import type { SessionState } from '../session';
import { currentVisit } from '../visit';

/** The part of the store that events are made from. */
export type TrackedState = PopupState & SelectionState & SessionState;

/**
 * Returns the fields that all events have: ids of the visit, the player, the choices and the goods with
 * their price. No name, no token, no card.
 *
 * @param goods - Those of the game.
 */
export function eventFields(
  services: ShopServices,
  { selection, session }: TrackedState,
  goods: readonly Goods[],
): TrackingFields {
  const { game, server, role, productId } = selection;
  return {
    ...currentVisit(services),
    domain_area: services.area,
    suid: session.user?.suid ?? '',
    client_id: game?.clientId,
    server_id: server?.value,
    role_id: role?.value,
    product_id: productId ?? undefined,
    ...priceOf(goods.find(({ product_id }) => product_id === productId)),
  };
}

/** Goods that a prepaid card is exchanged for have no price. */
function priceOf(goods: Goods | undefined): Pick<TrackingFields, 'money' | 'currency'> {
  if (goods === undefined || goods.type_key === cardExchangeType) return {};
  return { money: goods.price, currency: goods.currency };
}
