import type { ReactElement } from 'react';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}. It has the size of the thing it stands for. */
export interface SkeletonProps {
  /** CSS length; default the full width. */
  inlineSize?: string | undefined;
  /** CSS length; default one line of text. */
  blockSize?: string | undefined;
}

/**
 * A placeholder for content that is loading. It appears after 150 ms, so that a fast response does
 * not flicker. The component that uses it provides the text for screen readers.
 */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden
      className={styles.skeleton}
      style={{ width: inlineSize, height: blockSize }}
    />
  );
}
