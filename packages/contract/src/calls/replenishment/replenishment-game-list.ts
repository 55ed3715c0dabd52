import * as v from 'valibot';
import { defineCall } from '../../call';
import { domainArea } from '../../domain-area';
import { platform } from '../../platform';
import { gameList } from '../game-list';

/** The games that allow paying for another player (spec §7). */
export const replenishmentGameList = defineCall({
  name: 'replenishmentGameList',
  kind: 'read',
  audience: 'guest',
  path: '/api/replenishment/getGameList',
  params: v.object({ client_id: v.optional(v.string()), platform, domain_area: domainArea }),
  content: gameList.content,
});
