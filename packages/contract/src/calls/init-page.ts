import * as v from 'valibot';
import { defineCall } from '../call';
import { domainArea } from '../domain-area';
import { numeric } from '../wire/numeric';
import { optionalText } from '../wire/text';

/** Called once when the layout mounts (spec §7): the server's time and the visitor's likely country. */
export const initPage = defineCall({
  name: 'initPage',
  kind: 'read',
  audience: 'guest',
  path: '/api/config/init',
  params: v.object({ client_id: v.optional(v.string()), domain_area: domainArea }),
  content: v.object({
    /** Seconds since 1970. The device's clock may be wrong; limits and countdowns use this one. */
    server_time: numeric,
    /** ISO 3166 code of the visitor's country, empty if unknown. */
    country: optionalText,
  }),
});
