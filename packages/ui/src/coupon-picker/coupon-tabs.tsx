import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs } from '@base-ui/react/tabs';
import { useLanguage, useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { CouponList } from '../coupon-list';
import { countOf, couponsThat } from './coupons-that';
import type { CouponPickerProps } from './coupon-picker-props';
import styles from './coupon-tabs.module.css';

/** Props of {@link CouponTabs}. */
interface CouponTabsProps extends Pick<CouponPickerProps, 'coupons' | 'picked' | 'onPick'> {
  emptyTips: NonNullable<CouponPickerProps['emptyTips']>;
}

/** What can be used, and what cannot, each with how many there are (spec §2). */
export function CouponTabs({ coupons, picked, onPick, emptyTips }: CouponTabsProps): ReactElement {
  const t = useTranslate();
  const { direction } = useLanguage();
  const usable = couponsThat(coupons, 'avail');
  const notUsable = couponsThat(coupons, 'lock');
  const usableLabel = t('coupon.usable', { number: countOf(usable) });
  const notUsableLabel = t('coupon.notUsable', { number: countOf(notUsable) });
  return (
    <DirectionProvider direction={direction}>
      <Tabs.Root className={styles.tabs} defaultValue="usable">
        <Tabs.List
          activateOnFocus
          aria-label={t('coupon.title')}
          className={styles.list}
          loopFocus={false}
        >
          <Tabs.Tab className={styles.tab} value="usable">
            {usableLabel}
          </Tabs.Tab>
          <Tabs.Tab className={styles.tab} value="notUsable">
            {notUsableLabel}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel className={styles.panel} value="usable">
          <CouponList
            emptyTip={emptyTips.usable}
            label={usableLabel}
            list={usable}
            onCancel={() => {
              onPick(null);
            }}
            onPick={onPick}
            picked={picked}
          />
        </Tabs.Panel>
        <Tabs.Panel className={styles.panel} value="notUsable">
          <CouponList emptyTip={emptyTips.notUsable} label={notUsableLabel} list={notUsable} />
        </Tabs.Panel>
      </Tabs.Root>
    </DirectionProvider>
  );
}
