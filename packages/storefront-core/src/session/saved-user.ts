import type { UserInfo } from '@shop/contract';
import { type StoredValues, type Stored, fields, smallSchema, text, textOf } from '../storage';

const filled = textOf(/\S/);

const userInfo = smallSchema<UserInfo>(
  fields({ username: filled, suid: filled, oauth_token: filled, gp_id: filled }),
);

/** Set by customer service; its value has no meaning. */
const superAccountKey: Stored<string> = { key: 'betaAccountKey', schema: smallSchema(text) };

/** Whether this browser is that of the hidden super account, which cannot sign out (spec §6). */
export function isSuperAccount(storage: StoredValues): boolean {
  return storage.read(superAccountKey) !== null;
}

/**
 * Returns where the players of this browser are stored: those of the super account apart from the others
 * (spec §6). One record per game product, so that two tabs with two games do not sign each other out.
 */
export function savedUser(storage: StoredValues): Stored<UserInfo> {
  return {
    key: isSuperAccount(storage) ? 'betaUserInfo' : 'paymentUserinfo',
    schema: userInfo,
  };
}

/** Returns the player who signed in to a game product in this browser; null if there is none. */
export function readSavedUser(storage: StoredValues, gameProductId: string): UserInfo | null {
  return storage.read(savedUser(storage), gameProductId);
}
