import { useTranslate } from '@shop/i18n/react';
import { startTimer } from '@shop/storefront-core/browser';
import { selectToasts, toastSlice } from '@shop/storefront-core/toasts';
import { ToastRegion } from '@shop/ui/toast';
import { type ReactElement, useEffect, useState } from 'react';
import { useDeferredTexts } from '../deferred-texts';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';

const toastDurationMs = 6_000;

/** The oldest toast whose text is there. It disappears after a while, but not while the pointer or focus is on it; the next one follows. */
export function ShopToasts(): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const { i18n } = useServices();
  // Renders again once they are there.
  useDeferredTexts();
  const toast = useShopSelector(selectToasts).find(
    ({ text }) => text.kind === 'text' || i18n.has(text.key),
  );
  const [isHeld, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || isHeld) return;
    return startTimer(() => {
      dispatch(toastSlice.actions.dismissed(id));
    }, toastDurationMs);
  }, [id, isHeld, dispatch]);

  return (
    <ToastRegion
      toast={
        toast === undefined
          ? null
          : {
              id: toast.id,
              tone: toast.tone,
              text: toast.text.kind === 'key' ? translate(toast.text.key) : toast.text.text,
            }
      }
      onDismiss={(shown) => {
        // What had the focus or the pointer is gone, and says nothing more.
        setHeld(false);
        dispatch(toastSlice.actions.dismissed(shown));
      }}
      onHoldChange={setHeld}
    />
  );
}
