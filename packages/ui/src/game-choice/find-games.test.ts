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
  ['ｄｒágon', [['Dragon Tale'], ['Sky', 'Sky Dragon']]],
  ['skyasia', [['Sky', 'Sky Asia']]],
  ['zzz', []],
])('finds games by name, with sub-games under their parent, when %j is typed', (typed, found) => {
  expect(
    findGames(games, typed).map(({ name, subGames }) => [name, ...subGames.map((sub) => sub.name)]),
  ).toEqual(found);
});
