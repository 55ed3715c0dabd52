import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describePopup } from '../../test/popup-conformance';
import { renderInShop } from '../../test/render-in-shop';
import { GameListPopup } from './game-list-popup';
import type { GameOption } from './game-list-popup-props';

const group: GameOption = {
  id: 'sky',
  name: 'Sky',
  icon: '',
  subGames: [
    { id: 'sky-asia', name: 'Sky Asia', icon: '' },
    { id: 'sky-europe', name: 'Sky Europe', icon: '' },
  ],
};
const games = (count: number): GameOption[] => [
  group,
  ...Array.from({ length: count - 1 }, (_, index) => ({
    id: `g${String(index)}`,
    name: `Game ${String(index)}`,
    icon: '',
    subGames: [],
  })),
];

function openGames(count: number, chosen: string | null = null) {
  const onChoose = vi.fn();
  renderInShop(
    <GameListPopup
      chosen={chosen}
      list={{ kind: 'ready', items: games(count) }}
      onChoose={onChoose}
      onOpenChange={vi.fn()}
      open
    />,
  );
  return { onChoose, user: userEvent.setup() };
}

describe('game list (spec §2)', () => {
  it('a game with sub-games expands; the sub-game is what is chosen', async () => {
    const { user, onChoose } = openGames(3);
    expect(screen.queryByText('Sky Asia')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sky' }));
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sky Asia' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('sky-asia');
  });

  it('the group around the chosen game starts open, and the chosen one has a check mark', () => {
    openGames(3, 'sky-europe');
    expect(screen.getByRole('button', { name: /Sky Europe.*Selected/ })).toBeInTheDocument();
  });

  it('is searched only when there are more than eight games', async () => {
    const { user } = openGames(9);
    await user.type(screen.getByRole('searchbox'), 'europe');
    expect(screen.getByRole('button', { name: 'Sky Europe' })).toBeInTheDocument();
    expect(screen.queryByText('Game 1')).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('Nothing matches “europezzz”')).toBeInTheDocument();
  });

  it('eight games need no search', () => {
    openGames(8);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

const list = { kind: 'ready', items: games(3) } as const;
describePopup('Choose a game', (popup) => (
  <GameListPopup chosen="sky-asia" list={list} onChoose={vi.fn()} {...popup} />
));
