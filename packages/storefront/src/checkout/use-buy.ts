import type { Message } from '@shop/ui/message-line';
import { useState } from 'react';
import { useAccountCheck } from '../sign-in';
import { useToast } from '../toasts';
import { afterLaunch } from './after-launch';
import { asidesOf } from './asides-of';
import { type Purchase, summaryOf } from './purchase';
import { useProceed } from './use-proceed';
import { usePurchasing } from './use-purchasing';

/** A press of "buy" and what became of it. */
export interface Buying {
  /** To be called in the player's own gesture. */
  readonly buy: (purchase: Purchase) => void;
  readonly isBusy: boolean;
  /** Why there is no order to wait for, in the player's words. */
  readonly message: Message | null;
  readonly clearMessage: () => void;
}

/** Makes the purchase and leads to its result, or says why there is none. */
export function useBuy(): Buying {
  const purchasing = usePurchasing();
  const proceed = useProceed();
  const say = useToast();
  const isStillOurs = useAccountCheck();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);

  const buy = (purchase: Purchase): void => {
    if (!isStillOurs()) return;
    setMessage(null);
    setBusy(true);
    void purchasing.buy(purchase).then((outcome) => {
      setBusy(false);
      if (outcome.kind === 'busy') return;
      for (const key of asidesOf(outcome)) say(key);
      setMessage(proceed(summaryOf(purchase), afterLaunch(outcome)));
    });
  };
  const clearMessage = (): void => {
    setMessage(null);
  };
  return { buy, isBusy, message, clearMessage };
}
