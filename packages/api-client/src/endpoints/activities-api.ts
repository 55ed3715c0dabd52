import { activityInfo, activityStatus, receiveActivityGift } from '@shop/contract';
import { accountApi } from './account-api';
import { callMutation } from './call-mutation';
import { playerQuery } from './endpoint';

/** Top-up activities. A claim refetches them, whether or not it succeeds. */
export const activitiesApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    activityInfo: playerQuery(build, activityInfo, 'Activities'),
    activityStatus: playerQuery(build, activityStatus, 'Activities'),
    receiveActivityGift: callMutation(build, receiveActivityGift, 'Activities'),
  }),
});

/** The hooks of {@link activitiesApi}. */
export const { useActivityInfoQuery, useActivityStatusQuery, useReceiveActivityGiftMutation } =
  activitiesApi;
