import { useTranslate } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
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

/**
 * `whiteButton`: the coloured button is “cancel”, for actions that should not be confirmed by
 * habit.
 */
export const WhiteButton: Story = {
  args: { whiteButton: true },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'Sign out' });
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    const white = getComputedStyle(confirm).backgroundColor;
    await expect(getComputedStyle(cancel).backgroundColor).not.toBe(white);
    await expect(white).toBe(getComputedStyle(screen.getByRole('alertdialog')).backgroundColor);
  },
};

/** One above the other, the coloured button is on top. The focus begins on "cancel". */
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
