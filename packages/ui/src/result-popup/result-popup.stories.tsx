import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { popupParameters } from '../../test/popup-parameters';
import { button, opened, progress, waysOn } from '../../test/read-result-popup';
import { tabTo } from '../../test/user-actions';
import { type ResultOutcome, ResultPopup } from './result-popup';

const pending = {
  kind: 'pending',
  payLink: 'https://pay.example/1',
  onToPay: fn(),
  onRechargeDone: fn(),
  otherWay: { kind: 'now', onChangeWay: fn() },
  checking: false,
  lastChecked: null,
} as const satisfies ResultOutcome;
const success = { kind: 'success', onRechargeDone: fn() } as const satisfies ResultOutcome;
const unknown = {
  kind: 'unknown',
  notAgain: 'pay',
  onCheckNow: fn(),
  checking: false,
  lastChecked: '14:03',
  isOver: false,
} as const satisfies ResultOutcome;

const meta = {
  title: 'Popups/Result popup',
  component: ResultPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    outcome: pending,
    order: { goods: '300 Star Crystals', role: 'Amaranth', billingNo: '20261121-000042' },
    onCopy: fn(),
    copied: false,
  },
} satisfies Meta<typeof ResultPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player is paying on the provider's page: three tips, and a link to that page. */
export const Pending: Story = {
  tags: ['every-view'],
  play: async () => {
    const popup = within(await opened());
    const tips = popup.getAllByRole('listitem').slice(3);
    await expect(tips).toHaveLength(3);
    await expect(progress()).toEqual(['Order placed (done)', 'Payment *', 'Delivery']);
    const link = popup.getByRole('link', { name: /^Go to pay/ });
    await expect(link).toHaveAttribute('href', 'https://pay.example/1');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** “Recharge done” is pressed with keys and checks the order. */
export const PendingFinishedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { outcome: { ...pending, onRechargeDone: fn() } },
  play: async ({ args, userEvent }) => {
    await opened();
    await tabTo(userEvent, button('Recharge done'));
    await userEvent.keyboard('{Enter}');
    const { outcome } = args;
    await expect(outcome.kind === 'pending' && outcome.onRechargeDone).toHaveBeenCalledOnce();
  },
};

/** The third tip leads back to the recharge popup. */
export const PendingChangeWay: Story = {
  args: { outcome: { ...pending, otherWay: { kind: 'now', onChangeWay: fn() } } },
  play: async ({ args: { outcome }, userEvent }) => {
    await opened();
    await userEvent.click(button('Something wrong? Change the recharge way'));
    const otherWay = outcome.kind === 'pending' ? outcome.otherWay : null;
    await expect(otherWay?.kind === 'now' && otherWay.onChangeWay).toHaveBeenCalledOnce();
  },
};

/** The back end cannot end the order for another one: the third tip says when it ends by itself. */
export const PendingOtherWayLater: Story = {
  args: { outcome: { ...pending, otherWay: { kind: 'later', time: '03:53' } } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByText('You can pay another way from 03:53')).toBeVisible();
    await expect(waysOn()).toEqual(['Recharge done']);
  },
};

/** The order was made for another role, so that the recharge popup would show other goods. */
export const PendingForAnotherRole: Story = {
  args: { outcome: { ...pending, otherWay: { kind: 'no' } } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.queryByText(/recharge way/)).toBeNull();
    await expect(popup.getAllByRole('listitem').slice(3)).toHaveLength(2);
  },
};

/** A browser that opens no windows follows the link in this tab. */
export const PendingInThisTab: Story = {
  args: { outcome: { ...pending, opensInTab: true } },
  play: async () => {
    const link = within(await opened()).getByRole('link', { name: 'Go to pay' });
    await expect(link).not.toHaveAttribute('target');
    await expect(link.querySelector('svg')).toBeNull();
  },
};

/** A payment method without a page, for instance one that is confirmed in the bank's app. */
export const PendingWithoutPayLink: Story = {
  args: { outcome: { ...pending, payLink: null } },
  play: async () => {
    const popup = within(await opened());
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(waysOn()).toEqual(['Recharge done']);
    await expect(popup.queryByText(/“Go to pay”/)).toBeNull();
    await expect(popup.getByText(/^Your payment is being confirmed/)).toBeVisible();
  },
};

/** The order is being checked. A second press does nothing. */
export const PendingChecking: Story = {
  args: { outcome: { ...pending, checking: true, onRechargeDone: fn() } },
  play: async ({ args, userEvent }) => {
    const popup = within(await opened());
    await userEvent.click(button('Recharge done'));
    const { outcome } = args;
    await expect(outcome.kind === 'pending' && outcome.onRechargeDone).not.toHaveBeenCalled();
    await expect(popup.getAllByText('Checking …')).not.toHaveLength(0);
  },
};

