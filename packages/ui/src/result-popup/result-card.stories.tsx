import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { popupParameters } from '../../test/popup-parameters';
import { ResultPopup } from './result-popup';

const meta = {
  title: 'Popups/Result popup, card to enter',
  component: ResultPopup,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    outcome: {
      kind: 'pending',
      payLink: null,
      payHere: { onPress: fn(), busy: false },
      onRechargeDone: fn(),
      otherWay: { kind: 'now', onChangeWay: fn() },
      checking: false,
      lastChecked: '14:03',
    },
    order: { goods: '300 Star Crystals', role: 'Amaranth', billingNo: '20261121-000042' },
    onCopy: fn(),
    copied: false,
  },
} satisfies Meta<typeof ResultPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card fields of the order were closed: the button opens them again. */
export const CardToEnter: Story = {
  play: async ({ args: { outcome }, userEvent }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Recharge result' }));
    await expect(popup.getByText('Press “Go to pay” and enter your card')).toBeVisible();
    await userEvent.click(popup.getByRole('button', { name: 'Go to pay' }));
    const payHere = outcome.kind === 'pending' ? outcome.payHere : undefined;
    await expect(payHere?.onPress).toHaveBeenCalledOnce();
  },
};

/** The card fields are about to open. */
export const CardOpening: Story = {
  args: {
    outcome: { ...meta.args.outcome, payHere: { onPress: fn(), busy: true } },
  },
};
