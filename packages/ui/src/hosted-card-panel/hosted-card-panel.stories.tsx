import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { aPurchase } from '../../test/recharge-samples';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { HostedCardPanel } from './hosted-card-panel';

/** Card fields, as a payment provider shows them in its frame. */
const fields = `
  <style>
    :root { color-scheme: light dark }
    body { font: 16px system-ui, sans-serif; margin: 0; display: grid; gap: 12px }
    label { display: grid; gap: 4px; font-size: 14px }
    input { background: none; font: inherit; padding: 12px; border: 1px solid #8a94a0; border-radius: 10px; min-width: 0 }
    div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  </style>
  <label>Card number <input inputmode="numeric" placeholder="1234 5678 9012 3456"></label>
  <div>
    <label>Expiry date <input placeholder="MM/YY"></label>
    <label>Security code <input placeholder="CVC"></label>
  </div>`;

const meta = {
  title: 'Popups/Hosted card panel',
  component: HostedCardPanel,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    purchase: { ...aPurchase, bonus: '+20 bonus', amount: '$4.99' },
    company: 'Cardhouse',
    status: { kind: 'ready' },
    children: <iframe srcDoc={fields} title="Card" />,
    onPay: fn(),
  },
} satisfies Meta<typeof HostedCardPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The provider's card fields are ready, below what they pay for and who receives the card. */
export const Ready: Story = {
  tags: ['every-view'],
  play: async ({ args, userEvent }) => {
    const pay = await screen.findByRole('button', { name: 'Buy · $4.99' });
    for (const part of ['300 Star Crystals', '+20 bonus', '$4.99', 'Amaranth', 'S12'])
      await expect(screen.getByText(part)).toBeVisible();
    await expect(screen.getByText(/^Handled by Cardhouse/)).toBeVisible();
    await tabTo(userEvent, pay);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** A provider whose frame has its own pay button. The panel adds none. */
export const WithoutButton: Story = {
  args: { onPay: undefined },
  play: async () => {
    await screen.findByTitle('Card');
    await expect(screen.queryByRole('button', { name: /Buy/ })).toBeNull();
  },
};

/** The provider's frame is loading. The button is disabled until it is ready. */
export const Loading: Story = {
  args: { status: { kind: 'loading' } },
  play: async () => {
    await expect(await screen.findByTitle('Card')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Buy · $4.99' })).toBeDisabled();
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(told).toContain('Loading …');
  },
};

/** The provider's frame could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { status: { kind: 'failed', onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.status.kind === 'failed' && args.status.onRetry).toHaveBeenCalledOnce();
    await expect(screen.queryByTitle('Card')).toBeNull();
  },
};

/** The card was declined. The player can pay again. */
export const Refused: Story = {
  args: { message: 'Your card was declined. Please check it or use another' },
  play: async ({ args, userEvent }) => {
    const alert = await screen.findByText(/declined/);
    await expect(alert.closest('[role=alert]')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Buy · $4.99' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** The payment is in progress. A second press does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Buy · $4.99' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The panel with a button back to the other payment methods. */
export const WithBackButton: Story = {
  args: { onBack: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** It is not known who receives the card. */
export const UnknownCompany: Story = {
  args: { company: undefined },
  play: async () => {
    await expect(await screen.findByText('Secure card form')).toBeVisible();
  },
};

/** Very long names and a very long error wrap. The amount does not break. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    purchase: { ...aPurchase, goods: awkward.long, amount: 'IDR\u00a099,999,999.99' },
    company: awkward.long,
    message: awkward.markup,
    // An input outside a frame: the audit cannot see which elements of a frame take focus.
    children: <input aria-label="Card number" />,
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { children: <p>The provider’s fields</p> },
  render: (args) => <PopupOwner popup={(popup) => <HostedCardPanel {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Pay by card'),
};
