import { seal, useLoginMutation } from '@shop/api-client/sign-in';
import { obfuscateCredential } from '@shop/contract';
import { useTranslate } from '@shop/i18n';
import { type LoginCredentials, LoginPopup } from '@shop/ui/login-popup';
import { type ReactElement, useState } from 'react';
import { useSelector } from 'react-redux';
import type { PopupContainerProps } from '../popups';
import { failureText } from '../refusals';
import { forgetSavedOrder, selectSelection } from '../selection';
import { useServices } from '../services';
import { saveUser } from '../session';

/**
 * The login popup. Success keeps the player under the game product, forgets the saved order and
 * loads the page anew (spec §4), so that nothing of another account stays on it.
 */
export function Login({ open, onOpenChange }: PopupContainerProps): ReactElement {
  const translate = useTranslate();
  const { storage, page, randomUuid } = useServices();
  const { game } = useSelector(selectSelection);
  const [login, { isLoading }] = useLoginMutation();
  const [error, setError] = useState<string | undefined>(undefined);

  const submit = async ({ username, password }: LoginCredentials): Promise<void> => {
    if (game === null) return;
    setError(undefined);
    const obfuscate = (value: string): string =>
      obfuscateCredential(value, (digits) => randomUuid().slice(0, digits));
    const answer = await login(
      seal({
        client_id: game.clientId,
        username: obfuscate(username),
        password: obfuscate(password),
      }),
    );
    if (answer.error !== undefined) {
      const isTold = 'kind' in answer.error && answer.error.kind === 'failed';
      // That nobody answers is said to the whole page; account and password stay as they are.
      if (!isTold) setError(failureText(translate, answer.error));
      return;
    }
    saveUser(storage, answer.data);
    forgetSavedOrder(storage);
    page.reload();
  };

  return (
    <LoginPopup
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={(credentials) => void submit(credentials)}
      busy={isLoading}
      errors={error === undefined ? undefined : { form: error }}
    />
  );
}
