export { FooterButtons } from './footer-buttons';
export { type FooterLinks, useFooterLinks } from './use-footer-links';
