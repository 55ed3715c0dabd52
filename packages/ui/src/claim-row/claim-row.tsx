import type { ReactElement, ReactNode } from 'react';
import { CountedName } from '../counted-name';
import { ClaimAction } from './claim-action';
import styles from './claim-row.module.css';

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

/**
 * Something that is given, as an item of a list: a reward of an activity, a coupon of a level. It says
 * what, how many and what for, and at its end stands the button to claim it, or why there is none.
 */
export function ClaimRow({ picture, name, count, detail, claim }: ClaimRowProps): ReactElement {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.words}>
        <CountedName count={count} name={name} />
        {detail !== null && <bdi className={styles.detail}>{detail}</bdi>}
      </div>
      {claim !== null && <ClaimAction claim={claim} name={name} />}
    </li>
  );
}
