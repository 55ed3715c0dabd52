import * as v from 'valibot';
import type { Brand } from '@shop/brands';
import type { DomainArea } from '@shop/contract';
import type { ShopStorage, Stored } from '../storage';
import { type ChosenGame, type Selection, emptySelection } from './selection';

const choice = v.object({ value: v.string(), display: v.string() });

/**
 * The chosen game. It is kept on sign-in, which clears the other choices (spec §4, login). Its shop is
 * stored as well, since an origin may pass from one brand to another, and games are sold in one area.
 */
const savedGame: Stored<ChosenGame & { readonly shop: string }> = {
  key: 'paymentGameInfo',
  maxAgeDays: 7,
  schema: v.object({
    shop: v.string(),
    clientId: v.string(),
    gameProductId: v.string(),
    gameName: v.string(),
    logo: v.string(),
  }),
};

const savedOrder: Stored<Omit<Selection, 'game'> & { readonly clientId: string }> = {
  key: 'paymentOrderInfo',
  maxAgeDays: 7,
  schema: v.object({
    clientId: v.string(),
    area: v.nullable(choice),
    server: v.nullable(choice),
    role: v.nullable(choice),
    productId: v.nullable(v.string()),
    region: v.nullable(v.string()),
    channelKey: v.nullable(v.string()),
    subChannelId: v.nullable(v.string()),
  }),
};

/** Returns the name of a brand's shop in an area, for what is stored of a visit to it. */
export function shopName({ key, areas }: Brand, area: DomainArea | null): string {
  return areas.length === 1 ? key : `${key} ${area ?? ''}`;
}

/** Returns the choices of an earlier visit to a shop, at most 7 days old (spec §9). */
export function readSavedSelection(storage: ShopStorage, shop: string): Selection {
  const saved = storage.read(savedGame);
  if (saved?.shop !== shop) return emptySelection;
  const { shop: _shop, ...game } = saved;
  const order = storage.read(savedOrder);
  if (order?.clientId !== game.clientId) return { ...emptySelection, game };
  const { clientId: _, ...choices } = order;
  return { ...choices, game };
}

/** Stores the choices for the next visit. */
export function saveSelection(storage: ShopStorage, selection: Selection, shop: string): void {
  const { game, ...choices } = selection;
  if (game === null) {
    storage.remove(savedGame);
    storage.remove(savedOrder);
    return;
  }
  storage.write(savedGame, { ...game, shop });
  storage.write(savedOrder, { ...choices, clientId: game.clientId });
}

/** Removes the stored choices except the game, as signing in does (spec §4). */
export function forgetSavedOrder(storage: ShopStorage): void {
  storage.remove(savedOrder);
}
