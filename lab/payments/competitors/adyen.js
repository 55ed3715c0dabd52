export { AdyenCheckout, Redirect } from '@adyen/adyen-web';
