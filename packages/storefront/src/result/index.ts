export { resultPopup } from './popups';
export {
  type OrderMade,
  type OrderSummary,
  type ResultState,
  resultSlice,
  selectResult,
} from './result-slice';
export { useResumedOrder } from './use-resumed-order';
export { useShowOrder } from './use-show-order';
