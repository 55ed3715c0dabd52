export { useCarriedQuery } from './use-carried-query';
export { useEntryLink } from './use-entry-link';

export { ConfirmGame, type ConfirmGameProps } from './confirm-game';
export { useGameChoice, useNoteGamesShown } from './use-game-choice';
export { useOnlyRole } from './use-only-role';
export { useGameList } from './use-game-list';
export { useListState } from './use-list-state';
export { usePageConfig } from './use-page-config';
export { useRoleArgs } from './use-role-args';
export { useIsConfigAwaited } from './use-is-config-awaited';
export { useShownGame } from './use-shown-game';
export { useIsGameAwaited, useSignInPopup } from './awaited-game';
export { GameBand, type GameBandProps } from './game-band';
export { WhoSection } from './who-section';
