import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { listGames } from '../catalogue/list-games';
import { listReplenishmentChannels } from './list-replenishment-channels';
import { readReplenishment } from './read-replenishment';

/** The calls about paying for another player, which is possible in every game. */
export const replenishmentRoutes = {
  replenishmentInfo: route(calls.replenishmentInfo, readReplenishment),
  replenishmentGameList: route(calls.replenishmentGameList, listGames),
  replenishmentChannelList: route(calls.replenishmentChannelList, listReplenishmentChannels),
} satisfies Partial<Record<CallName, Route>>;
