export { PaySection } from './pay-section';
export { UnansweredNotice } from './unanswered-notice';
export { useEarlyChannels } from './use-early-channels';
