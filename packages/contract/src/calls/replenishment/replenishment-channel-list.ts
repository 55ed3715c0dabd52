import * as v from 'valibot';
import { defineCall } from '../../call';
import { platform } from '../../platform';
import { requiredText } from '../../wire/text';
import { channelList } from '../channel-list';

/** The payment channels for a replenishment, by region (spec §7). */
export const replenishmentChannelList = defineCall({
  name: 'replenishmentChannelList',
  kind: 'read',
  audience: 'guest',
  path: '/api/pay/replenishmentCountryList',
  params: v.object({ replenish_id: requiredText, platform }),
  content: channelList.content,
});
