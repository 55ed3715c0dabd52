import { expect, it } from 'vitest';
import { channelPicture } from '../pictures/channel-picture';
import { playedGames } from './catalogue-rows';
import { commonNames } from './common-names';
import { seeds } from './seeds';

it('draws no letters of a company for what players call by a common name', () => {
  const common: readonly string[] = Object.values(commonNames);
  const icons = seeds
    .flatMap(playedGames)
    .flatMap((game) => Object.values(game.channels).flat())
    .flatMap(({ subChannels = [], ...channel }) => [channel, ...subChannels])
    .filter(({ name }) => common.includes(name))
    .flatMap(({ icon }) => icon?.replace('channels/', '') ?? []);
  expect(icons.length).toBeGreaterThan(10);
  const lettered = icons.filter((icon) => channelPicture(icon)?.includes('<text'));
  expect([...new Set(lettered)]).toEqual([]);
});
