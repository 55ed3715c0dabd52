import { Fragment, type ReactElement, type ReactNode } from 'react';
import styles from './info-list.module.css';

/** One fact. Without a value it is left out. */
export interface InfoItem {
  label: string;
  value: string | undefined;
  /**
   * A number to be read out or compared, on a line of its own. Where that is too short, it breaks after groups of
   * characters, never between two of them.
   */
  isCode?: true | undefined;
  /** A button beside the value. */
  action?: ReactNode;
}

/** Labels and values, one line each; long values wrap and never push the page wider. */
export function InfoList({ items }: { items: readonly InfoItem[] }): ReactElement {
  return (
    <dl className={styles.list}>
      {items.map(
        ({ label, value, isCode, action }) =>
          value && (
            <div className={styles.item} data-code={isCode} key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <bdi>{isCode ? <Groups code={value} /> : value}</bdi> {action}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Where a long number may break. Nothing is added to it, so that it is copied and read as it is. */
function Groups({ code }: { readonly code: string }): ReactElement {
  const groups = code.match(/.{1,5}/gsu) ?? [];
  return (
    <>
      {groups.map((group, index) => (
        // Two groups may be equal, and they never change places.
        <Fragment key={`${String(index)}${group}`}>
          {index > 0 && <wbr />}
          {group}
        </Fragment>
      ))}
    </>
  );
}
