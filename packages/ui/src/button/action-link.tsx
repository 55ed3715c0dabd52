import type { ReactElement, ReactNode } from 'react';
import type { LinkComponent } from '../link';
import styles from './button.module.css';

/** Props of {@link ActionLink}. */
export interface ActionLinkProps {
  href: string;
  Link: LinkComponent;
  children: ReactNode;
}

/**
 * A link that looks like the primary button and stays in this tab: to another page of the shop, or
 * a `mailto:` address. For another site use `ButtonLink`.
 */
export function ActionLink({ href, Link, children }: ActionLinkProps): ReactElement {
  return (
    <Link className={styles.button} href={href}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
