import type { ChannelOption } from '../src/recharge-popup';

/** Returns a payment channel for a story. */
export function aChannel(name: string, changes: Partial<ChannelOption> = {}): ChannelOption {
  return { key: name, name, icon: '', description: '', hasSubChannels: false, ...changes };
}

/** What is bought for whom, for a story. */
export const aPurchase = {
  goods: '300 Star Crystals',
  picture: '',
  role: 'Amaranth',
  server: 'S12',
  game: 'Starfall Saga',
} as const;
