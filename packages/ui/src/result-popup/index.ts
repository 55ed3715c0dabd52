export type { ResultOrder, ResultOutcome, ResultPopupProps } from './result-popup-props';
