import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { Button } from './button';

const meta = {
  title: 'Components/Button',
  parameters: { layout: 'padded' },
  component: Button,
  args: { children: 'Pay $4.99', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a view. A view has only one. */
export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Pay $4.99' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A second choice beside the primary button. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Change' } };

/** Text only, for actions that are rarely used. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Terms of use' } };

/** As wide as its container, for phones. */
export const Wide: Story = { args: { wide: true } };

/** The button cannot be pressed. The view should show the reason beside it. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/**
 * The action is running. Presses are ignored, and name, width and focus stay. Screen readers
 * announce the wait.
 */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pay $4.99' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment …');
    await expect(button).not.toContainElement(canvas.getByRole('status'));
  },
};

/** A busy button with its own message for screen readers. */
export const BusyWithLabel: Story = {
  args: { busy: true, busyLabel: 'Asking your bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking your bank');
  },
};

/** A very long name wraps. Markup is shown as text. */
export const AwkwardName: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: { children: `${awkward.markup} ${awkward.long}` },
};
