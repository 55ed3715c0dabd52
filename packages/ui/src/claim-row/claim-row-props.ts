import type { ReactNode } from 'react';

/**
 * A reward's way (spec §4): not reached, claimable, received; and on it being claimed, or a claim that
 * failed and can be tried again.
 */
export type ClaimState = 'locked' | 'claimable' | 'claiming' | 'failed' | 'received';

/** How far a reward is on its way, and what to do when the player claims it. */
export interface Claim {
  readonly state: ClaimState;
  readonly onClaim: () => void;
}

/** Props of {@link ClaimRow}. */
export interface ClaimRowProps {
  /** An icon, or a picture of 40 px. */
  picture: ReactNode;
  name: string;
  /** How many of it are given, formatted. */
  count: string;
  /** A second line, such as what has to be reached; null for none. */
  detail: string | null;
  /** Null where there is nothing to claim, as for a guest. */
  claim: Claim | null;
}
