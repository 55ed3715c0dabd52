export {
  type CardPaymentOptions,
  type CardPaymentOutcome,
  payWithPrepaidCard,
} from './pay-with-prepaid-card';
