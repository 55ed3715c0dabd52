import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import styles from './tab-mark.module.css';

/** Props of {@link TabMark}. */
export interface TabMarkProps {
  /** What the mark means, for screen readers: that a reward can be claimed. */
  text: string;
  /** Whether the mark has just come, and moves to be seen. */
  isMoving: boolean;
}

/** A dot on the icon of a tab of the bottom navigation. It stands still where less motion is asked for. */
export function TabMark({ text, isMoving }: TabMarkProps): ReactElement {
  return (
    <>
      <span className={styles.mark} data-moving={isMoving} />
      <VisuallyHidden> ({text})</VisuallyHidden>
    </>
  );
}
