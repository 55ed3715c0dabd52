export { resultPopup } from './popups';
export {
  type OrderMade,
  type OrderSummary,
  type ResultState,
  resultSlice,
  selectResult,
} from './result-slice';
export { useCopied } from './use-copied';
export { useResumedOrder } from './use-resumed-order';
export { useShowOrder } from './use-show-order';
