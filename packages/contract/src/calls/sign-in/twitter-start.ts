import * as v from 'valibot';
import { defineCall } from '../../call';
import { requiredText } from '../../wire/text';

const begun = v.object({
  /** The platform's consent page. */
  url: requiredText,
});

/** Starts a sign-in with the short-message platform, which returns to `callback` (spec §7). */
export const twitterStart = defineCall({
  name: 'twitterStart',
  kind: 'code-sign-in',
  audience: 'guest',
  path: '/util/login/twitter_auth',
  params: v.object({ client_id: requiredText, callback: requiredText }),
  content: begun,
});

/** Like {@link twitterStart}, for paying for another player. */
export const inGameTwitterStart = defineCall({
  name: 'inGameTwitterStart',
  kind: 'code-sign-in',
  audience: 'guest',
  path: '/api/ingame/twitter_auth',
  params: v.object({ game_id: requiredText, callback: requiredText }),
  content: begun,
});
