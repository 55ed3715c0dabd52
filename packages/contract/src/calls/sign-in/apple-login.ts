import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin, optionalDeviceId, signInProofs } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'apple_auth',
  entries: {
    authorization_code: requiredText,
    /** The signed JWT that comes with the code; its signature, audience and age are verified. */
    identity_token: requiredText,
    redirect_uri: requiredText,
    did: optionalDeviceId,
    ...signInProofs,
  },
} as const;

/** Signs in with an account of the iOS device maker (spec §7). */
export const appleLogin = defineLogin('appleLogin', method);

/** Like {@link appleLogin}, for paying for another player. */
export const inGameAppleLogin = defineInGameLogin('inGameAppleLogin', method);
