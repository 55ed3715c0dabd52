import type { ReactElement } from 'react';
import { VipCoupons, type VipCouponsProps } from '../vip-coupons';
import { VipFaq, type VipFaqProps } from '../vip-faq';
import { type VipEarning, VipLevelCard, type VipCardState } from '../vip-level-card';
import { VipLevels, type VipLevelsProps } from '../vip-levels';
import styles from './vip-centre.module.css';

/** Props of {@link VipCentre}. */
export interface VipCentreProps extends VipLevelsProps {
  standing: VipCardState;
  earning: VipEarning | null;
  /** The player's own; null for a guest. */
  coupons: VipCouponsProps | null;
  /** Null until it is known. */
  faq: VipFaqProps | null;
}

/**
 * The content of the page /userCenter (spec §2), for `Page` or for the SDK view, which has no header.
 * One column on phones; on wide screens what is the player's own comes first, as for the keyboard, and the levels have
 * the room beside it.
 */
export function VipCentre({
  standing,
  earning,
  coupons,
  levels,
  faq,
}: VipCentreProps): ReactElement {
  return (
    <div className={styles.centre} data-awaited={standing.kind === 'loading' ? true : undefined}>
      <div className={styles.standing}>
        <VipLevelCard earning={earning} standing={standing} />
      </div>
      {coupons !== null && (
        <div className={styles.coupons}>
          <VipCoupons {...coupons} />
        </div>
      )}
      <div className={styles.levels}>
        <VipLevels levels={levels} />
      </div>
      {faq !== null && (
        <div className={styles.faq}>
          <VipFaq content={faq.content} title={faq.title} />
        </div>
      )}
    </div>
  );
}
