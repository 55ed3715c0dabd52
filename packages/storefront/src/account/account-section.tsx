import { useTranslate } from '@shop/i18n';
import { Notice } from '@shop/ui/notice';
import type { ReactElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { popupStack } from '../popups';
import { selectSelection } from '../selection';
import { selectUser } from '../session';

/** The user's own page: the account, and the button to sign in or out. */
export function AccountSection(): ReactElement {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const user = useSelector(selectUser);
  const { game } = useSelector(selectSelection);
  if (user === null) {
    const signIn = (): void => {
      dispatch(popupStack.actions.opened(game === null ? 'games' : 'login'));
    };
    return (
      <Notice
        title={translate('tip_login_pre')}
        actions={[{ label: translate('header.signIn'), onPress: signIn }]}
      />
    );
  }
  return (
    <Notice
      title={user.username}
      text={game?.gameName}
      actions={[
        {
          label: translate('header.signOut'),
          onPress: () => {
            dispatch(popupStack.actions.opened('sign-out'));
          },
        },
      ]}
    />
  );
}
