export type { Toast, ToastRegionProps } from './toast-region-props';
