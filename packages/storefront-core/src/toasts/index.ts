export { selectToasts, toastSlice, type ShopToast } from './toast-slice';
