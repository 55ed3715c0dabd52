export { activityKinds } from './activity-kinds';
export { isAnnouncementDue } from './announced-rewards';
