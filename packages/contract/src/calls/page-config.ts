import * as v from 'valibot';
import { defineCall } from '../call';
import { firstScreenPaths } from './first-screen-paths';
import { domainArea } from '../domain-area';
import { commaList } from '../wire/comma-list';
import { flag } from '../wire/flag';
import { optionalText } from '../wire/text';
import { absentAs } from '../wire/with-default';

/** Settings of a game's page (spec §3, page config). */
export const pageConfig = defineCall({
  name: 'pageConfig',
  kind: 'read',
  audience: 'guest',
  path: firstScreenPaths.pageConfig,
  params: v.object({ client_id: v.optional(v.string()), domain_area: domainArea }),
  content: v.object({
    is_open_coupon: flag,
    /** Languages the game is offered in; empty means all of them. */
    language_config: commaList,
    area_config: absentAs(v.object({ is_area_role: flag }), { is_area_role: false }),
    cumulative_config: absentAs(v.object({ is_has_cumulative: flag }), {
      is_has_cumulative: false,
    }),
    continue_config: absentAs(v.object({ is_has_continue: flag }), { is_has_continue: false }),
    /** A colour for this game instead of the brand's, `#rrggbb`, or empty. */
    brand_color: optionalText,
  }),
});
