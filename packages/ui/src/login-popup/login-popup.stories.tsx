import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { PopupOwner } from '../../test/popup-owner';
import { shownInFrame } from '../../test/shown-in-frame';
import { tabTo } from '../../test/tab-to';
import { LoginPopup } from './login-popup';

const meta = {
  title: 'Popups/Login popup',
  component: LoginPopup,
  parameters: shownInFrame,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(), busy: false },
} satisfies Meta<typeof LoginPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = (): Promise<HTMLElement> => screen.findByLabelText('Account');
const password = (): Promise<HTMLElement> => screen.findByLabelText('Password');
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Sign in' });

/** The button is enabled only when both fields are non-empty; blanks are nothing. */
export const Empty: Story = {
  play: async ({ userEvent }) => {
    const field = await account();
    await expect(submit()).toBeDisabled();
    await userEvent.type(field, 'player');
    await expect(submit()).toBeDisabled();
    await userEvent.type(await password(), '   ');
    await expect(submit()).toBeDisabled();
    await userEvent.type(await password(), 'x');
    await expect(submit()).toBeEnabled();
    await userEvent.clear(field);
    await expect(submit()).toBeDisabled();
  },
};

/** Without a pointer: both are typed, Enter sends them, trimmed. */
export const FinishedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, await account());
    await userEvent.keyboard('  player01 {Tab} secret {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'player01', password: 'secret' });
  },
};

/** Password managers know the two fields. */
export const ForPasswordManagers: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    await expect(await account()).toHaveAttribute('autocomplete', 'username');
    await expect(await password()).toHaveAttribute('autocomplete', 'current-password');
  },
};

/** Waiting for the answer: neither a press nor Enter sends again, and the focus stays. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await account(), 'player01');
    await userEvent.type(await password(), 'secret{Enter}');
    await userEvent.click(submit());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(submit()).toHaveFocus();
    await expect(screen.getByText('Signing in …')).toBeInTheDocument();
  },
};

/** What is wrong with a field stands below it, and is read out with it. */
export const FieldErrors: Story = {
  args: { errors: { username: 'There is no such account', password: 'Please check this' } },
  play: async () => {
    await expect(await account()).toHaveAccessibleDescription('There is no such account');
    await expect(await account()).toBeInvalid();
    await expect(await password()).toHaveAccessibleDescription('Please check this');
  },
};

/** What is wrong as a whole is an alert above the button; the fields are not to blame. */
export const Refused: Story = {
  args: { errors: { form: 'Sign-in failed. Please check account and password' } },
  play: async () => {
    await expect(await account()).toBeValid();
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent.trim());
    await expect(alerts).toContain('Sign-in failed. Please check account and password');
  },
};

/** The browser keeps nothing: what that means is said before the player signs in. */
export const StorageBlocked: Story = {
  args: { storageBlocked: true },
  play: async () => {
    await expect(await screen.findByText(/^Your browser keeps nothing/)).toBeVisible();
    await expect(await account()).toBeEnabled();
  },
};

/** With the kinds of sign-in the brand offers. */
export const WithProviders: Story = {
  args: { providers: { kinds: ['google', 'facebook', 'apple'], onSignIn: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Apple' }));
    await expect(args.providers?.onSignIn).toHaveBeenCalledWith('apple');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** All six kinds, the first with its window open, and the text beside the platform that has one. */
export const ProviderBusy: Story = {
  args: {
    providers: {
      kinds: ['google', 'facebook', 'vk', 'twitter', 'apple', 'huawei'],
      busy: 'google',
      onSignIn: fn(),
      twitterText: 'Linked before July? Sign in with your game account instead.',
    },
  },
};

/** A brand without any shows no heading over nothing. */
export const NoProviders: Story = {
  args: { providers: { kinds: [], onSignIn: fn() } },
  play: async () => {
    await account();
    await expect(screen.queryByText('or sign in with')).toBeNull();
  },
};

/** Refusals nobody foresaw wrap, and markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    errors: { username: awkward.long, password: awkward.markup, form: awkward.long },
    providers: { kinds: ['twitter'], onSignIn: fn(), twitterText: awkward.long },
  },
};

/** Focus is taken, kept, and given back on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <LoginPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => actsAsPopup(userEvent, 'Sign in'),
};
