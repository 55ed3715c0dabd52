import { type ReactElement, useCallback } from 'react';
import styles from './scroll-end.module.css';

/** How near the end of a list has to be (spec §9, scroll-end threshold). */
const threshold = '100px';

/** Props of {@link ScrollEnd}. */
export interface ScrollEndProps {
  /** Called when the end is within 100 px of what is seen; at once in a browser that cannot tell. */
  onReach: () => void;
}

/**
 * The end of a list of which only a part is shown. Give it another `key` for every part, so that it also
 * notices an end that never left the screen.
 */
export function ScrollEnd({ onReach }: ScrollEndProps): ReactElement {
  const observe = useCallback(
    (end: HTMLElement | null): (() => void) | undefined => {
      if (end === null) return undefined;
      // Safari has it from 12.1 on.
      if (!('IntersectionObserver' in window)) {
        onReach();
        return undefined;
      }
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onReach();
        },
        { rootMargin: threshold },
      );
      observer.observe(end);
      return () => {
        observer.disconnect();
      };
    },
    [onReach],
  );
  return <div aria-hidden className={styles.end} ref={observe} />;
}
