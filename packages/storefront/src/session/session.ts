import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { userInfo, type UserInfo } from '@shop/contract';
import type { ShopStorage, Stored } from '../storage';

/** The signed-in player of the chosen game product, or null for a guest. */
export interface Session {
  readonly user: UserInfo | null;
}

/** The part of the store this flow owns. */
export interface SessionState {
  readonly session: Session;
}

const guest: Session = { user: null };

/** Who is signed in. A player signs in once per game product (spec §3). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    userChanged: (_, { payload }: PayloadAction<UserInfo | null>) => ({ user: payload }),
  },
});

/** Returns the signed-in player; null for a guest. */
export function selectUser(state: SessionState): UserInfo | null {
  return state.session.user;
}

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
