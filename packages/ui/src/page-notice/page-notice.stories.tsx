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

/** No connection. Said politely: the page can still be read. */
export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^You are offline Payment is paused/,
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** There is one again. */
export const BackOnline: Story = { args: { kind: 'online' } };

/** Another host is being asked, from the second failure on. */
export const Slow: Story = { args: { kind: 'slow' } };

/** Cookies are off, or the window is private. Stands above the content from the start. */
export const StorageBlocked: Story = { args: { kind: 'storage' } };

/** A purchase without an answer, and the way to it. */
export const Unanswered: Story = {
  args: { kind: 'unanswered', action: { label: 'Check now', onPress: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Please do not pay again/);
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

/** Nothing to say: no room is taken, and the live region waits. */
export const Nothing: Story = {
  args: { kind: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('status').offsetHeight).toBe(0);
  },
};
