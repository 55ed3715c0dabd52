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

/**
 * The calls that only add something to the page, which is as good without it, so that their failure is not
 * said at all. The code that makes them adds them.
 */
export const unnoticed = new Set<string>();
