export { providers } from '.';
export { paymentCallOf } from './payment-call-of';
export type { ExtraParam, PageNeed, Presentation, Provider } from './provider';
export { providerOf } from './provider-of';
