import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import * as confirm from '../../src/confirm-popup/confirm-popup.stories';
import * as claim from '../../src/coupon-claim/coupon-claim.stories';
import * as consume from '../../src/coupon-consume/coupon-consume.stories';
import * as coupons from '../../src/coupon-picker/coupon-picker.stories';
import * as games from '../../src/game-list-popup/game-list-popup.stories';
import * as hostedCard from '../../src/hosted-card-panel/hosted-card-panel.stories';
import * as login from '../../src/login-popup/login-popup.stories';
import * as card from '../../src/recharge-popup/card-mode.stories';
import * as recharge from '../../src/recharge-popup/recharge-popup.stories';
import * as ended from '../../src/result-popup/ended-unpaid.stories';
import * as result from '../../src/result-popup/result-popup.stories';
import * as roles from '../../src/role-list-popup/role-list-popup.stories';
import * as servers from '../../src/server-list-popup/server-list-popup.stories';
import * as subChannels from '../../src/sub-channel-popup/sub-channel-popup.stories';

/** The popups that pictures are taken of, each as a story draws it before anything is pressed. */
export const popups: Readonly<Record<string, ComponentType>> = {
  login: composeStories(login).WithProviders,
  games: composeStories(games).Games,
  servers: composeStories(servers).Characters,
  roles: composeStories(roles).Roles,
  recharge: composeStories(recharge).Chosen,
  'sub-channels': composeStories(subChannels).Choice,
  card: composeStories(card).Exchange,
  'hosted-card': composeStories(hostedCard).Ready,
  coupons: composeStories(coupons).Usable,
  claim: composeStories(claim).EachState,
  consume: composeStories(consume).Question,
  confirm: composeStories(confirm).Question,
  pending: composeStories(result).Pending,
  success: composeStories(result).SuccessWithReceipt,
  fail: composeStories(ended).Fail,
};
