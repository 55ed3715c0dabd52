import { useTranslate } from '@shop/i18n';
import { type ReactElement, useId } from 'react';
import { CrownIcon } from '../icon';
import { ListView } from '../list-state';
import { Notice } from '../notice';
import { VipLevelRow } from './vip-level-row';
import type { VipLevelsProps } from './vip-levels-props';
import styles from './vip-levels.module.css';

/**
 * The levels of the VIP centre and the coupons of each. The player's own level is open, the others
 * open by a press, and stay as the player left them while coupons are claimed.
 */
export function VipLevels({ levels }: VipLevelsProps): ReactElement {
  const t = useTranslate();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 className={styles.title} id={titleId}>
        {t('vip.levels')}
      </h2>
      <ListView
        empty={<Notice icon={<CrownIcon size={28} />} title={t('tip_no_data')} />}
        list={levels}
        rows={5}
      >
        {(items) => (
          <ol className={styles.levels}>
            {items.map((level) => (
              <VipLevelRow key={level.id} level={level} />
            ))}
          </ol>
        )}
      </ListView>
    </section>
  );
}
