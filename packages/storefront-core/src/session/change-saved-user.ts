import type { UserInfo } from '@shop/contract';
import type { ShopStorage } from '../storage';
import { savedUser } from './saved-user';

// Apart from what reads the player, since the first screen contains only that.

/** Stores the player for the next visit. */
export function saveUser(storage: ShopStorage, user: UserInfo): void {
  storage.write(savedUser(storage), user, user.gp_id);
}

/** Removes the stored player of a game product. */
export function forgetUser(storage: ShopStorage, gameProductId: string): void {
  storage.remove(savedUser(storage), gameProductId);
}
