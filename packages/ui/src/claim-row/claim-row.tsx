import type { ReactElement } from 'react';
import { CountedName } from '../counted-name';
import { ClaimAction } from './claim-action';
import type { ClaimRowProps } from './claim-row-props';
import styles from './claim-row.module.css';

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
