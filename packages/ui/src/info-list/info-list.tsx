import type { ReactElement, ReactNode } from 'react';
import styles from './info-list.module.css';

/** One fact. Without a value it is left out. */
export interface InfoItem {
  label: string;
  value: string | undefined;
  /** A button beside the value. */
  action?: ReactNode;
}

/** Labels and values, one line each; long values wrap and never push the page wider. */
export function InfoList({ items }: { items: readonly InfoItem[] }): ReactElement {
  return (
    <dl className={styles.list}>
      {items.map(
        ({ label, value, action }) =>
          value && (
            <div className={styles.item} key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi> {action}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