/** The popup shows when the order was last checked, and that it is checked again. */
export const PendingLastChecked: Story = {
  args: { outcome: { ...pending, lastChecked: '14:03:20' } },
  play: async () => {
    await expect(await screen.findByText('Last checked 14:03:20')).toBeVisible();
    await expect(screen.getByText('We check again automatically')).toBeVisible();
  },
};

/** After ten minutes the order is checked only when the player presses; the popup says so. */
export const PendingChecksOver: Story = {
  args: { outcome: { ...pending, lastChecked: '14:03:20', isOver: true } },
  play: async () => {
    const popup = await opened();
    await expect(popup).toHaveTextContent('Automatic checks have ended');
    await expect(popup).not.toHaveTextContent('We check again');
  },
};

/** The order is paid. One button closes the popup. */
export const Success: Story = {
  args: { outcome: { ...success, onRechargeDone: fn() } },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(waysOn()).toEqual(['Recharge done']);
    await expect(progress()).toEqual(['Order placed (done)', 'Payment (done)', 'Delivery *']);
    await tabTo(userEvent, button('Recharge done'));
    await userEvent.keyboard('{Enter}');
    const { outcome } = args;
    await expect(outcome.kind === 'success' && outcome.onRechargeDone).toHaveBeenCalledOnce();
  },
};

/** What was paid, how and when; and a button that keeps it. */
export const SuccessWithReceipt: Story = {
  tags: ['every-view'],
  args: {
    outcome: success,
    order: {
      ...{ amount: '$4.99', method: 'PayPal', time: '02:42', account: 'player01' },
      ...{ goods: '300 Star Crystals', role: 'Amaranth', billingNo: '20261121-000042' },
    },
    receipt: { label: 'Copy receipt', onPress: fn() },
  },
  play: async ({ args, userEvent }) => {
    const popup = within(await opened());
    for (const text of ['$4.99', 'PayPal', '02:42'])
      await expect(popup.getByText(text)).toBeVisible();
    await userEvent.click(button('Copy receipt'));
    await expect(args.receipt?.onPress).toHaveBeenCalledOnce();
  },
};

/** A shop with VIP levels shows the growth points that the order has earned. */
export const SuccessWithGrowthPoints: Story = {
  args: { outcome: { ...success, earned: 1_250 } },
  play: async () => {
    // For screen readers at once, and at the end of the counting.
    const [earned] = await screen.findAllByText('Growth points earned: 1,250');
    await expect(earned?.closest('[aria-live=assertive]')).toBeVisible();
  },
};

/** What was bought comes in, and the way to the next level is told. */
export const SuccessCelebrated: Story = {
  args: {
    outcome: {
      ...success,
      earned: 1_250,
      nextLevel: { name: 'Gold', missing: '750', percent: 62.5 },
    },
  },
  play: async () => {
    await opened();
    const bar = screen.getByRole('progressbar', { name: 'Progress to Gold' });
    await expect(bar).toHaveAttribute('aria-valuetext', '62.5%');
    const line = screen.getByText('750 growth points to Gold');
    // It may come after the outcome, which is announced at once.
    await expect(line.closest('[aria-live]')).toBeNull();
  },
};

/** The level is being asked for: its place is kept. */
export const SuccessLevelLoading: Story = {
  args: { outcome: { ...success, earned: 50, nextLevel: 'loading' } },
  play: async () => {
    await opened();
    await expect(screen.queryByRole('progressbar')).toBeNull();
    const drawn = document.querySelector('[aria-hidden=true][class*=skeleton]');
    await expect(drawn?.getBoundingClientRect().height).toBeGreaterThan(20);
  },
};

/** The goods have arrived in the game: the last step is done as well. */
export const SuccessDelivered: Story = {
  args: { outcome: { kind: 'success', isDelivered: true, onRechargeDone: fn() } },
  play: async () => {
    await expect(await screen.findByText('Your items are in the game')).toBeVisible();
    await expect(progress()).toEqual(['Order placed (done)', 'Payment (done)', 'Delivery (done)']);
  },
};

/** A payment for a blocked account says when that is unblocked; no goods are on their way. */
export const SuccessOfReplenishment: Story = {
  args: { outcome: { ...success, liftsBlock: true } },
  play: async () => {
    const lifted = await screen.findByText(/^Thank you\. The block on the account is lifted/);
    await expect(lifted.closest('[aria-live=assertive]')).toBeVisible();
  },
};

