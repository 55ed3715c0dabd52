export type { PageProps } from './page-props';
