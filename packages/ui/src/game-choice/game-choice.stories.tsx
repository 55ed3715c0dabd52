import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { GameChoice, type GameOption } from './game-choice';

const realms: GameOption = {
  id: 'realms',
  name: 'Hollow Realms',
  icon: '',
  subGames: [{ id: 'realms-asia', name: 'Hollow Realms: Asia', icon: '' }],
};
const saga: GameOption = { id: 'saga', name: 'Starfall Saga', icon: '', subGames: [] };

const meta = {
  title: 'Components/Game choice',
  component: GameChoice,
  args: { list: { kind: 'ready', items: [saga, realms] }, chosen: null, onChoose: fn() },
} satisfies Meta<typeof GameChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step of the old version; the popup of the new one has the same. */
export const Games: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hollow Realms' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hollow Realms: Asia' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('realms-asia');
  },
};

/** Nothing is sold in this area. */
export const NoGame: Story = {
  args: { list: { kind: 'ready', items: [] } },
};

/** A name without a place to break stays inside its row. */
export const LongName: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    list: { kind: 'ready', items: [{ ...saga, name: awkward.long }, realms] },
    chosen: 'saga',
  },
};
