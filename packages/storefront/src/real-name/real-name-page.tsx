import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRealNameStateQuery } from '@shop/api-client/sign-in';
import { realNameState } from '@shop/contract';
import type { LinkComponent } from '@shop/ui/link';
import { RealName, type RealNameCheck } from '@shop/ui/real-name';
import { type ReactElement, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { onReturn } from '../browser';
import { saidInPlace } from '../connection';
import { useDeferredTexts } from '../language';
import { popupStack } from '../popups';
import { selectSelection } from '../selection';
import { selectUser } from '../session';
import { isSafeAddress } from '../sign-in';

saidInPlace.add(realNameState.name);

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
  const dispatch = useDispatch();
  const { game } = useSelector(selectSelection);
  const user = useSelector(selectUser);
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
    const step = game === null ? 'games' : 'login';
    return { kind: 'guest', onSignIn: () => dispatch(popupStack.actions.opened(step)) };
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
