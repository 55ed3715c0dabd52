/** The steps of the old version, in their order (spec §2). */
export type StepKey = 'select-game' | 'select-goods' | 'recharge' | 'result';

/** Props of {@link StepBar}. */
export interface StepBarProps {
  /** The step the player is at; those before it are done. */
  current: StepKey;
}
