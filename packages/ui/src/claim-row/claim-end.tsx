import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CheckIcon, LockIcon } from '../icon';
import styles from './claim-row.module.css';

/** Where nothing can be pressed: not yet, or no more. */
export function ClaimEnd({ state }: { readonly state: 'locked' | 'received' }): ReactElement {
  const t = useTranslate();
  return (
    <span className={styles.end} data-state={state}>
      {state === 'locked' ? <LockIcon size={18} /> : <CheckIcon size={18} />}
      {t(state === 'locked' ? 'reward.locked' : 'reward.received')}
    </span>
  );
}
