import type { SignInKind } from '@shop/contract';
import { onReturn, pageWindow } from '@shop/storefront-core/browser';
import { type BegunSignIn, type SignInPlace, beginSignIn } from '@shop/storefront-core/sign-in';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch } from '../store';
import { signInCallsFor } from './sign-in-calls';

/** Begins sign-ins with providers. */
export interface SignInWith {
  /** The kind whose page is awaited; null if none is. */
  readonly busy: SignInKind | null;
  readonly begin: (place: SignInPlace) => Promise<BegunSignIn>;
}

/**
 * Begins sign-ins with providers, the latest one wanted. A page that the browser has kept while the player
 * was at the provider is no longer busy when they come back to it.
 */
export function useSignInWith(): SignInWith {
  const services = useServices();
  const dispatch = useShopDispatch();
  const [busy, setBusy] = useState<SignInKind | null>(null);
  const latest = useRef(0);

  useEffect(
    () =>
      onReturn(() => {
        setBusy(null);
      }),
    [],
  );

  const begin = async (place: SignInPlace): Promise<BegunSignIn> => {
    latest.current += 1;
    const turn = latest.current;
    const isWanted = (): boolean => turn === latest.current;
    setBusy(place.kind);
    const begun = await beginSignIn(place, {
      services,
      callsFor: (clientId) => signInCallsFor(services, clientId, dispatch),
      window: pageWindow(),
      isWanted,
    });
    if (begun.kind !== 'leaving' && isWanted()) setBusy(null);
    return begun;
  };
  return { busy, begin };
}
