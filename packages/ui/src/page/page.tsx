import type { ReactElement } from 'react';
import type { PageProps } from './page-props';
import styles from './page.module.css';

/**
 * The frame of every page, of both versions. On phones: header, steps, one column, and a dock with
 * pay bar and navigation at the bottom. From 900 px: navigation below the header, the order as a
 * sticky card beside the goods.
 */
export function Page({
  header,
  steps,
  banner,
  children,
  notice,
  order,
  navigation,
  footer,
}: PageProps): ReactElement {
  return (
    <div className={styles.page} data-order={order ? true : undefined}>
      {header}
      <main className={styles.main}>
        {steps}
        {banner}
        {children}
      </main>
      <div className={styles.foot}>{footer}</div>
      <div className={styles.dock}>
        {notice && <div className={styles.notice}>{notice}</div>}
        {order && <div className={styles.order}>{order}</div>}
        {navigation && <div className={styles.navigation}>{navigation}</div>}
      </div>
    </div>
  );
}
