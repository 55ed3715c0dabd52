import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RealNameNotice } from './real-name-notice';

const meta = {
  title: 'Pages/Real name notice',
  component: RealNameNotice,
  args: { onVerify: fn() },
} satisfies Meta<typeof RealNameNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player must pass the real-name check before they can pay. */
export const NotVerified: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify now' }));
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};
