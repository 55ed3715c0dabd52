import { type MessageKey, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ClockIcon } from '../icon';
import styles from './activity-card.module.css';
import type { ActivityAmount, ActivityItem } from './activity-list-props';

const kinds = {
  money: 'activity.cumulative',
  days: 'activity.continue',
} as const satisfies Record<ActivityAmount['kind'], MessageKey>;

/** Props of {@link ActivityHead}. */
interface ActivityHeadProps {
  readonly activity: ActivityItem;
  readonly titleId: string;
}

/** What the activity is, and how long it runs. */
export function ActivityHead({ activity, titleId }: ActivityHeadProps): ReactElement {
  const t = useTranslate();
  const { name, description, period, phase, soFar } = activity;
  return (
    <header className={styles.head}>
      <p className={styles.facts}>
        <span className={styles.kind}>{t(kinds[soFar.kind])}</span>
        <span className={styles.phase}>
          <ClockIcon size={16} />
          {phase.kind === 'running'
            ? t('activity.endsIn', { time: phase.endsIn })
            : t('activity.ended')}
        </span>
      </p>
      <h2 className={styles.name} id={titleId}>
        <bdi>{name}</bdi>
      </h2>
      {description !== '' && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <p className={styles.period}>
        <bdi>{period}</bdi>
      </p>
    </header>
  );
}
