export { headlessCheckout } from '@xsolla/pay-station-sdk';
