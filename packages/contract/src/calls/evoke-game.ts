import * as v from 'valibot';
import { defineCall } from '../call';
import { platform } from '../platform';
import { optionalText, requiredText } from '../wire/text';

/** The link back into the game after a purchase (spec §7). */
export const evokeGame = defineCall({
  name: 'evokeGame',
  kind: 'read',
  audience: 'guest',
  path: '/api/rsys/evoke',
  params: v.object({ client_id: requiredText, platform }),
  content: v.object({
    /** An https address that the device opens in the game; empty if the game has none. */
    url: optionalText,
  }),
});
