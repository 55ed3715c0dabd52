export { cardFrameUrl } from './card-frame-url';
export {
  type CardMessage,
  cardMessageType,
  cardMessageVersion,
  readCardMessage,
} from './card-message';
export { type CardFrameMount, mountCardFrame } from './mount-card-frame';
