import * as v from 'valibot';
import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin, optionalDeviceId, signInProofs } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'google_auth',
  entries: {
    authorization_code: requiredText,
    /** The package of the client, `gg_pkg` of the login config. */
    pkg: v.optional(v.string()),
    /** The exact address the code was sent to. */
    redirect_uri: requiredText,
    did: optionalDeviceId,
    ...signInProofs,
  },
} as const;

/** Signs in with an account of the search engine (spec §7). */
export const googleLogin = defineLogin('googleLogin', method);

/** Like {@link googleLogin}, for paying for another player. */
export const inGameGoogleLogin = defineInGameLogin('inGameGoogleLogin', method);
