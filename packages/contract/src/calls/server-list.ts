import * as v from 'valibot';
import { defineCall } from '../call';
import { lenientList } from '../wire/lenient-list';
import { optionalText, requiredText } from '../wire/text';

const server = v.object({
  /** `s` and a number, such as `s12` (spec §2). */
  server_id: requiredText,
  name: requiredText,
  /** The server's area; empty in games without areas. */
  area_id: optionalText,
});

const area = v.object({ area_id: requiredText, name: requiredText });

/** A server of a game. */
export type Server = v.InferOutput<typeof server>;
/** An area of a game whose page config has `is_area_role`. */
export type Area = v.InferOutput<typeof area>;

/** The servers of a game, and those the player uses most, most used first (spec §5). */
export const serverList = defineCall({
  name: 'serverList',
  kind: 'read',
  audience: 'guest',
  path: '/api/pay/getServerList',
  params: v.object({ client_id: requiredText }),
  content: v.object({
    servers: lenientList(server),
    areas: lenientList(area),
    /** Ids of the player's frequent servers; empty for a guest. */
    frequent: lenientList(requiredText),
  }),
});
