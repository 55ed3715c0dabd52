import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'facebook_auth',
  entries: {
    /** A token that was made for our own app; one made for another is refused. */
    fb_access_token: requiredText,
  },
} as const;

/** Signs in with an account of the social network (spec §7). */
export const facebookLogin = defineLogin('facebookLogin', method);

/** {@link facebookLogin} for somebody who pays for another player. */
export const inGameFacebookLogin = defineInGameLogin('inGameFacebookLogin', method);
