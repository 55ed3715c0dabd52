import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@shop/contract';

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
