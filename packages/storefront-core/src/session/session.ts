import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@shop/contract';

/** The signed-in player of the chosen game product, or null for a guest. */
export interface Session {
  readonly user: UserInfo | null;
  /** Another player, for whom the game has opened the shop; null if there is none to ask about. */
  readonly linkedUser: UserInfo | null;
}

/** The part of the store this flow owns. */
export interface SessionState {
  readonly session: Session;
}

const guest: Session = { user: null, linkedUser: null };

/** Who is signed in. A player signs in once per game product (spec §3). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: guest,
  reducers: {
    userChanged: (_, { payload }: PayloadAction<UserInfo | null>) => ({
      user: payload,
      linkedUser: null,
    }),
    linkedUserFound: (session, { payload }: PayloadAction<UserInfo | null>) => ({
      ...session,
      linkedUser: payload,
    }),
  },
});

/** Returns the signed-in player; null for a guest. */
export function selectUser(state: SessionState): UserInfo | null {
  return state.session.user;
}

/** Returns the other player whom the link names, while the player of this browser is asked about it. */
export function selectLinkedUser(state: SessionState): UserInfo | null {
  return state.session.linkedUser;
}
