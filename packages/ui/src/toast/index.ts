export { ToastRegion } from './toast-region';
export type { Toast, ToastRegionProps } from './toast-region-props';
