export { ActivityList } from './activity-list';
export type {
  ActivityAmount,
  ActivityItem,
  ActivityListProps,
  ActivityReward,
  NextReward,
} from './activity-list-props';
