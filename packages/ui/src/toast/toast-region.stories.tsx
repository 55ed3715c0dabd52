import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { expectFocusWithin, tabTo } from '../../test/user-actions';
import { ConfirmPopup } from '../confirm-popup';
import { ToastRegion } from './toast-region';

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    toast: { id: '1', tone: 'success', text: 'Copied' },
    onDismiss: fn(),
    onHoldChange: fn(),
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * No message. The element takes no space and exists, so that screen readers announce the first
 * message.
 */
export const Empty: Story = {
  args: { toast: null },
  play: async () => {
    const region = screen.getByRole('region');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveAttribute('aria-label', 'Messages');
    await expect(region.getBoundingClientRect().height).toBe(0);
  },
};

/** Something succeeded. The message can be closed with keys, and stays while it has focus. */
export const Success: Story = {
  play: async ({ args, userEvent }) => {
    await tabTo(userEvent, screen.getByRole('button', { name: 'Close' }));
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await userEvent.tab();
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(false);
  },
};

/** A message that is neither success nor failure. */
export const Info: Story = {
  args: { toast: { id: '1', tone: 'info', text: 'You are connected again' } },
};

/** Something failed, and the page has no better place for the error. */
export const Failure: Story = {
  args: { toast: { id: '1', tone: 'error', text: 'Network error. Please try again later' } },
};

/** A very long message is cut after three lines. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { toast: { id: '1', tone: 'error', text: awkward.long.repeat(3) } },
  play: async () => {
    const text = screen.getByText(/^Ærøskøbing/);
    await expect(text.getBoundingClientRect().height).toBeLessThan(56);
  },
};

/**
 * Over an open popup screen readers can reach the message, and closing it leaves the popup open.
 */
export const OverAPopup: Story = {
  render: (args) => (
    <div id="root">
      <ToastRegion {...args} />
      <ConfirmPopup
        closeByOverlay
        confirmText="Sign out"
        content="Sign out of this account?"
        onCancel={() => {
          args.onDismiss('the popup');
        }}
        onConfirm={fn()}
        open
        title="Sign out"
      />
    </div>
  ),
  play: async ({ args, userEvent }) => {
    await expectFocusWithin(await screen.findByRole('alertdialog'));
    await expect(screen.getByText('Copied').closest('[inert], [aria-hidden=true]')).toBeNull();
    const region = within(screen.getByRole('region', { name: 'Messages' }));
    await userEvent.click(region.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};
