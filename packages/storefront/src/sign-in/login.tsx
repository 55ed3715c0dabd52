import { type SignInKind, obfuscateCredential } from '@shop/contract';
import { useTranslate } from '@shop/i18n';
import { type LoginCredentials, LoginPopup } from '@shop/ui/login-popup';
import { signInNames } from '@shop/ui/sign-in-providers';
import { type ReactElement, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { pageWindow } from '../browser';
import type { PopupContainerProps } from '../popups';
import { failureText } from '../refusals';
import { selectSelection } from '../selection';
import { useServices } from '../services';
import { isPageSafe } from './is-page-safe';
import { LoginElsewhere } from './login-elsewhere';
import { otherGameText, useProductName } from './other-game';
import { type Dispatch, signInCallsFor } from './providers/sign-in-calls';
import { beginText } from './sign-in-texts';
import { useEnter } from './use-enter';
import { useOfferedKinds } from './use-offered-kinds';
import { useSignInWith } from './use-sign-in-with';

const nowhere = (): void => undefined;

/**
 * The login popup. Success stores the player under the game product, forgets the saved order and
 * reloads the page (spec §4), so that no data of another account remains. The kinds of other companies
 * lead to the page of their provider, which returns to `/sign-in/<kind>`.
 */
export function Login({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const services = useServices();
  const { config, page, storage, randomUuid } = services;
  const dispatch = useDispatch<Dispatch>();
  const { game } = useSelector(selectSelection);
  const enter = useEnter('account');
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const [otherProduct, setOtherProduct] = useState<string | null>(null);
  const productName = useProductName(otherProduct);
  const offered = useOfferedKinds(open);
  const { busy, begin } = useSignInWith();
  const [unsupported, setUnsupported] = useState<SignInKind | null>(null);

  const forgetError = (): void => {
    setError(undefined);
    setOtherProduct(null);
  };

  const submit = async ({ username, password }: LoginCredentials): Promise<void> => {
    if (game === null) return;
    forgetError();
    if (!isPageSafe(pageWindow().location, config.hosts)) {
      setError(translate('login.notSecure'));
      return;
    }
    const obfuscate = (value: string): string =>
      obfuscateCredential(value, (digits) => randomUuid().slice(0, digits));
    setLoading(true);
    const calls = await signInCallsFor(services, game.clientId, dispatch).catch(() => null);
    const answer = await calls?.password({
      username: obfuscate(username),
      password: obfuscate(password),
    });
    setLoading(false);
    if (answer === undefined) {
      setError(translate('error.network'));
      return;
    }
    if (answer.error !== undefined) {
      const isShownByPage = 'kind' in answer.error && answer.error.kind === 'failed';
      if (!isShownByPage) setError(failureText(translate, answer.error));
      return;
    }
    const onward = { load: page.reload, stay: nowhere };
    if (!enter(answer.data, game, onward)) setOtherProduct(answer.data.gp_id);
  };

  const signInWith = async (kind: SignInKind): Promise<void> => {
    if (game === null || offered.config === null) return;
    forgetError();
    const { pathname, search } = pageWindow().location;
    const place = { kind, game, config: offered.config, backTo: pathname + search };
    const begun = await begin(place);
    if (begun.kind === 'unsupported') setUnsupported(kind);
    else setError(beginText(translate, begun, signInNames[kind]) ?? undefined);
  };

  return (
    <>
      <LoginPopup
        open={open}
        onOpenChange={onOpenChange}
        onSubmit={(credentials) => void submit(credentials)}
        busy={isLoading}
        errors={{ form: otherProduct === null ? error : otherGameText(translate, productName) }}
        storageBlocked={!storage.isPersistent()}
        providers={{
          kinds: offered.kinds,
          pending: offered.isPending,
          busy,
          onSignIn: (kind) => void signInWith(kind),
          twitterText: offered.config?.twitterHtml,
        }}
      />
      <LoginElsewhere
        kind={open ? unsupported : null}
        onClose={() => {
          setUnsupported(null);
        }}
      />
    </>
  );
}
