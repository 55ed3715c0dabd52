import type { ComponentType } from 'react';
import { Box } from './floors/box';
import { PlainChannels } from './floors/plain-channels';
import { PlainServers } from './floors/plain-servers';
import { WindowedChannels } from './floors/windowed-channels';
import { WindowedServers } from './floors/windowed-servers';
import { opened } from './opened';
import { popups } from './popups';

/** Who can be on the stage, by the name in the address. */
export const contestants: ReadonlyMap<string, ComponentType> = new Map([
  ...Object.entries(popups).map(([name, popup]) => [name, opened(popup)] as const),
  ['box', opened(Box)] as const,
  ['plain servers', opened(PlainServers)] as const,
  ['windowed servers', opened(WindowedServers)] as const,
  ['plain channels', opened(PlainChannels)] as const,
  ['windowed channels', opened(WindowedChannels)] as const,
]);
