import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/stress-texts';
import { aCoupon, manyCoupons } from '../../test/coupon-samples';
import { tabTo } from '../../test/user-actions';
import { CouponList } from './coupon-list';

const avail = { kind: 'avail', validUntil: '2026/12/31 23:59 UTC+8' } as const;

const meta = {
  title: 'Components/Coupon list',
  component: CouponList,
  parameters: { layout: 'padded' },
  args: {
    label: 'Coupons',
    list: { kind: 'ready', items: manyCoupons(3, avail) },
    onPick: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CouponList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three coupons to choose from. */
export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button');
    await expect(canvas.queryByText('No more entries')).toBeNull();
    await tabTo(userEvent, first ?? document.body);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('avail-1');
  },
};

/** Below a long list a line marks its end. */
export const Several: Story = {
  args: { list: { kind: 'ready', items: manyCoupons(6, avail) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No more entries')).toBeVisible();
  },
};

/** The selected coupon is highlighted. */
export const Picked: Story = { args: { picked: 'avail-2' } };

/** The coupons are being loaded: three placeholder rows. */
export const Loading: Story = {
  args: { list: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading …');
  },
};

/** The coupons could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { list: { kind: 'error', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.list.kind === 'error' && args.list.onRetry).toHaveBeenCalledOnce();
  },
};

/** The player has no coupons. */
export const Empty: Story = {
  args: { list: { kind: 'ready', items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data')).toBeVisible();
  },
};

/** Very long names. Markup is shown as text. */
export const AwkwardTexts: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    list: {
      kind: 'ready',
      items: [
        aCoupon({ code: 'long', name: awkward.long }),
        aCoupon({ code: 'markup', name: awkward.markup }),
      ],
    },
  },
};
