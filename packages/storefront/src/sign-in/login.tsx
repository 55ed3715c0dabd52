import type { SignInKind } from '@shop/contract';
import { useTranslate } from '@shop/i18n/react';
import { pageWindow } from '@shop/storefront-core/browser';
import { selectSelection } from '@shop/storefront-core/selection';
import { beginText } from '@shop/storefront-core/sign-in';
import { LoginPopup } from '@shop/ui/login-popup';
import { signInNames } from '@shop/ui/sign-in-providers';
import { type ReactElement, useState } from 'react';
import type { PopupContainerProps } from '../popups';
import { useServices } from '../services';
import { useShopSelector } from '../store';
import { LoginElsewhere } from './login-elsewhere';
import { useOfferedKinds } from './use-offered-kinds';
import { usePasswordSignIn } from './use-password-sign-in';
import { useSignInWith } from './use-sign-in-with';

/**
 * The login popup. Success stores the player under the game product, forgets the saved order and
 * reloads the page (spec §4), so that no data of another account remains. The kinds of other companies
 * lead to the page of their provider, which returns to `/sign-in/<kind>`.
 */
export function Login({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { storage } = useServices();
  const { game } = useShopSelector(selectSelection);
  const { submit, isLoading, error, setError } = usePasswordSignIn(open);
  const offered = useOfferedKinds(open);
  const { busy, begin } = useSignInWith();
  const [unsupported, setUnsupported] = useState<SignInKind | null>(null);

  const signInWith = async (kind: SignInKind): Promise<void> => {
    if (game === null || offered.config === null) return;
    setError(undefined);
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
        onSubmit={submit}
        busy={isLoading}
        errors={{ form: error }}
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
