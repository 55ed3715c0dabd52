import { LegacyHeader, type LegacyHeaderUser } from '@shop/ui/legacy-header';
import type { LinkComponent } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsPrerendered } from '../browser';
import { type PopupName, popupStack, selectPopups } from '../popups';
import { selectSelection } from '../selection';
import { useServices } from '../services';
import { selectUser } from '../session';
import { noteMenuButton } from './menu-button';
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

function useHeaderUser(): LegacyHeaderUser {
  const dispatch = useDispatch();
  const services = useServices();
  const isMenuOpen = useSelector(selectPopups).includes('account-menu');
  const user = useSelector(selectUser);
  const { game } = useSelector(selectSelection);
  const opens = (name: PopupName) => (): void => {
    dispatch(popupStack.actions.opened(name));
  };
  if (user === null) return { kind: 'guest', onSignIn: opens(game === null ? 'games' : 'login') };
  return {
    kind: 'player',
    name: user.username,
    isMenuOpen,
    onMenu: (button) => {
      noteMenuButton(services, button);
      opens('account-menu')();
    },
    onSignOut: opens('sign-out'),
  };
}
