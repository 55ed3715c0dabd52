import type { ChannelKind } from '@shop/contract';

/** What the methods of the aggregator are in the countries where the seeds offer them: the shop cannot know it. */
const kinds: ReadonlyMap<string, ChannelKind> = new Map([
  ['10401:2', 'wallet'],
  ['10401:3', 'carrier'],
  ['10401:5', 'carrier'],
  ['10401:6', 'bank'],
  ['10401:12', 'carrier'],
  ['10401:40', 'bank'],
  ['10401:50', 'wallet'],
  ['10401:51', 'wallet'],
]);

/** Returns the kind that the shop is told of a channel; undefined where the provider's own kind holds. */
export function payKind(paywayId: string, channelId: string): ChannelKind | undefined {
  return kinds.get(`${paywayId}:${channelId}`);
}
