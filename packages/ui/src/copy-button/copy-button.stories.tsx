import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyButton } from './copy-button';

const meta = {
  title: 'Components/Copy button',
  parameters: { layout: 'padded' },
  component: CopyButton,
  args: { label: 'Copy order number', copied: false, onCopy: fn() },
  decorators: [
    (Story) => (
      <p style={{ display: 'flex', padding: 16 }}>
        20261121-0001 <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stands beside what it copies, and is named after it. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order number' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** It has just been copied, and that is said. */
export const Copied: Story = {
  args: { copied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};
