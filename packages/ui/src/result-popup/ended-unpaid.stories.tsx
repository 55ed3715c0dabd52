import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { popupParameters } from '../../test/popup-parameters';
import { button, opened, progress, waysOn } from '../../test/read-result-popup';
import { tabTo } from '../../test/user-actions';
import { type ResultOutcome, ResultPopup } from './result-popup';

const fail = {
  kind: 'fail',
  onChangeWay: fn(),
  onContinue: fn(),
} as const satisfies ResultOutcome;

const meta = {
  title: 'Popups/Result popup, ended unpaid',
  component: ResultPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    outcome: fail,
    order: { goods: '300 Star Crystals', role: 'Amaranth', billingNo: '20261121-000042' },
    onCopy: fn(),
    copied: false,
  },
} satisfies Meta<typeof ResultPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The payment was refused: nothing was charged. Both buttons lead back to the recharge popup. */
export const Fail: Story = {
  tags: ['every-view'],
  args: {
    outcome: {
      ...fail,
      onContinue: fn(),
      onChangeWay: fn(),
      supportHref: 'https://support.example/',
    },
  },
  play: async ({ args, userEvent }) => {
    const popup = within(await opened());
    await expect(popup.getByRole('link', { name: /^Customer service/ })).toBeVisible();
    await expect(popup.getByText(/^Nothing was charged\./)).toBeVisible();
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

/** The player pays by another order, chosen in another tab: nothing has failed, and nothing is to be done here. */
export const Replaced: Story = {
  args: { outcome: { kind: 'replaced', onClose: fn() } },
  play: async ({ args, userEvent }) => {
    const popup = within(await opened());
    await expect(popup.getByRole('heading', { name: 'Replaced by another order' })).toBeVisible();
    await expect(popup.queryByText(/fail|cancel/i)).toBeNull();
    await userEvent.click(popup.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    const { outcome } = args;
    await expect(outcome.kind === 'replaced' && outcome.onClose).toHaveBeenCalledOnce();
  },
};

/** The player cancelled the payment: nothing has failed. */
export const Cancelled: Story = {
  args: { outcome: { ...fail, kind: 'cancelled' } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible();
    await expect(popup.queryByText(/fail/i)).toBeNull();
    await expect(waysOn()).toEqual(['Continue recharge', 'Change recharge way']);
    await expect(progress()).toEqual([
      'Order placed (done)',
      'Payment (The payment was cancelled)',
      'Delivery',
    ]);
  },
};

/** The time to pay was over. */
export const Expired: Story = {
  args: { outcome: { ...fail, kind: 'expired' } },
  play: async () => {
    const popup = within(await opened());
    await expect(popup.getByRole('heading', { name: 'The time to pay was over' })).toBeVisible();
    await expect(popup.queryByText(/fail/i)).toBeNull();
  },
};

/** The order was made for another role: one button goes on. */
export const FailForAnotherRole: Story = {
  args: { outcome: { kind: 'fail', onContinue: fn() } },
  play: async () => {
    await opened();
    await expect(waysOn()).toEqual(['Continue recharge']);
  },
};

/** The payment was refused, with the reason from the provider. */
export const FailWithReason: Story = {
  args: { outcome: { ...fail, reason: 'Your bank declined the payment.' } },
  play: async () => {
    await expect(await screen.findByText(/^Your bank declined/)).toBeVisible();
  },
};
