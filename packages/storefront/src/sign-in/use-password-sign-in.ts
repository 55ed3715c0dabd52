import { obfuscateCredential } from '@shop/contract';
import { useTranslate } from '@shop/i18n/react';
import { pageWindow } from '@shop/storefront-core/browser';
import { failureText } from '@shop/storefront-core/refusals';
import { isPageSafe } from '@shop/storefront-core/sign-in';
import type { LoginCredentials } from '@shop/ui/login-popup';
import { useEffect, useState } from 'react';
import { useServices } from '../services';
import { useShopDispatch } from '../store';
import { otherGameText, useProductName } from './other-game';
import { signInCallsFor } from './sign-in-calls';
import { useAwaitedGame } from './use-awaited-game';
import { useEnter } from './use-enter';

/** The state of a sign-in with a password. */
export interface PasswordSignIn {
  readonly submit: (credentials: LoginCredentials) => void;
  readonly isLoading: boolean;
  /** Why the player is not signed in; undefined if nothing has failed. */
  readonly error: string | undefined;
  /** Shows the error of another kind of sign-in, or removes the one that is shown. */
  readonly setError: (error: string | undefined) => void;
}

const nowhere = (): void => undefined;

/** Signs in with a password once the game of the visit is known. */
export function usePasswordSignIn(isOpen: boolean): PasswordSignIn {
  const translate = useTranslate();
  const services = useServices();
  const { config, page, randomUuid } = services;
  const dispatch = useShopDispatch();
  const whenGameKnown = useAwaitedGame(isOpen);
  const enter = useEnter('account');
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<{ text?: string; otherProduct?: string }>({});
  const productName = useProductName(failure.otherProduct ?? null);
  const setError = (text: string | undefined): void => {
    setFailure(text === undefined ? {} : { text });
  };
  // What was typed is forgotten when the popup closes, and so is what was wrong with it.
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      setFailure({});
    };
  }, [isOpen]);

  /** Resolves to why it has failed; to nothing if it has not, or if the page says so. */
  const signIn = async ({ username, password }: LoginCredentials): Promise<typeof failure> => {
    const game = await whenGameKnown();
    if (game === 'closed') return {};
    if (game === 'failed') return { text: translate('error.network') };
    const obfuscate = (value: string): string =>
      obfuscateCredential(value, (digits) => randomUuid().slice(0, digits));
    const calls = await signInCallsFor(services, game.clientId, dispatch).catch(() => null);
    const answer = await calls?.password({
      username: obfuscate(username),
      password: obfuscate(password),
    });
    if (answer === undefined) return { text: translate('error.network') };
    if (answer.error !== undefined) {
      const isShownByPage = 'kind' in answer.error && answer.error.kind === 'failed';
      return isShownByPage ? {} : { text: failureText(translate, answer.error) };
    }
    const isEntered = enter(answer.data, game, { load: page.reload, stay: nowhere });
    return isEntered ? {} : { otherProduct: answer.data.gp_id };
  };
  const submit = async (credentials: LoginCredentials): Promise<void> => {
    setError(undefined);
    if (!isPageSafe(pageWindow().location, config.hosts)) {
      setError(translate('login.notSecure'));
      return;
    }
    setLoading(true);
    setFailure(await signIn(credentials));
    setLoading(false);
  };
  return {
    submit: (credentials) => void submit(credentials),
    isLoading,
    error:
      failure.otherProduct === undefined ? failure.text : otherGameText(translate, productName),
    setError,
  };
}
