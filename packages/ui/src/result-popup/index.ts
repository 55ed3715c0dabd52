export { ResultPopup } from './result-popup';
export type { ResultOrder, ResultOutcome, ResultPopupProps } from './result-popup-props';
