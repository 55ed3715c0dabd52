import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import type { BottomNavProps } from './bottom-nav-props';
import styles from './bottom-nav.module.css';

/** The main navigation: topup, gift, my (spec §2). At the bottom of phones, below the header else. */
export function BottomNav({ items, Link }: BottomNavProps): ReactElement {
  const t = useTranslate();
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      <ul className={styles.list}>
        {items.map(({ key, label, href, icon, current }) => (
          <li className={styles.item} key={key}>
            <Link aria-current={current ? 'page' : undefined} className={styles.link} href={href}>
              {icon}
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
