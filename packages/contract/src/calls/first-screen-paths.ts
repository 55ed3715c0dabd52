/**
 * The paths of the calls of the first screens, and of the list that the payment begins with. The script that
 * makes these calls before the shop's code arrives is part of the page, and the schemas of the answers would
 * more than double it.
 */
export const firstScreenPaths = {
  gameList: '/api/pay/getGameListV2',
  goodsList: '/api/pay/getThirdGift',
  pageConfig: '/api/config/recharge',
  roleList: '/api/pay/getRoleList',
  channelList: '/api/pay/getCountryList',
} as const;
