import { type CallName, calls } from '@shop/contract';
import { type Route, route } from '../api/route';
import { evokeGame } from './evoke-game';
import { listAllRoles } from './list-all-roles';
import { listCountryChannels } from './list-channels';
import { listGames } from './list-games';
import { listGoods } from './list-goods';
import { listRoles } from './list-roles';
import { listServers } from './list-servers';
import { readGameLogo } from './read-game-logo';
import { readPageConfig } from './read-page-config';
import { initPage } from './init-page';

/** Routes of the calls about the catalogue. */
export const catalogueRoutes = {
  initPage: route(calls.initPage, initPage),
  pageConfig: route(calls.pageConfig, readPageConfig),
  gameLogo: route(calls.gameLogo, readGameLogo),
  gameList: route(calls.gameList, listGames),
  serverList: route(calls.serverList, listServers),
  roleList: route(calls.roleList, listRoles),
  allRoleList: route(calls.allRoleList, listAllRoles),
  goodsList: route(calls.goodsList, listGoods),
  channelList: route(calls.channelList, listCountryChannels),
  evokeGame: route(calls.evokeGame, evokeGame),
} satisfies Partial<Record<CallName, Route>>;
