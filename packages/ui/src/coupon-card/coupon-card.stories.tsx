import { textIn } from '@shop/i18n';
import { useLanguage } from '@shop/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { aCoupon } from '../../test/coupon-samples';
import { awkward } from '../../test/stress-texts';
import { tabTo } from '../../test/user-actions';
import { type CouponCardProps, type CouponStanding, CouponCard } from './coupon-card';

const meta = {
  title: 'Components/Coupon card',
  parameters: { layout: 'padded' },
  component: CouponCard,
  args: { coupon: aCoupon() },
} satisfies Meta<typeof CouponCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const validUntil = '2026/12/31 23:59 UTC+8';

/** A coupon that can be used for this order. A press anywhere on the card selects it. */
export const Available: Story = {
  args: { onPick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: '10% off Weekend gift' });
    await expect(card).toHaveAccessibleDescription('Valid until 2026/12/31 23:59 UTC+8');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(document.elementFromPoint(40, 40) ?? card);
    await expect(args.onPick).toHaveBeenCalledWith('C1');
  },
};

/**
 * The coupon is selected for this order: highlighted, with the word “Selected”, and with a button
 * to remove it.
 */
export const Picked: Story = {
  args: { isPicked: true, onPick: fn(), onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Selected');
    const cancel = canvas.getByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveAccessibleDescription('Weekend gift');
    await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

/** A coupon that the player can claim. */
export const Claimable: Story = {
  args: {
    coupon: aCoupon({ standing: { kind: 'claim', validUntil, progress: 'waiting' } }),
    onClaim: fn(),
    onUse: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Claimable' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClaim).toHaveBeenCalledWith('C1');
    await expect(canvas.queryByText('Claimed')).toBeNull();
  },
};

/** The coupon is being claimed. A second press does nothing. */
export const Claiming: Story = {
  args: {
    coupon: aCoupon({ standing: { kind: 'claim', validUntil, progress: 'claiming' } }),
    onClaim: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claimable' }));
    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

/** Claiming failed. The card shows the error, and the player can try again. */
export const ClaimFailed: Story = {
  args: {
    coupon: aCoupon({ standing: { kind: 'claim', validUntil, progress: 'failed' } }),
    onClaim: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const said = canvas.getByText(/could not be claimed/);
    await expect(said.closest('[aria-live]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Claimable' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};

/** The coupon was just claimed and can be used. */
export const Received: Story = {
  args: { onClaim: fn(), onUse: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Claimed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
    await expect(args.onUse).toHaveBeenCalledWith('C1');
  },
};

/** A card whose claim succeeds at once. */
function Answering(props: CouponCardProps): ReactElement {
  const [standing, setStanding] = useState<CouponStanding>({
    kind: 'claim',
    validUntil,
    progress: 'waiting',
  });
  return (
    <CouponCard
      {...props}
      coupon={aCoupon({ standing })}
      onClaim={() => {
        setStanding({ kind: 'avail', validUntil });
      }}
    />
  );
}

/** A double press on “Claimable” does not also press “Use”. Focus stays on the card. */
export const ClaimThenUse: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { onUse: fn() },
  render: Answering,
  play: async ({ args, canvas, userEvent }) => {
    const claim = canvas.getByRole('button', { name: 'Claimable' });
    await tabTo(userEvent, claim);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onUse).not.toHaveBeenCalled();
    const use = canvas.getByRole('button', { name: 'Use' });
    await expect(claim.isConnected).toBe(false);
    await expect(document.activeElement).toContainElement(use);
    await tabTo(userEvent, use);
    await userEvent.keyboard('{Enter}');
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};

/** The coupon does not apply to this order. It cannot be selected. */
export const Locked: Story = {
  args: { coupon: aCoupon({ standing: { kind: 'lock', validUntil } }), onPick: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not usable')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** In the history: a used coupon with the time it was used. */
export const Used: Story = {
  args: { coupon: aCoupon({ standing: { kind: 'used', usedOn: '2026/11/02 14:20 UTC+8' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Used 2026/11/02 14:20 UTC+8')).toBeVisible();
    await expect(canvas.getByText('Used')).toBeVisible();
  },
};

/** In the history: an expired coupon with the time it expired. */
export const Expired: Story = {
  args: { coupon: aCoupon({ standing: { kind: 'expired', expiredOn: '2026/10/31 23:59 UTC+8' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired 2026/10/31 23:59 UTC+8')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};

/** A coupon that does not expire. */
export const NoExpiry: Story = {
  args: { coupon: aCoupon({ standing: { kind: 'avail', validUntil: '' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No expiry date')).toBeVisible();
  },
};

/** What a back end may send: a name for some languages only. */
const names = { de: 'Geschenk zum Wochenende', 'zh-Hans': '周末礼包', en: 'Weekend gift' };

function NamedForSome(props: CouponCardProps): ReactElement {
  const { code } = useLanguage();
  return <CouponCard {...props} coupon={aCoupon({ name: textIn(names, code) })} />;
}

/** The coupon has names in some languages only. The best match is shown. */
export const NamedInSomeLanguages: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: NamedForSome,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weekend gift')).toBeVisible();
  },
};

/** The coupon has no Thai name: the English one is shown. */
export const NamedInAnotherLanguage: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  ...NamedInSomeLanguages,
  globals: { language: 'th' },
};

/** In Traditional Chinese, with a name in Simplified Chinese only: that name is shown. */
export const NamedInTheOtherScript: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: NamedForSome,
  globals: { language: 'zh-TW' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('周末礼包')).toBeVisible();
  },
};

/**
 * Very long names are cut after two lines. Right-to-left names keep their direction, and markup is
 * shown as text.
 */
export const AwkwardNames: Story = {
  tags: ['stress', 'nightly', '!autodocs'],
  render: (args) => (
    <>
      {[
        awkward.long,
        awkward.markup,
        awkward.backwards,
        '\u202Egift',
        'several words '.repeat(15),
      ].map((name) => (
        <CouponCard {...args} coupon={aCoupon({ code: name, name, off: '99.99' })} key={name} />
      ))}
    </>
  ),
  args: { isPicked: true, onPick: fn(), onCancel: fn() },
};

/** A coupon without a name is named by its discount. */
export const WithoutName: Story = {
  args: { coupon: aCoupon({ name: '' }), onPick: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('10% off');
  },
};
