export { type Toast, ToastRegion, type ToastRegionProps } from './toast-region';
