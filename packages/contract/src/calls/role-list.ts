import * as v from 'valibot';
import { defineCall } from '../call';
import { firstScreenPaths } from './first-screen-paths';
import { lenientList } from '../wire/lenient-list';
import { numeric } from '../wire/numeric';
import { requiredText } from '../wire/text';
import { withDefault } from '../wire/with-default';

const role = v.object({
  role_id: requiredText,
  name: requiredText,
  level: withDefault(numeric, null),
});

/** A character of the player on one server. */
export type Role = v.InferOutput<typeof role>;

/** The player's characters on a server (spec §7). */
export const roleList = defineCall({
  name: 'roleList',
  kind: 'read',
  audience: 'player',
  path: firstScreenPaths.roleList,
  params: v.object({
    client_id: requiredText,
    server_id: requiredText,
    area_id: v.optional(v.string()),
  }),
  content: v.object({ roles: lenientList(role) }),
});
