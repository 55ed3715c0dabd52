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
 * Stands where something is about to be. It appears after 150 ms, so that a fast answer shows no
 * flicker; the words for screen readers are its neighbours' business.
 */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps): ReactElement {
  return <span aria-hidden className={styles.skeleton} style={{ inlineSize, blockSize }} />;
}
