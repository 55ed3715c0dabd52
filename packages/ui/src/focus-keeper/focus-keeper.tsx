import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './focus-keeper.module.css';

/** Props of {@link FocusKeeper}. */
export interface FocusKeeperProps {
  /** Names the buttons that are shown; a change means that other buttons take their place. */
  shown: string;
  children: ReactNode;
}

/**
 * A container whose buttons are replaced by others. A press meant for an old button does not reach
 * a new one that takes its place. If the removed button had focus, the container takes it;
 * otherwise it leaves focus alone, since a list may hold many that change at once.
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

  // Tracks presses besides focus: Safari does not focus a button that is pressed.
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
