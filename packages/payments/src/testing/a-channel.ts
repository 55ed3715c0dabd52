import type { Channel, SubChannel } from '@shop/contract';

/** Creates a channel that is listed at any price; `changes` overrides its fields. */
export function aChannel(changes: Partial<Channel> = {}): Channel {
  return {
    payway_id: '10201',
    channel_id: '',
    name: 'Wallet',
    icon: 'https://images.example/wallet.svg',
    sort: 0,
    min_money: 0,
    max_money: 0,
    description: '',
    open_coupon: false,
    sub_payment: [],
    ...changes,
  };
}

/** Creates a sub-channel that is usable at any price; `changes` overrides its fields. */
export function aSubChannel(changes: Partial<SubChannel> = {}): SubChannel {
  return { channel_id: 'm', name: 'Method', icon: '', min_money: 0, max_money: 0, ...changes };
}
