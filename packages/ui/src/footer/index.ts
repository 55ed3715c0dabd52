export { Footer, type FooterAction, type FooterProps } from './footer';
