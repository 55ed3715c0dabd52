export { Guard, type GuardProps, PageFailed } from './guard';
