export type { NextLevelState } from './next-level';
export {
  type OtherWay,
  type ResultOrder,
  type ResultOutcome,
  ResultPopup,
  type ResultPopupProps,
} from './result-popup';
