import { useState } from 'react';
import { useIsPrerendered } from '../browser';
import { useIsConfigAwaited, usePageConfig } from '../selection';

/**
 * Returns whether a page has a link to the VIP centre (spec §6): `shown` if the shown game has one, or `none`.
 * `reserved` keeps its place while that is not known, and afterwards where the game has none: what is below it
 * would move.
 */
export function useVipPlace(): 'shown' | 'reserved' | 'none' {
  const isOpen = usePageConfig()?.is_open_coupon === true;
  const isAwaited = useIsConfigAwaited();
  const isPrerendered = useIsPrerendered();
  const [wasUnknown] = useState(isAwaited || isPrerendered);
  if (isOpen) return 'shown';
  return wasUnknown ? 'reserved' : 'none';
}
