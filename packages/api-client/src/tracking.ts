export {
  type PageView,
  type Tracker,
  type TrackerOptions,
  createTracker,
} from './tracking/create-tracker';
