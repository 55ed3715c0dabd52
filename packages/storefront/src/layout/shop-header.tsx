import { languageEntry, useLanguage, useTranslate } from '@shop/i18n';
import { AppHeader, HeaderAction } from '@shop/ui/app-header';
import { GlobeIcon, UserIcon } from '@shop/ui/icon';
import type { LinkComponent } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { popupStack } from '../popups';
import { selectSelection } from '../selection';
import { useServices } from '../services';
import { selectUser } from '../session';

/** The header of a page: brand, title, language selector and account. */
export function ShopHeader({
  title,
  homeHref,
  Link,
}: {
  readonly title: string;
  readonly homeHref: string;
  readonly Link: LinkComponent;
}): ReactElement {
  const { brand } = useServices().config;
  return (
    <AppHeader
      brandName={brand.name}
      logo="/icon.svg"
      title={title}
      homeHref={homeHref}
      Link={Link}
      language={<LanguageAction />}
      account={<AccountAction />}
    />
  );
}

/** The button that opens the list of languages. */
export function LanguageAction(): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const { name } = languageEntry(useLanguage().code);
  return (
    <HeaderAction
      icon={<GlobeIcon />}
      label={name}
      spokenLabel={`${translate('header.language')}: ${name}`}
      hasPopup
      onPress={() => {
        dispatch(popupStack.actions.opened('languages'));
      }}
    />
  );
}

function AccountAction(): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const user = useSelector(selectUser);
  const { game } = useSelector(selectSelection);
  const signInStep = game === null ? 'games' : 'login';
  return (
    <HeaderAction
      icon={<UserIcon />}
      label={user?.username ?? translate('header.signIn')}
      hasPopup
      onPress={() => {
        dispatch(popupStack.actions.opened(user === null ? signInStep : 'sign-out'));
      }}
    />
  );
}
