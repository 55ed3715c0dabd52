export { providers } from '.';
export { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
export type { FrameEnvironment } from '../card-frame/frame-needs';
export type { Integrity, PageNeed, Source } from './page-need';
export { pageNeedsOf } from './page-needs';
export { paymentCallOf } from './payment-call-of';
export type { ExtraParam, OrderCallName, Presentation, Provider } from './provider';
export { providerOf } from './provider-of';
