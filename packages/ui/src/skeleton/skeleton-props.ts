/** Props of {@link Skeleton}. It has the size of the thing it stands for. */
export interface SkeletonProps {
  /** CSS length; default the full width. */
  inlineSize?: string | undefined;
  /** CSS length; default one line of text. */
  blockSize?: string | undefined;
}
