import type { ReactElement } from 'react';
import type { PageProps } from './page-props';
import styles from './page.module.css';

/**
 * The frame of every page. On phones: header, one column, and a dock with pay bar and navigation at
 * the bottom. From 900 px: navigation below the header, the order as a sticky card beside the goods.
 */
export function Page({ header, children, order, navigation, footer }: PageProps): ReactElement {
  return (
    <div className={styles.page} data-order={order ? true : undefined}>
      {header}
      <main className={styles.main}>{children}</main>
      <div className={styles.foot}>{footer}</div>
      <div className={styles.dock}>
        {order && <div className={styles.order}>{order}</div>}
        {navigation && <div className={styles.navigation}>{navigation}</div>}
      </div>
    </div>
  );
}
