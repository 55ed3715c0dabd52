import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './focus-keeper.module.css';

/** Props of {@link FocusKeeper}. */
export interface FocusKeeperProps {
  /** Which buttons are shown; under another name they are other buttons. */
  shown: string;
  children: ReactNode;
}

/**
 * A place whose buttons give way to others. A press that was meant for one of them, and comes as it
 * goes, lands on none of the new ones; focus that would go with it stays in the place.
 */
export function FocusKeeper({ shown, children }: FocusKeeperProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const page = place.current?.ownerDocument;
    if (page?.activeElement === page?.body) place.current?.focus();
  }, [shown]);

  return (
    <div className={styles.place} key={shown} ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
