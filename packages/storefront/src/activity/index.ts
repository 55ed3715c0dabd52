export { ActivitySection } from './activity-section';
export { GiftLine, type GiftLineProps, GiftMark, type GiftMarkProps } from './gift-mark';
