import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { PopupOwner } from '../../test/popup-owner';
import { shownInFrame } from '../../test/shown-in-frame';
import { tabTo } from '../../test/tab-to';
import { HostedCardPanel } from './hosted-card-panel';

/** What a provider puts into its frame. */
const fields =
  '<label style="font:16px sans-serif">Card number <input style="font:inherit;max-width:90%"></label>';

const meta = {
  title: 'Popups/Hosted card panel',
  component: HostedCardPanel,
  parameters: shownInFrame,
  args: {
    open: true,
    onOpenChange: fn(),
    channelName: 'Credit card',
    amount: '$4.99',
    status: { kind: 'ready' },
    children: <iframe srcDoc={fields} title="Card" />,
    onPay: fn(),
  },
} satisfies Meta<typeof HostedCardPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The frame is ready: the amount stands on the button, which can be reached by keyboard. */
export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const pay = await screen.findByRole('button', { name: 'Buy · $4.99' });
    await tabTo(userEvent, pay);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** Where the frame has a pay button of its own there is none of ours. */
export const WithoutButton: Story = {
  args: { onPay: undefined },
  play: async () => {
    await screen.findByTitle('Card');
    await expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull();
  },
};

/** The frame is in the page while it loads, or it never would; paying waits for it. */
export const Loading: Story = {
  args: { status: { kind: 'loading' } },
  play: async () => {
    await expect(await screen.findByTitle('Card')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Buy · $4.99' })).toBeDisabled();
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told).toContain('Loading …');
  },
};

/** The frame did not come: it can be tried again. */
export const Failed: Story = {
  args: { status: { kind: 'failed', onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.status.kind === 'failed' && args.status.onRetry).toHaveBeenCalledOnce();
    await expect(screen.queryByTitle('Card')).toBeNull();
  },
};

/** Refused: that is an alert, and the player can pay again. */
export const Refused: Story = {
  args: { message: 'Your card was declined. Please check it or use another' },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByText(/declined/);
    await expect(alert.closest('[role=alert]')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Buy · $4.99' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** The payment is under way: it is not made twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy · $4.99' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The way back to the other payment methods. */
export const WithWayBack: Story = {
  args: { onBack: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** From right to left a channel's name begins at the right, in whatever script it is written. */
export const RightToLeft: Story = {
  globals: { language: 'ar' },
  play: async () => {
    const channel = await screen.findByText('Credit card');
    const words = document.createRange();
    words.selectNodeContents(channel);
    const line = channel.parentElement?.getBoundingClientRect().right ?? 0;
    await expect(line - words.getBoundingClientRect().right).toBeLessThan(1);
  },
};

/** A channel and a refusal nobody foresaw wrap; the amount stays whole. */
export const AwkwardTexts: Story = {
  args: {
    channelName: awkward.long,
    amount: 'Rp 99,999,999.99',
    message: awkward.markup,
    // In the page, for the check does not see what can have focus in a frame.
    children: <input aria-label="Card number" />,
  },
};

/** Focus is taken, kept, and given back on Escape. */
export const ByKeyboard: Story = {
  args: { children: <p>The provider’s fields</p> },
  render: (args) => <PopupOwner popup={(popup) => <HostedCardPanel {...args} {...popup} />} />,
  play: ({ userEvent }) => actsAsPopup(userEvent, 'Pay by card'),
};
