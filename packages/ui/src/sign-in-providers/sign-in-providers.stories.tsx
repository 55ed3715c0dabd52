import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { tabTo } from '../../test/tab-to';
import { type SignInKind, SignInProviders } from './sign-in-providers';

const all = [
  'google',
  'facebook',
  'vk',
  'twitter',
  'apple',
  'huawei',
] as const satisfies readonly SignInKind[];

/** Every choice a brand can make, from none of the kinds to all of them. */
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

/** Each says by name what it signs in with, and answers with its kind. */
export const AllSix: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual(
      ['Google', 'Facebook', 'VK', 'X', 'Apple', 'Huawei'].map((name) => `Sign in with ${name}`),
    );
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Sign in with Huawei' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith('huawei');
  },
};

/** Most brands offer two or three; they stand in the middle. */
export const Two: Story = { args: { kinds: ['google', 'apple'] } };

/** The owner decides the order. */
export const OrderOfTheOwner: Story = {
  tags: ['stress', '!autodocs'],
  args: { kinds: ['huawei', 'vk', 'google'] },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(shown).toEqual(['Huawei', 'VK', 'Google']);
  },
};

/** Nothing to offer is nothing to see, not even a heading. */
export const None: Story = {
  args: { kinds: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** Whatever a brand chooses stands in one row, which wraps on a narrow phone. */
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

/** Its window is open: it is not opened twice, but another kind can be chosen. */
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

/** What a brand has to say about the short-message platform is read out with its button. */
export const TextBesideX: Story = {
  tags: ['stress', '!autodocs'],
  args: { twitterText: 'Linked before July? Sign in with your game account instead.' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign in with X' });
    await expect(button).toHaveAccessibleDescription(/^Linked before July/);
  },
};

/** Without the platform its text has nothing to stand beside. */
export const TextWithoutX: Story = {
  tags: ['stress', '!autodocs'],
  args: { kinds: ['google'], twitterText: 'Linked before July?' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Linked/)).toBeNull();
  },
};

/** A brand's text is text: markup in it is shown, not run. */
export const AwkwardText: Story = {
  tags: ['stress', '!autodocs'],
  args: { twitterText: `${awkward.markup} ${awkward.long}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b data-became-markup>/)).toBeVisible();
  },
};
