import { Code } from '@shop/contract';
import type { Translate } from '@shop/i18n';
import { type Failure, failureText } from '../refusals';
import type { BegunSignIn } from './begin-sign-in';
import type { FinishedSignIn } from './finish-sign-in';

/** Says why the provider `name` could not be asked; null if it is. */
export function beginText(translate: Translate, begun: BegunSignIn, name: string): string | null {
  switch (begun.kind) {
    case 'leaving':
    case 'dropped':
      return null;
    case 'unsupported':
      return translate('tip_login_env_error', { name });
    case 'unsafe':
      return translate('login.notSecure');
    case 'blocked':
      return translate('login.needsCookies', { name });
    case 'no-page':
      return loginFailureText(translate, begun.failure, name);
  }
}

/** Says why the sign-in with the provider `name` has failed. */
export function finishText(
  translate: Translate,
  finished: Exclude<FinishedSignIn, { kind: 'signed-in' }>,
  name: string,
): string {
  switch (finished.kind) {
    case 'unknown':
      return translate('login.notBegunHere');
    case 'blocked':
      return translate('login.needsCookies', { name });
    case 'expired':
      return translate('login.tookTooLong');
    case 'cancelled':
      return translate('login.cancelled', { name });
    case 'failed':
      return translate('login.failed', { name });
    case 'not-accepted':
      return loginFailureText(translate, finished.failure, name);
  }
}

/** A refused proof has no account and no password that could be wrong, as `log_fail` says. */
function loginFailureText(translate: Translate, failure: Failure, name: string): string {
  const isRefused =
    'kind' in failure && failure.kind === 'refused' && failure.code === Code.loginRefused;
  return isRefused ? translate('login.failed', { name }) : failureText(translate, failure);
}
