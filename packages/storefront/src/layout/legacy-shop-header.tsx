import { LegacyHeader, type LegacyHeaderUser } from '@shop/ui/legacy-header';
import type { LinkComponent } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PopupName, popupStack } from '../popups';
import { selectSelection } from '../selection';
import { useServices } from '../services';
import { selectUser } from '../session';
import { LanguageAction } from './shop-header';

/** The header of the old version: logo, the user's name, sign-out and language selector (spec §2). */
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
      language={<LanguageAction />}
    />
  );
}

function useHeaderUser(): LegacyHeaderUser {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { game } = useSelector(selectSelection);
  const opens = (name: PopupName) => (): void => {
    dispatch(popupStack.actions.opened(name));
  };
  if (user === null) return { kind: 'guest', onSignIn: opens(game === null ? 'games' : 'login') };
  return {
    kind: 'player',
    name: user.username,
    isMenuOpen: false,
    onMenu: opens('switch-account'),
    onSignOut: opens('sign-out'),
  };
}
