export type { SkeletonProps } from './skeleton-props';
