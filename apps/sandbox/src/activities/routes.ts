import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { listActivities } from './list-activities';
import { readActivityStatus } from './read-activity-status';
import { receiveGift } from './receive-gift';

/** Routes of the calls about top-up activities. */
export const activityRoutes = {
  activityInfo: route(calls.activityInfo, listActivities),
  activityStatus: route(calls.activityStatus, readActivityStatus),
  receiveActivityGift: route(calls.receiveActivityGift, receiveGift),
} satisfies Partial<Record<CallName, Route>>;
