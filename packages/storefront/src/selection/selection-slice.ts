import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** A choice: the value to send and the text to show (spec §3). */
export interface SelectedOption {
  readonly value: string;
  readonly display: string;
}

/** The chosen game or sub-game. */
export interface ChosenGame {
  readonly clientId: string;
  readonly gameProductId: string;
  readonly gameName: string;
  readonly logo: string;
}

/** The player's choices. Goods and channels are ids into the lists of the back end. */
export interface Selection {
  readonly game: ChosenGame | null;
  readonly area: SelectedOption | null;
  readonly server: SelectedOption | null;
  readonly role: SelectedOption | null;
  readonly productId: string | null;
  /** Payment region: an ISO 3166 code or GLOBAL. */
  readonly region: string | null;
  /** `channelKey` of the channel. */
  readonly channelKey: string | null;
  readonly subChannelId: string | null;
}

/** The part of the store this flow owns. */
export interface SelectionState {
  readonly selection: Selection;
}

/** Nothing chosen. */
export const emptySelection: Selection = {
  game: null,
  area: null,
  server: null,
  role: null,
  productId: null,
  region: null,
  channelKey: null,
  subChannelId: null,
};

const noChannel = { channelKey: null, subChannelId: null };

/** The player's choices. Each one clears those below it that no longer fit. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: emptySelection,
  reducers: {
    restored: (_, { payload }: PayloadAction<Selection>) => payload,
    gameChosen: ({ region }, { payload }: PayloadAction<ChosenGame>) => ({
      ...emptySelection,
      region,
      game: payload,
    }),
    gameCleared: () => emptySelection,
    serverChosen: (
      selection,
      { payload }: PayloadAction<{ server: SelectedOption; area: SelectedOption | null }>,
    ) => ({ ...selection, ...payload, role: null }),
    roleChosen: (selection, { payload }: PayloadAction<SelectedOption>) => ({
      ...selection,
      role: payload,
    }),
    roleCleared: (selection) => ({ ...selection, role: null }),
    goodsChosen: (selection, { payload }: PayloadAction<string>) => ({
      ...selection,
      productId: payload,
    }),
    goodsCleared: (selection) => ({ ...selection, productId: null, ...noChannel }),
    /** Another region has other channels (spec §4, recharge popup). */
    regionChosen: (selection, { payload }: PayloadAction<string>) => ({
      ...selection,
      region: payload,
      ...noChannel,
    }),
    channelChosen: (
      selection,
      { payload }: PayloadAction<{ channelKey: string; subChannelId: string | null }>,
    ) => ({ ...selection, ...payload }),
    channelCleared: (selection) => ({ ...selection, ...noChannel }),
  },
});

/** The choices made so far. */
export function selectSelection(state: SelectionState): Selection {
  return state.selection;
}
