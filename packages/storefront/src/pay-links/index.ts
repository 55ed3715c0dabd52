export { linkHostsOf, payLinkOf } from './pay-link-of';
