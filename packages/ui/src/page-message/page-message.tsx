import type { ReactElement } from 'react';
import type { PageMessageProps } from './page-message-props';
import styles from './page-message.module.css';

/** A whole page that has only something to say: what is the case, why, and the way on. */
export function PageMessage({ icon, title, rows, action }: PageMessageProps): ReactElement {
  return (
    <main className={styles.page}>
      <span className={styles.icon}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      {rows.map((row) => (
        <p className={styles.row} key={row}>
          {row}
        </p>
      ))}
      {action && (
        <action.Link className={styles.action} href={action.href}>
          {action.label}
        </action.Link>
      )}
    </main>
  );
}
