import { useTranslate } from '@shop/i18n/react';
import type { ReactElement, ReactNode } from 'react';
import { ActionLink, ButtonLink } from '../button';
import type { LinkComponent } from '../link';
import styles from './page-message.module.css';

/** One thing a player can do about it. */
export interface PageMessageRow {
  icon: ReactNode;
  text: string;
}

/** A link inside the shop that looks like a button. */
export interface PageMessageAction {
  label: string;
  href: string;
  Link: LinkComponent;
}

/** Props of {@link PageMessage}: a page that has only something to say. */
export interface PageMessageProps {
  /** Left out where there is something to choose, which would begin lower. */
  icon?: ReactNode;
  title: string;
  /** The message in one sentence. */
  text?: string | undefined;
  /** What can be done about it, one row each. */
  rows?: readonly PageMessageRow[] | undefined;
  /** More content, such as a list of links. */
  children?: ReactNode;
  action?: PageMessageAction | undefined;
  /** The brand's customer service, in a new tab. */
  supportHref?: string | undefined;
}

/**
 * The content of a page with a single message: what the case is, what can be done about it, and links. For a
 * block of a page, use `Notice`.
 */
export function PageMessage({
  icon,
  title,
  text,
  rows = [],
  children,
  action,
  supportHref,
}: PageMessageProps): ReactElement {
  const t = useTranslate();
  return (
    <div className={styles.page}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {rows.length > 0 && <MessageRows rows={rows} />}
      {children}
      <div className={styles.ways}>
        {action && (
          <ActionLink Link={action.Link} href={action.href}>
            {action.label}
          </ActionLink>
        )}
        {supportHref && (
          <ButtonLink href={supportHref} variant="secondary">
            {t('footer.support')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** What can be done about it. */
export function MessageRows({ rows }: { rows: readonly PageMessageRow[] }): ReactElement {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li className={styles.row} key={row.text}>
          <span className={styles.rowIcon}>{row.icon}</span>
          {row.text}
        </li>
      ))}
    </ul>
  );
}
