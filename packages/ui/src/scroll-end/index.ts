export { ScrollEnd, type ScrollEndProps } from './scroll-end';
