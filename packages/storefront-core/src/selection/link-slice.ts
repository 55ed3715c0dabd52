import { createSlice } from '@reduxjs/toolkit';
import type { EntryLink } from '../entry';
import { selectionSlice } from './selection-slice';

/** The part of the store this flow owns. */
export interface LinkState {
  readonly link: EntryLink | null;
  /** Whether the link named a role that is not on its server: then not even the only one is chosen for the player. */
  readonly roleMissed: boolean;
}

const { gameChosen, gameCleared, roleChosen, serverChosen } = selectionSlice.actions;

function none(): EntryLink | null {
  return null;
}

function no(): boolean {
  return false;
}

/** Whether a link says more than the game. */
export function namesCharacter({ serverId, roleId }: EntryLink): boolean {
  return serverId !== null || roleId !== null;
}

/** Whether a server is the one of a link, which may leave the server to the player. */
function isOn(serverId: string, link: EntryLink): boolean {
  return link.serverId === null || link.serverId === serverId;
}

/**
 * The link of the visit to a game and a character, until it has been applied (spec §2). It survives a
 * sign-in, since the address keeps it for as long. It ends with the last choice it asks for, and with
 * any other choice of the player.
 */
export const linkSlice = createSlice({
  name: 'link',
  initialState: none,
  reducers: { linkEnded: none },
  extraReducers: (builder) => {
    builder
      .addCase(gameChosen, (link, { payload }) =>
        payload.clientId === link?.clientId && namesCharacter(link) ? link : null,
      )
      .addCase(serverChosen, (link, { payload }) =>
        link !== null && link.roleId !== null && isOn(payload.server.value, link) ? link : null,
      )
      .addCase(roleChosen, none)
      .addCase(gameCleared, none);
  },
});

/** What was missed of a link that has ended, until the player chooses. */
export const roleMissedSlice = createSlice({
  name: 'roleMissed',
  initialState: no,
  reducers: { noted: () => true },
  extraReducers: (builder) => {
    for (const choice of [gameChosen, gameCleared, serverChosen, roleChosen])
      builder.addCase(choice, no);
  },
});

/** Returns the link that is still to be applied; null if there is none. */
export function selectLink(state: LinkState): EntryLink | null {
  return state.link;
}
