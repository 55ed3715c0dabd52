import { useTranslate } from '@shop/i18n';
import type { ReactElement } from 'react';
import { ActionLink, ButtonLink } from '../button';
import type { PageMessageProps } from './page-message-props';
import styles from './page-message.module.css';

/**
 * A whole page that has only something to say: what is the case, what can be done about it, and the
 * way on. For a block of a page use `Notice`.
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
    <main className={styles.page}>
      <span className={styles.icon}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li className={styles.row} key={row.text}>
              <span className={styles.rowIcon}>{row.icon}</span>
              {row.text}
            </li>
          ))}
        </ul>
      )}
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
    </main>
  );
}
