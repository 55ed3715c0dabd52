export { FooterButtons } from './footer-buttons';
export { legalNoticeSlice, type LegalNoticeState } from './legal-notice-slice';
