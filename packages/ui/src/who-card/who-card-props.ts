/** The steps that say who receives the goods, in their order; `area` only where a game has areas. */
export type WhoStepKey = 'account' | 'game' | 'area' | 'server' | 'role';

/** One row of the card. */
export interface WhoStep {
  key: WhoStepKey;
  /** `locked`: an earlier step comes first. `error`: `message` says what is wrong. */
  state: 'locked' | 'todo' | 'loading' | 'done' | 'error';
  /** What was chosen, as the player knows it; shown when the state is `done`. */
  value?: string | undefined;
  /** A picture of the chosen thing, such as the game's logo. */
  picture?: string | undefined;
  /** Shown below the value: an error, or a hint such as the level of a role. */
  message?: string | undefined;
  onPress: () => void;
}

/** Props of {@link WhoCard}. */
export interface WhoCardProps {
  steps: readonly WhoStep[];
}
