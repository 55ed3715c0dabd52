export { ShopToasts } from './shop-toasts';
export {
  type ShopToast,
  type ToastState,
  type ToastText,
  selectToasts,
  toastSlice,
} from './toast-slice';
export { useToast } from './use-toast';
