import * as v from 'valibot';
import { defineCall } from '../../call';
import { flag } from '../../wire/flag';
import { numeric } from '../../wire/numeric';
import { requiredText } from '../../wire/text';
import { withDefault } from '../../wire/with-default';

/** Whether the gift tab has anything to show (spec §2, §7). */
export const activityStatus = defineCall({
  name: 'activityStatus',
  kind: 'read',
  audience: 'player',
  path: '/api/cumulative/status',
  params: v.object({
    client_id: requiredText,
    server_id: requiredText,
    role_id: requiredText,
    area_id: v.optional(v.string()),
  }),
  content: v.object({
    is_has_cumulative: flag,
    is_has_continue: flag,
    /** How many rewards can be claimed now. */
    claimable: withDefault(numeric, 0),
  }),
});
