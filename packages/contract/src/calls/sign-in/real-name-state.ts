import * as v from 'valibot';
import { defineCall } from '../../call';
import { optionalText, requiredText } from '../../wire/text';

/** How far a player's real-name check has come. */
export const realNameStates = ['not-needed', 'missing', 'verified'] as const;

/** One of {@link realNameStates}. */
export type RealNameState = (typeof realNameStates)[number];

/**
 * Whether the player has to prove a real name before buying (spec §1, code 6001). The proof itself
 * is given on the publisher's own page: no name and no number passes through the shop.
 */
export const realNameState = defineCall({
  name: 'realNameState',
  kind: 'read',
  audience: 'player',
  path: '/api/system/realName',
  params: v.object({ client_id: requiredText }),
  content: v.object({
    state: v.picklist(realNameStates),
    /** Where the proof is given; empty unless it is missing. */
    url: optionalText,
  }),
});
