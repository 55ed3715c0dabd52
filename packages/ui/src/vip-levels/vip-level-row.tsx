import type { MessageKey } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { type ReactElement, useState } from 'react';
import { CheckIcon, ChevronDownIcon, CrownIcon, LockIcon } from '../icon';
import { VipCouponGroups } from './vip-coupon-groups';
import type { VipLevelItem } from './vip-levels';
import styles from './vip-levels.module.css';

const marks = {
  reached: { Icon: CheckIcon, text: 'vip.reached' },
  current: { Icon: CrownIcon, text: 'vip.yourLevel' },
  locked: { Icon: LockIcon, text: 'vip.notReached' },
} as const satisfies Record<
  NonNullable<VipLevelItem['state']>,
  { Icon: typeof CheckIcon; text: MessageKey }
>;

/** One level: its name and need in a line that opens to its coupons. */
export function VipLevelRow({ level }: { readonly level: VipLevelItem }): ReactElement {
  const t = useTranslate();
  const { name, from, state, coupons } = level;
  // Set once: after that the player opens and closes it.
  const [isOpen] = useState(state === 'current');
  const { Icon, text } = state === null ? { Icon: CrownIcon, text: null } : marks[state];
  return (
    <li className={styles.level}>
      <details className={styles.details} data-state={state} open={isOpen}>
        <summary className={styles.summary}>
          <span className={styles.line}>
            <span className={styles.mark}>
              <Icon size={20} />
            </span>
            <span className={styles.words}>
              {/* The block keeps the direction of the page, so that a Latin name in an Arabic one is at the right. */}
              <span className={styles.name}>
                <bdi>{name}</bdi>
              </span>
              <span className={styles.from}>{t('vip.from', { growth: from })}</span>
              {text !== null && <span className={styles.state}>{t(text)}</span>}
            </span>
            <span className={styles.chevron}>
              <ChevronDownIcon size={20} />
            </span>
          </span>
        </summary>
        <VipCouponGroups coupons={coupons} />
      </details>
    </li>
  );
}
