import { useTranslate } from '@shop/i18n/react';
import { type PopupName, popupStack } from '@shop/storefront-core/popups';
import { selectSelection } from '@shop/storefront-core/selection';
import { selectUser } from '@shop/storefront-core/session';
import { type AccountRow, AccountCard } from '@shop/ui/account-card';
import { Undecided } from '@shop/ui/undecided';
import type { ReactElement } from 'react';
import { useIsPrerendered } from '../browser';
import { useSignInPopup } from '../selection';
import { useShopDispatch, useShopSelector } from '../store';
import { useSupportHref } from '../support';

/** Who is signed in, and what can be changed about it. `pages` are rows that lead to pages of the app. */
export function AccountSection({
  pages = [],
}: {
  readonly pages?: readonly AccountRow[];
}): ReactElement {
  const dispatch = useShopDispatch();
  const translate = useTranslate();
  const support = useSupportHref();
  const user = useShopSelector(selectUser);
  const { game } = useShopSelector(selectSelection);
  const signIn = useSignInPopup();
  const isPrerendered = useIsPrerendered();
  const open = (popup: PopupName): void => {
    dispatch(popupStack.actions.opened(popup));
  };
  const row = (label: string, popup: PopupName): AccountRow => ({
    kind: 'press',
    label,
    onPress: () => {
      open(popup);
    },
  });
  const rows: readonly AccountRow[] = [
    ...pages,
    row(translate('game.title'), 'games'),
    row(translate('header.language'), 'languages'),
    ...(support === undefined
      ? []
      : [{ kind: 'site', label: translate('footer.support'), href: support } as const]),
  ];
  const ofPlayer = [
    row(translate('role.changeAccount'), 'switch-account'),
    row(translate('header.signOut'), 'sign-out'),
  ];
  const onSignIn = (): void => {
    open(signIn);
  };
  return (
    <Undecided
      by="player"
      isKnown={isPrerendered ? null : user !== null}
      known={
        <AccountCard
          player={
            user === null
              ? 'awaited'
              : { name: user.username, game: game?.gameName ?? '', picture: game?.logo ?? '' }
          }
          onSignIn={onSignIn}
          rows={[...rows, ...ofPlayer]}
        />
      }
      unknown={<AccountCard player={null} onSignIn={onSignIn} rows={rows} />}
    />
  );
}
