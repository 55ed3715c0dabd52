import type { ReactElement, ReactNode } from 'react';
import { ItemQuantity } from '../item-quantity';
import { ClaimAction } from './claim-action';
import styles from './claim-row.module.css';

/**
 * The states of a reward (spec §4): not reached, claimable, received; being claimed; a failed claim that
 * can be retried; and received just now, which is said in place (`receive_done`).
 */
export type ClaimState = 'locked' | 'claimable' | 'claiming' | 'failed' | 'claimed' | 'received';

/** The state of a reward, and the callback that claims it. */
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
  /** Null if there is nothing to claim, as for a guest. */
  claim: Claim | null;
}

/**
 * A reward of an activity or a coupon of a level, as an item of a list: what it is, how many, what
 * for, and at the end the button that claims it, or why there is none.
 */
export function ClaimRow({ picture, name, count, detail, claim }: ClaimRowProps): ReactElement {
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.words}>
        <ItemQuantity count={count} name={name} />
        {detail !== null && <bdi className={styles.detail}>{detail}</bdi>}
      </div>
      {claim !== null && <ClaimAction claim={claim} name={name} />}
    </li>
  );
}
