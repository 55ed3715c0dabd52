export { LinkLine, type LinkLineProps } from './link-line';
