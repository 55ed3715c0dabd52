import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aCoupon } from '../../test/coupon-samples';
import { awkward } from '../../test/stress-texts';
import type { CouponStanding } from '../coupon-card';
import { VipCoupons } from './vip-coupons';

const toClaim = (progress: 'waiting' | 'failed'): CouponStanding => ({
  kind: 'claim',
  validUntil: '',
  progress,
});

const meta = {
  title: 'Components/VIP coupons',
  component: VipCoupons,
  args: {
    coupons: {
      kind: 'ready',
      items: [
        aCoupon({ standing: toClaim('waiting') }),
        aCoupon({ code: 'C2', name: 'Welcome back', off: '20', standing: toClaim('failed') }),
        aCoupon({ code: 'C3', name: 'Level 3 gift' }),
      ],
    },
    onClaim: fn(),
    onClaimAll: fn(),
    isClaimingAll: false,
    hasClaimAllFailed: false,
  },
} satisfies Meta<typeof VipCoupons>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Coupons that can be claimed, one by one or together, and one that the player has. */
export const Claimable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Claimable' });
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onClaim).toHaveBeenCalledWith('C1');
    await userEvent.click(canvas.getByRole('button', { name: 'Claim all' }));
    await expect(args.onClaimAll).toHaveBeenCalledOnce();
  },
};

/** The player has no coupons. */
export const Empty: Story = { args: { coupons: { kind: 'ready', items: [] } } };

/** The coupons are being loaded. */
export const Loading: Story = { args: { coupons: { kind: 'loading' } } };

/** Claiming all of them failed. */
export const ClaimAllFailed: Story = {
  args: { hasClaimAllFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^The reward could not be claimed/)).toHaveLength(2);
  },
};

/** A very long name. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    coupons: {
      kind: 'ready',
      items: [
        aCoupon({
          name: `${awkward.markup} ${awkward.long}`,
          off: '99.99',
          standing: toClaim('waiting'),
        }),
      ],
    },
  },
};
