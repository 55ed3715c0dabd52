import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

/** What the tile of limited goods says: how many are left, or why none can be bought now. */
export interface LimitNote {
  /** A line such as "2 of 3 left"; null for none. */
  readonly note: string | null;
  /** Why none can be bought now; null if one can. */
  readonly disabledReason: string | null;
}

/** By product id. Goods without a limit, or whose limit is not known yet, have none. */
export type LimitNotes = Readonly<Record<string, LimitNote>>;

/** What the tiles of limited goods say for the chosen role. */
export const limitNotesSlice = createSlice({
  name: 'limitNotes',
  initialState: (): LimitNotes => ({}),
  reducers: {
    limitsRead: (_, { payload }: PayloadAction<LimitNotes>) => payload,
  },
});

/** Returns them. */
export function selectLimitNotes(state: {
  readonly [limitNotesSlice.name]: LimitNotes;
}): LimitNotes {
  return state.limitNotes;
}
