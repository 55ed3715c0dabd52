import type { AccountRow } from '@shop/ui/account-card';
import type { ReactElement } from 'react';
import { useDeferredTexts } from '../language';
import { AccountSection } from './account-section';
import { OrdersSection } from './orders-section';

/** The user's own page: the account and the orders. `pages` are rows that lead to pages of the app. */
export function MySection({
  pages = [],
}: {
  readonly pages?: readonly AccountRow[];
}): ReactElement | null {
  if (!useDeferredTexts()) return null;
  return (
    <>
      <AccountSection pages={pages} />
      <OrdersSection />
    </>
  );
}
