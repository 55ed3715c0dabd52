import * as v from 'valibot';
import { defineCall } from '../../call';
import { requiredText } from '../../wire/text';
import { rewardStates } from './activity-info';

/**
 * Claims a reward for a role (spec §4). A second claim returns the answer of the first, so that a
 * lost answer does no harm.
 */
export const receiveActivityGift = defineCall({
  name: 'receiveActivityGift',
  kind: 'claim',
  audience: 'player',
  path: '/api/cumulative/receiveActivityGift',
  params: v.object({
    client_id: requiredText,
    server_id: requiredText,
    role_id: requiredText,
    area_id: v.optional(v.string()),
    activity_id: requiredText,
    gift_id: requiredText,
  }),
  content: v.object({ gift_id: requiredText, state: v.picklist(rewardStates) }),
});
