import type { ChannelOption } from '@shop/ui/recharge-popup';
import type { ServerOption } from '@shop/ui/server-list-popup';

/** 5,000 servers, the number of the largest game (spec §5). */
export const servers: readonly ServerOption[] = Array.from({ length: 5000 }, (_, index) => {
  const id = `s${String(index + 1)}`;
  return { key: id, id, name: `Server ${String(index + 1)}`, areaId: '' };
});

/** 300 channels, the number of the product with the longest list. */
export const channels: readonly ChannelOption[] = Array.from({ length: 300 }, (_, index) => {
  const name = `Channel ${String(index + 1)}`;
  return { key: name, name, icon: '', description: `Pays with ${name}`, hasSubChannels: false };
});
