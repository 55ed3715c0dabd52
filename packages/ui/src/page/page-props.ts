import type { ReactNode } from 'react';

/** Props of {@link Page}, the frame of every screen: one column, two from 900 px. */
export interface PageProps {
  header: ReactNode;
  /** The main column. */
  children: ReactNode;
  /** The pay bar, which becomes the sticky card of the second column. */
  order?: ReactNode;
  navigation?: ReactNode;
  footer?: ReactNode;
}
