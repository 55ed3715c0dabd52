import type { ReactElement, ReactNode } from 'react';
import styles from './page.module.css';

/** Props of {@link Page}, the frame of every screen: one column, two from 900 px. */
export interface PageProps {
  header: ReactNode;
  /** The old version's step bar, between header and content. */
  steps?: ReactNode;
  /** The main column. */
  children: ReactNode;
  /**
   * The `PageNotice`s, which come and go. They lie on the pay bar, under the thumb that is about to pay,
   * and move nothing; on wide screens they float in the corner. Pass it always: a live region must be
   * there before its text.
   */
  notice?: ReactNode;
  /** The pay bar, which becomes the sticky card of the second column. */
  order?: ReactNode;
  navigation?: ReactNode;
  footer?: ReactNode;
  /** Whether a game may show the page in a view of its own, without header and footer (spec §2). */
  isEmbeddable?: true;
}

/**
 * The layout of every page of both versions. On phones: header, steps, one column, and a dock with
 * pay bar and navigation at the bottom. From 900 px: navigation below the header, the order as a
 * sticky card beside the goods.
 */
export function Page({
  header,
  steps,
  children,
  notice,
  order,
  navigation,
  footer,
  isEmbeddable,
}: PageProps): ReactElement {
  return (
    <div
      className={styles.page}
      data-embeddable={isEmbeddable}
      data-order={order ? true : undefined}
    >
      {header}
      <main className={styles.main}>
        {steps}
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
