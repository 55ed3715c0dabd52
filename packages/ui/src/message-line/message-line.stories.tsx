import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { MessageLine } from './message-line';

const meta = {
  title: 'Components/Message line',
  parameters: { layout: 'padded' },
  component: MessageLine,
  args: { message: { tone: 'error', text: 'This payment method does not accept this amount' } },
} satisfies Meta<typeof MessageLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A payment was refused. Screen readers announce it at once. */
export const Refusal: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/does not accept/);
    await expect(text.closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
  },
};

/** A message that is not an error. */
export const Hint: Story = {
  args: { message: { tone: 'info', text: 'This order already exists. Here it is' } },
};

/** Nothing is wrong, but something has to be decided. */
export const Decision: Story = {
  args: {
    message: {
      tone: 'warning',
      text: 'You have an unpaid order for this item. Continue that payment, or choose another way: the unpaid order is then cancelled',
    },
  },
};

/** An error with a button that solves it. */
export const WithAction: Story = {
  args: {
    message: {
      tone: 'error',
      text: 'You have an unpaid order for this item. Please pay it first',
      action: { label: 'Pay that order', onPress: fn() },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Pay that order' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.message?.action?.onPress).toHaveBeenCalledOnce();
  },
};

/**
 * No message. The element takes no space and exists, so that screen readers announce the first
 * message.
 */
export const Empty: Story = {
  args: { message: null },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[aria-live=assertive]');
    await expect(region).toBeInTheDocument();
    await expect(region?.getBoundingClientRect().height).toBe(0);
  },
};

/** A very long message. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    message: {
      tone: 'error',
      text: `${awkward.markup} ${awkward.long}`,
      action: { label: awkward.long.slice(0, 60), onPress: fn() },
    },
  },
};
