export type {
  CancelledCard,
  CardCheckFailed,
  CardRechargeResult,
  IncompleteCard,
  RedeemedCard,
  RefusedCard,
  UnconfirmedCard,
} from './card-recharge-result';
export { type CardSummary, type CardWorth, summaryOfCard } from './card-summary';
export {
  type CardCheck,
  type CardQuestions,
  type ConfirmedCard,
  confirmCard,
} from './confirm-card';
export { type CardRechargeCalls, rechargeWithCard } from './recharge-with-card';
