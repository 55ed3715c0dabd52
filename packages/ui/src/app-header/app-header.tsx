import type { ReactElement } from 'react';
import type { AppHeaderProps } from './app-header-props';
import styles from './app-header.module.css';

/** The head of every page: the brand, the page's title, language and account. */
export function AppHeader({
  brandName,
  logo,
  title,
  homeHref,
  Link,
  language,
  account,
}: AppHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link className={styles.brand} href={homeHref}>
          {logo && <img alt="" className={styles.logo} height={32} src={logo} width={32} />}
          <bdi className={styles.name}>{brandName}</bdi>
        </Link>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>
          {language}
          {account}
        </div>
      </div>
    </header>
  );
}
