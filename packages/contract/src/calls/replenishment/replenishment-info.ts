import * as v from 'valibot';
import { defineCall } from '../../call';
import { domainArea } from '../../domain-area';
import { flag } from '../../wire/flag';
import { numeric } from '../../wire/numeric';
import { optionalText, requiredText } from '../../wire/text';
import { replenishmentPaths } from './replenishment-paths';

/** The payment for another player, and the time left for it (spec §3, §7). */
export const replenishmentInfo = defineCall({
  name: 'replenishmentInfo',
  kind: 'read',
  audience: 'guest',
  path: replenishmentPaths.info,
  params: v.object({
    /** 128 random bits. The link gives access to this answer and to nothing else. */
    replenish_id: requiredText,
  }),
  content: v.object({
    game_name: requiredText,
    /** The receiving player, partly hidden. */
    user_name: requiredText,
    /** In major units of `currency_code`. */
    amount: v.pipe(numeric, v.minValue(0)),
    currency_code: v.pipe(requiredText, v.regex(/^[A-Z]{3}$/)),
    /** Seconds left; 0 once the link has expired. A countdown is shown below a day (spec §4). */
    valid_time: numeric,
    /** Whether somebody has paid it, so that nothing is left to pay. */
    is_paid: flag,
    /** The game to sign in to and to pay in; also `game_id` of the in-game logins. */
    client_id: requiredText,
    gp_id: requiredText,
    domain_area: domainArea,
    product_id: requiredText,
    server_id: requiredText,
    /** How the game calls it; the shop shows the id where it is empty. */
    server_name: optionalText,
    role_id: requiredText,
    /** Empty in games without areas. */
    area_id: optionalText,
    area_name: optionalText,
  }),
});
