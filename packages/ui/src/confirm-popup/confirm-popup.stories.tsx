import { useTranslate } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { PopupOwner } from '../../test/popup-owner';
import { pressOutside } from '../../test/press-outside';
import { shownInFrame } from '../../test/shown-in-frame';
import { ConfirmPopup, type ConfirmPopupProps } from './confirm-popup';

/** The question an owner asks, in the language of the toolbar. */
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
  parameters: shownInFrame,
  args: {
    open: true,
    title: 'Sign out',
    content: 'Sign out of this account?',
    confirmText: 'Leave',
    cancelText: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks before something that is not easily undone; each answer is one call. */
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

/** What is agreed to can be a list, and is read out all the same. */
export const List: Story = {
  args: {
    title: 'Use this card?',
    content: (
      <dl>
        <dt>Card value</dt>
        <dd>NT$33</dd>
      </dl>
    ),
  },
  play: async () => {
    const popup = await screen.findByRole('alertdialog');
    await expect(popup).toHaveAccessibleDescription('Card value NT$33');
  },
};

/** Something to be told rather than asked: one button. */
export const OneButton: Story = {
  args: { cancelText: undefined, confirmText: 'All right' },
  play: async () => {
    await screen.findByRole('button', { name: 'All right' });
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
};

/** `whiteButton`: the colour is on the way back, for what should not be pressed lightly. */
export const WhiteButton: Story = {
  args: { whiteButton: true },
  play: async () => {
    const leave = await screen.findByRole('button', { name: 'Leave' });
    const stay = screen.getByRole('button', { name: 'Stay' });
    const white = getComputedStyle(leave).backgroundColor;
    await expect(getComputedStyle(stay).backgroundColor).not.toBe(white);
    await expect(white).toBe(getComputedStyle(screen.getByRole('alertdialog')).backgroundColor);
  },
};

/** `closeByOverlay`: a press outside is an answer. */
export const ClosedByOverlay: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { closeByOverlay: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await pressOutside(userEvent);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Otherwise it is not. */
export const NotClosedByOverlay: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    await pressOutside(userEvent);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** The answer is being carried out: it is not given twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('status')).toHaveTextContent('One moment …');
  },
};

/** Texts nobody foresaw: they wrap, the popup scrolls, markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: { title: awkward.long, content: awkward.markup, confirmText: awkward.long.slice(0, 60) },
};

/** Focus is taken, kept, and given back on Escape. */
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
  play: ({ userEvent }) => actsAsPopup(userEvent, 'Sign out', 'alertdialog'),
};
