import type { ReactElement, ReactNode } from 'react';
import { CrownIcon } from '../icon';
import styles from './vip-level-card.module.css';

/** The head of the card: a crown, and words beside it. */
export function VipHead({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className={styles.head}>
      <span className={styles.crown}>
        <CrownIcon size={32} />
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
