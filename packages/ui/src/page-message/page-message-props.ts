import type { ReactNode } from 'react';
import type { LinkComponent } from '../link';

/** One thing a player can do about it. */
export interface PageMessageRow {
  icon: ReactNode;
  text: string;
}

/** A link inside the shop that looks like a button. */
export interface PageMessageAction {
  label: string;
  href: string;
  Link: LinkComponent;
}

/** Props of {@link PageMessage}: a page that has only something to say. */
export interface PageMessageProps {
  icon: ReactNode;
  title: string;
  /** What is the case, in a sentence. */
  text?: string | undefined;
  /** What can be done about it, one row each. */
  rows?: readonly PageMessageRow[] | undefined;
  /** More ways on, such as a list of links. */
  children?: ReactNode;
  action?: PageMessageAction | undefined;
  /** The brand's customer service, in a new tab. */
  supportHref?: string | undefined;
}
