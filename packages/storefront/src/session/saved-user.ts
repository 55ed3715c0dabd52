import { type UserInfo, userInfo } from '@shop/contract';
import type { ShopStorage, Stored } from '../storage';

/** One record per game product, so that two tabs with two games do not sign each other out. */
const savedUser: Stored<UserInfo> = { key: 'paymentUserinfo', schema: userInfo };

/** Returns the player who signed in to a game product in this browser; null if there is none. */
export function readSavedUser(storage: ShopStorage, gameProductId: string): UserInfo | null {
  return storage.read(savedUser, gameProductId);
}

/** Stores the player for the next visit. */
export function saveUser(storage: ShopStorage, user: UserInfo): void {
  storage.write(savedUser, user, user.gp_id);
}

/** Removes the stored player of a game product. */
export function forgetUser(storage: ShopStorage, gameProductId: string): void {
  storage.remove(savedUser, gameProductId);
}
