import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { type SignInKind, SignInProviders } from './sign-in-providers';

const all = [
  'google',
  'facebook',
  'vk',
  'twitter',
  'apple',
  'huawei',
] as const satisfies readonly SignInKind[];

/** All subsets of the six sign-ins. */
const combinations = Array.from({ length: 2 ** all.length }, (_, choice) =>
  all.filter((_kind, place) => Math.floor(choice / 2 ** place) % 2 === 1),
);

const meta = {
  title: 'Components/Sign-in providers',
  parameters: { layout: 'padded' },
  component: SignInProviders,
  args: { kinds: all, onSignIn: fn() },
} satisfies Meta<typeof SignInProviders>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All six third-party sign-ins, each with the provider's name, and its mark in its colours. */
export const AllSix: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(
      ['Google', 'Facebook', 'VK', 'X', 'Apple', 'Huawei'].map((name) => `Sign in with ${name}`),
    );
    const google = canvas.getByRole('button', { name: 'Sign in with Google' });
    const colours = [...google.querySelectorAll('path')].map((line) => line.getAttribute('stroke'));
    await expect(new Set(colours).size).toBe(4);
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Sign in with Huawei' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith('huawei');
  },
};

/** A brand with two third-party sign-ins. They are centred. */
export const Two: Story = { args: { kinds: ['google', 'apple'] } };

/** The brand decides the order. */
export const CustomOrder: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { kinds: ['huawei', 'vk', 'google'] },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['Huawei', 'VK', 'Google']);
  },
};

/** A brand without third-party sign-ins shows nothing. */
export const None: Story = {
  args: { kinds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Every combination fits in one row. */
export const EveryCombination: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <>
      {combinations.map((kinds) => (
        <SignInProviders {...args} key={kinds.join(' ')} kinds={kinds} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(63);
    for (const list of canvas.getAllByRole('list')) {
      const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
    }
  },
};

/** The window of a sign-in is open. It is not opened twice, but another sign-in can be chosen. */
export const Busy: Story = {
  args: { busy: 'google' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing in …');
    const google = canvas.getByRole('button', { name: 'Sign in with Google' });
    await userEvent.click(google);
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(google).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with VK' }));
    await expect(args.onSignIn).toHaveBeenCalledWith('vk');
  },
};

/** A brand can add a text to the sign-in with X. Screen readers announce it with the button. */
export const TextBesideX: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { twitterText: 'Linked before July? Sign in with your game account instead.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign in with X' });
    await expect(button).toHaveAccessibleDescription(/^Linked before July/);
  },
};

/** The text is not shown if the brand does not offer X. */
export const TextWithoutX: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { kinds: ['google'], twitterText: 'Linked before July?' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Linked/)).toBeNull();
  },
};

/** Markup in the text is shown as text. */
export const AwkwardText: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { twitterText: `${awkward.markup} ${awkward.long}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b data-became-markup>/)).toBeVisible();
  },
};

/** It is not known yet which kinds are offered. The places are as high as the buttons will be. */
export const Pending: Story = {
  args: { pending: true },
  render: (args) => (
    <>
      <SignInProviders {...args} />
      <SignInProviders {...args} pending={false} twitterText="Opens the page of X" />
    </>
  ),
  play: async ({ canvas }) => {
    const [waiting, offered] = canvas.getAllByRole('list', { name: 'or sign in with' });
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
    const heights = [waiting, offered].map(
      (list) => list?.parentElement?.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
    await expect(heights[0]).toBeGreaterThan(60);
  },
};
