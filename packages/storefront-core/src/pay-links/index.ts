export { isCardFrame, linkHostsOf, payLinkOf } from './pay-link-of';
