import { selectUser } from '@shop/storefront-core/session';
import { Undecided } from '@shop/ui/undecided';
import type { ReactElement } from 'react';
import { useIsPrerendered } from '@shop/storefront/browser';
import { useShopSelector } from '@shop/storefront/store';
import { ShopFooter } from './shop-footer';

/** The footer below the player's orders. Their number decides where it is, so it appears with them. */
export function FooterBelowOrders(): ReactElement {
  const isSignedIn = useShopSelector(selectUser) !== null;
  const isPrerendered = useIsPrerendered();
  return (
    <Undecided
      by="player"
      isKnown={isPrerendered ? null : isSignedIn}
      known={isPrerendered ? null : <ShopFooter />}
      unknown={<ShopFooter />}
    />
  );
}
