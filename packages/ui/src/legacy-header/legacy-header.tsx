import type { ReactElement } from 'react';
import type { LegacyHeaderProps } from './legacy-header-props';
import { LegacyUser } from './legacy-user';
import styles from './legacy-header.module.css';

/**
 * The head of every page of the old version: logo, the user's name with its menu, and sign-out. Where
 * somebody pays for another player it says for whom. It has no title: the step bar below it has.
 */
export function LegacyHeader({
  brandName,
  logo,
  homeHref,
  Link,
  user,
  language,
}: LegacyHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.brand} href={homeHref}>
          {logo && <img alt="" className={styles.logo} height={32} src={logo} width={32} />}
          <bdi className={styles.name}>{brandName}</bdi>
        </Link>
        <div className={styles.actions}>
          {language}
          <LegacyUser user={user} />
        </div>
      </div>
    </header>
  );
}
