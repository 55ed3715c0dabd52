export { PaySection } from './pay-section';
export { UnansweredNotice, useResumedPurchase } from './unanswered-notice';
export { useContinuedCard } from './use-continued-card';
export { useEarlyChannels } from './use-early-channels';
