export {
  activitiesApi,
  useActivityInfoQuery,
  useActivityStatusQuery,
  useReceiveActivityGiftMutation,
} from './endpoints/activities-api';
