import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { pictures } from '../../test/story-pictures';
import { awkward } from '../../test/stress-texts';
import { GameCards } from './game-cards';
import type { GameOption } from './game-choice';

const saga: GameOption = {
  id: 'saga',
  name: 'Starfall Saga',
  icon: pictures.game,
  banner: pictures.art,
  from: 'from $0.99',
  subGames: [],
};
const realms: GameOption = {
  id: 'realms',
  name: 'Hollow Realms',
  icon: pictures.game,
  banner: '',
  from: 'from $1.99',
  subGames: [{ id: 'realms-asia', name: 'Hollow Realms: Asia', icon: '' }],
};
const phone = { viewport: { value: 'width360' } };

const meta = {
  title: 'Components/Game cards',
  component: GameCards,
  parameters: { layout: 'padded' },
  globals: phone,
  args: { list: { kind: 'ready', items: [saga, realms] }, chosen: null, onChoose: fn() },
} satisfies Meta<typeof GameCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step of the old version: each game with its art, its name and its lowest price. */
export const Games: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hollow Realms from $1.99' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hollow Realms: Asia' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('realms-asia');
    await userEvent.click(canvas.getByRole('button', { name: 'Starfall Saga from $0.99' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('saga');
  },
};

/** The game that was chosen the last time is marked. */
export const Chosen: Story = {
  args: { chosen: 'saga' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Starfall Saga.*Selected/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** A single game has room for all of its art, which is 16:9. */
export const OneGame: Story = {
  args: { list: { kind: 'ready', items: [saga] } },
  play: async ({ canvasElement }) => {
    const art = canvasElement.querySelector('img')?.getBoundingClientRect();
    await expect((art?.width ?? 0) / (art?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  },
};

/** What is seen of the art is drawn: as an image it would be the largest paint of the page, and a late one. */
export const DrawnArt: Story = {
  ...OneGame,
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = canvasElement.querySelector('canvas');
    await waitFor(() => expect(canvas).toHaveAttribute('data-shown', 'true'));
    const { width = 0, height = 0 } = canvas ?? {};
    const middle = canvas?.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data;
    await expect(middle?.[3]).toBe(255);
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
  },
};

/** Art that cannot be loaded gives its place to the icon. The words do not move. */
export const BrokenArt: Story = {
  args: {
    list: { kind: 'ready', items: [{ ...saga, id: 'broken', banner: pictures.broken }, saga] },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector(`img[src="${pictures.broken}"]`)).toBeNull(),
    );
    const [broken, whole] = canvas
      .getAllByRole('button')
      .map((card) => card.getBoundingClientRect().height);
    await expect(broken).toBe(whole);
  },
};

/** The games are being loaded. */
export const Loading: Story = {
  args: { list: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
    await expect(canvas.getByText(/^The official shop/)).toBeVisible();
  },
};

/** Nothing is sold in this area. */
export const NoGame: Story = { args: { list: { kind: 'ready', items: [] } } };

/** On a wide screen cards are beside each other. */
export const Wide: Story = { globals: { viewport: { value: 'width1280' } } };

/** Names and prices without a place to break, markup and right-to-left names. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    list: {
      kind: 'ready',
      items: [
        { ...saga, name: awkward.long, from: `from ${awkward.long}` },
        { ...saga, id: 'b', name: awkward.markup },
        { ...saga, id: 'c', name: awkward.backwards },
      ],
    },
  },
};
