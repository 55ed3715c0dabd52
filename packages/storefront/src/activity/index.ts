export { ActivitySection } from './activity-section';
export { GiftMark, type GiftMarkProps } from './gift-mark';
