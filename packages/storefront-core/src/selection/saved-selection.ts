import type { Brand } from '@shop/brands';
import type { DomainArea } from '@shop/contract';
import { idForm } from '../entry';
import {
  type StoredValues,
  type WrittenOnly,
  fields,
  orNull,
  smallSchema,
  text,
  textOf,
} from '../storage';
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
const id = textOf(idForm);
const choice = orNull(fields({ value: id, display: text }));
const textOrNull = orNull(text);

const gameSchema = smallSchema(
  fields({ shop: text, clientId: id, gameProductId: text, gameName: text, logo: text }),
);

const orderSchema = smallSchema(
  fields({
    clientId: text,
    area: choice,
    server: choice,
    role: choice,
    productId: textOrNull,
    region: textOrNull,
    channelKey: textOrNull,
    subChannelId: textOrNull,
  }),
);

/** Returns the name of a brand's shop in an area, for what is stored of a visit to it. */
export function shopKey({ key, areas }: Brand, area: DomainArea | null): string {
  return areas.length === 1 ? key : `${key} ${area ?? ''}`;
}

/** Returns the choices of an earlier visit to a shop, at most 7 days old (spec §9). */
export function readSavedSelection(storage: StoredValues, shop: string): Selection {
  const saved = storage.read<SavedGame>({ ...gamePlace, schema: gameSchema });
  if (saved?.shop !== shop) return emptySelection;
  const { shop: _shop, ...game } = saved;
  const order = storage.read<SavedOrder>({ ...orderPlace, schema: orderSchema });
  if (order?.clientId !== game.clientId) return { ...emptySelection, game };
  const { clientId: _, ...choices } = order;
  return { ...choices, game };
}

/** Stores the choices for the next visit. */
export function saveSelection(storage: StoredValues, selection: Selection, shop: string): void {
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
export function forgetSavedOrder(storage: StoredValues): void {
  storage.remove(orderPlace);
}
