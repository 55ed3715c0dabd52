export { Picture } from './picture';
export type { PictureProps } from './picture-props';
