import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  PopupOwner,
  expectKeptWhileClosing,
  expectPopupBehaviour,
} from '../../test/popup-behaviour';
import { popupParameters } from '../../test/popup-parameters';
import { awkward } from '../../test/stress-texts';
import { pressOutside } from '../../test/user-actions';
import { type ConfirmPopupProps, ConfirmPopup } from './confirm-popup';

/** The confirmation of signing out, in the language of the toolbar. */
function SignOut(props: ConfirmPopupProps): ReactElement {
  const t = useTranslate();
  return (
    <ConfirmPopup
      {...props}
      cancelText={t('common.cancel')}
      confirmText={t('header.signOut')}
      content={t('tip_logout')}
      title={t('header.signOut')}
    />
  );
}

const meta = {
  title: 'Popups/Confirm popup',
  component: ConfirmPopup,
  parameters: popupParameters,
  args: {
    open: true,
    title: 'Sign out',
    content: 'Sign out of this account?',
    confirmText: 'Sign out',
    cancelText: 'Cancel',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A confirmation, here before signing out, with a button to confirm and one to cancel. */
export const Question: Story = {
  tags: ['every-view'],
  render: SignOut,
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('alertdialog', { name: 'Sign out' });
    await expect(popup).toHaveAccessibleDescription('Sign out of this account?');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The content can be a list. Screen readers announce it with the title. */
export const List: Story = {
  args: {
    title: 'Use this card?',
    content: (
      <dl>
        <dt>Card value</dt>
        <dd>NT$150.00</dd>
      </dl>
    ),
  },
  play: async () => {
    const popup = await screen.findByRole('alertdialog');
    await expect(popup).toHaveAccessibleDescription('Card value NT$150.00');
  },
};

/** A message that only needs to be acknowledged has one button. */
export const OneButton: Story = {
  args: { cancelText: undefined, confirmText: 'OK' },
  play: async () => {
    await screen.findByRole('button', { name: 'OK' });
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
};

/** In every confirmation: what the player asked for is first and filled, and the focus begins on what changes nothing. */
export const OneRule: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'width768' } },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Sign out' });
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    const { backgroundColor: card } = getComputedStyle(screen.getByRole('alertdialog'));
    await expect(getComputedStyle(cancel).backgroundColor).toBe(card);
    await expect(getComputedStyle(confirm).backgroundColor).not.toBe(card);
    const [first, second] = [confirm, cancel].map((button) => button.getBoundingClientRect());
    await expect(first?.right).toBeLessThanOrEqual(second?.left ?? 0);
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

/** One above the other, what the player asked for is on top. The focus begins on "cancel". */
export const Stacked: Story = {
  globals: { viewport: { value: 'width360' } },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Sign out' });
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    const [above, below] = [confirm, cancel].map((button) => button.getBoundingClientRect());
    await expect(above?.bottom).toBeLessThan(below?.top ?? 0);
    await waitFor(() => expect(cancel).toHaveFocus());
  },
};

/** `closeByOverlay`: a press outside cancels. */
export const ClosedByOverlay: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { closeByOverlay: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await pressOutside(userEvent);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Without `closeByOverlay` a press outside does nothing. */
export const NotClosedByOverlay: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await pressOutside(userEvent);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The confirmed action is running. A second press does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('status')).toHaveTextContent('One moment …');
  },
};

/** Very long texts wrap and the popup scrolls. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { title: awkward.long, content: awkward.markup, confirmText: awkward.long.slice(0, 60) },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <PopupOwner
      popup={({ open, onOpenChange }) => (
        <SignOut
          {...args}
          onCancel={() => {
            onOpenChange(false);
          }}
          open={open}
        />
      )}
    />
  ),
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Sign out', 'alertdialog'),
};

/** The owner forgets on closing what it has asked. */
export const KeptWhileClosing: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <PopupOwner
      popup={({ open, onOpenChange }) => (
        <ConfirmPopup
          {...args}
          content={open ? 'Use S7 of the link?' : ''}
          onCancel={() => {
            onOpenChange(false);
          }}
          open={open}
        />
      )}
    />
  ),
  play: ({ userEvent }) => expectKeptWhileClosing(userEvent, 'alertdialog'),
};
