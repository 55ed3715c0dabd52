export { channelKind } from './channel-kind';
export { type KindGroup, groupByKind } from './group-by-kind';
export type { ChannelKind } from '@shop/contract';
