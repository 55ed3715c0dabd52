import { signInApi } from '@shop/api-client/sign-in';
import type { SignInKind } from '@shop/contract';
import { isLanguage } from '@shop/i18n';
import { useTranslate } from '@shop/i18n/react';
import { onReturn, pageWindow, showLanguage } from '@shop/storefront-core/browser';
import { failureText } from '@shop/storefront-core/refusals';
import { selectSelection } from '@shop/storefront-core/selection';
import {
  type FinishedSignIn,
  beginText,
  finishSignIn,
  finishText,
  languageOfAttempt,
  offeredKinds,
} from '@shop/storefront-core/sign-in';
import { openTabStorage } from '@shop/storefront-core/storage';
import { signInNames } from '@shop/ui/sign-in-providers';
import { SignInStatus } from '@shop/ui/sign-in-status';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch, useShopSelector } from '../store';
import { otherGameText, useProductName } from './other-game';
import { signInCallsFor } from './sign-in-calls';
import { useEnter } from './use-enter';
import { useSignInWith } from './use-sign-in-with';

/** Props of {@link SignInReturn}. */
export interface SignInReturnProps {
  readonly kind: SignInKind;
  /** Shows a path of the shop within the page. */
  readonly goTo: (path: string) => void;
}

/** Where the player goes if it is not known where they came from. */
const home = '/';

/**
 * The page `/sign-in/<kind>`, to which a provider returns: it checks the response, makes the login call
 * once, and leads the player back to where they were. Else it says why they are not signed in.
 */
export function SignInReturn({ kind, goTo }: SignInReturnProps): ReactElement | null {
  const translate = useTranslate();
  const { page } = useServices();
  const hasTexts = useTexts();
  const { finished, isEntering } = useFinishedSignIn(kind, goTo);
  const again = useSignInAgain(kind, finished);
  const backTo = finished !== null && 'attempt' in finished ? finished.attempt.backTo : home;
  const goHome = (): void => {
    page.leaveFor(backTo, 'replace');
  };

  if (!hasTexts) return null;
  if (finished === null || isEntering) return <SignInStatus text={null} onHome={goHome} />;
  if (finished.kind === 'signed-in')
    return <OtherGame product={finished.user.gp_id} onHome={goHome} />;
  return (
    <SignInStatus
      text={again.trouble ?? finishText(translate, finished, signInNames[kind])}
      onRetry={again.begin}
      busy={again.isBusy}
      onHome={goHome}
    />
  );
}

/** Says that the account belongs to another game. Another account is chosen in the shop. */
function OtherGame({
  product,
  onHome,
}: {
  readonly product: string;
  readonly onHome: () => void;
}): ReactElement {
  const translate = useTranslate();
  const name = useProductName(product);
  return <SignInStatus text={otherGameText(translate, name)} onHome={onHome} />;
}

/**
 * Loads the texts of this page, in the language in which the sign-in began; again when the player returns
 * to the page. Returns whether they are there.
 */
function useTexts(): boolean {
  const { i18n, now } = useServices();
  const [begunIn] = useState(() => languageOfAttempt(openTabStorage(pageWindow(), now)));
  const [hasTexts, setHasTexts] = useState(false);
  useEffect(() => {
    const load = async (): Promise<void> => {
      await i18n.loadDeferred();
      if (begunIn === null || !isLanguage(begunIn)) return;
      await i18n.use(begunIn);
      showLanguage(begunIn);
    };
    const show = (): void => {
      load().then(
        () => {
          setHasTexts(true);
        },
        () => undefined,
      );
    };
    show();
    return onReturn(show);
  }, [begunIn, i18n]);
  return hasTexts;
}

/** How the sign-in has ended, null while it runs; and whether the player is on the way to the shop. */
function useFinishedSignIn(
  kind: SignInKind,
  goTo: (path: string) => void,
): { readonly finished: FinishedSignIn | null; readonly isEntering: boolean } {
  const services = useServices();
  const dispatch = useShopDispatch();
  const enter = useEnter('third-party');
  const [finished, setFinished] = useState<FinishedSignIn | null>(null);
  const [isEntering, setEntering] = useState(false);
  const isStarted = useRef(false);

  const finish = useEffectEvent(async (): Promise<void> => {
    const end = await finishSignIn(kind, {
      services,
      callsFor: (clientId) => signInCallsFor(services, clientId, dispatch),
      window: pageWindow(),
    });
    if (end.kind === 'signed-in') {
      const { backTo, game } = end.attempt;
      const onward = {
        load: () => {
          services.page.leaveFor(backTo, 'replace');
        },
        stay: () => {
          goTo(backTo);
        },
      };
      setEntering(enter(end.user, game, onward));
    }
    setFinished(end);
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void finish();
  }, []);
  return { finished, isEntering };
}

interface SignInAgain {
  /** Undefined while no game is chosen to sign in to. */
  readonly begin: (() => void) | undefined;
  readonly isBusy: boolean;
  /** Why it could not begin again. */
  readonly trouble: string | null;
}

/**
 * Begins a sign-in anew, with the ids of a fresh login config. The response that has come is not used
 * again: its code may be used up.
 */
function useSignInAgain(kind: SignInKind, finished: FinishedSignIn | null): SignInAgain {
  const translate = useTranslate();
  const { area, config } = useServices();
  const selection = useShopSelector(selectSelection);
  const dispatch = useShopDispatch();
  const signInWith = useSignInWith();
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const attempt = finished !== null && 'attempt' in finished ? finished.attempt : null;
  const game = attempt?.game ?? selection.game;
  if (game === null) return { begin: undefined, isBusy: false, trouble };

  const begin = async (): Promise<void> => {
    setAsking(true);
    const { loginConfig } = signInApi.endpoints;
    const asked = loginConfig.initiate({ client_id: game.clientId, domain_area: area });
    const { data, error } = await dispatch(asked);
    setAsking(false);
    if (error !== undefined) {
      // A toast says that there was no answer.
      const isShownByPage = 'kind' in error && error.kind === 'failed';
      if (!isShownByPage) setTrouble(failureText(translate, error));
      return;
    }
    const name = signInNames[kind];
    if (data === undefined || !offeredKinds(config.brand, data).includes(kind)) {
      setTrouble(translate('login.failed', { name }));
      return;
    }
    const place = { kind, game, config: data, backTo: attempt?.backTo ?? home };
    setTrouble(beginText(translate, await signInWith.begin(place), name));
  };
  return {
    begin: () => void begin(),
    isBusy: isAsking || signInWith.busy !== null,
    trouble,
  };
}
