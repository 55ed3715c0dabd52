export { Footer } from './footer';
export type { FooterAction, FooterProps } from './footer-props';
