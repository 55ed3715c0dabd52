import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CountedName } from '../counted-name';
import { SuccessIcon } from '../icon';
import { Picture } from '../picture';
import styles from './activity-card.module.css';
import type { NextReward } from './activity-list-props';
import { missingWords } from './amount-words';

/** The one reward worth looking at, and what is missing to it; or that there is none left. */
export function NextRewardLine({ next }: { readonly next: NextReward | null }): ReactElement {
  const t = useTranslate();
  if (next === null)
    return (
      <p className={styles.all}>
        <SuccessIcon size={20} />
        {t('activity.allReached')}
      </p>
    );
  return (
    <div className={styles.next}>
      <Picture name={next.name} size={40} src={next.icon} />
      <div className={styles.nextWords}>
        <span className={styles.nextLabel}>{t('activity.nextReward')}</span>
        <CountedName count={next.count} name={next.name} />
        <span className={styles.missing}>{missingWords(next.missing, t)}</span>
      </div>
    </div>
  );
}
