import type { Game } from '@shop/contract';
import { describe, expect, it } from 'vitest';
import { findListedGame, firstGame } from './find-game';

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
    ...more,
  };
}

const sub = { client_id: 'sub', gp_id: 'gp-sub', name: 'Sub', logo: '' };
const head = game('head', { sub_game: { one: sub } });

describe('games', () => {
  it('finds a sub-game by its client_id, but not its head', () => {
    expect(findListedGame([head], 'sub')).toEqual({
      clientId: 'sub',
      gameProductId: 'gp-sub',
      gameName: 'Sub',
      logo: '',
    });
    expect(findListedGame([head], 'head')).toBeNull();
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
    expect(firstGame(games)?.clientId).toBe(first);
  });
});
