export { channelListArgs, roleArgs, type RoleArgs, vipCoupons } from './later-args';
export { clientIdOn, findLinkedGame, findListedGame, firstGame, gameWith } from './find-game';
export { emptySelection, type ChosenGame, type SelectedOption, type Selection } from './selection';
export { expectedGame, keptChoices, type KeptChoices, type StartChoices } from './start-choices';
export { forgetSavedOrder, readSavedSelection, saveSelection, shopKey } from './saved-selection';
export { gameArgs, gameListArgs, replenishGamesArgs, roleListArgs } from './catalogue-args';
export {
  gameChanged,
  gamesShown,
  goodsTypeChosen,
  selectSelection,
  selectionSlice,
  type SelectionState,
} from './selection-slice';
export { lastGameFirst } from './last-game-first';
export {
  linkSlice,
  namesCharacter,
  roleMissedSlice,
  selectLink,
  type LinkState,
} from './link-slice';
export { isOnServer, linkStep, serverChoice, type LinkStep } from './link-step';
export { nextStep, type NextStep } from './next-step';
export { reachableStep, stepAt, type StepNeeds } from './reachable-step';
export { type EntryServices, chooseEntryGame, chooseGame } from './entry-game';
export { linkToHere, type LinkedPage } from './link-to-here';
