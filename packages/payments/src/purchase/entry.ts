export { type Answered, answered } from './answered';
export type { RecordStorage } from './kept-objects';
export {
  type EndedStatus,
  type Ordered,
  type OrderStatus,
  type PurchaseFacts,
  type PurchaseState,
  type PurchaseStatus,
  type StatusAfter,
  type StatusBefore,
  canBecome,
  isEndedUnpaid,
  nextStatuses,
  orderStatusOf,
  sent,
} from './purchase-state';
export {
  type KeptPress,
  type KeptPurchase,
  type Pressed,
  type PurchaseRecords,
  type Purchases,
  type PurchasesOptions,
  createPurchases,
  maxKeyAgeMs,
  sentAgain,
} from './purchases';
export {
  type OrderReading,
  type OrderToWatch,
  type OrderWatch,
  type OrderWatchOptions,
  type WatchedOrder,
  watchOrder,
} from './watch-order';
export { webStorageRecords } from './web-storage-records';
