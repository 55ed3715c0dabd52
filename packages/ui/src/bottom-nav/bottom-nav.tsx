import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import type { BottomNavProps } from './bottom-nav-props';
import styles from './bottom-nav.module.css';

/**
 * The main navigation: topup, gift where there is an activity, my (spec §2). At the bottom of phones,
 * below the header else. A tab can carry a mark, as gift does while a reward can be claimed.
 */
export function BottomNav({ items, Link }: BottomNavProps): ReactElement {
  const t = useTranslate();
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul className={styles.list}>
        {items.map(({ key, label, href, icon, current, mark }) => (
          <li className={styles.item} key={key}>
            <Link aria-current={current ? 'page' : undefined} className={styles.link} href={href}>
              <span className={styles.icon} data-marked={mark !== undefined}>
                {icon}
              </span>
              <span className={styles.label}>
                {label}
                {mark && <VisuallyHidden> ({mark})</VisuallyHidden>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
