import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { PopupOwner } from '../../test/popup-owner';
import { shownInFrame } from '../../test/shown-in-frame';
import { tabTo } from '../../test/tab-to';
import { GameListPopup, type GameOption } from './game-list-popup';

const sky: GameOption = {
  id: 'sky',
  name: 'Sky',
  icon: '',
  subGames: [
    { id: 'sky-asia', name: 'Sky Asia', icon: '' },
    { id: 'sky-europe', name: 'Sky Europe', icon: '' },
  ],
};

/** So many games, the first of them with sub-games. */
function games(count: number): readonly GameOption[] {
  const plain = Array.from({ length: count - 1 }, (_, index) => ({
    id: `g${index + 1}`,
    name: `Game ${index + 1}`,
    icon: '',
    subGames: [],
  }));
  return [sky, ...plain];
}

const meta = {
  title: 'Popups/Game list popup',
  component: GameListPopup,
  parameters: shownInFrame,
  args: {
    open: true,
    onOpenChange: fn(),
    list: { kind: 'ready', items: games(4) },
    chosen: null,
    onChoose: fn(),
  },
} satisfies Meta<typeof GameListPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const head = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Sky' });

/** A game is chosen by one press. */
export const Games: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Game 2' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('g2');
  },
};

/** A game with sub-games expands, and it is a sub-game that is chosen; all of it by keyboard. */
export const SubGamesByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(await head()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByText('Sky Asia')).toBeNull();
    await tabTo(userEvent, await head());
    await userEvent.keyboard('{Enter}');
    await expect(await head()).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Sky Asia' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('sky-asia');
  },
};

/** And closes again. */
export const SubGamesClosed: Story = {
  args: { chosen: 'sky-europe' },
  play: async ({ userEvent }) => {
    await userEvent.click(await head());
    await expect(await head()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.queryByText('Sky Asia')).toBeNull());
  },
};

/** The group around the chosen game starts open; the chosen one is marked, not by colour alone. */
export const Chosen: Story = {
  args: { chosen: 'sky-europe' },
  play: async () => {
    const chosen = await screen.findByRole('button', { name: /Sky Europe.*Selected/ });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(screen.getAllByText('Selected')).toHaveLength(1);
  },
};

/** Eight games are seen at a glance and need no search. */
export const EightGames: Story = {
  tags: ['stress', '!autodocs'],
  args: { list: { kind: 'ready', items: games(8) } },
  play: async () => {
    await head();
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

/** More have a search; what is found in a group stands below its head, which is open. */
export const Search: Story = {
  args: { list: { kind: 'ready', items: games(9) } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search games' }), 'europe');
    await expect(await screen.findByRole('button', { name: 'Sky Europe' })).toBeVisible();
    await expect(screen.queryByText('Sky Asia')).toBeNull();
    await expect(screen.queryByText('Game 1')).toBeNull();
  },
};

/** Nothing has that name, and the list says so with what was typed. */
export const NothingFound: Story = {
  args: { list: { kind: 'ready', items: games(9) } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await expect(await screen.findByText('Nothing matches “zzz”')).toBeVisible();
  },
};

/** 300 games: the search stays in sight while the list scrolls. */
export const ManyGames: Story = {
  tags: ['stress', '!autodocs'],
  args: { list: { kind: 'ready', items: games(300) }, chosen: 'g150' },
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('searchbox');
    const before = search.getBoundingClientRect().top;
    screen.getByRole('button', { name: 'Game 299' }).scrollIntoView();
    await expect(search.getBoundingClientRect().top).toBeCloseTo(before, 0);
    await userEvent.type(search, '299');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** On its way: rows of the height of games. */
export const Loading: Story = {
  args: { list: { kind: 'loading' } },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading …');
  },
};

/** It did not come; the player can ask again. */
export const Failed: Story = {
  args: {
    list: { kind: 'error', text: 'Network error. Please try again later', onRetry: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.list.kind === 'error' && args.list.onRetry).toHaveBeenCalledOnce();
  },
};

/** A brand without a game. */
export const Empty: Story = {
  args: { list: { kind: 'ready', items: [] } },
  play: async () => {
    await expect(await screen.findByText('There are no games here yet')).toBeVisible();
  },
};

/** Names nobody foresaw are cut, pictures that are broken become letters, markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    chosen: 'long',
    list: {
      kind: 'ready',
      items: [
        { id: 'long', name: awkward.long, icon: 'data:image/png;base64,broken', subGames: [] },
        {
          id: 'markup',
          name: awkward.markup,
          icon: '',
          subGames: [{ id: 'sub', name: awkward.long, icon: '' }],
        },
        { id: 'words', name: 'Dragon '.repeat(28), icon: '', subGames: [] },
        { id: 'backwards', name: awkward.backwards, icon: '', subGames: [] },
      ],
    },
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: awkward.markup }));
  },
};

/** Focus is taken, kept, and given back on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { chosen: 'sky-asia' },
  render: (args) => <PopupOwner popup={(popup) => <GameListPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => actsAsPopup(userEvent, 'Choose a game'),
};
