import { calls } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import type { Incoming } from './exchange';
import { readExchange } from './read-exchange';

const json = { 'content-type': 'application/json; charset=utf-8' };
const right = { code: 1, msg: '', content: { games: [{ client_id: '7', gp_id: 'g', name: 'G' }] } };

function reading(incoming: Partial<Incoming> | null) {
  return readExchange({
    call: calls.gameList,
    request: { url: 'http://a.example', headers: {} },
    incoming: incoming && { status: 200, headers: json, body: JSON.stringify(right), ...incoming },
    failure: incoming === null ? 'connect refused' : '',
  });
}

function withGames(games: unknown): Partial<Incoming> {
  return { body: JSON.stringify({ ...right, content: { games } }) };
}

it('returns the content of a valid response', () => {
  expect(reading({})).toMatchObject({ kind: 'content', content: { games: [{ name: 'G' }] } });
});

it('accepts a refusal', () => {
  const body = '{"code":-3001,"msg":"No game.","content":null}';
  expect(reading({ body })).toMatchObject({ kind: 'refused', code: -3001 });
});

describe('readExchange', () => {
  it.each([
    [null, 'no response: connect refused'],
    [{ status: 502 }, 'HTTP 502 instead of 200'],
    [{ headers: { 'content-type': 'text/html' } }, 'text/html instead of application/json'],
    [{ headers: {} }, 'nothing instead of application/json'],
    [{ body: '{"code":1,' }, 'the body is not JSON'],
    [{ body: '{"games":[]}' }, 'the body has no { code, msg, content }'],
    [{ body: '{"code":1,"msg":"","content":null}' }, /^content should be Object, but is null$/],
    [withGames('none'), /^content\.games should be Array, but is "none"$/],
    [
      withGames([right.content.games[0], { client_id: '8' }]),
      /^content\.games\[1\]\.gp_id should be/,
    ],
    [
      withGames([{ ...right.content.games[0], sub_game: { a: { name: 'A' } } }]),
      /^content\.games\[0\]\.sub_game\.a\.client_id should be/,
    ],
  ])('names what is wrong and where: %j: %s', (incoming, reason) => {
    const result = reading(incoming);
    expect(result).toMatchObject({ kind: 'malformed', reason: expect.stringMatching(reason) });
  });
});
