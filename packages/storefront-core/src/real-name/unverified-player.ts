import { type UserInfo, userInfo } from '@shop/contract';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/**
 * The player whom code 6001 has signed out, so that the proof is theirs without another password. Kept in
 * the tab until they have answered whether to verify now.
 */
const unverified: Stored<UserInfo> = { key: 'paymentUnverified', schema: userInfo };

/** Their `suid`, by game product, for what they have chosen: without a token, so it outlives the question. */
const choicesOwner: Stored<string> = { key: 'paymentChoicesOwner', schema: v.string() };

/** Keeps the player for the next page of this tab. Returns false if the tab keeps nothing. */
export function keepUnverified(tab: ShopStorage, user: UserInfo): boolean {
  tab.write(unverified, user);
  tab.write(choicesOwner, user.suid, user.gp_id);
  return tab.isPersistent();
}

/** Whether a player of this tab has still to be asked about the proof. */
export function hasUnverified(tab: ShopStorage): boolean {
  return tab.read(unverified) !== null;
}

/** Returns the kept player, and forgets them; null if there is none. */
export function takeUnverified(tab: ShopStorage): UserInfo | null {
  const user = tab.read(unverified);
  tab.remove(unverified);
  return user;
}

/** Returns whether code 6001 has signed this player out, so that the choices are still theirs; once. */
export function takeChoices(tab: ShopStorage, { gp_id, suid }: UserInfo): boolean {
  const owner = tab.read(choicesOwner, gp_id);
  tab.remove(choicesOwner, gp_id);
  return owner === suid;
}
