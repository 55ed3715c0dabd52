import type { MessageKey } from '@shop/i18n';
import { type ShopToast, toastSlice } from '@shop/storefront-core/toasts';
import { useServices } from '../services';
import { useShopDispatch } from '../store';

/** Returns a function that shows one of our texts as a toast, by default as information. */
export function useToast(): (key: MessageKey, tone?: ShopToast['tone']) => void {
  const dispatch = useShopDispatch();
  const { randomUuid } = useServices();
  return (key, tone = 'info') => {
    dispatch(toastSlice.actions.shown({ id: randomUuid(), tone, text: { kind: 'key', key } }));
  };
}
