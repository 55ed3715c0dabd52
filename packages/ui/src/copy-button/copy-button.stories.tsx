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
        20261121-000042 <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button beside the text it copies, here an order number. */
export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order number' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The text was just copied. The button shows it and screen readers announce it. */
export const Copied: Story = {
  args: { copied: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
  },
};
