import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useId } from 'react';
import type { Claim } from '../claim-row';
import { CrownIcon } from '../icon';
import { type ListState, ListView } from '../list-state';
import { Notice } from '../notice';
import { VipLevelRow } from './vip-level-row';
import styles from './vip-levels.module.css';

/** How often a coupon is given out (spec §3): once, every week or every month. */
export type VipPeriod = 'permanent' | 'week' | 'month';

/** A coupon a level gives. */
export interface VipCoupon {
  readonly id: string;
  readonly name: string;
  /** What it is good for, such as "10% off"; null where the name says it. */
  readonly detail: string | null;
  /** How many are given each time, formatted. */
  readonly count: string;
  /** Null if there is nothing to claim now, as for a guest. */
  readonly claim: Claim | null;
}

/** A level with what it gives. */
export interface VipLevelItem {
  readonly id: string;
  readonly name: string;
  /** Growth points from which on a player has it, formatted. */
  readonly from: string;
  /** The player's state at this level; null for a guest. */
  readonly state: 'reached' | 'current' | 'locked' | null;
  readonly coupons: Readonly<Record<VipPeriod, readonly VipCoupon[]>>;
}

/** Props of {@link VipLevels}. */
export interface VipLevelsProps {
  /** Lowest first. */
  levels: ListState<VipLevelItem>;
}

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
        empty={<Notice icon={<CrownIcon size={28} />} title={t('vip.closed')} />}
        failed="vip.loadFailed"
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
