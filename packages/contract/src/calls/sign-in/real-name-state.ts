import * as v from 'valibot';
import { defineCall } from '../../call';
import { optionalText, requiredText } from '../../wire/text';

/** The states of a player's real-name check. */
export const realNameStates = ['not-needed', 'missing', 'verified'] as const;

/** One of {@link realNameStates}. */
export type RealNameState = (typeof realNameStates)[number];

/**
 * Whether the player must prove a real name before buying (spec §1, code 6001). They give the proof
 * on the publisher's own page: the shop receives no name and no number.
 */
export const realNameState = defineCall({
  name: 'realNameState',
  kind: 'read',
  audience: 'player',
  path: '/api/system/realName',
  params: v.object({ client_id: requiredText }),
  content: v.object({
    state: v.picklist(realNameStates),
    /** The page for the proof; empty unless the proof is missing. */
    url: optionalText,
  }),
});
