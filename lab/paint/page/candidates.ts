import type { ComponentType } from 'react';
import { Box } from './baselines/box';
import { PlainChannels } from './baselines/plain-channels';
import { PlainServers } from './baselines/plain-servers';
import { WindowedChannels } from './baselines/windowed-channels';
import { WindowedServers } from './baselines/windowed-servers';
import { opened } from './opened';
import { popups } from './popups';

/** All candidates, by their name in the address. */
export const candidates: ReadonlyMap<string, ComponentType> = new Map([
  ...Object.entries(popups).map(([name, popup]) => [name, opened(popup)] as const),
  ['box', opened(Box)] as const,
  ['plain servers', opened(PlainServers)] as const,
  ['windowed servers', opened(WindowedServers)] as const,
  ['plain channels', opened(PlainChannels)] as const,
  ['windowed channels', opened(WindowedChannels)] as const,
]);
