import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectFocusWithin, tabTo } from '../../test/user-actions';
import { PopupOwner, expectPopupBehaviour } from '../../test/popup-behaviour';
import { awkward } from '../../test/stress-texts';
import { aCoupon, manyCoupons } from '../../test/coupon-samples';
import { popupParameters } from '../../test/popup-parameters';
import type { CouponOption, CouponStanding } from '../coupon-card';
import { CouponClaim, type CouponClaimProps } from './coupon-claim';

const validUntil = '2026/12/31 23:59 UTC+8';
const ready = (...items: readonly CouponOption[]) => ({ kind: 'ready', items }) as const;
const toClaim = (progress: 'waiting' | 'claiming' | 'failed'): CouponStanding => ({
  kind: 'claim',
  validUntil,
  progress,
});
const waiting = [
  aCoupon({ standing: toClaim('waiting') }),
  aCoupon({ code: 'C2', name: 'Welcome back', off: '20', standing: toClaim('waiting') }),
];
const received = aCoupon({ code: 'C3', name: 'Level 3 gift', off: '15' });

const meta = {
  title: 'Popups/Coupon claim',
  component: CouponClaim,
  parameters: popupParameters,
  args: {
    open: true,
    onOpenChange: fn(),
    coupons: ready(...waiting),
    onClaim: fn(),
    onClaimAll: fn(),
    isClaimingAll: false,
    onUse: fn(),
  },
} satisfies Meta<typeof CouponClaim>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rewards that the player can claim one by one or all together. */
export const Claimable: Story = {
  play: async ({ args, userEvent }) => {
    const popup = await screen.findByRole('dialog', { name: 'Rewards for you' });
    const [first] = within(popup).getAllByRole('button', { name: 'Claimable' });
    await expect(first).toHaveAccessibleDescription('Weekend gift');
    await userEvent.click(first ?? popup);
    await expect(args.onClaim).toHaveBeenCalledWith('C1');
    await userEvent.click(screen.getByRole('button', { name: 'Claim all' }));
    await expect(args.onClaimAll).toHaveBeenCalledOnce();
  },
};

/** One reward is being claimed, one was received, and one failed. */
export const EachState: Story = {
  args: {
    coupons: ready(
      aCoupon({ standing: toClaim('claiming') }),
      received,
      aCoupon({ code: 'C4', name: 'Autumn gift', off: '5', standing: toClaim('failed') }),
    ),
  },
  play: async ({ args, userEvent }) => {
    const [busy, , failed] = await screen.findAllByRole('listitem');
    await userEvent.click(within(busy ?? document.body).getByRole('button'));
    await expect(args.onClaim).not.toHaveBeenCalled();
    await expect(failed).toHaveTextContent(/could not be claimed/);
    await userEvent.click(screen.getByRole('button', { name: 'Use' }));
    await expect(args.onUse).toHaveBeenCalledWith('C3');
  },
};

/** All rewards are being claimed. */
export const ClaimingAll: Story = {
  args: { isClaimingAll: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Claim all' }));
    await expect(args.onClaimAll).not.toHaveBeenCalled();
  },
};

/** Claiming all rewards failed. The error is beside the button, and the player can try again. */
export const ClaimAllFailed: Story = {
  args: { hasClaimAllFailed: true },
  play: async () => {
    const said = await screen.findByText(/could not be claimed/);
    await expect(said.closest('[aria-live]')).not.toBeNull();
    await expect(screen.getByRole('button', { name: 'Claim all' })).toBeEnabled();
  },
};

/** No reward is left to claim. The player can use one, or close the popup. */
export const AllReceived: Story = {
  args: { coupons: ready(received) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull();
  },
};

/** The rewards are being loaded. */
export const Loading: Story = { args: { coupons: { kind: 'loading' } } };

/** The player has no rewards. */
export const Empty: Story = {
  args: { coupons: ready() },
  play: async () => {
    await expect(await screen.findByText('No data')).toBeInTheDocument();
  },
};

const onRetry = fn();

/** The rewards could not be loaded. The player can try again. */
export const Failed: Story = {
  args: { coupons: { kind: 'error', onRetry } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** Hundreds of rewards, one with a very long name. */
export const Hundreds: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  args: {
    coupons: ready(
      aCoupon({ code: 'long', name: awkward.long, standing: toClaim('failed') }),
      aCoupon({ code: 'markup', name: awkward.markup, standing: toClaim('waiting') }),
      ...manyCoupons(400, toClaim('waiting')),
    ),
  },
  play: async () => {
    const rows = await screen.findAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
  },
};

/** A popup whose claims succeed at once. */
function Owner(props: CouponClaimProps): ReactElement {
  const [coupons, setCoupons] = useState<readonly CouponOption[]>(waiting);
  const receive = (isMeant: (code: string) => boolean): void => {
    const standing = { kind: 'avail', validUntil } as const;
    setCoupons(coupons.map((one) => (isMeant(one.code) ? { ...one, standing } : one)));
  };
  return (
    <PopupOwner
      popup={(popup) => (
        <CouponClaim
          {...props}
          {...popup}
          coupons={ready(...coupons)}
          onClaim={(code) => {
            receive((one) => one === code);
          }}
          onClaimAll={() => {
            receive(() => true);
          }}
        />
      )}
    />
  );
}

/** With keys only: claim one, claim the rest, close. Focus stays in the popup. */
export const ClaimedByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Owner {...args} />,
  play: async ({ userEvent }) => {
    const opener = screen.getByRole('button', { name: 'open' });
    await tabTo(userEvent, opener);
    await userEvent.keyboard('{Enter}');
    const popup = await screen.findByRole('dialog');
    const [first] = within(popup).getAllByRole('button', { name: 'Claimable' });
    await tabTo(userEvent, first ?? popup);
    await userEvent.keyboard('{Enter}');
    await expectFocusWithin(popup);
    await tabTo(userEvent, screen.getByRole('button', { name: 'Claim all' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.getAllByRole('button', { name: 'Use' })).toHaveLength(2);
    await tabTo(userEvent, screen.getByRole('button', { name: 'OK' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Focus moves into the popup, stays inside it, and returns to the opener on Escape. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Owner {...args} />,
  play: ({ userEvent }) => expectPopupBehaviour(userEvent, 'Rewards for you'),
};
