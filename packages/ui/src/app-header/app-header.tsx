import type { ReactElement, ReactNode } from 'react';
import type { LinkComponent } from '../link';
import styles from './app-header.module.css';

/** Props of {@link AppHeader}. */
export interface AppHeaderProps {
  /** Name of the brand, in its heading face. */
  brandName: string;
  /** Address of the brand's icon, 32 px, in front of the name. */
  logo?: string | undefined;
  /**
   * Title of the page, for instance "Topup" (spec §2). It is the page's `<h1>`; a page without a title has
   * one in its content.
   */
  title?: string | undefined;
  homeHref: string;
  Link: LinkComponent;
  /** Usually a {@link HeaderAction} with the language's own name. */
  language?: ReactNode;
  /** Usually a {@link HeaderAction} with the user name, or "Sign in". */
  account?: ReactNode;
  /** In a prerendered page, which shows a guest. Where the visit of a player has words beside the icons, it hides them until the name is there. */
  isUndecided?: boolean | undefined;
}

/**
 * The head of every page of the new version: the brand, the page's title, language and account. On
 * phones the title stands below the brand's name, so that neither is cut for the other; from 560 px
 * beside it.
 */
export function AppHeader({
  brandName,
  logo,
  title,
  homeHref,
  Link,
  language,
  account,
  isUndecided = false,
}: AppHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-logo={logo !== undefined}>
        <Link className={styles.brand} href={homeHref}>
          {/* Lazy, so that a first paint does not wait for a logo that the browser has: drawn from SVG it takes some time. */}
          {logo && (
            <img alt="" className={styles.logo} height={32} loading="lazy" src={logo} width={32} />
          )}
          <bdi className={styles.name}>{brandName}</bdi>
        </Link>
        {title && <h1 className={styles.title}>{title}</h1>}
        <div className={styles.actions} data-undecided={isUndecided}>
          {language}
          {account}
        </div>
      </div>
    </header>
  );
}
