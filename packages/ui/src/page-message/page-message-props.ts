import type { ReactNode } from 'react';
import type { LinkComponent } from '../link';

/** Props of {@link PageMessage}: a page that has only something to say. */
export interface PageMessageProps {
  icon: ReactNode;
  title: string;
  /** One paragraph each. */
  rows: readonly string[];
  action?:
    { readonly label: string; readonly href: string; readonly Link: LinkComponent } | undefined;
}
