import type { MessageKey } from '@shop/i18n';
import { useDispatch } from 'react-redux';
import { useServices } from '../services';
import { type ShopToast, toastSlice } from './toast-slice';

/** Returns a function that shows one of our texts as a toast, by default as information. */
export function useToast(): (key: MessageKey, tone?: ShopToast['tone']) => void {
  const dispatch = useDispatch();
  const { randomUuid } = useServices();
  return (key, tone = 'info') => {
    dispatch(toastSlice.actions.shown({ id: randomUuid(), tone, text: { kind: 'key', key } }));
  };
}
