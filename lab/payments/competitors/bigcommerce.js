export { createCheckoutService } from '@bigcommerce/checkout-sdk/essential';
export { createOffsitePaymentStrategy } from '@bigcommerce/checkout-sdk/integrations/offsite';
