import type { PaymentState, ShopPaymentElement } from './payment-setup';
import { ShopPayment } from './shop-payment';

export type {
  ExchangeSetup,
  PaymentItem,
  PaymentSetup,
  PaymentState,
  PurchaseSetup,
  SaleSetup,
  ShopPaymentElement,
} from './payment-setup';

declare global {
  interface HTMLElementTagNameMap {
    'shop-payment': ShopPaymentElement;
  }
  interface HTMLElementEventMap {
    'shop-payment-change': CustomEvent<PaymentState>;
  }
}

// Another copy of this package in the page may have been first, and a server has no elements.
if (typeof customElements !== 'undefined' && customElements.get('shop-payment') === undefined)
  customElements.define('shop-payment', ShopPayment);
