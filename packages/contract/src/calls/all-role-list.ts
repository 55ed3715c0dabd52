import * as v from 'valibot';
import { defineCall } from '../call';
import { lenientList } from '../wire/lenient-list';
import { numeric } from '../wire/numeric';
import { optionalText, requiredText } from '../wire/text';
import { withDefault } from '../wire/with-default';

const placedRole = v.object({
  role_id: requiredText,
  name: requiredText,
  level: withDefault(numeric, null),
  server_id: requiredText,
  server_name: optionalText,
  /** Empty in games without areas. */
  area_id: optionalText,
});

/** A character of the player, and its server. */
export type PlacedRole = v.InferOutput<typeof placedRole>;

/** All characters of the player in a game, on every server (spec §7). */
export const allRoleList = defineCall({
  name: 'allRoleList',
  kind: 'read',
  audience: 'player',
  path: '/api/system/allRoleList',
  params: v.object({ client_id: requiredText }),
  content: v.object({ roles: lenientList(placedRole) }),
});
