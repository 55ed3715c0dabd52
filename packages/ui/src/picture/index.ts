export type { PictureProps } from './picture-props';
