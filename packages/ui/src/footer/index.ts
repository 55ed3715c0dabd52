export type { FooterProps } from './footer-props';
