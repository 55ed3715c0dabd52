import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs } from '@base-ui/react/tabs';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import type { ReactElement } from 'react';
import type { CouponOption, CouponStanding } from '../coupon-card';
import { CouponList } from '../coupon-list';
import type { ListState } from '../list-state';
import type { CouponPickerProps } from './coupon-picker';
import styles from './coupon-tabs.module.css';

/** Props of {@link CouponTabs}. */
interface CouponTabsProps extends Pick<CouponPickerProps, 'coupons' | 'picked' | 'onPick'> {
  emptyTips: NonNullable<CouponPickerProps['emptyTips']>;
}

/** What can be used, and what cannot, each with how many there are (spec §2). */
export function CouponTabs({ coupons, picked, onPick, emptyTips }: CouponTabsProps): ReactElement {
  const t = useTranslate();
  const { direction } = useLanguage();
  const usable = filterCoupons(coupons, 'avail');
  const notUsable = filterCoupons(coupons, 'lock');
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

/** Shown until the number is known. */
const unknownCount = '–';

/** Returns the coupons of one state; a list that is not loaded is returned as it is. */
function filterCoupons(
  list: ListState<CouponOption>,
  kind: CouponStanding['kind'],
): ListState<CouponOption> {
  if (list.kind !== 'ready') return list;
  return { kind: 'ready', items: list.items.filter(({ standing }) => standing.kind === kind) };
}

/** How many there are, for the tab. */
function countOf(list: ListState<CouponOption>): string {
  return list.kind === 'ready' ? String(list.items.length) : unknownCount;
}
