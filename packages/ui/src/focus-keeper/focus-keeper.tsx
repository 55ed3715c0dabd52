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
 * goes, lands on none of the new ones. Focus that would go with the button stays in the place; a place
 * the player has not been at takes none, for a list may hold many that change at once.
 */
export function FocusKeeper({ shown, children }: FocusKeeperProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  const wasVisited = useRef(false);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const page = place.current?.ownerDocument;
    if (!wasVisited.current || page?.activeElement !== page?.body) return;
    wasVisited.current = false;
    place.current?.focus({ preventScroll: true });
  }, [shown]);

  // Told by focus, and by a press too: Safari gives buttons that are pressed no focus.
  const visit = (): void => {
    wasVisited.current = true;
  };
  return (
    <div
      className={styles.place}
      key={shown}
      onClick={visit}
      onFocus={visit}
      ref={place}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}
