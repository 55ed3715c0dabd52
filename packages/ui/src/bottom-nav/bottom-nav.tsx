import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import type { LinkComponent } from '../link';
import styles from './bottom-nav.module.css';

/** One tab: topup, gift or my (spec §4). */
export interface BottomNavItem {
  key: string;
  label: string;
  href: string;
  icon: ReactNode;
  current: boolean;
  /** A `TabMark` on the icon. */
  mark?: ReactNode;
  /** Keeps the tab's place without showing it: whether the shop has it is not known yet. */
  isReserved?: boolean | undefined;
}

/** Props of {@link BottomNav}. */
export interface BottomNavProps {
  items: readonly BottomNavItem[];
  Link: LinkComponent;
}

/**
 * The main navigation: topup, gift where there is an activity, my (spec §2). At the bottom of phones,
 * below the header else. A tab can carry a mark, as gift does while a reward can be claimed.
 */
export function BottomNav({ items, Link }: BottomNavProps): ReactElement {
  const t = useTranslate();
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul className={styles.list}>
        {items.map(({ key, label, href, icon, current, mark, isReserved }) => (
          <li className={styles.item} data-reserved={isReserved} key={key}>
            <Link aria-current={current ? 'page' : undefined} className={styles.link} href={href}>
              {icon}
              <span className={styles.label}>{label}</span>
              {mark}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
