import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import type { GameOption } from '../game-choice';
import { GameListPopup } from './game-list-popup';

const realms: GameOption = {
  id: 'realms',
  name: 'Hollow Realms',
  icon: '',
  subGames: [
    { id: 'realms-asia', name: 'Hollow Realms: Asia', icon: '' },
    { id: 'realms-europe', name: 'Hollow Realms: Europe', icon: '' },
  ],
};

const titles = [
  'Starfall Saga',
  'Mecha Arena',
  'Sakura Saga',
  'Ocean Kings',
  'Iron Frontier',
  'Moonlit Garden',
  'Racing Stars',
  'Tower of Dawn',
];

/** Returns games, the first of them with two sub-games. */
function games(count: number): readonly GameOption[] {
  const plain = Array.from({ length: count - 1 }, (_, index) => ({
    id: `g${index + 1}`,
    name: titles[index] ?? `Starfall Saga ${index + 1}`,
    icon: '',
    subGames: [],
  }));
  return [realms, ...plain];
}

const meta = {
  title: 'Popups/Game list popup',
  component: GameListPopup,
  parameters: popupParameters,
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

const head = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Hollow Realms' });

/** The player chooses the game to top up with one press. */
export const Games: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mecha Arena' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('g2');
  },
};

/** A game with sub-games expands, and the player chooses one of these, with keys only. */
export const SubGamesByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(await head()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByText('Hollow Realms: Asia')).toBeNull();
    await tabTo(userEvent, await head());
    await userEvent.keyboard('{Enter}');
    await expect(await head()).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Hollow Realms: Asia' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('realms-asia');
  },
};

/** The player has closed the group of the chosen game. */
export const SubGamesClosed: Story = {
  args: { chosen: 'realms-europe' },
  play: async ({ userEvent }) => {
    await userEvent.click(await head());
    await expect(await head()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.queryByText('Hollow Realms: Asia')).toBeNull());
  },
};

/** The group of the chosen game starts open. The chosen game has a check mark. */
export const Chosen: Story = {
  args: { chosen: 'realms-europe' },
  play: async () => {
    const chosen = await screen.findByRole('button', { name: /Hollow Realms: Europe.*Selected/ });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(screen.getAllByText('Selected')).toHaveLength(1);
  },
};

/** Up to eight games have no search. */
export const EightGames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { list: { kind: 'ready', items: games(8) } },
  play: async () => {
    await head();
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

/** More than eight games have a search. A match among sub-games is shown in its open group. */
export const Search: Story = {
  args: { list: { kind: 'ready', items: games(9) } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search games' }), 'europe');
    await expect(
      await screen.findByRole('button', { name: 'Hollow Realms: Europe' }),
    ).toBeVisible();
    await expect(screen.queryByText('Hollow Realms: Asia')).toBeNull();
    await expect(screen.queryByText('Starfall Saga')).toBeNull();
  },
};

/** No game matches the search. */
export const NothingFound: Story = {
  args: { list: { kind: 'ready', items: games(9) } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await expect(await screen.findByText('Nothing matches “zzz”')).toBeVisible();
  },
};

/** 300 games. The search stays visible while the list scrolls. */
export const ManyGames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { list: { kind: 'ready', items: games(300) }, chosen: 'g150' },
  play: async ({ userEvent }) => {
    const search = await screen.findByRole('searchbox');
    const before = search.getBoundingClientRect().top;
    screen.getByRole('button', { name: 'Starfall Saga 299' }).scrollIntoView();
    await expect(search.getBoundingClientRect().top).toBeCloseTo(before, 0);
    await userEvent.type(search, '299');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  },
};

/** The games are being loaded: placeholder rows. */
export const Loading: Story = {
  args: { list: { kind: 'loading' } },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading …');
  },
};

/** The games could not be loaded. The player can try again. */
export const Failed: Story = {
  args: {
    list: { kind: 'error', text: 'Network error. Please try again later', onRetry: fn() },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.list.kind === 'error' && args.list.onRetry).toHaveBeenCalledOnce();
  },
};

/** The brand has no games. */
export const Empty: Story = {
  args: { list: { kind: 'ready', items: [] } },
  play: async () => {
    await expect(await screen.findByText('There are no games here yet')).toBeVisible();
  },
};

/** Very long names are cut. A broken picture is replaced by a letter. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
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

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { chosen: 'realms-asia' },
  render: (args) => <PopupOwner popup={(popup) => <GameListPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Choose a game'),
};
