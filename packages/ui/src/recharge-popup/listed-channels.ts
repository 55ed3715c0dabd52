import { searchKey } from '@shop/i18n';
import type { ChannelOption } from './recharge-popup';

/** What decides which channels a long list shows. */
export interface ListedChannelsInput {
  channels: readonly ChannelOption[];
  typed: string;
  /** Key of the one that stands first whatever was typed; null for none. */
  first: string | null;
}

/**
 * The channels whose name contains what was typed, in their order. The one that was chosen stands
 * first, found or not: what a player pays with stays in sight.
 */
export function listedChannels({
  channels,
  typed,
  first,
}: ListedChannelsInput): readonly ChannelOption[] {
  const wanted = searchKey(typed);
  const chosen = channels.filter(({ key }) => key === first);
  const others = channels.filter(
    ({ key, name }) => key !== first && searchKey(name).includes(wanted),
  );
  return [...chosen, ...others];
}
