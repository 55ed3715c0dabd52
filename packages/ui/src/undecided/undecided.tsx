import type { ReactElement, ReactNode } from 'react';
import styles from './undecided.module.css';

/** Props of {@link Undecided}. */
export interface UndecidedProps {
  /** What decides: whether all of the recipient is known, or whether a player is signed in. */
  by: 'recipient' | 'player';
  /** Null in a prerendered page, which is the same for everyone. */
  isKnown: boolean | null;
  /** Content of a visit of which that is known; its placeholder while `isKnown` is null. */
  known: ReactNode;
  /** Content of any other visit. */
  unknown: ReactNode;
}

/**
 * Content that depends on the visit. A prerendered page contains both, and a mark of the document decides
 * which is seen; afterwards only one is rendered. Elements stay, so that nothing is drawn twice.
 */
export function Undecided({ by, isKnown, known, unknown }: UndecidedProps): ReactElement {
  const part = (name: 'known' | 'unknown', content: ReactNode): ReactNode =>
    content && (
      <div className={isKnown === null ? styles[by] : undefined} data-for={name} key={name}>
        {content}
      </div>
    );
  return (
    <>
      {isKnown !== false && part('known', known)}
      {isKnown !== true && part('unknown', unknown)}
    </>
  );
}
