import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { aCoupon } from '../../test/coupon-samples';
import { popupParameters } from '../../test/popup-parameters';
import { tabTo } from '../../test/user-actions';
import { CouponConsume } from './coupon-consume';

const meta = {
  title: 'Popups/Coupon consume',
  component: CouponConsume,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    coupon: aCoupon(),
    price: { amount: '$4.49', original: '$4.99' },
    onUse: fn(),
    onContinueWithout: fn(),
  },
} satisfies Meta<typeof CouponConsume>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player buys without a coupon. They can use this one, continue without it, or close the popup. */
export const Question: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Use this coupon?' });
    await expect(screen.getByText('$4.99').closest('s')).not.toBeNull();
    await expect(screen.getByText('$4.49')).toBeInTheDocument();
    await expect(screen.getByText(/Continue without it\?/)).toBeInTheDocument();
    await expect(screen.getByText(/It is used up with this order/)).toBeInTheDocument();

    await tabTo(userEvent, screen.getByRole('button', { name: 'Use coupon' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledOnce();
    await tabTo(userEvent, screen.getByRole('button', { name: 'Continue without' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onContinueWithout).toHaveBeenCalledOnce();
    await tabTo(userEvent, screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The price is being calculated. The player can only continue without the coupon. */
export const LoadingPrice: Story = {
  args: { price: null },
  play: async () => {
    await screen.findByText('Working out the price …');
    await expect(screen.getByRole('button', { name: 'Use coupon' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Continue without' })).toBeEnabled();
  },
};

/** The order is being created. Both buttons ignore presses. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use coupon' }));
    await expect(args.onUse).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Continue without' })).toBeDisabled();
  },
};

/** A very long coupon name and a very high price. */
export const AwkwardTexts: Story = {
  tags: ['stress', '!autodocs'],
  args: {
    coupon: aCoupon({ name: `${awkward.markup} ${awkward.long}`, off: '99.99' }),
    price: { amount: 'IDR 89,999,999.99', original: 'IDR 99,999,999.99' },
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <PopupOwner popup={(popup) => <CouponConsume {...args} {...popup} />} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Use this coupon?'),
};
