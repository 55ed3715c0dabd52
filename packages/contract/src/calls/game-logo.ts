import * as v from 'valibot';
import { defineCall } from '../call';
import { optionalText, requiredText } from '../wire/text';

/** The logo of a game (spec §7). */
export const gameLogo = defineCall({
  name: 'gameLogo',
  kind: 'read',
  audience: 'guest',
  path: '/api/config/game_logo',
  params: v.object({ client_id: requiredText }),
  content: v.object({
    /** Address of the image; empty if there is none. */
    icon: optionalText,
  }),
});
