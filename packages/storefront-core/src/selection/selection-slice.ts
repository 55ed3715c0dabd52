import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import { type ChosenGame, type SelectedOption, type Selection, emptySelection } from './selection';

/** The part of the store this flow owns. */
export interface SelectionState {
  readonly selection: Selection;
}

/** How the player wants to pay. */
interface ChosenWay {
  readonly channelKey: string;
  readonly subChannelId: string | null;
  /** The region it is offered in, if that is not the one that had been chosen. */
  readonly region?: string | null;
}

const noChannel = { channelKey: null, subChannelId: null };

/** The player's choices. Each one clears those below it that no longer fit. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: emptySelection,
  reducers: {
    gameChosen: ({ region }, { payload }: PayloadAction<ChosenGame>) => ({
      ...emptySelection,
      region,
      game: payload,
    }),
    gameCleared: () => emptySelection,
    /** All choices at once, made by the page and not by the player. */
    replaced: ({ region }, { payload }: PayloadAction<Omit<Selection, 'region'>>) => ({
      ...payload,
      region,
    }),
    /** The same game with another picture; the choices below it stay. */
    gameRepainted: (selection, { payload }: PayloadAction<ChosenGame>) => ({
      ...selection,
      game: payload,
    }),
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
    channelChosen: (selection, { payload }: PayloadAction<ChosenWay>) => ({
      ...selection,
      ...payload,
    }),
    channelCleared: (selection) => ({ ...selection, ...noChannel }),
  },
});

/** The choices made so far. */
export function selectSelection(state: SelectionState): Selection {
  return state.selection;
}

/** The player has chosen another game. The page may choose one by itself, without this. */
export const gameChanged = createAction('selection/gameChanged');

/** The games are shown, in the popup or on their page. */
export const gamesShown = createAction('selection/gamesShown');

/** The player has opened the tab of a type of goods, by its key. */
export const goodsTypeChosen = createAction<string>('selection/goodsTypeChosen');
