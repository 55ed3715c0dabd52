import * as v from 'valibot';
import { defineCall } from '../../call';
import { numeric } from '../../wire/numeric';
import { optionalText, requiredText } from '../../wire/text';
import { pagePaths } from '../page-paths';

/** The player's level in the VIP centre (spec §3, §7). */
export const vipInfo = defineCall({
  name: 'vipInfo',
  kind: 'read',
  audience: 'player',
  path: pagePaths.vipInfo,
  params: v.object({ client_id: requiredText }),
  content: v.object({
    /** The `level_id` of a level of `vipBasicInfo`. */
    vip_level: requiredText,
    vip_level_name: optionalText,
    /** Growth points in total. */
    total_points: v.pipe(numeric, v.minValue(0)),
  }),
});
