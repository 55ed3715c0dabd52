export {
  type ActivityAmount,
  type ActivityItem,
  ActivityList,
  type ActivityListProps,
  type ActivityReward,
  type NextReward,
} from './activity-list';
