import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { tabTo } from '../../test/tab-to';
import { ConfirmPopup } from '../confirm-popup';
import { ToastRegion } from './toast-region';

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: {
    toasts: [{ id: '1', tone: 'success', text: 'Copied' }],
    onDismiss: fn(),
    onHoldChange: fn(),
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The live region is there before its first message, and takes no room. */
export const Empty: Story = {
  args: { toasts: [] },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[role=region]');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveAttribute('aria-label', 'Messages');
    await expect(region?.getBoundingClientRect().height).toBe(0);
  },
};

/** Something has been done. By keyboard it is dismissed, and held while it has focus. */
export const Success: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    await userEvent.tab();
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(false);
  },
};

/** Something to know. */
export const Info: Story = {
  args: { toasts: [{ id: '1', tone: 'info', text: 'You are connected again' }] },
};

/** What went wrong, where there is no better place to say it. */
export const Failure: Story = {
  args: { toasts: [{ id: '1', tone: 'error', text: 'Network error. Please try again later' }] },
};

/** Several at once stand below one another; pointing at one holds them all. */
export const Several: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'error', text: 'Network error. Please try again later' },
      { id: '2', tone: 'success', text: 'Copied' },
      { id: '3', tone: 'info', text: 'You are connected again' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('Copied'));
    await expect(args.onHoldChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Close' })[1] ?? document.body);
    await expect(args.onDismiss).toHaveBeenCalledWith('2');
  },
};

/** A message of the server nobody foresaw is cut after six lines, and markup stays text. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    toasts: [
      { id: '1', tone: 'error', text: awkward.long.repeat(3) },
      { id: '2', tone: 'info', text: awkward.markup },
    ],
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/^Ærøskøbing/);
    await expect(first?.getBoundingClientRect().height).toBeLessThan(140);
  },
};

/** Over an open popup it is not hidden from screen readers, and dismissing it leaves the popup open. */
export const OverAPopup: Story = {
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <ConfirmPopup
        closeByOverlay
        confirmText="Yes"
        content="Sure?"
        onCancel={() => {
          args.onDismiss('the popup');
        }}
        onConfirm={fn()}
        open
        title="Question"
      />
    </>
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog');
    const region = within(screen.getByRole('region', { name: 'Messages' }));
    await userEvent.click(region.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};
