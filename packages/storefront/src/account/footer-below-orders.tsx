import { Undecided } from '@shop/ui/undecided';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useIsPrerendered } from '../browser';
import { selectUser } from '../session';
import { ShopFooter } from '../shop';

/** The footer below the player's orders. Their number decides where it is, so it appears with them. */
export function FooterBelowOrders(): ReactElement {
  const isSignedIn = useSelector(selectUser) !== null;
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
