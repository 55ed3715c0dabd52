export { Guard, type GuardProps } from './guard';
export { PageFailed } from './page-failed';
