export {
  type OrderMade,
  type OrderSummary,
  type PaymentFields,
  type ResultState,
  resultSlice,
  selectResult,
} from './result-slice';
export { useCopied } from './use-copied';
export { useLinkedOrder } from './use-linked-order';
export { useResumedOrder, useShowOrder } from './use-pending-order';
