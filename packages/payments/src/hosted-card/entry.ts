export type { CardAppearance } from './card-appearance';
export { cardCompanyOf } from './card-company';
export type { CardFrame, CardOutcome } from './card-fields';
export { hostedCard } from './hosted-card';
export {
  type CardFrameMount,
  type CardFrameWindow,
  cardFrameUrl,
  mountCardFrame,
} from './mount-card-frame';
export {
  type CardMessage,
  cardMessageType,
  cardMessageVersion,
  readCardMessage,
} from './card-message';
