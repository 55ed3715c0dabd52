import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { GemIcon } from '../icon';
import type { VipLevelCardProps } from './vip-level-card-props';
import styles from './vip-level-card.module.css';
import { VipStandingView } from './vip-standing-view';

/**
 * The first thing of the VIP centre: which level the player has, how far the next one is, and how
 * growth points are earned. A guest is asked to sign in; a player at the top is told so. What the
 * levels give is said by VIP levels, below it.
 */
export function VipLevelCard({ standing, earning }: VipLevelCardProps): ReactElement {
  const t = useTranslate();
  return (
    <section aria-label={t('vip.yourLevel')} className={styles.card}>
      <VipStandingView standing={standing} />
      {earning !== null && (
        <p className={styles.earning}>
          <GemIcon size={20} />
          <span>{t('vip.earn', { ...earning })}</span>
        </p>
      )}
    </section>
  );
}
