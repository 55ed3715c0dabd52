import { textIn, useLanguage } from '@shop/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { awkward } from '../../test/awkward-texts';
import { aCoupon } from '../../test/coupon-samples';
import { tabTo } from '../../test/tab-to';
import { CouponCard, type CouponCardProps, type CouponStanding } from './coupon-card';

const meta = {
  title: 'Components/Coupon card',
  parameters: { layout: 'padded' },
  component: CouponCard,
  args: { coupon: aCoupon() },
} satisfies Meta<typeof CouponCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const validUntil = '2026/12/31 23:59 UTC+8';

/** Avail: can be picked by a press anywhere on the card. */
export const Avail: Story = {
  args: { onPick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: '10% off Weekend gift' });
    await expect(card).toHaveAccessibleDescription('Valid until 2026/12/31 23:59 UTC+8');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(document.elementFromPoint(40, 40) ?? card);
    await expect(args.onPick).toHaveBeenCalledWith('C1');
  },
};

/** Avail and picked: highlighted, said in words, and given up by “cancel”. */
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

/** Claim: its button reads “claimable”. */
export const Claim: Story = {
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

/** It is being claimed: a second press does nothing. */
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

/** Claiming failed: said on the card, and the button is there to try again. */
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

/** Where it was claimed it can be used: “use”. */
export const Received: Story = {
  args: { onClaim: fn(), onUse: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Claimed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
    await expect(args.onUse).toHaveBeenCalledWith('C1');
  },
};

/** An owner whose server answers at once. */
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

/** “Use” takes no press that was meant for “claimable”, and focus stays on the card. */
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

/** Lock: not usable for this order; a word, not a dead button, and nothing to pick. */
export const Locked: Story = {
  args: { coupon: aCoupon({ standing: { kind: 'lock', validUntil } }), onPick: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not usable')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** History, used: when it was. */
export const Used: Story = {
  args: { coupon: aCoupon({ standing: { kind: 'used', usedOn: '2026/11/02 14:20 UTC+8' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Used 2026/11/02 14:20 UTC+8')).toBeVisible();
    await expect(canvas.getByText('Used')).toBeVisible();
  },
};

/** History, run out: when that was. */
export const Expired: Story = {
  args: { coupon: aCoupon({ standing: { kind: 'expired', expiredOn: '2026/10/31 23:59 UTC+8' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired 2026/10/31 23:59 UTC+8')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};

/** It does not run out. */
export const WithoutEnd: Story = {
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

/**
 * Named in some languages only: the owner takes the best fit with `textIn`. A player of Taiwan reads
 * the other Chinese script, a player of Thailand English.
 */
export const NamedInSomeLanguages: Story = {
  tags: ['stress', '!autodocs'],
  render: NamedForSome,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weekend gift')).toBeVisible();
  },
};

/** The same coupon in Thai, a language it has no name in. */
export const NamedInAnotherLanguage: Story = {
  tags: ['stress', '!autodocs'],
  ...NamedInSomeLanguages,
  globals: { language: 'th' },
};

/** And in Chinese as it is written in Taiwan: the name in the other script. */
export const NamedInTheOtherScript: Story = {
  tags: ['stress', '!autodocs'],
  render: NamedForSome,
  globals: { language: 'zh-TW' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('周末礼包')).toBeVisible();
  },
};

/** Names nobody foresaw are cut after two lines, run their own way, and stay text. */
export const AwkwardNames: Story = {
  tags: ['stress', '!autodocs'],
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

/** It came without a name: what it takes off names it. */
export const WithoutName: Story = {
  args: { coupon: aCoupon({ name: '' }), onPick: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('10% off');
  },
};
