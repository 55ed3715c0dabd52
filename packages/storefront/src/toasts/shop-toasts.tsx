import { useTranslate } from '@shop/i18n/react';
import { startTimer } from '@shop/storefront-core/browser';
import { selectToasts, toastSlice } from '@shop/storefront-core/toasts';
import { ToastRegion } from '@shop/ui/toast';
import { type ReactElement, useEffect, useState } from 'react';
import { useShopDispatch, useShopSelector } from '../store';

const toastDurationMs = 6_000;

/** The toasts. They disappear one after the other, but not while the pointer or focus is on them. */
export function ShopToasts(): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const toasts = useShopSelector(selectToasts);
  const [isHeld, setHeld] = useState(false);
  const oldest = toasts[0]?.id;

  useEffect(() => {
    if (oldest === undefined || isHeld) return;
    return startTimer(() => {
      dispatch(toastSlice.actions.dismissed(oldest));
    }, toastDurationMs);
  }, [oldest, isHeld, dispatch]);

  return (
    <ToastRegion
      toasts={toasts.map(({ id, tone, text }) => ({
        id,
        tone,
        text: text.kind === 'key' ? translate(text.key) : text.text,
      }))}
      onDismiss={(id) => {
        dispatch(toastSlice.actions.dismissed(id));
      }}
      onHoldChange={setHeld}
    />
  );
}
