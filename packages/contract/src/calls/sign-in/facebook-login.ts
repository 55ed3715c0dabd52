import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'facebook_auth',
  entries: {
    /** A token issued for the shop's own app; a token for another app is refused. */
    fb_access_token: requiredText,
  },
} as const;

/** Signs in with an account of the social network (spec §7). */
export const facebookLogin = defineLogin('facebookLogin', method);

/** Like {@link facebookLogin}, for paying for another player. */
export const inGameFacebookLogin = defineInGameLogin('inGameFacebookLogin', method);
