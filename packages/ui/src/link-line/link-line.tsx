import type { ReactElement, ReactNode } from 'react';
import { ChevronEndIcon } from '../icon';
import type { LinkComponent } from '../link';
import styles from './link-line.module.css';

/** Props of {@link LinkLine}. */
export interface LinkLineProps {
  icon: ReactNode;
  text: string;
  href: string;
  Link: LinkComponent;
}

/** One line of a page that tells of something on another page, and leads there. It takes its own place and covers nothing. */
export function LinkLine({ icon, text, href, Link }: LinkLineProps): ReactElement {
  return (
    <Link className={styles.line} href={href}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.text}>{text}</span>
      <ChevronEndIcon size={18} />
    </Link>
  );
}
