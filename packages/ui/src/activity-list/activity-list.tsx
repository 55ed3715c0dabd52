import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { GiftIcon } from '../icon';
import { LoadFailed, Notice } from '../notice';
import { ActivityCard } from './activity-card';
import type { ActivityListProps } from './activity-list-props';
import styles from './activity-list.module.css';
import { ActivitySkeleton } from './activity-skeleton';

/**
 * The content of the page /activity (spec §2): a card for each cumulative and consecutive top-up
 * activity, two abreast where there is room.
 */
export function ActivityList({ activities }: ActivityListProps): ReactElement {
  const t = useTranslate();
  switch (activities.kind) {
    case 'loading':
      return <ActivitySkeleton />;
    case 'error':
      return <LoadFailed onRetry={activities.onRetry} text={activities.text} />;
    case 'ready':
      if (activities.items.length === 0)
        return <Notice icon={<GiftIcon size={28} />} title={t('activity.empty')} />;
      return (
        <ul className={styles.list}>
          {activities.items.map((activity) => (
            <li className={styles.item} key={activity.id}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </ul>
      );
  }
}
