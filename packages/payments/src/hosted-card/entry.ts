export type { CardFrame, CardOutcome } from './card-fields';
export { cardFrameUrl } from './card-frame-url';
export {
  type CardMessage,
  cardMessageType,
  cardMessageVersion,
  readCardMessage,
} from './card-message';
export { hostedCard } from './hosted-card';
export { type CardFrameMount, mountCardFrame } from './mount-card-frame';
