import { requiredText } from '../../wire/text';
import { defineInGameLogin, defineLogin, optionalDeviceId } from './define-login';

const method = {
  kind: 'code-sign-in',
  file: 'twitter_redirect',
  entries: {
    /** The request token of this sign-in. It replaces the player's own token. */
    oauth_token: requiredText,
    oauth_verifier: requiredText,
    did: optionalDeviceId,
  },
} as const;

/** Completes the sign-in with the short-message platform that `twitterStart` started (spec §7). */
export const twitterLogin = defineLogin('twitterLogin', method);

/** Like {@link twitterLogin}, for paying for another player. */
export const inGameTwitterLogin = defineInGameLogin('inGameTwitterLogin', method);