/** A game that can be opened from the shop has a link. */
export const SuccessWithGameLink: Story = {
  args: {
    outcome: { ...success, earned: 50, gameLink: 'https://game.example/open' },
  },
  play: async () => {
    await opened();
    const link = screen.getByRole('link', { name: 'Back to the game' });
    await expect(link).toHaveAttribute('href', 'https://game.example/open');
    await expect(link).not.toHaveAttribute('target');
    await expect(waysOn()).toEqual(['Recharge done']);
  },
};

/**
 * It is not known whether the order exists, because the connection was lost. It is not shown as
 * failed, and the player is asked not to pay again.
 */
export const Unknown: Story = {
  tags: ['every-view'],
  args: { outcome: { ...unknown, onCheckNow: fn() } },
  play: async ({ args, userEvent }) => {
    const popup = within(await opened());
    await expect(popup.getByText(/do not pay again/)).toBeVisible();
    await expect(popup.queryByText(/fail/i)).toBeNull();
    await expect(popup.queryByRole('list')).toBeNull();
    await expect(waysOn()).toEqual(['Check now']);
    await tabTo(userEvent, button('Check now'));
    await userEvent.keyboard('{Enter}');
    const { outcome } = args;
    await expect(outcome.kind === 'unknown' && outcome.onCheckNow).toHaveBeenCalledOnce();
  },
};

/** The same for a prepaid card, which the player is asked not to enter again. */
export const UnknownForCard: Story = {
  args: { outcome: { ...unknown, notAgain: 'enter-card' } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByText(/do not enter the card again yet/)).toBeVisible();
    await expect(popup.queryByText(/fail/i)).toBeNull();
  },
};

/** No page to pay on has opened: the player is warned of nothing, and can reach customer service while the shop checks. */
export const UnknownWithoutPage: Story = {
  args: { outcome: { ...unknown, notAgain: null, supportHref: 'https://support.example/' } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByText('Waiting for your payment')).toBeVisible();
    await expect(popup.getByText(/^The payment page has not opened yet/)).toBeVisible();
    await expect(popup.queryByText(/not pay again|not confirm/)).toBeNull();
    await expect(popup.getByRole('link', { name: /^Customer service/ })).toBeVisible();
  },
};

/** The shop has stopped checking by itself. The player can check, or send the reference to customer service. */
export const UnknownAfterTimeout: Story = {
  args: {
    outcome: { ...unknown, isOver: true, supportHref: 'https://support.example/' },
    order: { goods: '300 Star Crystals', reference: '7b0e1f52-93cd-4c1f-9d46-0f5a2e8c3b11' },
    onCopy: fn(),
  },
  play: async ({ args, userEvent }) => {
    const popup = within(await opened());
    await expect(popup.getByText(/Please do not pay again\. Press “Check now”/)).toBeVisible();
    await expect(waysOn()).toEqual(['Check now']);
    await expect(popup.getByRole('link', { name: /^Customer service/ })).toBeVisible();
    await tabTo(userEvent, popup.getByRole('button', { name: 'Copy reference' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('7b0e1f52-93cd-4c1f-9d46-0f5a2e8c3b11');
  },
};

/** The same for a prepaid card, of a brand without a customer service page. */
export const UnknownAfterTimeoutForCard: Story = {
  args: { outcome: { ...unknown, isOver: true, notAgain: 'enter-card' } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByText(/^Press “Check now” before you use/)).toBeVisible();
    await expect(popup.queryByRole('link')).toBeNull();
  },
};

/** A back end without keys would make a second order: the player waits a minute. */
export const UnknownTooEarly: Story = {
  args: { outcome: { ...unknown, isOver: true, isTooEarly: true } },
  play: async () => {
    await opened();
    await expect(button('Check now')).toBeDisabled();
  },
};

/** The order is being searched for. */
export const UnknownChecking: Story = { args: { outcome: { ...unknown, checking: true } } };

/** The order existed already. The popup shows it, with its state. */
export const Repeat: Story = {
  args: { repeated: true },
  play: async () => {
    await expect(await screen.findByText('This order already exists. Here it is')).toBeVisible();
    await expect(waysOn()).toEqual(['Recharge done']);
  },
};

/** Very long texts, and markup. */
export const AwkwardOutcome: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    repeated: true,
    outcome: { ...success, earned: 123_456_789_012, gameLink: 'https://game.example/open' },
    order: { goods: awkward.markup, billingNo: awkward.long },
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <ResultPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Recharge result'),
};
