import type { ReactElement, ReactNode, Ref } from 'react';
import styles from './page.module.css';

/** Props of {@link Page}, the frame of every screen: one column, two from 900 px. */
export interface PageProps {
  header: ReactNode;
  /** The old version's step bar, between header and content. */
  steps?: ReactNode;
  /** A picture behind the head of the content, for windows from 600 px; phones have the room for goods. */
  art?: ReactNode;
  /** Where the art is shown: in all windows that have it, or from 900 px, where there are two columns. Default `all`. */
  artWindows?: 'all' | 'wide' | undefined;
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
  /** Gets the element that a `SheetColumnProvider` fills; what is in it takes the place of the order. */
  paymentPlace?: Ref<HTMLDivElement> | undefined;
  /** Gets an element that a `SheetColumnProvider` fills, alone in the second column; windows below 900 × 600 px have none. */
  sidePlace?: Ref<HTMLDivElement> | undefined;
  navigation?: ReactNode;
  footer?: ReactNode;
  /** On wide screens the first part of the content is beside the second, which a guest does not have. */
  isParted?: true | undefined;
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
  art,
  artWindows = 'all',
  children,
  notice,
  order,
  paymentPlace,
  sidePlace,
  navigation,
  footer,
  isParted,
  isEmbeddable,
}: PageProps): ReactElement {
  return (
    <div
      className={styles.page}
      data-art={art ? artWindows : undefined}
      data-beside={sidePlace ? true : undefined}
      data-embeddable={isEmbeddable}
      data-order={order ? true : undefined}
      data-steps={steps ? true : undefined}
    >
      {header}
      {art && <div className={styles.art}>{art}</div>}
      <main className={styles.main} data-parted={isParted}>
        {steps}
        {children}
      </main>
      {/* Before the footer, as for the keyboard. */}
      {sidePlace && (
        <div className={styles.order}>
          <div className={styles.payment} ref={sidePlace} />
        </div>
      )}
      <div className={styles.foot}>{footer}</div>
      <div className={styles.dock} data-tabs={navigation ? true : undefined}>
        {notice && <div className={styles.notice}>{notice}</div>}
        {order && (
          <div className={styles.order}>
            <div className={styles.payment} ref={paymentPlace} />
            {order}
          </div>
        )}
        {navigation && <div className={styles.navigation}>{navigation}</div>}
      </div>
    </div>
  );
}
