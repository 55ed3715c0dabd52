import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { SignInStatus } from './sign-in-status';

const meta = {
  title: 'Pages/Sign-in',
  component: SignInStatus,
  args: {
    text: 'The sign-in took longer than 10 minutes. Please sign in again',
    onRetry: fn(),
    onHome: fn(),
  },
} satisfies Meta<typeof SignInStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player has come back from a provider, and the shop asks its back end who they are. */
export const Running: Story = {
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Signing in …' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It has failed. The player begins again, or returns to the shop. */
export const Failed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/10 minutes/)).toBeVisible();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Return home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

/** Beginning again would not help, for instance with an account of another game. */
export const WithoutRetry: Story = {
  args: {
    text: 'This account belongs to Neon Drift. Sign in with an account of the game you have chosen',
    onRetry: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** It is just beginning again. */
export const Retrying: Story = { args: { busy: true } };

/** A very long text, for instance with the name of a game. */
export const AwkwardText: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { text: `${awkward.markup} ${awkward.long}` },
};
