import { calls, readAnswer } from '@shop/contract';
import { expect, it } from 'vitest';
import { lastGameFirst } from './last-game-first';

const answer = readAnswer(calls.gameList, {
  code: 1,
  content: {
    games: [
      { client_id: 'sky', gp_id: 'g1', name: 'Sky' },
      { client_id: 'sea', gp_id: 'g2', name: 'Sea', clientIdMap: { ios: 'sea-ios' } },
      {
        client_id: 'land',
        gp_id: 'g3',
        name: 'Land',
        sub_game: { a: { client_id: 'land-asia', gp_id: 'g3', name: 'Land: Asia' } },
      },
    ],
  },
});
const games = answer.kind === 'content' ? answer.content.games : [];

it.each([
  ['the order of the back end', 'nothing was chosen', null, ['Sky', 'Sea', 'Land']],
  ['the order of the back end', 'the area does not have the game', 'moon', ['Sky', 'Sea', 'Land']],
  ['the chosen game first', 'it was chosen', 'sea', ['Sea', 'Sky', 'Land']],
  ['the chosen game first', 'it has the id of a platform', 'sea-ios', ['Sea', 'Sky', 'Land']],
  ['the head first', 'a sub-game was chosen', 'land-asia', ['Land', 'Sky', 'Sea']],
])('has %s when %s', (_order, _reason, clientId, names) => {
  expect(lastGameFirst(games, clientId).map(({ name }) => name)).toEqual(names);
});
