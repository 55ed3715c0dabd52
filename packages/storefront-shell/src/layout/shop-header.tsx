import { languageEntry } from '@shop/i18n';
import { useLanguage, useTranslate } from '@shop/i18n/react';
import { popupStack } from '@shop/storefront-core/popups';
import { selectUser } from '@shop/storefront-core/session';
import { AppHeader, HeaderAction } from '@shop/ui/app-header';
import { GlobeIcon, UserIcon } from '@shop/ui/icon';
import type { LinkComponent } from '@shop/ui/link';
import type { ReactElement } from 'react';
import { useIsPrerendered } from '@shop/storefront/browser';
import { useSignInPopup } from '@shop/storefront/selection';
import { useServices } from '@shop/storefront/services';
import { useShopDispatch, useShopSelector } from '@shop/storefront/store';

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
      isUndecided={useIsPrerendered()}
    />
  );
}

/** The button that opens the list of languages. */
export function LanguageAction(): ReactElement {
  const dispatch = useShopDispatch();
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
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const user = useShopSelector(selectUser);
  const signIn = useSignInPopup();
  return (
    <HeaderAction
      icon={<UserIcon />}
      label={user?.username ?? translate('header.signIn')}
      hasPopup
      onPress={() => {
        dispatch(popupStack.actions.opened(user === null ? signIn : 'sign-out'));
      }}
    />
  );
}
