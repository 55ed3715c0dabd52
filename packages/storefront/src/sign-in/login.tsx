import { shopApi } from '@shop/api-client';
import { toOpaque } from '@shop/api-client/opaque-params';
import { useLoginMutation } from '@shop/api-client/sign-in';
import { type UserInfo, obfuscateCredential } from '@shop/contract';
import { useTranslate } from '@shop/i18n';
import { type LoginCredentials, LoginPopup } from '@shop/ui/login-popup';
import { type ReactElement, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type PopupContainerProps, popupStack } from '../popups';
import { failureText } from '../refusals';
import { forgetSavedOrder, selectSelection, selectionSlice } from '../selection';
import { useServices } from '../services';
import { saveUser, sessionSlice } from '../session';
import { useToast } from '../toasts';
import { useNoteSignIn } from '../tracking';

/**
 * The login popup. Success stores the player under the game product, forgets the saved order and
 * reloads the page (spec §4), so that no data of another account remains.
 */
export function Login({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { storage, randomUuid } = useServices();
  const { game } = useSelector(selectSelection);
  const enter = useEnter();
  const noteSignIn = useNoteSignIn();
  const [login, { isLoading }] = useLoginMutation();
  const [error, setError] = useState<string | undefined>(undefined);

  const submit = async ({ username, password }: LoginCredentials): Promise<void> => {
    if (game === null) return;
    setError(undefined);
    const obfuscate = (value: string): string =>
      obfuscateCredential(value, (digits) => randomUuid().slice(0, digits));
    const answer = await login(
      toOpaque({
        client_id: game.clientId,
        username: obfuscate(username),
        password: obfuscate(password),
      }),
    );
    if (answer.error !== undefined) {
      const isShownByPage = 'kind' in answer.error && answer.error.kind === 'failed';
      if (!isShownByPage) setError(failureText(translate, answer.error));
      return;
    }
    noteSignIn(answer.data, 'account');
    enter(answer.data);
  };

  return (
    <LoginPopup
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={(credentials) => void submit(credentials)}
      busy={isLoading}
      errors={error === undefined ? undefined : { form: error }}
      storageBlocked={!storage.isPersistent()}
    />
  );
}

/**
 * Continues as the signed-in player. If the browser stores nothing, a reload would sign the player out
 * again: the data of the previous account is cleared instead, and a toast says how long the sign-in
 * lasts.
 */
function useEnter(): (user: UserInfo) => void {
  const dispatch = useDispatch();
  const { storage, page } = useServices();
  const { game } = useSelector(selectSelection);
  const showToast = useToast();

  return (user) => {
    saveUser(storage, user);
    forgetSavedOrder(storage);
    if (storage.isPersistent()) {
      page.reload();
      return;
    }
    dispatch(sessionSlice.actions.userChanged(user));
    if (game !== null) dispatch(selectionSlice.actions.gameChosen(game));
    dispatch(shopApi.util.resetApiState());
    dispatch(popupStack.actions.allClosed());
    showToast('storage.blocked');
  };
}
