import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { popupParameters } from '../../test/popup-parameters';
import { aChannel, aPurchase } from '../../test/recharge-samples';
import { type CouponRowState, CouponRow } from '../coupon-row';
import { RechargePopup } from './recharge-popup';

const usedCoupon: CouponRowState = {
  kind: 'choosable',
  count: 3,
  chosen: { name: 'Weekend gift', off: '10', saving: '$0.50' },
  onChoose: fn(),
};

const meta = {
  title: 'Popups/Recharge popup/Crowded',
  component: RechargePopup,
  parameters: popupParameters,
  tags: ['every-view'],
  args: {
    open: true,
    onOpenChange: fn(),
    purchase: { ...aPurchase, bonus: '+20 bonus', points: '45' },
    regions: [{ code: 'SG', name: 'Singapore' }],
    region: 'SG',
    onRegionChange: fn(),
    channels: {
      kind: 'ready',
      items: [aChannel('PayPal', { description: 'Balance or card' }), aChannel('E-wallet')],
    },
    chosenChannel: 'PayPal',
    onChannelChoose: fn(),
    coupon: <CouponRow state={usedCoupon} />,
    price: { amount: '$4.49', original: '$4.99' },
    next: 'The payment page opens next',
    busy: false,
    canBuy: true,
    onBuy: fn(),
  },
} satisfies Meta<typeof RechargePopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A coupon is used: between the goods and the ways to pay there is its row. */
export const WithCoupon: Story = {
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'PayPal' })).toBeChecked();
    await expect(screen.getByRole('button', { name: /^Coupon.*10% off/ })).toBeVisible();
  },
};

/** The chosen way takes no coupon, of which the row tells with two lines where another would be cheaper. */
export const CheaperElsewhere: Story = {
  args: {
    price: { amount: '$4.99' },
    coupon: (
      <CouponRow
        state={{
          kind: 'unsupported-channel',
          cheaper: { name: 'E-wallet', saving: '$0.50', onChoose: fn() },
        }}
      />
    ),
  },
};

const card = aChannel('Credit or debit card', { description: 'Visa, Mastercard, JCB' });
const wallets = [
  aChannel('PayPal', { description: 'Balance or card', isLastUsed: true }),
  aChannel('E-wallets', { hasSubChannels: true }),
];

/** Everything that one purchase can have: kinds, regions, a coupon, a limit, a warning, and a message. */
export const Everything: Story = {
  args: {
    channels: { kind: 'ready', items: [...wallets, card] },
    groups: [
      { key: 'wallet', title: 'Wallets', channels: wallets },
      { key: 'card', title: 'Cards', channels: [card] },
    ],
    regions: [
      { code: 'SG', name: 'Singapore' },
      { code: 'MY', name: 'Malaysia' },
    ],
    mustStayOnline: true,
    limit: { rule: { per: 'time', times: 3, days: 7 }, standing: { kind: 'left', left: 2 } },
    message: { tone: 'error', text: 'The payment could not be opened. Please try again' },
  },
};
