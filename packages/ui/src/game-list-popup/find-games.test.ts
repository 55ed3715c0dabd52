import { expect, it } from 'vitest';
import { findGames } from './find-games';

const game = (name: string, ...subs: string[]) => ({
  id: name,
  name,
  icon: '',
  subGames: subs.map((sub) => ({ id: sub, name: sub, icon: '' })),
});
const games = [game('Dragon Tale'), game('Sky', 'Sky Asia', 'Sky Dragon')];

it.each([
  ['', [['Dragon Tale'], ['Sky', 'Sky Asia', 'Sky Dragon']]],
  ['dragon', [['Dragon Tale'], ['Sky', 'Sky Dragon']]],
  [' SKY ', [['Sky', 'Sky Asia', 'Sky Dragon']]],
  ['zzz', []],
])('games are found by name, sub-games below their head: %j', (typed, found) => {
  expect(
    findGames(games, typed).map(({ name, subGames }) => [name, ...subGames.map((sub) => sub.name)]),
  ).toEqual(found);
});
