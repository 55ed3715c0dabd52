export {
  type ResultOrder,
  type ResultOutcome,
  ResultPopup,
  type ResultPopupProps,
} from './result-popup';
