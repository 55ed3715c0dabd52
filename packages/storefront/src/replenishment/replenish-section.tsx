import { ReplenishCard } from '@shop/ui/replenish-card';
import type { ReactElement } from 'react';

/** A payment for another player (spec §4). */
export function ReplenishSection(): ReactElement {
  return <ReplenishCard state={{ kind: 'loading' }} />;
}
