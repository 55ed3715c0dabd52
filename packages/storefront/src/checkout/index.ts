export { PaySection } from './pay-section';
export { UnansweredNotice, useResumedPurchase } from './unanswered-notice';
export { useEarlyChannels } from './use-early-channels';
