export { channelListArgs, gameArgs, gameListArgs, roleListArgs } from './catalogue-args';
export { type NextStep, nextStep } from './next-step';
export { forgetSavedOrder, readSavedSelection, saveSelection } from './saved-selection';
export { type ChosenGame, type SelectedOption, type Selection, emptySelection } from './selection';
export { type SelectionState, selectSelection, selectionSlice } from './selection-slice';
export { type StartChoices, expectedGame, startChoices } from './start-choices';
export { useGameList } from './use-game-list';
export { useShownGame } from './use-shown-game';
export { WhoSection } from './who-section';
