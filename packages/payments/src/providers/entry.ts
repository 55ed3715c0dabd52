export { type CardFramePolicyOptions, cardFramePolicy } from '../inventory/card-frame-policy';
export { contentSecurityPolicy } from '../inventory/content-security-policy';
export type { DescribedEntry } from '../inventory/describe-entry';
export {
  type DescribedInventory,
  type InventorySubject,
  describeInventory,
} from '../inventory/describe-inventory';
export type {
  CardFrameInventory,
  InlineScript,
  InventoryEntry,
  InventorySource,
  ScriptInventory,
} from '../inventory/inventory-entry';
export type { ConfiguredAddresses, PageHosts } from '../inventory/page-environment';
export { type InventoryOptions, scriptInventory } from '../inventory/script-inventory';
export { writeInventoryPage } from '../inventory/write-inventory-page';
export { providers } from '.';
export { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
export type { FrameEnvironment } from '../card-frame/frame-needs';
export type { Integrity, PageNeed, Source } from './page-need';
export { pageNeedsOf } from './page-needs';
export { paymentCallOf } from './payment-call-of';
export type { ExtraParam, OrderCallName, Presentation, Provider } from './provider';
export { providerOf } from './provider-of';
