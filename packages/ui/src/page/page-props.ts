import type { ReactNode } from 'react';

/** Props of {@link Page}, the frame of every screen: one column, two from 900 px. */
export interface PageProps {
  header: ReactNode;
  /** The old version's step bar, between header and content. */
  steps?: ReactNode;
  /**
   * A `PageNotice` that is known before the page is first drawn: it stands above the content, where
   * coming late would move what is below.
   */
  banner?: ReactNode;
  /** The main column. */
  children: ReactNode;
  /**
   * A `PageNotice` that comes and goes. It lies on the pay bar, under the thumb that is about to pay,
   * and moves nothing; on wide screens it floats in the corner. Pass it always: a live region must be
   * there before its text.
   */
  notice?: ReactNode;
  /** The pay bar, which becomes the sticky card of the second column. */
  order?: ReactNode;
  navigation?: ReactNode;
  footer?: ReactNode;
}
