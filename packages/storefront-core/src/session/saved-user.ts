import { type UserInfo, userInfo } from '@shop/contract';
import * as v from 'valibot';
import type { ShopStorage, Stored } from '../storage';

/** Set by customer service; its value has no meaning. */
const superAccountKey: Stored<string> = { key: 'betaAccountKey', schema: v.string() };

/** Whether this browser is that of the hidden super account, which cannot sign out (spec §6). */
export function isSuperAccount(storage: ShopStorage): boolean {
  return storage.read(superAccountKey) !== null;
}

/**
 * Returns where the players of this browser are stored: those of the super account apart from the others
 * (spec §6). One record per game product, so that two tabs with two games do not sign each other out.
 */
export function savedUser(storage: ShopStorage): Stored<UserInfo> {
  return {
    key: isSuperAccount(storage) ? 'betaUserInfo' : 'paymentUserinfo',
    schema: userInfo,
  };
}

/** Returns the player who signed in to a game product in this browser; null if there is none. */
export function readSavedUser(storage: ShopStorage, gameProductId: string): UserInfo | null {
  return storage.read(savedUser(storage), gameProductId);
}
