import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo, writeInto } from '../../test/user-actions';
import { LoginPopup, type LoginPopupProps } from './login-popup';

const meta = {
  title: 'Popups/Login popup',
  component: LoginPopup,
  parameters: popupParameters,
  args: { open: true, onOpenChange: fn(), onSubmit: fn(), busy: false },
} satisfies Meta<typeof LoginPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = (): Promise<HTMLElement> => screen.findByLabelText('Account');
const password = (): Promise<HTMLElement> => screen.findByLabelText('Password');
const submit = (): HTMLElement => screen.getByRole('button', { name: 'Sign in' });

/**
 * The popup as it opens. “Sign in” is disabled until both fields have a value; spaces do not
 * count.
 */
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

/** With keys only: type both fields, submit with Enter. Outer spaces are removed. */
export const FinishedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, await account());
    await userEvent.keyboard('  player01 {Tab} secret {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'player01', password: 'secret' });
  },
};

/** Password managers recognise both fields, and long passwords can be pasted. */
export const PasswordManagers: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const pasted = 'a long password, with spaces '.repeat(5).trim();
    await expect(await account()).toHaveAttribute('autocomplete', 'username');
    await expect(await account()).toHaveAttribute('id', 'username');
    await expect(await password()).toHaveAttribute('autocomplete', 'current-password');
    await expect(await password()).toHaveAttribute('id', 'current-password');
    await userEvent.type(await account(), 'player01');
    await userEvent.click(await password());
    await userEvent.paste(pasted);
    await userEvent.click(submit());
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'player01', password: pasted });
  },
};

/** A password manager writes into both fields, and only then sends an event for each. Neither text is lost. */
export const FilledInAtOnce: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const [name, secret] = [await account(), await password()];
    writeInto(name, ' player01 ');
    writeInto(secret, 'secret');
    await fireEvent.input(name);
    await expect(submit()).toBeEnabled();
    await fireEvent.input(secret);
    await expect(secret).toHaveValue('secret');
    await userEvent.click(submit());
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'player01', password: 'secret' });
  },
};

/** Filled in without an event, the form can be sent with Enter, and with the button that the pointer comes to. */
export const FilledInSilently: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const [name, secret] = [await account(), await password()];
    secret.focus();
    writeInto(name, 'player01');
    writeInto(secret, 'secret');
    await expect(submit()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    writeInto(name, '');
    await userEvent.hover(secret);
    await expect(submit()).toBeDisabled();
    writeInto(name, 'player02');
    await userEvent.hover(name);
    await userEvent.click(submit());
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      username: 'player02',
      password: 'secret',
    });
  },
};

/** The browser fills the fields in by itself, which it shows by a style alone. */
export const FilledInByTheBrowser: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async () => {
    const [name, secret] = [await account(), await password()];
    writeInto(name, 'player01');
    writeInto(secret, 'secret');
    await fireEvent.animationStart(secret);
    await expect(submit()).toBeEnabled();
  },
};

/** The sign-in is in progress. Neither a press nor Enter submits again, and focus stays. */
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

/** Each error is below its field and is announced with it. */
export const FieldErrors: Story = {
  args: { errors: { username: 'There is no such account', password: 'Please check this' } },
  play: async () => {
    await expect(await account()).toHaveAccessibleDescription('There is no such account');
    await expect(await account()).toBeInvalid();
    await expect(await password()).toHaveAccessibleDescription('Please check this');
  },
};

/** The sign-in was refused. The error is above the button. */
export const Refused: Story = {
  args: { errors: { form: 'Sign-in failed. Please check account and password' } },
  play: async () => {
    await expect(await account()).toBeValid();
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent.trim());
    await expect(alerts).toContain('Sign-in failed. Please check account and password');
  },
};

/** The browser blocks storage. The popup explains what that means before the player signs in. */
export const StorageBlocked: Story = {
  args: { storageBlocked: true },
  play: async () => {
    await expect(await screen.findByText(/^Your browser keeps nothing/)).toBeVisible();
    await expect(await account()).toBeEnabled();
  },
};

/** A brand that offers third-party sign-ins. */
export const WithProviders: Story = {
  args: { providers: { kinds: ['google', 'facebook', 'apple'], onSignIn: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Apple' }));
    await expect(args.providers?.onSignIn).toHaveBeenCalledWith('apple');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * All six third-party sign-ins. The window of the first one is open, and one has a text of the
 * brand.
 */
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

/** A brand without third-party sign-ins. */
export const NoProviders: Story = {
  args: { providers: { kinds: [], onSignIn: fn() } },
  play: async () => {
    await account();
    await expect(screen.queryByText('or sign in with')).toBeNull();
  },
};

/** A popup whose three kinds turn out not to be offered when the window gets the event `answer`. */
function OffersNothing(props: LoginPopupProps): ReactElement {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const answer = (): void => {
      setIsKnown(true);
    };
    window.addEventListener('answer', answer);
    return () => {
      window.removeEventListener('answer', answer);
    };
  }, []);
  const kinds = isKnown ? [] : (['google', 'facebook', 'twitter'] as const);
  return <LoginPopup {...props} providers={{ kinds, pending: !isKnown, onSignIn: fn() }} />;
}

/** None of the brand's kinds is offered for this game. Their place stays free, and the form where it is. */
export const NoneOffered: Story = {
  tags: ['behaviour', '!autodocs'],
  render: OffersNothing,
  play: async () => {
    const field = await account();
    const { top } = field.getBoundingClientRect();
    await expect(screen.getByText('or sign in with')).toBeVisible();
    window.dispatchEvent(new Event('answer'));
    await waitFor(() => expect(screen.getByText('or sign in with')).not.toBeVisible());
    await expect(field.getBoundingClientRect().top).toBe(top);
  },
};

/** Very long errors wrap. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    errors: { username: awkward.long, password: awkward.markup, form: awkward.long },
    providers: { kinds: ['twitter'], onSignIn: fn(), twitterText: awkward.long },
  },
};

/** On a page from right to left, the name and the dots of the password begin at the same side. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ userEvent }) => {
    const account = await screen.findByLabelText('Account');
    await userEvent.type(account, 'player01');
    const fields = [account, screen.getByLabelText('Password')];
    const directions = fields.map((field) => getComputedStyle(field).direction);
    await expect(directions).toEqual(['ltr', 'ltr']);
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <LoginPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Sign in'),
};
