import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin, deviceId } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'twitter_redirect',
  entries: {
    /** The request token of this sign-in; it stands where others carry the player's own. */
    oauth_token: requiredText,
    oauth_verifier: requiredText,
    did: deviceId,
  },
} as const;

/** Ends a sign-in with the short-message platform that `twitterStart` began (spec §7). */
export const twitterLogin = defineLogin('twitterLogin', method);

/** {@link twitterLogin} for somebody who pays for another player. */
export const inGameTwitterLogin = defineInGameLogin('inGameTwitterLogin', method);
