import type { ChannelOption } from '@shop/ui/recharge-popup';
import type { ServerOption } from '@shop/ui/server-list-popup';

/** 5,000 servers, as the largest game has (spec §5). */
export const servers: readonly ServerOption[] = Array.from({ length: 5000 }, (_, index) => {
  const id = `s${String(index + 1)}`;
  return { key: id, id, name: `Server ${String(index + 1)}`, areaId: '' };
});

/** 300 channels, as the product with the most has. */
export const channels: readonly ChannelOption[] = Array.from({ length: 300 }, (_, index) => {
  const name = `Channel ${String(index + 1)}`;
  return { key: name, name, icon: '', description: `Pays with ${name}`, hasSubChannels: false };
});
