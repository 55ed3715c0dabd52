import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { actsAsPopup } from '../../test/acts-as-popup';
import { awkward } from '../../test/awkward-texts';
import { PopupOwner } from '../../test/popup-owner';
import { shownInFrame } from '../../test/shown-in-frame';
import { tabTo } from '../../test/tab-to';
import { type ResultOutcome, ResultPopup } from './result-popup';

const pending = {
  kind: 'pending',
  payLink: 'https://pay.example/1',
  onToPay: fn(),
  onRechargeDone: fn(),
  onChangeWay: fn(),
  checking: false,
  lastChecked: null,
} as const satisfies ResultOutcome;
const success = { kind: 'success', onRechargeDone: fn() } as const satisfies ResultOutcome;
const fail = {
  kind: 'fail',
  onChangeWay: fn(),
  onContinue: fn(),
} as const satisfies ResultOutcome;
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
  parameters: shownInFrame,
  args: {
    open: true,
    onOpenChange: fn(),
    outcome: pending,
    order: { goods: '300 Diamonds', role: 'Amaranth', billingNo: '20261121' },
    onCopy: fn(),
    copied: false,
  },
} satisfies Meta<typeof ResultPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Recharge result' });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

/** The ways on at the bottom, in their order: neither what the frame has, nor what is in the list. */
function waysOn(): (string | null)[] {
  return screen
    .getAllByRole('button')
    .filter((one) => !one.matches('[aria-label], li *'))
    .map(({ textContent }) => textContent);
}

/** The three steps of the order, as they are read out; the current one has a star. */
function progress(): string[] {
  const steps = within(screen.getByRole('list', { name: 'Order progress' }));
  return steps.getAllByRole('listitem').map((step) => {
    const label = step.lastElementChild?.textContent ?? '';
    return step.getAttribute('aria-current') === 'step' ? `${label} *` : label;
  });
}

/** The player is at the provider: three numbered tips, and the way there once more. */
export const Pending: Story = {
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

/** By keyboard: "recharge done" has the order read again. */
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

/** The third tip reopens the recharge popup. */
export const PendingChangeWay: Story = {
  args: { outcome: { ...pending, onChangeWay: fn() } },
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.click(button('Something wrong? Change the recharge way'));
    const { outcome } = args;
    await expect(outcome.kind === 'pending' && outcome.onChangeWay).toHaveBeenCalledOnce();
  },
};

/** A channel without a page of its own, such as one that asks in the bank's app: no "to pay". */
export const PendingWithoutPayLink: Story = {
  args: { outcome: { ...pending, payLink: null } },
  play: async () => {
    await opened();
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(waysOn()).toEqual(['Recharge done']);
  },
};

/** The order is being read: it is not asked for a second time. */
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

/** A waiting player sees that the popup is alive. */
export const PendingLastChecked: Story = {
  args: { outcome: { ...pending, lastChecked: '14:03:20' } },
  play: async () => {
    await expect(await screen.findByText('Last checked 14:03:20')).toBeVisible();
  },
};

/** Paid: there is one way on, and it closes the popup. */
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

/** In the VIP version: what the order has earned is said with its status. */
export const SuccessWithGrowthPoints: Story = {
  args: { outcome: { ...success, earned: '1,250' } },
  play: async () => {
    const earned = await screen.findByText('Growth points earned: 1,250');
    await expect(earned.closest('[aria-live=assertive]')).toBeVisible();
  },
};

/** A game that can be opened from here. The link stays in this tab, and is no button of the status. */
export const SuccessWithGameLink: Story = {
  args: {
    outcome: { ...success, earned: '50', gameLink: 'https://game.example/open' },
  },
  play: async () => {
    await opened();
    const link = screen.getByRole('link', { name: 'Back to the game' });
    await expect(link).toHaveAttribute('href', 'https://game.example/open');
    await expect(link).not.toHaveAttribute('target');
    await expect(waysOn()).toEqual(['Recharge done']);
  },
};

/** Refused: both buttons lead back to the recharge popup. */
export const Fail: Story = {
  args: { outcome: { ...fail, onContinue: fn(), onChangeWay: fn() } },
  play: async ({ args, userEvent }) => {
    await opened();
    await expect(waysOn()).toEqual(['Continue recharge', 'Change recharge way']);
    await expect(progress()).toEqual([
      'Order placed (done)',
      'Payment (Payment failed)',
      'Delivery',
    ]);
    await tabTo(userEvent, button('Continue recharge'));
    await userEvent.keyboard('{Enter}{Tab}{Enter}');
    const { outcome } = args;
    await expect(outcome.kind === 'fail' && outcome.onContinue).toHaveBeenCalledOnce();
    await expect(outcome.kind === 'fail' && outcome.onChangeWay).toHaveBeenCalledOnce();
  },
};

/** With the reason in words, where the provider gives one. */
export const FailWithReason: Story = {
  args: { outcome: { ...fail, reason: 'Your bank declined the payment. Nothing was taken.' } },
  play: async () => {
    await expect(await screen.findByText(/^Your bank declined/)).toBeVisible();
  },
};

/** Nobody can say whether the order exists: never called failed, and the player is asked to wait. */
export const Unknown: Story = {
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

/** The same for a prepaid card, whose number must not be entered again. */
export const UnknownForCard: Story = {
  args: { outcome: { ...unknown, notAgain: 'enter-card' } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByText(/do not enter the card again yet/)).toBeVisible();
    await expect(popup.queryByText(/fail/i)).toBeNull();
  },
};

/** No longer checked by itself: the player asks, or sends customer service what is known. */
export const UnknownOver: Story = {
  args: {
    outcome: { ...unknown, isOver: true, supportHref: 'https://support.example/' },
    order: { goods: '300 Diamonds', reference: '7b0e1f52-93cd-4c1f-9d46-0f5a2e8c3b11' },
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

/** The same for a prepaid card, of a brand without a page of customer service. */
export const UnknownOverForCard: Story = {
  args: { outcome: { ...unknown, isOver: true, notAgain: 'enter-card' } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByText(/^Press “Check now” before you use/)).toBeVisible();
    await expect(popup.queryByRole('link')).toBeNull();
  },
};

/** And while it is being looked for. */
export const UnknownChecking: Story = { args: { outcome: { ...unknown, checking: true } } };

/** The order existed already (code Repeat): that is said, and then how it stands. */
export const Repeat: Story = {
  args: { repeated: true },
  play: async () => {
    await expect(await screen.findByText('This order already exists. Here it is')).toBeVisible();
    await expect(waysOn()).toEqual(['Recharge done']);
  },
};

/** Points and reasons nobody foresaw. */
export const AwkwardOutcome: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    repeated: true,
    outcome: { ...success, earned: awkward.long, gameLink: 'https://game.example/open' },
    order: { goods: awkward.markup },
  },
};

/** Focus is taken, kept, and given back on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <ResultPopup {...args} {...popup} />} />,
  play: ({ userEvent }) => actsAsPopup(userEvent, 'Recharge result'),
};
