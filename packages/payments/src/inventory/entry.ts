export { type CardFramePolicyOptions, cardFramePolicy } from './card-frame-policy';
export {
  type DescribedEntry,
  type DescribedInventory,
  type InventorySubject,
  describeInventory,
} from './describe-inventory';
export {
  type CardFrameInventory,
  type InventoryEntry,
  type InventoryOptions,
  type InventorySource,
  type ScriptInventory,
  scriptInventory,
} from './script-inventory';
export type { ConfiguredAddresses, PageHosts } from './write-policy';
export { writeInventoryPage } from './write-inventory-page';
export { paymentCallOf, providerOf, providers } from '../providers';
export { cardFrameNeedsOf } from '../card-frame/card-frame-needs-of';
export { type Integrity, type PageNeed, type Source, pageNeedsOf } from '../providers/page-needs';
export type {
  ExtraParam,
  FrameEnvironment,
  OrderCallName,
  Presentation,
  Provider,
} from '../providers/provider';
