import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { aCoupon } from '../../test/coupon-samples';
import { aPurchase } from '../../test/recharge-samples';
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
    purchase: { ...aPurchase, bonus: '+20 bonus', amount: '$4.99' },
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
  tags: ['every-view'],
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('dialog', { name: 'Use this coupon?' });
    await expect(popup).toHaveTextContent(
      '300 Star Crystals +20 bonus $4.99For Amaranth S12 · Starfall Saga',
    );
    const [, original] = screen.getAllByText('$4.99');
    await expect(original?.closest('s')).not.toBeNull();
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

async function expectButtonsInSight(): Promise<void> {
  await screen.findByRole('dialog');
  for (const name of ['Use coupon', 'Continue without']) {
    const { bottom, top } = screen.getByRole('button', { name }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  }
}

/** With large text as well both buttons are in sight, and what is asked about scrolls. */
export const LargeText: Story = {
  globals: { textSize: '200', viewport: { value: 'width320' } },
  play: expectButtonsInSight,
};

/** On a phone held sideways what is offered is beside what is bought. */
export const Sideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  play: async () => {
    await expectButtonsInSight();
    const price = screen.getByText('$4.49').getBoundingClientRect();
    const buy = screen.getByRole('button', { name: 'Use coupon' }).getBoundingClientRect();
    await expect(price.bottom).toBeLessThanOrEqual(buy.top);
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
    purchase: {
      ...aPurchase,
      goods: awkward.long,
      role: awkward.long,
      amount: 'IDR 99,999,999.99',
    },
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
