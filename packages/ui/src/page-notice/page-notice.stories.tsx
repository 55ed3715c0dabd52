import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageNotice } from './page-notice';

const meta = {
  title: 'Components/Page notice',
  component: PageNotice,
  args: { kind: 'offline' },
} satisfies Meta<typeof PageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The connection is lost. The page can still be read, so screen readers announce it politely. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^You are offline Payment is paused/,
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The connection is back. */
export const BackOnline: Story = { args: { kind: 'online' } };

/** The connection is slow: a request failed twice, and another host is tried. */
export const Slow: Story = { args: { kind: 'slow' } };

/** Cookies are blocked, or the window is private. The player can close the notice. */
export const StorageBlocked: Story = {
  args: { kind: 'storage', onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your browser keeps nothing/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The same in a popup, among its content. */
export const Block: Story = { args: { kind: 'storage', isBlock: true } };

/** The result of a purchase is unknown. The player can check it now. */
export const Unanswered: Story = {
  args: { kind: 'unanswered', action: { label: 'Check now', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Please do not pay again/);
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

/** No notice. The element takes no space. */
export const NoNotice: Story = {
  args: { kind: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status').offsetHeight).toBe(0);
  },
};
