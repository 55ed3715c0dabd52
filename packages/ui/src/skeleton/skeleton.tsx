import type { ReactElement } from 'react';
import type { SkeletonProps } from './skeleton-props';
import styles from './skeleton.module.css';

/**
 * Stands where something is about to be. It appears after 150 ms, so that a fast answer shows no
 * flicker; the words for screen readers are its neighbours' business.
 */
export function Skeleton({ inlineSize, blockSize }: SkeletonProps): ReactElement {
  return <span aria-hidden className={styles.skeleton} style={{ inlineSize, blockSize }} />;
}
