export { PaySection } from './pay-section';
export { UnansweredNotice } from './unanswered-notice';
