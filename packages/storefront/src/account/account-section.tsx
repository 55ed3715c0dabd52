import { useTranslate } from '@shop/i18n';
import { AccountCard, type AccountRow } from '@shop/ui/account-card';
import { Undecided } from '@shop/ui/undecided';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useIsPrerendered } from '../browser';
import { type PopupName, popupStack } from '../popups';
import { selectSelection } from '../selection';
import { selectUser } from '../session';
import { useSupportHref } from '../support';

/** Who is signed in, and what can be changed about it. `pages` are rows that lead to pages of the app. */
export function AccountSection({
  pages = [],
}: {
  readonly pages?: readonly AccountRow[];
}): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const support = useSupportHref();
  const user = useSelector(selectUser);
  const { game } = useSelector(selectSelection);
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
    open(game === null ? 'games' : 'login');
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
