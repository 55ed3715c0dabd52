import { whenIdle } from '@shop/storefront-core/browser';
import { useEffect, useState } from 'react';
import { useRequestedGoods } from './use-goods';

/** Returns whether the goods have arrived and been shown, so that what the player does not wait for may be asked for. */
export function useAfterGoods(): boolean {
  const areGoodsAwaited = useRequestedGoods().isFetching;
  const [isAfter, setAfter] = useState(false);
  useEffect(
    () =>
      areGoodsAwaited
        ? undefined
        : whenIdle(() => {
            setAfter(true);
          }),
    [areGoodsAwaited],
  );
  return isAfter;
}
