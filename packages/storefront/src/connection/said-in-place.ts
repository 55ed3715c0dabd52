import {
  activityInfo,
  channelList,
  gameList,
  goodsList,
  roleList,
  serverList,
} from '@shop/contract';

/**
 * The calls whose failure is said where their content would be, so that no toast says it again. Code that
 * is loaded later adds its own.
 */
export const saidInPlace = new Set<string>(
  [activityInfo, channelList, gameList, goodsList, roleList, serverList].map(({ name }) => name),
);
