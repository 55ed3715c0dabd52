import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { tabTo } from '../../test/tab-to';
import { Button } from './button';

const meta = {
  title: 'Components/Button',
  parameters: { layout: 'padded' },
  component: Button,
  args: { children: 'Pay $4.99', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the player came for. One in a view. */
export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Pay $4.99' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A second choice beside the primary one. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Change' } };

/** Text alone, for what is seldom pressed. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Terms of use' } };

/** As wide as its container, as on a phone. */
export const Wide: Story = { args: { wide: true } };

/** Cannot be pressed at all. Say beside it why not: a dead button explains nothing. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Work is under way: presses are swallowed, name, width and focus stay, screen readers are told. */
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

/** What it is busy with, in words of its own. */
export const BusyWithAName: Story = {
  args: { busy: true, busyLabel: 'Asking your bank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Asking your bank');
  },
};

/** A name nobody foresaw wraps instead of widening the page, and markup stays text. */
export const AwkwardName: Story = {
  tags: ['stress', '!autodocs'],
  args: { children: `${awkward.markup} ${awkward.long}` },
};
