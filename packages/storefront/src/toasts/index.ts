export { ShopToasts } from './shop-toasts';

export { useToast } from './use-toast';
