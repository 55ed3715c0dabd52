export { type CardFramePolicyOptions, cardFramePolicy } from '../inventory/card-frame-policy';
export {
  type DescribedEntry,
  type DescribedInventory,
  type InventorySubject,
  describeInventory,
} from '../inventory/describe-inventory';
export {
  type CardFrameInventory,
  type InventoryEntry,
  type InventoryOptions,
  type InventorySource,
  type ScriptInventory,
  scriptInventory,
} from '../inventory/script-inventory';
export type { ConfiguredAddresses, PageHosts } from '../inventory/write-policy';
export { writeInventoryPage } from '../inventory/write-inventory-page';
export { paymentCallOf, providerOf, providers } from '.';
export { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
export type { FrameEnvironment } from '../card-frame/frame-needs';
export { type Integrity, type PageNeed, type Source, pageNeedsOf } from './page-needs';
export type { ExtraParam, OrderCallName, Presentation, Provider } from './provider';
