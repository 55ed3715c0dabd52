import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** Props of {@link Panel}. */
export interface PanelProps {
  title: string;
  children: ReactNode;
  /** What leads on, below a line: usually a button. */
  footer?: ReactNode;
}

/**
 * A titled card of a page, for instance the choice of a game, which is a popup in the new version.
 */
export function Panel({ title, children, footer }: PanelProps): ReactElement {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  );
}
