export { PaySection } from './pay-section';
export { confirmCardPopup, rechargePopup, subChannelsPopup, unknownOutcomePopup } from './popups';
export { UnansweredNotice } from './unanswered-notice';
