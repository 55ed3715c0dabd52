export type { ListQuery } from './list-state';
export { type NextStep, nextStep } from './next-step';
export { forgetSavedOrder, readSavedSelection, saveSelection } from './saved-selection';
export {
  type ChosenGame,
  type SelectedOption,
  type Selection,
  type SelectionState,
  emptySelection,
  selectSelection,
  selectionSlice,
} from './selection-slice';
export { WhoSection } from './who-section';
export { useGameListArgs } from './use-entry-game';
