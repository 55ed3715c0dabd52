import type { Game } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { findLinkedGame, findListedGame, firstGame } from './find-game';

function game(id: string, more: Partial<Game> = {}): Game {
  return {
    client_id: id,
    gp_id: `gp-${id}`,
    name: id.toUpperCase(),
    logo: '',
    is_select_game: false,
    sub_game: {},
    terms: '',
    privacy: '',
    clientIdMap: { android: '', ios: '', web: '' },
    area: '',
    banner: '',
    from_price: null,
    from_currency: '',
    ...more,
  };
}

const sub = { client_id: 'sub', gp_id: 'gp-sub', name: 'Sub', logo: '' };
const head = game('head', { sub_game: { one: sub } });

describe('games', () => {
  it('finds a sub-game by its client_id, but not its head', () => {
    expect(findListedGame([head], 'sub', 'web')).toEqual({
      clientId: 'sub',
      gameProductId: 'gp-sub',
      gameName: 'Sub',
      logo: '',
    });
    expect(findListedGame([head], 'head', 'web')).toBeNull();
  });

  it.each([
    {
      name: 'the one the back end marks',
      games: [game('a'), game('b', { is_select_game: true })],
      first: 'b',
    },
    { name: 'else the first', games: [game('a'), game('b')], first: 'a' },
    { name: 'the first sub-game of a head', games: [head, game('a')], first: 'sub' },
    { name: 'none of none', games: [], first: undefined },
  ])('to start with: $name', ({ games, first }) => {
    expect(firstGame(games, 'web')?.clientId).toBe(first);
  });

  const apart = game('apart', { clientIdMap: { android: 'apart-a', ios: 'apart-i', web: '' } });

  it.each([
    ['android', 'apart-a'],
    ['ios', 'apart-i'],
    ['web', 'apart'],
  ] as const)('have an id of their own on %s: %s (spec §3, clientIdMap)', (platform, id) => {
    expect(firstGame([apart], platform)?.clientId).toBe(id);
    expect(findListedGame([apart], id, platform)?.clientId).toBe(id);
  });

  it.each([
    { name: 'a game', link: 'a', found: 'a' },
    { name: 'a sub-game', link: 'sub', found: 'sub' },
    { name: 'a head: its first sub-game', link: 'head', found: 'sub' },
    { name: 'the id of another platform, which stays', link: 'apart-i', found: 'apart-i' },
    { name: 'a game that is not listed', link: 'other', found: undefined },
    { name: 'nothing', link: '', found: undefined },
  ])('are found by a link to $name', ({ link, found }) => {
    expect(findLinkedGame([head, game('a'), apart], link, 'android')?.clientId).toBe(found);
  });
});
