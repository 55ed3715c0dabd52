import { activityInfo, activityStatus, receiveActivityGift } from '@shop/contract';
import { callMutation, playerQuery } from './endpoint';
import { shopApi } from './shop-api';

/** Top-up activities. They are read again after a claim, whether or not it went well. */
export const activitiesApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    activityInfo: playerQuery(build, activityInfo, 'Activities'),
    activityStatus: playerQuery(build, activityStatus, 'Activities'),
    receiveActivityGift: callMutation(build, receiveActivityGift, 'Activities'),
  }),
});

/** The hooks of {@link activitiesApi}. */
export const { useActivityInfoQuery, useActivityStatusQuery, useReceiveActivityGiftMutation } =
  activitiesApi;
