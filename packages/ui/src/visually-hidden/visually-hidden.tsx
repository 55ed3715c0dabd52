import type { ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  id?: string | undefined;
  /** `status` for news of something under way; the element must then stay mounted. */
  role?: 'status' | undefined;
  children: ReactNode;
}

/** Text for screen readers alone. */
export function VisuallyHidden({ id, role, children }: VisuallyHiddenProps): ReactElement {
  return (
    <span className={styles.hidden} id={id} role={role}>
      {children}
    </span>
  );
}
