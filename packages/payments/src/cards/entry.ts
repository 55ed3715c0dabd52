export {
  type CancelledCard,
  type CardCheck,
  type CardCheckFailed,
  type CardQuestions,
  type CardSummary,
  type CardWorth,
  type ConfirmedCard,
  type IncompleteCard,
  type RefusedCard,
  type UnconfirmedCard,
  confirmCard,
  summaryOfCard,
} from './confirm-card';
export { type ExchangeOrder, type RedeemCard, exchangeCard } from './exchange-card';
