import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { AccountCard } from './account-card';

const onPress = fn();

const meta = {
  title: 'Components/Account card',
  component: AccountCard,
  args: {
    player: { name: 'player01', game: 'Starfall Saga', picture: '' },
    onSignIn: fn(),
    rows: [
      { kind: 'page', label: 'Vip Center', detail: 'Captain', href: '/userCenter', Link: 'a' },
      { kind: 'press', label: 'Language', onPress },
      { kind: 'site', label: 'Customer service', href: 'https://support.example/' },
    ],
  },
} satisfies Meta<typeof AccountCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A player who is signed in. */
export const Player: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('player01')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(onPress).toHaveBeenCalledOnce();
    const site = canvas.getByRole('link', { name: /^Customer service/ });
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: /^Vip Center/ })).not.toHaveAttribute('target');
  },
};

/** A name in Latin letters begins beside the picture in a language that is written from right to left as well. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const name = canvas.getByText('player01').getBoundingClientRect();
    const game = canvas.getByText('Starfall Saga').getBoundingClientRect();
    await expect(name.right).toBe(game.right);
    // As wide as their texts.
    await expect(name.left).not.toBe(game.left);
  },
};

/** A guest is asked to sign in. */
export const Guest: Story = {
  args: { player: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** A player whose name is still to come. */
export const Awaited: Story = {
  args: { player: 'awaited' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
  },
};

/** Whether the game has a VIP centre is not known yet: its row keeps its place and is not shown. */
export const RowReserved: Story = {
  args: {
    rows: [
      { kind: 'page', label: 'Vip Center', href: '/userCenter', Link: 'a', isReserved: true },
      { kind: 'press', label: 'Language', onPress },
    ],
  },
  play: async ({ canvas }) => {
    const reserved = canvas.getByText('Vip Center');
    await expect(reserved).not.toBeVisible();
    await expect(reserved.getBoundingClientRect().height).toBeGreaterThan(0);
    await expect(canvas.queryByRole('link', { name: 'Vip Center' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Language' })).toBeVisible();
  },
};

/** Very long names. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    player: { name: awkward.long, game: awkward.markup, picture: '' },
    rows: [{ kind: 'press', label: awkward.long, detail: awkward.long, onPress }],
  },
};
