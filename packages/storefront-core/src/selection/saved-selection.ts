import * as v from 'valibot';
import type { Brand } from '@shop/brands';
import type { DomainArea } from '@shop/contract';
import { idForm } from '../entry';
import type { ShopStorage, WrittenOnly } from '../storage';
import { type ChosenGame, type Selection, emptySelection } from './selection';

type SavedGame = ChosenGame & { readonly shop: string };
type SavedOrder = Omit<Selection, 'game'> & { readonly clientId: string };

// Without schemas, since only the script in the page reads them.

/**
 * The chosen game. It is kept on sign-in, which clears the other choices (spec §4, login). Its shop is
 * stored as well, since an origin may pass from one brand to another, and games are sold in one area.
 */
const gamePlace: WrittenOnly<SavedGame> = { key: 'paymentGameInfo', maxAgeDays: 7 };
const orderPlace: WrittenOnly<SavedOrder> = { key: 'paymentOrderInfo', maxAgeDays: 7 };

// What a call sends of the storage has the same form as in the address.
const id = v.pipe(v.string(), v.regex(idForm));
const choice = v.object({ value: id, display: v.string() });

const gameSchema = v.object({
  shop: v.string(),
  clientId: id,
  gameProductId: v.string(),
  gameName: v.string(),
  logo: v.string(),
});

const orderSchema = v.object({
  clientId: v.string(),
  area: v.nullable(choice),
  server: v.nullable(choice),
  role: v.nullable(choice),
  productId: v.nullable(v.string()),
  region: v.nullable(v.string()),
  channelKey: v.nullable(v.string()),
  subChannelId: v.nullable(v.string()),
});

/** Returns the name of a brand's shop in an area, for what is stored of a visit to it. */
export function shopKey({ key, areas }: Brand, area: DomainArea | null): string {
  return areas.length === 1 ? key : `${key} ${area ?? ''}`;
}

/** Returns the choices of an earlier visit to a shop, at most 7 days old (spec §9). */
export function readSavedSelection(storage: ShopStorage, shop: string): Selection {
  const saved = storage.read<SavedGame>({ ...gamePlace, schema: gameSchema });
  if (saved?.shop !== shop) return emptySelection;
  const { shop: _shop, ...game } = saved;
  const order = storage.read<SavedOrder>({ ...orderPlace, schema: orderSchema });
  if (order?.clientId !== game.clientId) return { ...emptySelection, game };
  const { clientId: _, ...choices } = order;
  return { ...choices, game };
}

/** Stores the choices for the next visit. */
export function saveSelection(storage: ShopStorage, selection: Selection, shop: string): void {
  const { game, ...choices } = selection;
  if (game === null) {
    storage.remove(gamePlace);
    storage.remove(orderPlace);
    return;
  }
  storage.write(gamePlace, { ...game, shop });
  storage.write(orderPlace, { ...choices, clientId: game.clientId });
}

/** Removes the stored choices except the game, as signing in does (spec §4). */
export function forgetSavedOrder(storage: ShopStorage): void {
  storage.remove(orderPlace);
}
