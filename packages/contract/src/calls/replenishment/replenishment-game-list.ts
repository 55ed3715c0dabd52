import * as v from 'valibot';
import { defineCall } from '../../call';
import { domainArea } from '../../domain-area';
import { platform } from '../../platform';
import { gameList } from '../game-list';
import { replenishmentPaths } from './replenishment-paths';

/** The games that allow paying for another player (spec §7). */
export const replenishmentGameList = defineCall({
  name: 'replenishmentGameList',
  kind: 'read',
  audience: 'guest',
  path: replenishmentPaths.gameList,
  params: v.object({ client_id: v.optional(v.string()), platform, domain_area: domainArea }),
  content: gameList.content,
});
