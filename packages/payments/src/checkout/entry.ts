export { type CheckoutBrowser, type CheckoutWindow, checkoutBrowser } from './checkout-browser';
export type { CheckoutState, MadeOrder, UnpaidOrder } from './checkout-state';
export { type Checkout, type CheckoutOptions, createCheckout } from './create-checkout';
export type { CheckoutExchange, CheckoutItem, CheckoutOrder, ExchangedItem } from './sent-details';
