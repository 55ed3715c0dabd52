import { type PopupName, popupStack, selectPopups } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import { type LegacyHeaderUser, LegacyHeader } from '@shop/ui/legacy-header';
import type { LinkComponent } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { useIsPrerendered } from '@shop/storefront/browser';
import { useSignInPopup } from '@shop/storefront/selection';
import { type ShopParts, useServices, useShopParts } from '@shop/storefront/services';
import { useShopDispatch, useShopSelector } from '@shop/storefront/store';
import { LanguageAction } from './shop-header';

/**
 * The header of the old version: logo, the user's name with a menu, sign-out and language selector
 * (spec §2). Their latest orders are in the menu, since the old version has no page of the user's own.
 */
export function LegacyShopHeader({
  homeHref,
  Link,
}: {
  readonly homeHref: string;
  readonly Link: LinkComponent;
}): ReactElement {
  const { brand } = useServices().config;
  return (
    <LegacyHeader
      brandName={brand.name}
      logo="/icon.svg"
      homeHref={homeHref}
      Link={Link}
      user={useHeaderUser()}
      isUndecided={useIsPrerendered()}
      language={<LanguageAction />}
    />
  );
}

function noteMenuButton(parts: ShopParts, button: HTMLElement): void {
  parts.menuButton = button;
}

function useHeaderUser(): LegacyHeaderUser {
  const dispatch = useShopDispatch();
  const parts = useShopParts();
  const isMenuOpen = useShopSelector(selectPopups).includes('account-menu');
  const user = useShopSelector(selectUser);
  const signIn = useSignInPopup();
  const opens = (name: PopupName) => (): void => {
    dispatch(popupStack.actions.opened(name));
  };
  if (user === null) return { kind: 'guest', onSignIn: opens(signIn) };
  return {
    kind: 'player',
    name: user.username,
    isMenuOpen,
    onMenu: (button) => {
      noteMenuButton(parts, button);
      opens('account-menu')();
    },
    onSignOut: opens('sign-out'),
  };
}
