import type { ChannelOption } from '../src/recharge-popup';

/** Returns a payment channel for a story. */
export function aChannel(name: string, changes: Partial<ChannelOption> = {}): ChannelOption {
  return { key: name, name, icon: '', description: '', hasSubChannels: false, ...changes };
}

/** A recipient for a story. */
export const aRecipient = {
  role: 'Amaranth',
  server: 'S12',
  game: 'Starfall Saga',
  picture: '',
} as const;
