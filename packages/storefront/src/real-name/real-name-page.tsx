import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRealNameStateQuery } from '@shop/api-client/sign-in';
import { onReturn } from '@shop/storefront-core/browser';
import { popupStack } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { isSafeAddress } from '@shop/storefront-core/sign-in';
import type { LinkComponent } from '@shop/ui/link';
import { type RealNameCheck, RealName } from '@shop/ui/real-name';
import { type ReactElement, useEffect } from 'react';
import { useDeferredTexts } from '../deferred-texts';
import { useSignInPopup } from '../selection';
import { useShopDispatch, useShopSelector } from '../store';

/** Props of {@link RealNamePage}. */
export interface RealNamePageProps {
  /** The path of the shop's home page. */
  readonly home: string;
  readonly Link: LinkComponent;
}

/**
 * The page `/certifiedReal` (spec §2): whether the signed-in player has proved their name for the chosen
 * game, and the way to the publisher's page for it. A guest has to sign in first, since the proof is of an
 * account.
 */
export function RealNamePage({ home, Link }: RealNamePageProps): ReactElement | null {
  const check = useRealNameCheck();
  const hasTexts = useDeferredTexts();
  return hasTexts ? <RealName check={check} homeHref={home} Link={Link} /> : null;
}

/** Reads the state, and again whenever the player returns from the publisher's page. */
function useRealNameCheck(): RealNameCheck {
  const dispatch = useShopDispatch();
  const { game } = useShopSelector(selectSelection);
  const user = useShopSelector(selectUser);
  const signIn = useSignInPopup();
  const clientId = user === null ? undefined : game?.clientId;
  const { data, isError, refetch } = useRealNameStateQuery(
    clientId === undefined ? skipToken : { client_id: clientId },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(
    () => (clientId === undefined ? undefined : onReturn(() => void refetch())),
    [clientId, refetch],
  );

  if (user === null || game === null) {
    return { kind: 'guest', onSignIn: () => dispatch(popupStack.actions.opened(signIn)) };
  }
  if (isError) return { kind: 'failed' };
  if (data === undefined) return { kind: 'loading' };
  switch (data.state) {
    case 'not-needed':
    case 'verified':
      return { kind: 'done' };
    case 'missing':
      return isSafeLink(data.url) ? { kind: 'missing', proofHref: data.url } : { kind: 'failed' };
  }
}

function isSafeLink(link: string): boolean {
  try {
    return isSafeAddress(new URL(link));
  } catch {
    return false;
  }
}
