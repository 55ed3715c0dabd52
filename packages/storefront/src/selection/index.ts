export {
  channelListArgs,
  gameArgs,
  gameListArgs,
  replenishGamesArgs,
  roleArgs,
  roleListArgs,
  type RoleArgs,
  vipCoupons,
} from './catalogue-args';
export { type NextStep, nextStep } from './next-step';
export { forgetSavedOrder, readSavedSelection, saveSelection, shopName } from './saved-selection';
export { type ChosenGame, type SelectedOption, type Selection, emptySelection } from './selection';
export { type SelectionState, selectSelection, selectionSlice } from './selection-slice';
export { type EntryServices, chooseEntryGame } from './entry-game';
export { type LinkState, linkSlice, selectLink } from './link-slice';
export { type StartChoices, expectedGame, startChoices } from './start-choices';
export { type StepNeeds, reachableStep, stepAt } from './reachable-step';
export { useCarriedQuery } from './use-carried-query';
export { useEntryLink } from './use-entry-link';
export { gameWith } from './find-game';
export { ConfirmGame, type ConfirmGameProps } from './confirm-game';
export { gameChanged, gamesShown, useGameChoice, useNoteGamesShown } from './use-game-choice';
export { useOnlyRole } from './use-only-role';
export { useGameList } from './use-game-list';
export { useListState } from './use-list-state';
export { usePageConfig } from './use-page-config';
export { useRoleArgs } from './use-role-args';
export { useIsConfigAwaited } from './use-is-config-awaited';
export { useShownGame } from './use-shown-game';
export { WhoSection } from './who-section';
